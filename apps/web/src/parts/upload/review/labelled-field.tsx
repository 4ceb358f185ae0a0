import { Textarea, TextInput } from '@mantine/core';

/** Lines up to which a longer text grows before it scrolls. */
const MOST_ROWS = 12;

interface LabelledFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines of a longer text; a single line without. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** Why the value cannot stand. */
  readonly error?: string | null;
}

/** A text field under its label, with what is wrong with it. */
export function LabelledField({ label, value, onChange, rows, placeholder = '', error = null }: LabelledFieldProps) {
  const shared = { label, value, placeholder, error };
  return rows === undefined ? (
    <TextInput {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <Textarea
      {...shared}
      autosize
      minRows={rows}
      maxRows={MOST_ROWS}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
