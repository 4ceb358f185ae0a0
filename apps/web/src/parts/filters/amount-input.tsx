import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { readNumber, writeNumber } from '../../i18n/locale-number.ts';
import { useScreen } from '../application/use-screen.ts';

interface AmountInputProps extends Pick<TextInputProps, 'aria-label' | 'disabled' | 'w' | 'size'> {
  readonly value: number | null;
  /** The number as it is when the field is left; null for none. */
  readonly onCommit: (value: number | null) => void;
}

/** A number as the user's locale writes it; leaving it with what is no number goes back to the last valid one (PRO-08). */
export function AmountInput({ value, onCommit, ...field }: AmountInputProps) {
  const { locale } = useScreen();
  const [draft, setDraft] = useState<string | null>(null);
  function commit() {
    const read = draft === null ? value : readNumber(draft, { locale });
    setDraft(null);
    if (read !== undefined && read !== value) onCommit(read);
  }
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? (value === null ? '' : writeNumber(value, { locale }))}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
