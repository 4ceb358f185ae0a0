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
    if (piece !== undefined && ((piece.isApart && !isQuoted(read, at)) || BUT.has(piece.key))) return true;
  }
  return false;
}

/** Only a quotation mark stands before a piece: "not “self-employed till the job is done”". */
function isQuoted(read: ReadText, at: number): boolean {
  return /^ ?["“«‘]$/.test(read.original.slice(read.pieces[at - 1]?.end ?? 0, read.pieces[at]?.start ?? 0));
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

/**
 * true for a must, false for a nice to have, null when the text does not tell. The nearest cue of the clause decides
 * ("goed Nederlands, Engels is een pluspunt"); a clause without one listens to the clause behind it that ends the list
 * ("Excel, Word en SAP zijn een plus"), then to the one that opens it ("vereist: Excel, Word"), then to the heading.
 */
export function requiredness(read: ReadText, from: number, to: number): boolean | null {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return null;
  const clause = clauseOf(read, sentence, from, to);
  let best = Infinity;
  let answer: boolean | null = null;
  const look = (hits: readonly CueHit<unknown>[], value: boolean): void => {
    for (const cue of near(hits, sentence, from, to)) {
      if (cue.from < to && cue.to > from) continue;
      const isBehind = cue.from >= to;
      if (isBehind ? isSaidApart(read, to, cue.from) : isSaidApart(read, cue.to, from)) continue;
      const words = isBehind ? cue.from - to : from - cue.to + 0.5;
      if (words > NEED_REACH) continue;
      const isOwn = cue.from >= clause.from && cue.to <= clause.to;
      const distance = words + (isOwn ? 0 : isBehind ? OTHER_CLAUSE : 2 * OTHER_CLAUSE);
      // "…, SAP is een plus" says nothing of what was named before it in a clause of its own
      const speaks = isBehind
        ? !isSingular(read, cue, to) && !looksAhead(read, cue)
        : opensList(read, sentence, cue) || isAlone(read, sentence, cue);
      if (!isOwn && !speaks) continue;
      if (distance < best) {
        best = distance;
        answer = value;
      }
    }
  };
  look(read.cues.nice, false);
  look(read.cues.required, true);
  return answer ?? sentence.required;
}

/** A semicolon, or a full stop that the reader of sentences took for an abbreviation ("rijbewijs B. Excel is een plus"). */
const STRONG_BREAK = /;|[.!?]\s+\p{Lu}/u;

/** Whether a strong break stands before one of the pieces `from` to `to` (inclusive): what is beyond speaks of other things. */
function isSaidApart(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    const [before, piece] = [read.pieces[at - 1], read.pieces[at]];
    if (piece?.isApart !== true || before === undefined) continue;
    if (STRONG_BREAK.test(read.original.slice(before.end, piece.start + 1))) return true;
  }
  return false;
}

/** Words that speak of what follows them: "Excel et, idéalement, SAP" asks for Excel. */
const LOOKING_AHEAD = new Set([
  'idealiter',
  'liefst',
  'bij',
  'ideally',
  'preferably',
  'idealement',
  'eventuellement',
  'idealmente',
  'preferibilmente',
  'possibilmente',
]);

function looksAhead(read: ReadText, cue: CueHit<unknown>): boolean {
  return LOOKING_AHEAD.has(read.pieces[cue.from]?.key ?? '');
}

/** Farther than any cue inside the clause. */
const OTHER_CLAUSE = 100;

/** The pieces around a hit up to the next comma, semicolon, bracket or "but". */
function clauseOf(
  read: ReadText,
  sentence: Sentence,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  let start = from;
  while (start > Math.max(sentence.from, from - WINDOW) && !isClauseStart(read, start)) start--;
  let end = to;
  while (end < Math.min(sentence.to, to + WINDOW) && !isClauseStart(read, end)) end++;
  return { from: start, to: end };
}

function isClauseStart(read: ReadText, at: number): boolean {
  const piece = read.pieces[at];
  return piece !== undefined && (piece.isApart || BUT.has(piece.key));
}

/** A cue with words of its own before it in its clause speaks of those, unless it speaks of several things. */
function isSingular(read: ReadText, cue: CueHit<unknown>, to: number): boolean {
  let start = cue.from;
  while (start > to && !isClauseStart(read, start)) start--;
  const words = read.pieces.slice(start, cue.from).map(({ key }) => key);
  return start > to && words.length > 0 && !words.some((word) => read.table.joiningWords.has(word));
}

/** "Idéalement, le permis C", "a en, liefst, b": a cue that has its clause to itself speaks of what follows. */
function isAlone(read: ReadText, sentence: Sentence, cue: CueHit<unknown>): boolean {
  const isStart = cue.from === sentence.from || read.pieces[cue.from]?.isApart === true;
  return isStart && cue.to < sentence.to && read.pieces[cue.to]?.isApart === true;
}

/** "Vereist: a, b en c", "Must have - a, b": the cue stands at the head of the sentence and a break follows. */
function opensList(read: ReadText, sentence: Sentence, cue: CueHit<unknown>): boolean {
  const gap = read.original.slice(read.pieces[cue.to - 1]?.end ?? 0, read.pieces[cue.to]?.start ?? 0);
  return cue.from - sentence.from <= 4 && /[:–—-]/.test(gap);
}
