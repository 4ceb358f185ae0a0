import type { WireDocument } from '@counterpart/domain';

/**
 * The properties of a document that filters and sorts read: extraProperties, a job's title (its name, as people look
 * for it), and id, language, createdAt, updatedAt.
 */
export type FilterProperties = Readonly<Record<string, unknown>>;

/** The properties of a document under the names that rules use; the server's own names win over extra properties. */
export function filterProperties(document: WireDocument): FilterProperties {
  const { id, language, createdAt, updatedAt, jobTitle, extraProperties } = document;
  const own = Object.entries({ jobTitle, id, language, createdAt, updatedAt }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { ...extraProperties, ...Object.fromEntries(own) };
}

/** The values of a property: a list as its members, nothing for null, absent or blank text. */
export function valuesOf(properties: FilterProperties, name: string): readonly unknown[] {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return list.filter(
    (member) => member !== null && member !== undefined && !(typeof member === 'string' && member.trim() === ''),
  );
}

/** Text as filters compare it: lower case, without accents. */
export function foldText(value: unknown): string {
  return textOf(value).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** A property's value as text: strings as they are, numbers and booleans as written; nothing else is text. */
export function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      return '';
  }
}

/** The words of a text, folded: runs of letters and digits. */
export function foldedWords(value: unknown): readonly string[] {
  return foldText(value).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A number, or a text that is one; null otherwise. */
export function numericValue(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** The UTC day (`yyyy-MM-dd`) of a date, a time stamp, a year or a year and month (their first day); null otherwise. */
export function dayOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const parts = DATE.exec(text);
  if (parts === null && !/^\d{4}-\d{2}-\d{2}T/.test(text)) return null;
  const [, year, month = '01', day = '01'] = parts ?? [];
  const time = Date.parse(parts === null ? text : `${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const written = new Date(time).toISOString().slice(0, 10);
  // a moment that lies in another year in UTC may leave the years 0 to 9999, whose days compare as texts
  if (!/^\d/.test(written)) return null;
  // The 31st of a shorter month is no day, though the parser would move it into the next one.
  return parts !== null && written !== `${year}-${month}-${day}` ? null : written;
}
