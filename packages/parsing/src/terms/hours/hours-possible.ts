import type { WorkingHours } from '@counterpart/domain';
import { countedBefore } from '../../structure/counted-numbers.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { isNegated } from '../../relevance/polarity.ts';
import { LONGEST_WEEK } from './weeks/usual-week.ts';
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
  const found: ValueMention<WorkingHours>[] = [...fewerPossible(read)];
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

const FEWER = keysOfAll('hours.fewer');
/** Words from the hours to "fewer", and around it within which "possible" stands. */
const [FEWER_REACH, POSSIBLE_REACH] = [12, 9] as const;
/** Words behind "fewer" within which it is fewer than a number. */
const NEXT = 3;

/** "36 hours a week (less is negotiable)", "40 hours. Would you rather work less? That is fine": so many or fewer. */
function fewerPossible(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const { tokens, cues } = read;
  return tokens.flatMap(({ key }, at): readonly ValueMention<WorkingHours>[] => {
    if (!FEWER.has(key) || isNegated(read, at, at + 1)) return [];
    const near = tokens.slice(Math.max(0, at - LONGEST_LINK), at + POSSIBLE_REACH);
    if (!near.some((token) => POSSIBLE.has(token.key))) return [];
    // "fewer than 20 hours", "40 hours. 3 fewer": another number stands between
    const unit = hitsBetween(cues.hourUnit, at - FEWER_REACH, at).findLast(({ to }) => to <= at);
    if (unit === undefined) return [];
    // "Aantal uren: 36 (minder is bespreekbaar)"
    const bare = countedBefore(read, at, MOST, LONGEST_WEEK);
    const counted = bare ?? countedBefore(read, unit.from, MOST, LONGEST_WEEK);
    if (counted === null) return [];
    if (tokens.slice(bare === null ? unit.to : at, at + NEXT).some(({ number }) => number !== null)) return [];
    return [{ value: 'MIXED', from: counted.from, to: at + 1, confidence: 0.8 }];
  });
}
