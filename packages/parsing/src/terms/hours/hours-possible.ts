import type { WorkingHours } from '@counterpart/domain';
import { countedBefore } from '../../structure/counted-numbers.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { POSSIBLE } from './possible-words.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** Words between the numbers and "possible": "32 or 36 is also possible". */
const LINKS = keysOfAll('hours.possible.link');
const LONGEST_LINK = 2;
/** Hours of a week that are fewer than full time, and no times of the day before noon. */
const [LEAST, MOST] = [16, 34] as const;
const MOST_LISTED = 40;

/** "40 hrs; 32 or 36 is possible too", "fulltime, 32 uur kan ook": fewer hours behind the hours of the job. */
export function hoursPossible(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const { tokens, cues } = read;
  const found: ValueMention<WorkingHours>[] = [];
  for (const [at, { key }] of tokens.entries()) {
    if (!POSSIBLE.has(key)) continue;
    let end = at;
    while (at - end < LONGEST_LINK && LINKS.has(tokens[end - 1]?.key ?? '')) end--;
    // "32 uur is ook bespreekbaar"
    if (hasHitBetween(cues.hourUnit, end - 1, end)) end--;
    const counted = countedBefore(read, end, LEAST, MOST_LISTED);
    if (counted === null || counted.low > MOST) continue;
    const sentence = read.sentenceOf(at);
    const start = counted.from - REACH.hours.hours;
    const isBehindHours = hitsBetween(cues.hourUnit, start, counted.from).some(
      ({ from }) => read.sentenceOf(from) === sentence && tokens[from - 1]?.number != null,
    );
    const isBehindFull = hitsBetween(cues.hours, start, counted.from).some(
      ({ value, from }) => value === 'FULL_TIME' && read.sentenceOf(from) === sentence,
    );
    if (!isBehindHours && !isBehindFull) continue;
    // beside the word for it fewer hours are a choice
    const value = isBehindFull ? 'MIXED' : 'PART_TIME';
    found.push({ value, from: counted.from, to: at + 1, confidence: 0.8 });
  }
  return found;
}
