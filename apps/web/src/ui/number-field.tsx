import { useEffect, useState } from 'react';
import { convertNumber } from '../state/profile-editing.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onCommit: (value: number | null) => void;
  readonly width?: number;
}

/** A number as it is typed; leaving it with something that is no number goes back to the last valid value (PRO-08). */
export function NumberField({ label, value, onCommit, width = 90 }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  useEffect(() => setText(value === null ? '' : String(value)), [value]);
  function handleBlur() {
    const converted = convertNumber(text);
    if (converted === undefined) setText(value === null ? '' : String(value));
    else if (converted !== value) onCommit(converted);
  }
  return (
    <input
      className="text-input number-field"
      style={{ inlineSize: width }}
      inputMode="decimal"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={handleBlur}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
