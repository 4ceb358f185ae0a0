import type { WorkingHours } from '@counterpart/domain';
import { countedBefore, numberAt } from '../../structure/counted-numbers.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** Days of a full week. */
const FULL_WEEK = 5;
/** Words around the days that may tell that they are spent elsewhere. */
const AROUND = 7;

/**
 * "drie dagen per week", "three to five days a week": how many days are worked, unless they are days at home or at
 * school.
 */
export function daysOfWeek(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const found: ValueMention<WorkingHours>[] = [];
  for (const day of read.cues.day) {
    // "één vaste ochtend per week", "two full days a week"
    const isDescribed = QUALITY.has(read.tokens[day.from - 1]?.key ?? '');
    const number = countedBefore(read, isDescribed ? day.from - 1 : day.from, 1, 7);
    const sentence = read.sentenceOf(day.from);
    // "een paar avonden per week", "a few mornings a week"
    const isFew = FEW.has(read.tokens[day.from - 1]?.key ?? '') || FEW.has(read.tokens[day.from - 2]?.key ?? '');
    const counted = number ?? (isFew ? { from: day.from - 1, low: 1, high: 2 } : null);
    if (counted === null || sentence === undefined) continue;
    if (sentence.section === 'company' || sentence.section === 'contact' || sentence.isAboutCompany) continue;
    const week = hitsBetween(read.cues.weekWord, day.to, day.to + REACH.hours.daysToWeek).find(
      ({ from }) => from >= day.to,
    );
    if (counted.high >= FULL_WEEK && isOutOfWeek(read, day.to)) {
      found.push({ value: 'FULL_TIME', from: counted.from, to: day.to + 2, confidence: 0.7 });
      continue;
    }
    if (week === undefined || read.sentenceOf(week.from) !== sentence) continue;
    const from = Math.max(sentence.from, counted.from - AROUND);
    if (isElsewhere(read, from, Math.min(sentence.to, week.to + AROUND))) continue;
    // four days are a full week of long days in France and Italy, and four fifths in Belgium and the Netherlands
    if (counted.high === counted.low && counted.low === 4 && grammarOf(read.language).hasLongDays) continue;
    // "vijf ochtenden per week", "2 to 5 evenings a week" fill no week
    const isPart = HALVES.has(read.tokens[day.from]?.key ?? '');
    const isPartTime = isPart || counted.high < FULL_WEEK;
    const value = isPartTime ? 'PART_TIME' : counted.low < FULL_WEEK ? 'MIXED' : 'FULL_TIME';
    found.push({ value, from: counted.from, to: week.to, confidence: 0.7 });
  }
  return found;
}

/** "Full", "vaste": what may stand between a number and its days. */
const QUALITY = keysOfAll('hours.day.quality');
/** "A few" before days, which are less than a week of them. */
const FEW = keysOfAll('hours.few');
/** Parts of a day: so many of them are no full week. */
const HALVES = keysOfAll('hours.day.half');
const OUT_OF = keysOfAll('hours.out-of');
const DAYS_OF_WEEK = 7;

/** "Six days out of seven", "6 giorni su 7"; seven of them are when the doors are open. */
function isOutOfWeek({ tokens }: ReadText, at: number): boolean {
  const before = tokens[at - 1];
  return (
    (OUT_OF.has(tokens[at]?.key ?? '') || OUT_OF.has(tokens[at + 1]?.key ?? '')) &&
    (tokens[at + 1]?.number === DAYS_OF_WEEK || tokens[at + 2]?.number === DAYS_OF_WEEK) &&
    before !== undefined &&
    tokens[at - 2]?.number !== DAYS_OF_WEEK
  );
}

/** Whether the days are spent at home or at school; the "open" of "open-ended" is part of a contract. */
function isElsewhere(read: ReadText, from: number, to: number): boolean {
  return hitsBetween(read.cues.elsewhere, from, to).some((cue) => !hasHitBetween(read.cues.contract, cue.from, cue.to));
}

/** Days of a week that is not full. */
const FEW_DAYS = 4;

/** "Voltijds of 4 dagen": either, without "a week". */
export function fullOrDays(
  read: ReadText,
  named: readonly ValueMention<WorkingHours>[],
): readonly ValueMention<WorkingHours>[] {
  return named.flatMap(({ value, from, to }) => {
    if (value !== 'FULL_TIME' || !read.table.joiningWords.has(read.tokens[to]?.key ?? '')) return [];
    const days = numberAt(read, to + 1) ?? 0;
    if (days < 1 || days > FEW_DAYS || !hasHitBetween(read.cues.day, to + 2, to + 3)) return [];
    return [{ value: 'MIXED', from, to: to + 3, confidence: 0.9 }];
  });
}
