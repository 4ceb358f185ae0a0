import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { readNumber, writeNumber } from '../../i18n/locale-number.ts';
import { useEditor } from './editor-context.ts';

interface AmountFieldProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'rightSection' | 'leftSection' | 'w' | 'size'
> {
  readonly value: number | null;
  /** A sum in whole euros: a point before exactly three digits groups in nl, fr and it. */
  readonly isMoney?: boolean;
  readonly hasFocus?: boolean;
  /** The number as it is typed; null for none. */
  readonly onCommit: (value: number | null) => void;
}

/** A number as the user's locale writes it; leaving it with what is no number goes back to the last valid one (PRO-08). */
export function AmountField({ value, isMoney = false, hasFocus = false, onCommit, ...field }: AmountFieldProps) {
  const { locale } = useEditor();
  const [draft, setDraft] = useState<string | null>(null);
  // What is typed counts at once, so that closing the editor loses nothing; what is no number waits for a better end.
  function handleChange(text: string) {
    setDraft(text);
    const read = readNumber(text, { locale, isMoney });
    const whole = isMoney && typeof read === 'number' ? Math.round(read) : read;
    if (whole !== undefined && whole !== value) onCommit(whole);
  }
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? (value === null ? '' : writeNumber(value, { locale }))}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setDraft(null);
      }}
      {...(hasFocus ? { 'data-autofocus': true } : {})}
    />
  );
}
