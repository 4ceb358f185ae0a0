import { followingSentenceCue } from './following-sentence-cue.ts';
import {
  closesBracket,
  hasBreak,
  hasTurn,
  isAside,
  isStrongBreak,
  openBracket,
  opensList,
} from '../structure/clause-borders.ts';
import { BUT, startsClause, type RequirementCue } from '../language/requirement-cues.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { taskWords } from '../language/task-words.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { REACH } from '../tokens/reach.ts';

/** The farthest reach and the longest phrase together. */
const WINDOW = REACH.structure.list + 8;
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
  const cue = decidingCue(read, sentence, from, to) ?? followingSentenceCue(read, sentence, to);
  return cue === undefined ? sentence.required : needOf(sentence, cue, from);
}

function needOf(sentence: Sentence, { kind, to }: RequirementCue, from: number): boolean | null {
  if (kind !== 'taught') return kind === 'hard';
  // what one learns on the job is no must, though it stands in a list of demands
  return sentence.required === true && sentence.isItem && to > from ? false : null;
}

function decidingCue(read: ReadText, sentence: Sentence, from: number, to: number): RequirementCue | undefined {
  const clause = clauseOf(read, sentence, from, to);
  let best: RequirementCue | undefined;
  let least = Infinity;
  for (const cue of cuesNear(read, sentence, from, to)) {
    if (isAttribute(read, sentence, cue)) continue;
    const distance =
      cue.from >= to ? distanceBehind(read, clause, cue, to) : distanceBefore(read, sentence, clause, cue, from);
    if (distance < least) [best, least] = [cue, distance];
  }
  return best;
}

/** "Effectuer les réparations nécessaires": among the tasks, a word of need behind a verb of work says which things. */
function isAttribute(read: ReadText, sentence: Sentence, cue: RequirementCue): boolean {
  if (sentence.section !== 'tasks' || cue.kind !== 'hard' || cue.to - cue.from > 1) return false;
  const { from } = clauseOf(read, sentence, cue.from, cue.to);
  const words = taskWords(read.language);
  const opening = read.tokens.slice(from, Math.min(cue.to, from + REACH.requirement.taskVerb));
  return opening.some(({ key }) => words.isVerb(key));
}

/** The cues of a sentence that are near enough to speak of the tokens `from` to `to`. */
function cuesNear(read: ReadText, sentence: Sentence, from: number, to: number): readonly RequirementCue[] {
  const first = Math.max(sentence.from, from - WINDOW);
  const last = Math.min(sentence.to, to + WINDOW);
  return hitsBetween(read.requirementCues.cues, first, last).filter(
    (cue) => cue.from >= sentence.from && cue.to <= sentence.to && (cue.to <= from || cue.from >= to),
  );
}

/** How far a cue behind is in words; Infinity for one that speaks of something else. */
function distanceBehind(read: ReadText, clause: Stretch, cue: RequirementCue, to: number): number {
  const words = cue.from - to;
  // "Excel et idéalement SAP" asks for Excel
  if (words > REACH.requirement.need || (cue.isAhead && !startsClause(read.tokens, cue.to))) return Infinity;
  if (closesBracket(read, to, cue)) return Infinity;
  const isOwn = cue.from >= clause.from && cue.to <= clause.to;
  if (isOwn) return words;
  // "…, SAP is een plus" says nothing of what was named before it in a clause of its own
  if (cue.isAhead || isOfOtherThings(read, to, cue) || isSingular(read, cue, to)) return Infinity;
  return words + OTHER_CLAUSE;
}

/** How far a cue before is in words; Infinity for one that speaks of something else. */
function distanceBefore(
  read: ReadText,
  sentence: Sentence,
  clause: Stretch,
  cue: RequirementCue,
  from: number,
): number {
  const words = from - cue.to + 0.5;
  const isOwn = cue.from >= clause.from && cue.to <= clause.to;
  if (isOwn && words <= REACH.requirement.need) return words;
  if (words > REACH.structure.list) return Infinity;
  const speaks =
    opensList(read, sentence, cue, from) ||
    (cue.isAhead && !hasTurn(read, cue.to, from)) ||
    (words <= REACH.requirement.need &&
      !hasBreak(read, cue.to, from) &&
      (isAlone(read, sentence, cue) || isAside(read, cue, from)));
  return speaks ? words + 2 * OTHER_CLAUSE : Infinity;
}

