import type { ReadText } from '../../structure/read-text.ts';
import { countedBefore } from '../../structure/counted-numbers.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { keysOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import { REACH } from '../../tokens/reach.ts';
import { type HoursMention, LONGEST_WEEK, ofWeek } from './weeks/usual-week.ts';

const NOUNS = new PhraseTable<true>();
for (const phrase of phrasesOfAll('hours.noun')) NOUNS.add(phrase, true);

const PER = keysOfAll('hours.per');
/** Hours that somebody works in a week at least where the number has no unit. */
const LEAST = 12;

/**
 * Hours whose unit is a word before them: "the working hours are 37 per week", "de arbeidsduur bedraagt 36 per week",
 * "la durée du travail est de 35 par semaine". A unit behind the number is for `hoursInNumbers`.
 */
export function hoursWithoutUnit(read: ReadText): readonly HoursMention[] {
  return read.cues.weekWord.flatMap(({ from, to }) => {
    // "37 | per week", "37 | per | week", but neither "39 week term" nor "37 hours weekly"
    const end = PER.has(read.tokens[from - 1]?.key ?? '') ? from - 1 : from;
    if (end === from && to - from === 1) return [];
    const counted = countedBefore(read, end, LEAST, LONGEST_WEEK);
    const sentence = read.sentenceOf(from);
    if (counted === null || sentence === undefined || sentence.section === 'company') return [];
    const start = Math.max(sentence.from, counted.from - REACH.hours.unitBefore);
    const before = read.tokens.slice(start, counted.from);
    if (before.some(({ number }) => number !== null)) return [];
    const isOfHours = hasHitBetween(read.cues.hourUnit, start, counted.from) || NOUNS.find(before).length > 0;
    return isOfHours ? [{ value: ofWeek(counted), from: counted.from, to, confidence: 0.85 }] : [];
  });
}
