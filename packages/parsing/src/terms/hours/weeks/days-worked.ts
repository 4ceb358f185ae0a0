import type { WorkingHours } from '@counterpart/domain';
import type { SectionKind } from '../../../language/section-kind.ts';
import type { ReadText, Sentence } from '../../../structure/read-text.ts';
import type { ValueMention } from '../../../structure/value-mention.ts';
import { alternativesOfAll, keysOfAll } from '../../../language/word-lists.ts';
import { cuesWithin, isNegated } from '../../../relevance/polarity.ts';
import { hasHitBetween } from '../../../tokens/hits-between.ts';
import { isDayOfWeek, isManyDays } from './named-days.ts';

/** Days named so often in a week are most of one. */
const MOST_DAYS = 3;
/** Words between "every" and the day: "every second Saturday". */
const BETWEEN = 2;

const EVERY = keysOfAll('clock.every');
/** "On a Thursday", "op zaterdag": a day that is worked where somebody is sought. */
const ON = keysOfAll('clock.on');
const SHIFTS = keysOfAll('hours.shift-of');
/** When the doors are open, a meeting is held or nobody works. */
const OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesOfAll('clock.opening')}|${alternativesOfAll('clock.not-worked')})(?!\p{L})`,
  'iu',
);

/** Parts of an ad whose days are other days. */
const ELSEWHERE: ReadonlySet<SectionKind | null> = new Set(['company', 'contact', 'profile']);

/**
 * "Elke donderdag", "our Saturdays", "two hours on a Thursday": the few days of the week that somebody is sought for.
 * The least sure reading of hours, where nothing else tells them.
 */
export function daysWorked(read: ReadText): readonly ValueMention<WorkingHours>[] {
  return read.sentences.flatMap((sentence) => {
    if (sentence.isAboutCompany || sentence.isOfFirm || ELSEWHERE.has(sentence.section)) return [];
    const days = namedDays(read, sentence);
    const [first] = days;
    if (first === undefined || days.length > MOST_DAYS) return [];
    if (OTHER.test(read.original.slice(sentence.start, sentence.end))) return [];
    if (days.some((at) => isNegated(read, at, at + 1))) return [];
    const isWorked =
      cuesWithin(read.cues.seeking, sentence) ||
      hasHitBetween(read.cues.hourUnit, sentence.from, sentence.to) ||
      read.tokens.slice(sentence.from, sentence.to).some(({ key }) => SHIFTS.has(key)) ||
      read.cues.contract.some(({ value, from }) => isOfLeisure(value?.value) && read.sentenceOf(from) === sentence);
    return isWorked ? [{ value: 'PART_TIME', from: first, to: (days.at(-1) ?? first) + 1, confidence: 0.5 }] : [];
  });
}

function isOfLeisure(type: string | undefined): boolean {
  return type === 'STUDENT' || type === 'VOLUNTEER';
}

/** The tokens that name days which come back every week; a date and the ends of a stretch are none. */
function namedDays(read: ReadText, { from, to }: Sentence): readonly number[] {
  const { tokens } = read;
  const days: number[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined || !isDayOfWeek(read, token)) continue;
    // "zaterdag 12 december"; "elke donderdag 4 uur" is none
    const isNumber = tokens[at + 1]?.number != null && tokens[at + 1]?.followsBreak === false;
    if (isNumber && !hasHitBetween(read.cues.hourUnit, at + 2, at + 3)) return [];
    const before = tokens.slice(Math.max(from, at - BETWEEN), at);
    const isEvery = before.some(({ key }) => EVERY.has(key)) || ON.has(tokens[at - 1]?.key ?? '');
    const isShift = SHIFTS.has(tokens[at + 1]?.key ?? '');
    if (isEvery || isShift || isManyDays(token) || days.length > 0) days.push(at);
    else if (read.table.joiningWords.has(tokens[at + 1]?.key ?? '')) days.push(at);
    else return [];
  }
  return days;
}
