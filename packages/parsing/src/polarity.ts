import type { CueHit } from './cue-table.ts';
import { hasHitBetween, hitsBetween } from './piece-window.ts';
import type { ReadText, Sentence } from './read-text.ts';

/** A cue further away than this many words speaks of something else. */
const NEED_REACH = 15;
const NEGATION_REACH = 6;
const NEGATION_AFTER_REACH = 8;
/** The farthest reach and the longest phrase together. */
const WINDOW = NEED_REACH + 8;
const BUT = new Set(['maar', 'mais', 'but', 'ma', 'wel', 'toch']);

/** Whether a comma, bracket or "but" stands between two pieces (both inside one sentence). */
function isBroken(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    const piece = read.pieces[at];
    if (piece !== undefined && (piece.isApart || BUT.has(piece.key))) return true;
  }
  return false;
}

/** The hits of a sentence that are near enough to speak of the pieces `from` to `to`. */
function near<Value>(
  hits: readonly CueHit<Value>[],
  sentence: Sentence,
  from: number,
  to: number,
): readonly CueHit<Value>[] {
  return hitsBetween(hits, Math.max(sentence.from, from - WINDOW), Math.min(sentence.to, to + WINDOW)).filter(
    (hit) => hit.from >= sentence.from && hit.to <= sentence.to,
  );
}

/** Cues of one kind inside a sentence. */
export function cuesWithin(hits: readonly CueHit<unknown>[], sentence: Sentence): boolean {
  return hasHitBetween(hits, sentence.from, sentence.to);
}

/** Whether the text denies what stands in the pieces `from` to `to` ("geen ervaring vereist", "permis non requis"). */
export function isNegated(read: ReadText, from: number, to: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  for (const cue of near(read.cues.negationBefore, sentence, from, to)) {
    if (cue.to <= from && from - cue.to <= NEGATION_REACH && !isBroken(read, cue.to, from)) return true;
  }
  for (const cue of near(read.cues.negationAfter, sentence, from, to)) {
    if (cue.from >= to && cue.from - to <= NEGATION_AFTER_REACH && !isBroken(read, to, cue.from)) return true;
  }
  return false;
}

/** true for a must, false for a nice to have, null when the text does not tell: the nearest cue of the sentence, else the heading. */
export function requiredness(read: ReadText, from: number, to: number): boolean | null {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return null;
  let best = NEED_REACH + 1;
  let answer: boolean | null = null;
  const look = (hits: readonly CueHit<unknown>[], value: boolean): void => {
    for (const cue of near(hits, sentence, from, to)) {
      // what is said after a list holds for the list; ties go to the cue behind
      const distance = cue.from >= to ? cue.from - to : from - cue.to + 0.5;
      if (distance >= -0.5 && distance < best) {
        best = distance;
        answer = value;
      }
    }
  };
  look(read.cues.nice, false);
  look(read.cues.required, true);
  return answer ?? sentence.required;
}
