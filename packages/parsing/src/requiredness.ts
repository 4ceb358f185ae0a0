import { BUT, isThoughtStart, type NeedCue } from './need-cues.ts';
import { hitsBetween } from './piece-window.ts';
import type { ReadText, Sentence } from './read-text.ts';

/** A cue further away than this many words speaks of something else. */
const NEED_REACH = 15;
/** "We'd love a, b, c or d" opens a list; what heads one with a colon speaks of all of it. */
const LIST_REACH = 40;
/** The farthest reach and the longest phrase together. */
const WINDOW = LIST_REACH + 8;
/** Farther than any cue inside the clause. */
const OTHER_CLAUSE = 100;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * true for a must, false for a nice to have, null when the text does not tell. The nearest cue of the clause decides
 * ("goed Nederlands, Engels is een pluspunt"); a clause without one listens to the clause behind it that ends the list
 * ("Excel, Word en SAP zijn een plus"), then to the one that opens it ("vereist: Excel, Word"), then to what the next
 * sentence answers ("SAP? Des te beter."), then to the heading.
 */
export function requiredness(read: ReadText, from: number, to: number): boolean | null {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return null;
  const cue = decidingCue(read, sentence, from, to) ?? answerBehind(read, sentence, to);
  return cue === undefined ? sentence.required : needOf(sentence, cue, from);
}

function needOf(sentence: Sentence, { kind, to }: NeedCue, from: number): boolean | null {
  if (kind !== 'taught') return kind === 'hard';
  // what one learns on the job is no must, though it stands in a list of demands
  return sentence.required === true && sentence.isItem && to > from ? false : null;
}

function decidingCue(read: ReadText, sentence: Sentence, from: number, to: number): NeedCue | undefined {
  const clause = clauseOf(read, sentence, from, to);
  let best: NeedCue | undefined;
  let least = Infinity;
  for (const cue of cuesNear(read, sentence, from, to)) {
    const distance =
      cue.from >= to ? distanceBehind(read, clause, cue, to) : distanceBefore(read, sentence, clause, cue, from);
    if (distance < least) [best, least] = [cue, distance];
  }
  return best;
}

/** The cues of a sentence that are near enough to speak of the pieces `from` to `to`. */
function cuesNear(read: ReadText, sentence: Sentence, from: number, to: number): readonly NeedCue[] {
  const first = Math.max(sentence.from, from - WINDOW);
  const last = Math.min(sentence.to, to + WINDOW);
  return hitsBetween(read.needs, first, last).filter(
    (cue) => cue.from >= sentence.from && cue.to <= sentence.to && (cue.to <= from || cue.from >= to),
  );
}

/** How far a cue behind is in words; Infinity for one that speaks of something else. */
function distanceBehind(read: ReadText, clause: Stretch, cue: NeedCue, to: number): number {
  const words = cue.from - to;
  // "Excel et idéalement SAP" asks for Excel
  if (words > NEED_REACH || (cue.isAhead && !isThoughtStart(read.pieces, cue.to))) return Infinity;
  if (closesBracket(read, to, cue)) return Infinity;
  const isOwn = cue.from >= clause.from && cue.to <= clause.to;
  if (isOwn) return words;
  // "…, SAP is een plus" says nothing of what was named before it in a clause of its own
  if (cue.isAhead || isSaidApart(read, to, cue) || isSingular(read, cue, to)) return Infinity;
  return words + OTHER_CLAUSE;
}

/** How far a cue before is in words; Infinity for one that speaks of something else. */
function distanceBefore(read: ReadText, sentence: Sentence, clause: Stretch, cue: NeedCue, from: number): number {
  const words = from - cue.to + 0.5;
  const isOwn = cue.from >= clause.from && cue.to <= clause.to;
  if (isOwn && words <= NEED_REACH) return words;
  if (words > LIST_REACH) return Infinity;
  const speaks =
    opensList(read, sentence, cue, from) ||
    (cue.isAhead && !hasTurn(read, cue.to, from)) ||
    (words <= NEED_REACH &&
      !hasBreak(read, cue.to, from) &&
      (isAlone(read, sentence, cue) || isAside(read, cue, from)));
  return speaks ? words + 2 * OTHER_CLAUSE : Infinity;
}

/** A semicolon, or a full stop that the reader of sentences took for an abbreviation ("rijbewijs B. Excel is een plus"). */
const STRONG_BREAK = /;|[.!?]\s+\p{Lu}/u;

