import { alternativesOfAll } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';

/** Tokens `from` to `to` (exclusive); a period lasts from one date to another. */
export type Span = { readonly from: number; readonly to: number; readonly isPeriod?: boolean };

const [MOST_DAYS, MOST_MONTHS] = [31, 12] as const;
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
/** Days from which such a period is work for a time, and no course or fair. */
const LEAST_DAYS = 7;

const DATE = String.raw`(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2}|\d{4}))?(?![\d/])`;
const PERIOD = new RegExp(
  String.raw`(?<![\d/.,€£])${DATE}\s?(?:[-–—]|\s(?:${alternativesOfAll('range.to')}))\s?${DATE}(?!\s?[€£%])`,
  'giu',
);

/** "Dal 15/06 al 15/09", "01.07.2026 - 31.08.2026": from one day of the year to another, in numbers. */
export function numericPeriods({ original, tokens }: ReadText): readonly Span[] {
  // matches come in the order of the tokens
  let at = 0;
  const tokenAt = (character: number): number => {
    while (at < tokens.length && (tokens[at]?.start ?? character) < character) at++;
    return at;
  };
  return Array.from(original.matchAll(PERIOD)).flatMap((match) => {
    if (daysBetween(match.slice(1)) < LEAST_DAYS) return [];
    return [{ from: tokenAt(match.index), to: tokenAt(match.index + match[0].length), isPeriod: true }];
  });
}

/** Some days between two dates; 0 where the numbers are no dates. */
function daysBetween([day, month, year, toDay, toMonth, toYear]: readonly (string | undefined)[]): number {
  if ([day, toDay].some((part) => Number(part) > MOST_DAYS || Number(part) < 1)) return 0;
  if ([month, toMonth].some((part) => Number(part) > MOST_MONTHS || Number(part) < 1)) return 0;
  const years = year === undefined || toYear === undefined ? 0 : Number(toYear) - Number(year);
  const days = (Number(toMonth) - Number(month)) * DAYS_A_MONTH + Number(toDay) - Number(day) + years * DAYS_A_YEAR;
  // "dal 1/11 al 15/3" ends in the next year
  return days < 0 && years === 0 ? days + DAYS_A_YEAR : days;
}
