import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import type { AspectName } from '@counterpart/domain';
import { MAX_LABEL, splitLabels } from '../../../../state/profile/edit-values.ts';
import { useLeave } from '../use-leave.ts';
import { useSuggestions } from './use-suggestions.ts';
import classes from './label-field.module.css';

/** Suggestions follow when typing pauses: longer than a quick typist takes from key to key, so that nothing is drawn between two. */
const PAUSE_MS = 180;

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

/**
 * A label with suggestions while typing: what was matched, and which concept or region it is of. The text is the input's
 * own: a key draws nothing anew, however long the profile is, until typing pauses.
 */
export function LabelField(props: LabelFieldProps) {
  const { aspect, label, value, placeholder = '', hasFocus = false, size = 'sm', onCommit, onCommitList } = props;
  const input = useRef<HTMLInputElement>(null);
  /** What was typed since the last commit; null for nothing. */
  const draft = useRef<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const found = useSuggestions(aspect, typed ?? value, isFocused && typed !== null && typed !== value);
  // the list is drawn bit by bit: a key that comes meanwhile goes first
  const suggestions = useDeferredValue(found);
  const combobox = useCombobox({
    opened: isFocused && !isDismissed && found.length > 0 && suggestions.length > 0,
    onOpenedChange: (isOpened) => setDismissed(!isOpened),
  });
  const suggest = useDebouncedCallback((text: string | null) => {
    combobox.resetSelectedOption();
    setDismissed(false);
    setTyped(text);
  }, PAUSE_MS);

  // another label of the value, by whatever way it came, is shown
  useLayoutEffect(() => {
    if (draft.current === null && input.current !== null) input.current.value = value;
  }, [value]);
  function write(text: string | null) {
    draft.current = text;
    if (input.current !== null) input.current.value = text ?? value;
  }
  function commit(committed: string, conceptId: string | null = null) {
    write(null);
    suggest.cancel();
    setTyped(null);
    const trimmed = committed.trim();
    if (trimmed !== value || conceptId !== null) onCommit(trimmed, conceptId);
  }
  // closing an editor ends the edit: what was typed counts
  useLeave(draft, (left) => {
    if (left.current !== null) commit(left.current);
  });
  function commitList(list: string, rest: string | null) {
    const labels = splitLabels(list);
    write(rest);
    suggest(rest);
    if (labels.length > 0) onCommitList?.(labels);
  }
  function handleInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value;
    const end = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'));
    if (onCommitList !== undefined && end >= 0) {
      commitList(text.slice(0, end), text.slice(end + 1).trimStart());
      return;
    }
    draft.current = text;
    suggest(text);
  }
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (onCommitList === undefined || !/[,;\n\t]/.test(pasted)) return;
    event.preventDefault();
    commitList(`${draft.current ?? value}${pasted}`, null);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const hasActive = (event.currentTarget.getAttribute('aria-activedescendant') ?? '') !== '';
    if (event.key === 'Enter' && !hasActive && !event.ctrlKey && !event.metaKey) commit(draft.current ?? value);
    if (event.key === 'Escape' && props.onEscape !== undefined) {
      event.stopPropagation();
      write(null);
      suggest.cancel();
      setTyped(null);
      props.onEscape();
    }
  }
  return (
    <Combobox
      store={combobox}
      size={size}
      // there before the first suggestion: drawing it then would hold up the next key
      keepMounted
      withinPortal={false}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(option) =>
        commit(option, suggestions.find((suggestion) => suggestion.text === option)?.conceptId ?? null)
      }
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={input}
          size={size}
          aria-label={label}
          placeholder={placeholder}
          maxLength={MAX_LABEL}
          defaultValue={value}
          onInput={handleInput}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            if (draft.current !== null) commit(draft.current);
            else if (value === '') props.onLeave?.();
          }}
          onPaste={handlePaste}
          onKeyDown={handleKeyDown}
          {...(hasFocus ? { 'data-autofocus': true } : {})}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options aria-label={label}>
          {suggestions.map(({ text, about, conceptType }) => (
            <Combobox.Option key={text} value={text} className={classes.option ?? ''}>
              <span>{text}</span>
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
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