/** Whether a strong break stands before a piece. */
function isStrongBreak(read: ReadText, at: number): boolean {
  const [before, piece] = [read.pieces[at - 1], read.pieces[at]];
  if (piece?.isApart !== true || before === undefined) return false;
  return STRONG_BREAK.test(read.original.slice(before.end, piece.start + 1));
}

/** Whether a strong break stands before one of the pieces `from` to `to` (inclusive). */
function hasBreak(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (isStrongBreak(read, at)) return true;
  return false;
}

/** Whether the thought turns before one of the pieces `from` to `to` (inclusive). */
function hasTurn(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    const piece = read.pieces[at];
    if (isStrongBreak(read, at) || (piece?.isApart === false && isThoughtStart(read.pieces, at))) return true;
  }
  return false;
}

/** Words in which a clause behind a strong break speaks of what stands before the break. */
const ANAPHOR_REACH = 3;

function hasAnaphor(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (read.anaphors.has(at)) return true;
  return false;
}

/** Whether what a cue says behind a strong break is of other things ("…; without it our boatman takes you" is not). */
function isSaidApart(read: ReadText, to: number, cue: NeedCue): boolean {
  for (let at = cue.from; at >= to; at--) {
    if (!isStrongBreak(read, at)) continue;
    if (cue.kind !== 'taught' && !hasAnaphor(read, at, at + ANAPHOR_REACH)) return true;
  }
  return false;
}

/** The pieces around a hit up to the next comma, semicolon, bracket or "but". */
function clauseOf(read: ReadText, sentence: Sentence, from: number, to: number): Stretch {
  let start = from;
  while (start > Math.max(sentence.from, from - WINDOW) && !isClauseStart(read, start)) start--;
  let end = to;
  while (end < Math.min(sentence.to, to + WINDOW) && !isClauseStart(read, end)) end++;
  return { from: start, to: end };
}

const AND = new Set(['en', 'et', 'and', 'e']);
const SUBJECTS = new Set(['je', 'jij', 'u', 'we', 'wij', 'vous', 'tu', 'nous', 'on', 'you', 'it', 'het', 'ce']);

/** Whether a clause of its own begins; "as is …" goes on with what was said. */
function isClauseStart(read: ReadText, at: number): boolean {
  if (at >= read.pieces.length || read.likewise.has(at)) return false;
  if (isThoughtStart(read.pieces, at)) return true;
  // "… en je plantenkennis hoeft nog niet compleet te zijn"
  return AND.has(read.pieces[at]?.key ?? '') && SUBJECTS.has(read.pieces[at + 1]?.key ?? '');
}

/** A cue with words of its own before it in its clause speaks of those, unless it speaks of several things or of "it". */
function isSingular(read: ReadText, cue: NeedCue, to: number): boolean {
  let start = cue.from;
  while (start > to && !isClauseStart(read, start)) start--;
  // "rijbewijs B (BE is handig, maar hoeft niet)" speaks of BE to the end of the bracket
  start = Math.min(start, openBracket(read, to, cue.from) ?? start);
  const words = read.pieces.slice(start, cue.from).filter(({ key }) => !BUT.has(key));
  if (words.length === 0) return hasObject(read, cue);
  if (hasAnaphor(read, start, cue.from)) return false;
  // "Word, en PowerPoint is een plus": the first word only goes on
  return !words.some(({ key }, at) => at > 0 && read.table.joiningWords.has(key));
}

/** Words of a predicate that tells no thing of its own behind it ("gradito il patentino" does). */
const SHORT_CUE = 2;
/** "… is een plus voor ons", "un atout si …": for whom or when it is one. */
const WHEN = new Set(
  'voor als bij wanneer want om dan in pour si quand car dans à a chez aux per se quando perché nel for if when as because to at too'.split(
    ' ',
  ),
);

/** "Patente B, gradito il patentino": the cue opens its clause and speaks of what stands behind it there. */
function hasObject(read: ReadText, cue: NeedCue): boolean {
  if (cue.kind === 'taught' || cue.to - cue.from > SHORT_CUE || isThoughtStart(read.pieces, cue.to)) return false;
  return !WHEN.has(read.pieces[cue.to]?.key ?? '');
}

/** The piece behind a bracket that opens between the pieces `from` and `to` and is open still; undefined without one. */
function openBracket(read: ReadText, from: number, to: number): number | undefined {
  const before = read.pieces[from - 1]?.end ?? 0;
  const between = read.original.slice(before, read.pieces[to]?.start);
  const bracket = between.lastIndexOf('(');
  if (bracket === -1 || between.indexOf(')', bracket) !== -1) return undefined;
  for (let at = from; at <= to; at++) if ((read.pieces[at]?.start ?? 0) > before + bracket) return at;
  return undefined;
}

