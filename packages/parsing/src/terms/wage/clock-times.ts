import { alternativesOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';

const CLOCK = String.raw`\d{1,2}[.:]\d{2}`;
const CLOCK_BEFORE = new RegExp(
  String.raw`${CLOCK}\s?(?:${alternativesOfAll('clock.unit')})?\s?(?:[-–]|\p{L}{1,4})\s?$`,
  'iu',
);
/** "8 tot 16.30 uur": a whole hour before, where a unit of the clock stands behind. */
const HOUR_BEFORE = /(?:^|[^\d.,€£$])\d{1,2}\s?(?:[-–]|\p{L}{1,4})\s?$/u;
const UNIT_BEHIND = new RegExp(String.raw`^\s?(?:${alternativesOfAll('clock.unit')})(?!\p{L})`, 'iu');
/** A whole hour behind, with the unit of the clock right behind it. */
const TO_HOUR = new RegExp(String.raw`^\s?[-–]\s?\d{1,2}\s?(?:${alternativesOfAll('clock.unit')})(?!\p{L})`, 'iu');
/** A unit of the clock that is a word, right behind: "8.30 uur". */
const HOUR_WORD = new RegExp(
  String.raw`^\s(?:${phrasesOfAll('clock.unit')
    .filter((unit) => unit.length > 1)
    .join('|')})(?!\p{L})`,
  'iu',
);
const CLOCK_SAMPLE = 16;

/** "Van 08.30 tot 17.00 uur", "30h/38": times of the clock and parts of a week are paid by nobody. */
export function isOfClock({ original, tokens }: ReadText, at: number): boolean {
  const { start, end } = tokens[at] ?? { start: 0, end: 0 };
  if (/[\dhu]\s?\/$/u.test(original.slice(Math.max(0, start - 3), start))) return true;
  const [hour = '', minute] = original.slice(start, end).split(/[.:]/);
  if (minute?.length !== 2 || Number(hour) > 24 || Number(minute) > 59) return false;
  const before = original.slice(Math.max(0, start - CLOCK_SAMPLE), start);
  if (/[€£$]/.test(before + original.slice(start, end + 3))) return false;
  // "om 8.30 uur open"
  if (original.charAt(start + hour.length) === '.' && HOUR_WORD.test(original.slice(end, end + CLOCK_SAMPLE)))
    return true;
  // "7.30-16u"
  if (TO_HOUR.test(original.slice(end, end + CLOCK_SAMPLE))) return true;
  return (
    CLOCK_BEFORE.test(before) || (HOUR_BEFORE.test(before) && UNIT_BEHIND.test(original.slice(end, end + CLOCK_SAMPLE)))
  );
}
