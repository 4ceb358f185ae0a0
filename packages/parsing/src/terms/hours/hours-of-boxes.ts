import { hasHitBetween } from '../../tokens/hits-between.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { type HoursMention, LEAST_ASKED, MOST_ASKED, ofWeek } from './weeks/usual-week.ts';

/** Numbers of the longest range: "16-24". */
const RANGE = 2;

/** "Hours ☐ 36-40 ☒ 16-24": the bare numbers that are chosen in a line of hours. */
export function hoursOfBoxes({ boxes, tokens, cues, sentenceOf }: ReadText): readonly HoursMention[] {
  return boxes.chosen.flatMap(({ from, to }): readonly HoursMention[] => {
    const sentence = sentenceOf(from);
    if (sentence === undefined || !hasHitBetween(cues.hourUnit, sentence.from, from)) return [];
    const numbers = tokens.slice(from, to).flatMap(({ number }) => number ?? []);
    if (numbers.length !== to - from || numbers.length > RANGE) return [];
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    if (low < LEAST_ASKED || high > MOST_ASKED) return [];
    return [{ value: ofWeek({ low, high }), from, to, confidence: 0.9 }];
  });
}
