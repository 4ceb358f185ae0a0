import { numberAt } from '../structure/counted-numbers.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { PlaceCues, PlaceCueTable } from './names/place-cues.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { REACH } from '../tokens/reach.ts';

/** "Three sites: A, B and C": how many a firm has is no label of where one works. */
export function isSeveral(read: ReadText, label: number): boolean {
  return (numberAt(read, label - 1) ?? 1) > 1;
}

const FIRST_YEAR = 1900;

/** "Forty engineers in Gent": people or things that are counted are ours, unless they are years, hours or money. */
export function isCounted(read: ReadText, from: number, sentence: Sentence): boolean {
  for (let at = from - 2; at >= sentence.from && from - at <= REACH.places.counted; at--) {
    if (read.tokens[at + 1]?.followsBreak === true) return false;
    const value = numberAt(read, at);
    if (value === null) continue;
    const { year, month, hourUnit, day, notWage } = read.cues;
    return (
      value > 1 &&
      value < FIRST_YEAR &&
      ![year, month, hourUnit, day, notWage].some((hits) => hasHitBetween(hits, at + 1, from))
    );
  }
  return false;
}

/** "(s)", "(e)" behind a word: its other form, no bracket. */
const ENDING = /^\(\p{L}{1,4}\)/u;

/** What is written between a token and the one before it; the brackets of "Parole(s)" are part of the word. */
export function gapBefore({ tokens, original }: ReadText, at: number): string {
  const end = tokens[at - 1]?.end ?? 0;
  return original.slice(end, tokens[at]?.start ?? end).replace(ENDING, '');
}

/** Whether "for" governs the phrase that begins at a token: "for our shop", "pour notre nouvelle agence". */
export function isGovernedByFor(read: ReadText, table: PlaceCueTable, sentence: Sentence, phrase: number): boolean {
  for (let at = phrase - 1; at >= sentence.from && phrase - at <= REACH.places.soughtFor; at--) {
    const isFor = table.soughtFor.has(read.tokens[at]?.key ?? '');
    // "pour renforcer notre agence" tells what for, not where
    if (isFor) return at + 1 === phrase || table.owners.has(read.tokens[at + 1]?.key ?? '');
    if (read.tokens[at]?.followsBreak === true) return false;
  }
  return false;
}

/** Whether a colon or dash stands before a token: "Lieu : Lyon", "Lieu(x) : Lyon". */
export function isAnnounced(read: ReadText, label: number): boolean {
  return /^\s*[:?|–-]/.test(gapBefore(read, label));
}

/** "The office is in Lucan, but you hardly ever go there". */
export function isSeldom(cues: PlaceCues, to: number, sentence: Sentence, taken: ReadonlySet<number>): boolean {
  for (let at = to; at < Math.min(sentence.to, to + REACH.places.seldom); at++) {
    if (taken.has(at) || cues.beginningAt(at)?.kind === 'where') return false;
    if (cues.beginningAt(at)?.kind === 'seldom') return true;
  }
  return false;
}
