import type { WorkingHours } from '@counterpart/domain';
import type { ReadText } from '../../structure/read-text.ts';
import { FactValues, type ShortFact } from '../../structure/facts/short-facts.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { isDayOfWeek } from './weeks/named-days.ts';
import { LEAST_ASKED, MOST_ASKED, ofWeek } from './weeks/usual-week.ts';

/** Abbreviations that are hours only by themselves in a row of facts: "Leeds | Perm | FT". */
export const HOURS_FACTS = new FactValues<WorkingHours>([
  [keysOfAll('hours.fact.full-time'), 'FULL_TIME'],
  [keysOfAll('hours.fact.part-time'), 'PART_TIME'],
  [keysOfAll('hours.fact.mixed'), 'MIXED'],
  [keysOfAll('hours.fact.availability'), 'AVAILABILITY'],
]);

/** The working hours that rows of facts tell by an abbreviation, or by a number behind a label of hours. */
export function hoursOfFacts(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const found: ValueMention<WorkingHours>[] = [];
  for (const fact of read.facts) {
    const value = HOURS_FACTS.of(read.tokens, fact) ?? labelled(read, fact);
    if (value === null || read.sentenceOf(fact.from)?.section === 'company') continue;
    if (hasHitBetween(read.boxes.unchosen, fact.from, fact.to)) continue;
    found.push({ value, from: fact.from, to: fact.to, confidence: 0.9 });
  }
  return found;
}

/** The last hour of a day, at which no range of hours of a week begins to be one of the clock. */
const MIDNIGHT = 24;
/** A number, or two and what stands between them. */
const [ONE, RANGE] = [1, 3] as const;

/** "Uren p/w : 40", "Uren: 16-24": bare numbers, whose label is hours. */
function labelled({ tokens, original, cues }: ReadText, { labelFrom, from, to }: ShortFact): WorkingHours | null {
  if (labelFrom === from || tokens[from]?.number == null || !hasHitBetween(cues.hourUnit, labelFrom, from)) return null;
  // "Hours: 36/week"
  const isWeekly = to - from > ONE && original.charAt((tokens[to - 1]?.start ?? 0) - 1) === '/';
  const end = isWeekly && hasHitBetween(cues.weekWord, to - 1, to) ? to - 1 : to;
  if (end - from > RANGE || hasHitBetween(cues.period, labelFrom, labelFrom + ONE)) return null;
  const [first, last] = [tokens[from], tokens[end - 1]];
  const [low, high] = [first?.number ?? 0, last?.number ?? 0];
  if (low < LEAST_ASKED || high > MOST_ASKED || high < low) return null;
  const gap = original.slice(first?.end, last?.start);
  const isRange = first !== last && !/[:.]/.test(gap);
  if (first !== last && (!isRange || high < MIDNIGHT)) return null;
  return ofWeek({ low, high });
}

/** Fewer days of the week are part time. */
const FULL_WEEK = 5;

/** "Zaterdag + zondag": nothing but names of days. */
export function daysOfFacts(read: ReadText): readonly ValueMention<WorkingHours>[] {
  return read.facts.flatMap(({ from, to }) => {
    if (
      to - from < 2 ||
      to - from >= FULL_WEEK ||
      !read.tokens.slice(from, to).every((token) => isDayOfWeek(read, token))
    )
      return [];
    const written = read.original.slice(read.tokens[from]?.start, read.tokens[to - 1]?.end);
    return /[-–]/.test(written) ? [] : [{ value: 'PART_TIME', from, to, confidence: 0.7 }];
  });
}
