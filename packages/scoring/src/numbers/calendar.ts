const DAY_MS = 86_400_000;
/** 0000-01-01 and 9999-12-31 in days since 1970-01-01. */
const FIRST_DAY = -719_528;
const LAST_DAY = 2_932_896;

/** Days since 1970-01-01 of a `yyyy-MM-dd`. */
export function dayNumber(date: string): number {
  return Math.floor(Date.UTC(yearOf(date), monthOf(date) - 1, Number(date.slice(8, 10))) / DAY_MS);
}

/** The `yyyy-MM-dd` of a number of days since 1970-01-01, kept within the years 0 to 9999. */
export function dateOfDay(day: number): string {
  return new Date(Math.min(Math.max(day, FIRST_DAY), LAST_DAY) * DAY_MS).toISOString().slice(0, 10);
}

/** Months since year 0 (year × 12 + month − 1) of a `yyyy-MM-dd`. */
export function monthNumber(date: string): number {
  return yearOf(date) * 12 + monthOf(date) - 1;
}

/** The year of a `yyyy-MM-dd`. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** A `yyyy-MM-dd` moved by whole months; a day that the month lacks becomes its last (31 March − 1 month is 28 or 29 February). */
export function addMonths(date: string, months: number): string {
  const month = monthNumber(date) + months;
  const year = Math.floor(month / 12);
  if (!(year >= 0)) return dateOfDay(FIRST_DAY);
  if (year > 9999) return dateOfDay(LAST_DAY);
  const monthInYear = month - year * 12;
  const first = new Date(0);
  first.setUTCFullYear(year, monthInYear + 1, 0);
  const day = Math.min(Number(date.slice(8, 10)), first.getUTCDate());
  return `${pad(year, 4)}-${pad(monthInYear + 1, 2)}-${pad(day, 2)}`;
}

/** A `yyyy-MM-dd` moved by whole days. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
