/** A JSON object whose fields are yet to be looked at. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a list: itself when it is one, alone when it is something, empty when it is nothing. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** The objects of a list or of a value alone. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isObject);
}

/** A text or a number as text; empty for everything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A number, also when it was written as text (2800, "2.800,50", "2 800"); null otherwise. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.replace(/[\s\u00a0€]|EUR/gi, '');
  if (!/^-?\d[\d.,']*$/.test(text)) return null;
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal === null ? text : text.slice(0, -decimal[0].length)).replace(/[.,']/g, '');
  return Number(decimal === null ? whole : `${whole}.${decimal[1]}`);
}

/** An object without the fields that say nothing. */
export function withoutEmpty(fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Whether a value nests deeper than `depth`. */
export function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
