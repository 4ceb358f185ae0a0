import { startsClause, type RequirementCue } from '../language/requirement-cues.ts';
import type { ReadText, Sentence } from './read-text.ts';
import { REACH } from '../tokens/reach.ts';

/**
 * A semicolon, or a full stop that the reader of sentences took for an abbreviation ("rijbewijs B. Excel is een
 * plus").
 */
const STRONG_BREAK = /;|[.!?]\s+\p{Lu}/u;

/** Whether a strong break stands before a token. */
export function isStrongBreak(read: ReadText, at: number): boolean {
  const [before, token] = [read.tokens[at - 1], read.tokens[at]];
  if (token?.followsBreak !== true || before === undefined) return false;
  return STRONG_BREAK.test(read.original.slice(before.end, token.start + 1));
}

/** Whether a strong break stands before one of the tokens `from` to `to` (inclusive). */
export function hasBreak(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (isStrongBreak(read, at)) return true;
  return false;
}

/** Whether the thought turns before one of the tokens `from` to `to` (inclusive). */
export function hasTurn(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    const token = read.tokens[at];
    if (isStrongBreak(read, at) || (token?.followsBreak === false && startsClause(read.tokens, at))) return true;
  }
  return false;
}

/**
 * The token behind a bracket that opens between the tokens `from` and `to` and is open still; undefined without one.
 */
export function openBracket(read: ReadText, from: number, to: number): number | undefined {
  const before = read.tokens[from - 1]?.end ?? 0;
  const between = read.original.slice(before, read.tokens[to]?.start);
  const bracket = between.lastIndexOf('(');
  if (bracket === -1 || between.indexOf(')', bracket) !== -1) return undefined;
  for (let at = from; at <= to; at++) if ((read.tokens[at]?.start ?? 0) > before + bracket) return at;
  return undefined;
}

/** "A car is handy (licence B)": a bracket right behind says it in other words. */
export function isAside(read: ReadText, cue: RequirementCue, from: number): boolean {
  const between = read.original.slice(read.tokens[cue.to - 1]?.end, read.tokens[from]?.start);
  return /^\s*\([^)]*$/.test(between);
}

/** "(kennis van SAP) en je rijdt graag": what follows a bracket says nothing of what stands inside. */
export function closesBracket(read: ReadText, to: number, cue: RequirementCue): boolean {
  const between = read.original.slice(read.tokens[to - 1]?.end, read.tokens[cue.from]?.start);
  // "the bar exam (admitted lawyer) is a plus" says so of both names
  return /^[^(]*\)\s*[^\s)]/.test(between);
}

/** Words before the colon of what heads a list inside a sentence. */
const LONGEST_OPENING = 14;

/**
 * "Vereist: a, b en c", "Not required, but taken into account: a; b": the cue stands before the first colon or dash.
 */
export function opensList(read: ReadText, sentence: Sentence, cue: RequirementCue, from: number): boolean {
  if (cue.from - sentence.from > LONGEST_OPENING || from - sentence.from > REACH.structure.list + LONGEST_OPENING)
    return false;
  const opening = read.original.slice(sentence.start, read.tokens[cue.to - 1]?.end);
  const gap = read.original.slice(read.tokens[cue.to - 1]?.end, read.tokens[from]?.start);
  if (opening.includes(':') || opening.includes(';')) return false;
  if (cue.from - sentence.from <= 4 && /^\s*[–—-]\s/.test(gap)) return !hasBreak(read, cue.to, from);
  return /^[^;.!?]*:/.test(gap) && !/[.!?]\s+\p{Lu}/u.test(gap);
}
