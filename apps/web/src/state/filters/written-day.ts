// a calendar takes the years before 100 for those of the last century
const FIRST_YEAR = 100;
const WRITTEN = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;

/**
 * The day that somebody typed as yyyy/MM/dd (FIL-08), as yyyy-MM-dd; null for any other order and for a day that no month
 * has. A browser's own reading takes 05/03/2026 for the third of May, and 2026/02/30 for the second of March.
 */
export function writtenDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = WRITTEN.exec(text.trim()) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written);
  return isDay && Number(year) >= FIRST_YEAR ? written : null;
}
