import type { WorkingHours } from '@counterpart/domain';
import { countedBefore } from '../../structure/counted-numbers.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { grammarOf } from '../../language/grammar/grammars.ts';
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
    const counted = countedBefore(read, day.from, 1, 7);
    const sentence = read.sentenceOf(day.from);
    if (counted === null || sentence === undefined) continue;
    if (sentence.section === 'company' || sentence.section === 'contact' || sentence.isAboutCompany) continue;
    const week = hitsBetween(read.cues.weekWord, day.to, day.to + REACH.hours.daysToWeek).find(
      ({ from }) => from >= day.to,
    );
    if (week === undefined || read.sentenceOf(week.from) !== sentence) continue;
    const from = Math.max(sentence.from, counted.from - AROUND);
    if (hasHitBetween(read.cues.elsewhere, from, Math.min(sentence.to, week.to + AROUND))) continue;
    // four days are a full week of long days in France and Italy, and four fifths in Belgium and the Netherlands
    if (counted.high === counted.low && counted.low === 4 && grammarOf(read.language).hasLongDays) continue;
    const value = counted.high < FULL_WEEK ? 'PART_TIME' : counted.low < FULL_WEEK ? 'MIXED' : 'FULL_TIME';
    found.push({ value, from: counted.from, to: week.to, confidence: 0.7 });
  }
  return found;
}
