import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isNumberText, numberOfText } from '../../state/strategies/number-texts.ts';

interface NumberEditorProps {
  readonly name: string;
  readonly type: 'number' | 'integer';
  readonly value: number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Whether the minimum itself is too small. */
  readonly isOpen: boolean;
  /** What is wrong with a number out of bounds. */
  readonly boundsText: string;
  readonly onChange: (value: number) => void;
}

/**
 * A number of the tree: digits, dots and an optional minus, for an integer digits alone; what is none when the field is
 * left goes back to the last valid one (STR-03e, STR-03f). A comma is read as a dot, and shown where the language writes one.
 */
export function NumberEditor({ name, type, value, minimum, maximum, isOpen, boundsText, onChange }: NumberEditorProps) {
  const decimal = useIntl().formatNumber(0.5).charAt(1);
  const [typed, setTyped] = useState<string | null>(null);
  const isOut =
    value !== null &&
    ((minimum !== null && (isOpen ? value <= minimum : value < minimum)) || (maximum !== null && value > maximum));
  function handleChange(text: string) {
    const plain = text.replace(',', '.');
    if (!isNumberText(plain, type)) return;
    setTyped(plain);
    const read = numberOfText(plain, type);
    if (typeof read === 'number') onChange(read);
  }
  return (
    <TextInput
      size="xs"
      w={72}
      inputMode={type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={name}
      value={(typed ?? (value === null ? '' : String(value))).replace('.', decimal)}
      error={isOut ? boundsText : undefined}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