function hasAnaphor(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (read.requirementCues.anaphors.has(at)) return true;
  return false;
}

/** Whether what a cue says behind a strong break is of other things ("…; without it our boatman takes you" is not). */
function isOfOtherThings(read: ReadText, to: number, cue: RequirementCue): boolean {
  for (let at = cue.from; at >= to; at--) {
    if (!isStrongBreak(read, at)) continue;
    if (cue.kind !== 'taught' && !hasAnaphor(read, at, at + REACH.requirement.anaphor)) return true;
  }
  return false;
}

/** The tokens around a hit up to the next comma, semicolon, bracket or "but". */
function clauseOf(read: ReadText, sentence: Sentence, from: number, to: number): Stretch {
  let start = from;
  while (start > Math.max(sentence.from, from - WINDOW) && !isClauseStart(read, start)) start--;
  let end = to;
  while (end < Math.min(sentence.to, to + WINDOW) && !isClauseStart(read, end)) end++;
  return { from: start, to: end };
}

const AND = keysOfAll('grammar.and');
const SUBJECTS = keysOfAll('grammar.reader', 'grammar.other-subject');

/** Whether a clause of its own begins; "as is …" goes on with what was said. */
function isClauseStart(read: ReadText, at: number): boolean {
  if (at >= read.tokens.length || read.requirementCues.likewise.has(at)) return false;
  if (startsClause(read.tokens, at)) return true;
  // "… en je plantenkennis hoeft nog niet compleet te zijn"
  return AND.has(read.tokens[at]?.key ?? '') && SUBJECTS.has(read.tokens[at + 1]?.key ?? '');
}

/**
 * A cue with words of its own before it in its clause speaks of those, unless it speaks of several things or of "it".
 */
function isSingular(read: ReadText, cue: RequirementCue, to: number): boolean {
  let start = cue.from;
  while (start > to && !isClauseStart(read, start)) start--;
  // "rijbewijs B (BE is handig, maar hoeft niet)" speaks of BE to the end of the bracket
  start = Math.min(start, openBracket(read, to, cue.from) ?? start);
  const { joiningWords } = read.table;
  // "Word, en PowerPoint is een plus": the first word only goes on
  const words = read.tokens
    .slice(start, cue.from)
    .filter(({ key }, at) => !BUT.has(key) && (at > 0 || !joiningWords.has(key)));
  if (words.length === 0) return hasObject(read, cue);
  return !hasAnaphor(read, start, cue.from) && !words.some(({ key }) => joiningWords.has(key));
}

/** Words of a predicate that tells no thing of its own behind it ("gradito il patentino" does). */
const SHORT_CUE = 2;
/** "… is een plus voor ons", "un atout si …": for whom or when it is one. */
const WHEN = keysOfAll('requirement.when');

/** "Patente B, gradito il patentino": the cue opens its clause and speaks of what stands behind it there. */
function hasObject(read: ReadText, cue: RequirementCue): boolean {
  if (cue.kind === 'taught' || cue.to - cue.from > SHORT_CUE || startsClause(read.tokens, cue.to)) return false;
  return !WHEN.has(read.tokens[cue.to]?.key ?? '');
}

/** "Idéalement, le permis C", "a en, liefst, b": a cue that has its clause to itself speaks of what follows. */
function isAlone(read: ReadText, sentence: Sentence, cue: RequirementCue): boolean {
  const isStart = cue.from === sentence.from || read.tokens[cue.from]?.followsBreak === true;
  return isStart && cue.to < sentence.to && read.tokens[cue.to]?.followsBreak === true;
}
