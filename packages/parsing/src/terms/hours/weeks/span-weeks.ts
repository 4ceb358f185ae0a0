import type { WorkingHours } from '@counterpart/domain';
import { numberAt } from '../../../structure/counted-numbers.ts';
import type { ClockSpan } from '../../../structure/clock-spans.ts';
import type { ReadText, Sentence } from '../../../structure/read-text.ts';
import type { ValueMention } from '../../../structure/value-mention.ts';
import { alternativesOfAll, keysOfAll } from '../../../language/word-lists.ts';
import { hitsBetween } from '../../../tokens/hits-between.ts';
import { daysNamed } from './named-days.ts';

const WEEK = 7;
const WEEKDAYS = 5;
const WEEKEND = 2;
/** Hours of a week from which it is full. */
const FULL_WEEK = 35;

const WORK_DAYS = keysOfAll('clock.weekdays');
const WEEKENDS = keysOfAll('clock.weekend');
const OFF = keysOfAll('clock.off');
/** When the doors are open, or something else takes place. */
const OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesOfAll('clock.opening')}|${alternativesOfAll('clock.meeting')})(?!\p{L})`,
  'iu',
);

/** "Five nights a week, 22.00 to 06.30": days that are counted or named, times the hours of the clock beside them. */
export function spanWeeks(read: ReadText): readonly ValueMention<WorkingHours>[] {
  return workedSpans(read).flatMap(([span, sentence]) => {
    const days = daysOf(read, sentence);
    if (days === 0) return [];
    const value = days * span.hours >= FULL_WEEK ? 'FULL_TIME' : 'PART_TIME';
    return [{ value, from: span.from, to: span.to, confidence: 0.65 }];
  });
}

function workedSpans(read: ReadText): readonly (readonly [ClockSpan, Sentence])[] {
  return read.clockSpans.flatMap((span) => {
    const sentence = read.sentenceOf(span.from);
    if (sentence === undefined || sentence.section === 'company' || sentence.section === 'contact') return [];
    return OTHER.test(read.original.slice(sentence.start, sentence.end)) ? [] : [[span, sentence] as const];
  });
}

/** "Deux jours de repos", "two days off": days on which nobody works. */
function isFree({ tokens }: ReadText, to: number): boolean {
  return tokens.slice(to, to + 2).some(({ key, followsBreak }) => OFF.has(key) && !followsBreak);
}

/** How many days a week a sentence tells; 0 where it tells none. */
function daysOf(read: ReadText, sentence: Sentence): number {
  const { tokens, cues } = read;
  for (const day of hitsBetween(cues.day, sentence.from, sentence.to)) {
    const count = numberAt(read, day.from - 1) ?? 0;
    // "deux jours de repos"
    if (count < 1 || count > WEEK || isFree(read, day.to)) continue;
    // "three nights on, four nights off"
    const off = hitsBetween(cues.day, day.to + 1, sentence.to).find(({ to }) => OFF.has(tokens[to]?.key ?? ''));
    const free = off === undefined ? 0 : (numberAt(read, off.from - 1) ?? 0);
    return free > 0 ? (count / (count + free)) * WEEK : count;
  }
  const named = daysNamed(read, sentence);
  if (named > 0) return named;
  const keys = tokens.slice(sentence.from, sentence.to).map(({ key }) => key);
  if (keys.some((key) => WORK_DAYS.has(key))) return WEEKDAYS;
  return keys.some((key) => WEEKENDS.has(key)) ? WEEKEND : 0;
}
