import { grammarOf } from '../../../language/grammar/grammars.ts';
import { countedBefore } from '../../../structure/counted-numbers.ts';
import type { ReadText, Sentence } from '../../../structure/read-text.ts';
import { hitsBetween } from '../../../tokens/hits-between.ts';
import type { HoursMention, Unit } from './usual-week.ts';

/** Hours a month of a full week: 35 hours a week are 151.67. */
const FULL_MONTH = 150;
const LONGEST_MONTH = 220;

/** "151,67 heures", "169 h par mois": the hours of a month. */
export function hoursOfMonth(read: ReadText, unit: Unit, sentence: Sentence): HoursMention | null {
  const counted = countedBefore(read, unit.from, FULL_MONTH, LONGEST_MONTH);
  if (counted === null) return partOfMonth(read, unit);
  const isMonth =
    grammarOf(read.language).legalWeek !== null ||
    hitsBetween(read.cues.period, sentence.from, sentence.to).some(({ value }) => value === 'MONTH');
  return isMonth ? { value: 'FULL_TIME', from: counted.from, to: unit.to, confidence: 0.75 } : null;
}

/** Hours a month that are no week's, and fewer than a full month. */
const LEAST_OF_MONTH = 61;

/** "130 heures par mois", "90 uur per maand". */
function partOfMonth(read: ReadText, unit: Unit): HoursMention | null {
  const counted = countedBefore(read, unit.from, LEAST_OF_MONTH, FULL_MONTH - 1);
  const month = hitsBetween(read.cues.period, unit.to, unit.to + 2).find(({ value }) => value === 'MONTH');
  return counted === null || month === undefined || month.from > unit.to + 1
    ? null
    : { value: 'PART_TIME', from: counted.from, to: month.to, confidence: 0.75 };
}
