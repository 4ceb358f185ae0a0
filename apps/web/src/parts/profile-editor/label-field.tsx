import { Autocomplete } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AspectName } from '@counterpart/domain';
import { splitLabels } from '../../state/profile/edit-values.ts';
import { useLeave } from './use-leave.ts';
import { useSuggestions } from './use-suggestions.ts';
import classes from './label-field.module.css';

interface LabelFieldProps {
  readonly aspect: AspectName;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly hasFocus?: boolean;
  /** A wide field of an editor, or a small one among chips. */
  readonly size?: 'xs' | 'sm';
  /** The label when the field is left or Enter is pressed, or a suggestion with its concept. */
  readonly onCommit: (label: string, conceptId: string | null) => void;
  /** Several labels, typed or pasted with commas or lines between them; without it they are one label. */
  readonly onCommitList?: (labels: readonly string[]) => void;
  readonly onEscape?: () => void;
  /** The field was left with nothing in it. */
  readonly onLeave?: () => void;
}

/** A label with suggestions while typing: what was matched, and which concept or region it is of. */
export function LabelField(props: LabelFieldProps) {
  const { aspect, label, value, placeholder = '', hasFocus = false, size = 'sm', onCommit, onCommitList } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const text = draft ?? value;
  const suggestions = useSuggestions(aspect, text, isFocused && text !== value);
  // The field puts a suggestion that was taken into its text afterwards; by then it is a value already.
  const taken = useRef<string | null>(null);

  function commit(committed: string, conceptId: string | null = null) {
    setDraft(null);
    const trimmed = committed.trim();
    if (trimmed !== value || conceptId !== null) onCommit(trimmed, conceptId);
  }
  // closing an editor ends the edit: what was typed counts
  useLeave(draft, (left) => {
    if (left !== null) commit(left);
  });
  function commitList(list: string, rest: string | null) {
    const labels = splitLabels(list);
    setDraft(rest);
    if (labels.length > 0) onCommitList?.(labels);
  }
  function handleChange(typed: string) {
    if (typed === taken.current) {
      taken.current = null;
      return;
    }
    taken.current = null;
    const end = Math.max(typed.lastIndexOf(','), typed.lastIndexOf(';'));
    if (onCommitList !== undefined && end >= 0) commitList(typed.slice(0, end), typed.slice(end + 1).trimStart());
    else setDraft(typed);
  }
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (onCommitList === undefined || !/[,;\n\t]/.test(pasted)) return;
    event.preventDefault();
    commitList(`${text}${pasted}`, null);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const hasActive = (event.currentTarget.getAttribute('aria-activedescendant') ?? '') !== '';
    if (event.key === 'Enter' && !hasActive && !event.ctrlKey && !event.metaKey) commit(text);
    if (event.key === 'Escape' && props.onEscape !== undefined) {
      event.stopPropagation();
      setDraft(null);
      props.onEscape();
    }
  }
  return (
    <Autocomplete
      size={size}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      data={suggestions.map((suggestion) => suggestion.text)}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const { about = null, conceptType = null } =
          suggestions.find((suggestion) => suggestion.text === option.value) ?? {};
        return (
          <span className={classes.option}>
            <span>{option.value}</span>
            {about !== null && (
              <span className={classes.about}>
                {aspect === 'locations' ? '' : '→ '}
                {about}
              </span>
            )}
            {conceptType !== null && (
              <span className={classes.type}>
                <FormattedMessage id={`conceptType.${conceptType}`} />
              </span>
            )}
          </span>
        );
      }}
      onChange={handleChange}
      onOptionSubmit={(option) => {
        taken.current = option;
        commit(option, suggestions.find((suggestion) => suggestion.text === option)?.conceptId ?? null);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        if (draft !== null) commit(text);
        else if (value === '') props.onLeave?.();
      }}
      onPaste={handlePaste}
      onKeyDown={handleKeyDown}
      comboboxProps={{ withinPortal: false, width: 'max-content', position: 'bottom-start' }}
      {...(hasFocus ? { 'data-autofocus': true } : {})}
    />
  );
}
