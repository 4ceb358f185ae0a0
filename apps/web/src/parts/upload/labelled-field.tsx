import { useId } from 'react';

interface LabelledFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines of a longer text; a single line without. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** A few characters, such as a date. */
  readonly isShort?: boolean;
  /** Why the value cannot stand. */
  readonly error?: string | null;
}

/** A text field under its label, with what is wrong with it. */
export function LabelledField({
  label,
  value,
  onChange,
  rows,
  placeholder,
  isShort = false,
  error = null,
}: LabelledFieldProps) {
  const id = useId();
  const shared = {
    className: 'text-input',
    id,
    value,
    placeholder,
    'aria-invalid': error !== null,
    ...(error === null ? {} : { 'aria-describedby': `${id}-error` }),
  };
  return (
    <div className="labelled-field" data-short={isShort || undefined}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {error !== null && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
    </div>
  );
}
