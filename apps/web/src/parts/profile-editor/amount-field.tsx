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
  /** The number as it is when the field is left; null for none. */
  readonly onCommit: (value: number | null) => void;
}

/** A number as the user's locale writes it; leaving it with what is no number goes back to the last valid one (PRO-08). */
export function AmountField({ value, isMoney = false, hasFocus = false, onCommit, ...field }: AmountFieldProps) {
  const { locale } = useEditor();
  const [draft, setDraft] = useState<string | null>(null);
  function commit() {
    const read = draft === null ? value : readNumber(draft, { locale, isMoney });
    setDraft(null);
    const whole = isMoney && typeof read === 'number' ? Math.round(read) : read;
    if (whole !== undefined && whole !== value) onCommit(whole);
  }
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? (value === null ? '' : writeNumber(value, { locale }))}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      {...(hasFocus ? { 'data-autofocus': true } : {})}
    />
  );
}
