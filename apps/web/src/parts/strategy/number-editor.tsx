import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isNumberText, numberOfText, textOfNumber } from '../../state/strategies/number-texts.ts';
import { isWithinBounds, type NumberBounds } from '../../state/strategies/refused-values.ts';

interface NumberEditorProps extends NumberBounds {
  readonly name: string;
  readonly type: 'number' | 'integer';
  readonly value: number | null;
  /** What counts where nothing stands; null where that is nothing. */
  readonly preset: number | null;
  /** What is wrong with a number out of bounds. */
  readonly boundsText: string;
  /** Undefined for a field that was emptied. */
  readonly onChange: (value: number | undefined) => void;
}

/**
 * A number of the tree: digits, dots and an optional minus, for an integer digits alone. One that is emptied is undefined, and the
 * number that ships counts, which the field shows; an integer, and what is no number, goes back to the last valid one when the
 * field is left (STR-03e, STR-03f). A comma is read as a dot, and shown where the language writes one.
 */
export function NumberEditor(props: NumberEditorProps) {
  const { name, type, value, preset, boundsText, onChange } = props;
  const decimal = useIntl().formatNumber(0.5).charAt(1);
  const [typed, setTyped] = useState<string | null>(null);
  const isOut = value !== null && !isWithinBounds(value, props);
  function handleChange(text: string) {
    const plain = text.replace(',', '.');
    if (!isNumberText(plain, type)) return;
    setTyped(plain);
    const read = numberOfText(plain, type);
    if (read !== null) onChange(read);
  }
  return (
    <TextInput
      size="xs"
      w={72}
      inputMode={type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={name}
      placeholder={preset === null ? undefined : textOfNumber(preset).replace('.', decimal)}
      value={(typed ?? (value === null ? '' : textOfNumber(value))).replace('.', decimal)}
      error={isOut ? boundsText : undefined}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
