import { useState } from 'react';
import { convertNumber } from '../state/profile/profile-editing.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onCommit: (value: number | null) => void;
  readonly width?: number;
}

/** A number as it is typed; leaving it with something that is no number goes back to the last valid value (PRO-08). */
export function NumberField({ label, value, onCommit, width = 90 }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value === null ? '' : String(value));
  function handleBlur() {
    const converted = convertNumber(text);
    setDraft(null);
    if (converted !== undefined && converted !== value) onCommit(converted);
  }
  return (
    <input
      className="text-input number-field"
      style={{ inlineSize: width }}
      inputMode="decimal"
      aria-label={label}
      value={text}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={handleBlur}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