/** "Idéalement, le permis C", "a en, liefst, b": a cue that has its clause to itself speaks of what follows. */
function isAlone(read: ReadText, sentence: Sentence, cue: NeedCue): boolean {
  const isStart = cue.from === sentence.from || read.pieces[cue.from]?.isApart === true;
  return isStart && cue.to < sentence.to && read.pieces[cue.to]?.isApart === true;
}

/** "A car is handy (licence B)": a bracket right behind says it in other words. */
function isAside(read: ReadText, cue: NeedCue, from: number): boolean {
  const between = read.original.slice(read.pieces[cue.to - 1]?.end, read.pieces[from]?.start);
  return /^\s*\([^)]*$/.test(between);
}

/** "(kennis van SAP) en je rijdt graag": what follows a bracket says nothing of what stands inside. */
function closesBracket(read: ReadText, to: number, cue: NeedCue): boolean {
  const between = read.original.slice(read.pieces[to - 1]?.end, read.pieces[cue.from]?.start);
  // "the bar exam (admitted lawyer) is a plus" says so of both names
  return /^[^(]*\)\s*[^\s)]/.test(between);
}

/** Words before the colon of what heads a list inside a sentence. */
const LONGEST_OPENING = 14;

/** "Vereist: a, b en c", "Not required, but taken into account: a; b": the cue stands before the first colon or dash. */
function opensList(read: ReadText, sentence: Sentence, cue: NeedCue, from: number): boolean {
  if (cue.from - sentence.from > LONGEST_OPENING || from - sentence.from > LIST_REACH + LONGEST_OPENING) return false;
  const opening = read.original.slice(sentence.start, read.pieces[cue.to - 1]?.end);
  const gap = read.original.slice(read.pieces[cue.to - 1]?.end, read.pieces[from]?.start);
  if (opening.includes(':') || opening.includes(';')) return false;
  if (cue.from - sentence.from <= 4 && /^\s*[–—-]\s/.test(gap)) return !hasBreak(read, cue.to, from);
  return /^[^;.!?]*:/.test(gap) && !/[.!?]\s+\p{Lu}/u.test(gap);
}

/** Sentences behind a question in which its answer may come ("Have it? Good. Don't have it? We pay for it"). */
const ANSWERS = 3;
/** Words of a sentence that an answer may follow ("Good."). */
const SHORT_ANSWER = 4;
/** Words of a line that names something to be judged by the next sentence. */
const SHORT_LINE = 7;
/** Words of an answer that come before what it tells. */
const ANSWER_REACH = 6;

/** The cue by which the next sentence of the line judges what this one names: "SAP? Des te beter.", "Un peu de SAP. C'est un plus." */
function answerBehind(read: ReadText, sentence: Sentence, to: number): NeedCue | undefined {
  const isQuestion = read.original.charAt(sentence.end - 1) === '?';
  const isShort = sentence.isItem && sentence.to - sentence.from <= SHORT_LINE;
  let last = sentence;
  for (let count = 0; count < (isQuestion ? ANSWERS : 1); count++) {
    const next = read.sentenceOf(last.to);
    if (next === undefined || /[\n\r]/.test(read.original.slice(last.end, next.start))) return undefined;
    const cue = hitsBetween(read.needs, next.from, next.to).find(
      (found) => found.from >= next.from && found.to <= next.to && (!found.isAhead || found.to === next.to),
    );
    const isNear = cue !== undefined && cue.from - next.from <= ANSWER_REACH;
    if (
      cue !== undefined &&
      isNear &&
      (isQuestion ||
        (isShort && cue.kind === 'soft' && cue.from === next.from) ||
        isAboutIt(read, next, cue, sentence, to))
    )
      return cue;
    const isShortToo = next.to - next.from <= SHORT_ANSWER || read.original.charAt(next.end - 1) === '?';
    if (!isShortToo) return undefined;
    last = next;
  }
  return undefined;
}

/** "It's a plus", "Dat is geen must": the sentence begins with what was named last and tells nothing else. */
function isAboutIt(read: ReadText, next: Sentence, cue: NeedCue, sentence: Sentence, to: number): boolean {
  const isAll = cue.from === next.from && isThoughtStart(read.pieces, cue.to) && !opensList(read, next, cue, cue.to);
  if (cue.kind === 'hard' || (!isAll && !read.anaphors.has(next.from))) return false;
  for (let at = to; at < sentence.to; at++) if (read.pieces[at]?.isApart === true) return false;
  return true;
}
