/**
 * Why a field of a request or of a file is refused; translations live under `error.field.{reason}`, with the values that the
 * detail carries: `limit`, `line`, `column`, `cells`, `columns`, `names`.
 */
export const FIELD_REASONS = [
  'EXPECTED_TEXT',
  'EXPECTED_NUMBER',
  'EXPECTED_YES_NO',
  'EXPECTED_LIST',
  'EXPECTED_GROUP',
  'NOT_OFFERED',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_MANY',
  'TOO_HIGH',
  'TOO_LOW',
  'FORMAT',
  'NO_SUCH_DAY',
  'SYNTAX',
  'OPEN_QUOTE',
  'EXTRA_CELLS',
] as const;

/** Why a field is refused. */
export type FieldReason = (typeof FIELD_REASONS)[number];
