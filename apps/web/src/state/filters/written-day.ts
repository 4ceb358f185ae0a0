// a calendar takes the years before 100 for those of the last century
const FIRST_YEAR = 100;
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
/** Languages in which a date of numbers that ends with its year begins with its day; English has two orders. */
const DAY_FIRST_LOCALES: ReadonlySet<string> = new Set(['nl', 'fr', 'it']);

/**
 * The day that somebody typed as yyyy/MM/dd (FIL-08), or as their language writes it where that has one order only, as
 * yyyy-MM-dd; null for any other order and for a day that no month has. A browser's own reading takes 05/03/2026 for the
 * third of May, and 2026/02/30 for the second of March.
 */
export function writtenDay(text: string, locale: string): string | null {
  const typed = text.trim();
  const dayFirst = DAY_FIRST_LOCALES.has(locale) ? DAY_FIRST.exec(typed)?.slice(1, 4).toReversed() : undefined;
  const [year = '', month = '', day = ''] = dayFirst ?? YEAR_FIRST.exec(typed)?.slice(1, 4) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written);
  return isDay && Number(year) >= FIRST_YEAR ? written : null;
}
