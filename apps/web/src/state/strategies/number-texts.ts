/** What may stand in a field for a number: an optional minus, digits, dots (STR-03f); for an integer digits only (STR-03e). */
export function isNumberText(text: string, type: 'number' | 'integer'): boolean {
  return type === 'integer' ? /^\d*$/.test(text) : /^-?[\d.]*$/.test(text);
}

/** A number as people write it, digits and a dot: never with an exponent, however small or large it is. */
export function textOfNumber(value: number): string {
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 100 });
}

/**
 * The number of a text: undefined for an empty one, where that is allowed; null for what is none, such as a lone minus
 * (STR-03f). An integer needs at least a digit (STR-03e).
 */
export function numberOfText(text: string, type: 'number' | 'integer'): number | undefined | null {
  if (text === '') return type === 'integer' ? null : undefined;
  if (text === '-' || !isNumberText(text, type)) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
