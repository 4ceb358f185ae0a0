import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { readNumber, writeNumber } from '../../../i18n/locale-number.ts';
import { useEditor } from '../editor-context.ts';

interface AmountFieldProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'rightSection' | 'leftSection' | 'w' | 'size'
> {
  readonly value: number | null;
  /** A sum in whole euros: a point or a comma before exactly three digits groups. */
  readonly isMoney?: boolean;
  /** Years, days: sent whole, so they are whole here. */
  readonly isWhole?: boolean;
  /** What there cannot be less than nothing of, such as a distance: a number below zero counts as none. */
  readonly isPositive?: boolean;
  readonly hasFocus?: boolean;
  /** What goes away with its number: an emptied field waits for another number until it is left. */
  readonly isEmptiedOnLeaving?: boolean;
  /** The number as it is typed; null for none. */
  readonly onCommit: (value: number | null) => void;
}

/** A number as the user's locale writes it; leaving it with what is no number goes back to the last valid one (PRO-08). */
export function AmountField({
  value,
  isMoney = false,
  isWhole = isMoney,
  isPositive = isMoney,
  hasFocus = false,
  isEmptiedOnLeaving = false,
  onCommit,
  ...field
}: AmountFieldProps) {
  const { locale } = useEditor();
  const [draft, setDraft] = useState<string | null>(null);
  /** Gives the number up, once the field is left. */
  const waiting = useRef<(() => void) | null>(null);
  // What is typed counts at once, so that closing the editor loses nothing; what is no number waits for a better end.
  function handleChange(text: string) {
    setDraft(text);
    const read = readNumber(text, { locale, isMoney });
    const given = isWhole && typeof read === 'number' ? Math.round(read) : read;
    const isRefused = given === undefined || (isPositive && given !== null && given < 0);
    waiting.current = isEmptiedOnLeaving && given === null && value !== null ? () => onCommit(null) : null;
    if (!isRefused && given !== value && waiting.current === null) onCommit(given);
  }
  function leave() {
    setDraft(null);
    const commit = waiting.current;
    waiting.current = null;
    commit?.();
  }
  // the editor may be closed with the field still in use
  useEffect(
    () => () => {
      waiting.current?.();
    },
    [],
  );
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? (value === null ? '' : writeNumber(isMoney ? Math.round(value) : value, { locale }))}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
      {...(hasFocus ? { 'data-autofocus': true } : {})}
    />
  );
}
