import { LOCALES } from '@counterpart/domain';
import { monthNames } from '@counterpart/text';

/** How files shorten the months, January first; their names in full come with the locale. */
const SHORTENED: readonly string[] = [
  'jan janv gen',
  'feb fevr fev febb',
  'mar mrt',
  'apr avr',
  'mag',
  'jun giu',
  'jul juil lug',
  'aug ago',
  'sep sept set',
  'oct okt ott',
  'nov',
  'dec dic',
];

function folded(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

const MONTH_OF_NAME: ReadonlyMap<string, number> = new Map(
  SHORTENED.flatMap((names, i) =>
    [...names.split(' '), ...LOCALES.map((locale) => folded(monthNames(locale)[i] ?? ''))].map(
      (name): [string, number] => [name, i + 1],
    ),
  ),
);

const two = (value: number) => String(value).padStart(2, '0');
const isMonth = (value: number) => value >= 1 && value <= 12;
// a document is refused for a day that is not in the calendar
const isDay = (year: number, month: number, day: number) =>
  day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

function dated(year: number, month: number, day: number): string | null {
  if (!isMonth(month)) return null;
  return isDay(year, month, day) ? `${year}-${two(month)}-${two(day)}` : `${year}-${two(month)}`;
}

/**
 * A date as documents keep it (`yyyy`, `yyyy-MM` or `yyyy-MM-dd`) from what files hold: ISO dates and times, 2019/03,
 * 03/2019, 31/12/2019 (the day first, as in all four languages' countries), 31.12.2019, "March 2019". Null otherwise.
 */
export function looseDate(value: unknown): string | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2100) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, 60);
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ].*)?)?)?$/.exec(text);
  if (iso !== null) {
    const [, year = '', month, day] = iso;
    if (month === undefined) return year;
    if (day === undefined) return isMonth(Number(month)) ? `${year}-${two(Number(month))}` : year;
    return dated(Number(year), Number(month), Number(day)) ?? year;
  }
  const european = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ](\d{4})$/.exec(text);
  if (european !== null) {
    const [, day, month, year = ''] = european;
    if (!isMonth(Number(month))) return year;
    return day === undefined ? `${year}-${two(Number(month))}` : dated(Number(year), Number(month), Number(day));
  }
  const named = /^(?:(\d{1,2})[. ]+)?([a-zà-ÿ]{3,10})[. ,]+(\d{4})$/i.exec(text);
  if (named === null) return null;
  const [, day, name = '', year = ''] = named;
  const month = MONTH_OF_NAME.get(folded(name));
  if (month === undefined) return year;
  return day === undefined ? `${year}-${two(month)}` : dated(Number(year), month, Number(day));
}
