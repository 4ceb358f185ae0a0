import { tokenize } from '@counterpart/text';
import { type Term, termOf } from './term-dictionary.ts';

/** The smallest unit that labels and cues are compared by: a word, a part of a hyphenated word, or a number. */
export interface Token extends Term {
  readonly start: number;
  readonly end: number;
  /** The value of a number written with digits ("2.800,50" is 2800.5). */
  readonly number: number | null;
  /** Punctuation or a line break stands before it: no label reaches across. */
  readonly followsBreak: boolean;
}

const WORD_ONLY = /^[A-Za-z]+$/;
const SPLITTER = /[-_'‘’‐‑/]/;
const BREAKING = /[,;:()[\]{}!?.\n\r\t•·|"“”«»…*☐☒☑□■✓✔✗✘✅❌]/;
const SPACE = 32;
const DOT = 46;
const STAR = 42;
/** Letters before the dot of an abbreviation. */
const LONGEST_ABBREVIATED = 2;
/** A wider gap is layout, not a space between words. */
const WIDEST_GAP = 4;
/** The value of digits with dots, commas or both; the last one is decimal unless exactly three digits follow. */
export function numberOf(text: string): number | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const digits = last >= 0 ? text.slice(last + 1) : '';
  const isGrouped = digits.length === 3 || last < 0;
  const whole = (isGrouped ? text : text.slice(0, last)).replace(/[.,]/g, '');
  if (whole.length === 0 || whole.length > 12) return null;
  const value = Number(isGrouped ? whole : `${whole}.${digits}`);
  return Number.isFinite(value) ? value : null;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The tokens of a text, in order; offsets refer to the text. Labels of the ontology are cut by the same rule. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  /** "P.IVA", "co.co.co": the dot of an abbreviation parts nothing. */
  const isAbbreviated = (start: number, gap: number): boolean =>
    gap === 1 && text.charCodeAt(last) === DOT && start - gap - (tokens.at(-1)?.start ?? 0) <= LONGEST_ABBREVIATED;
  /** "2*8": shifts of eight hours. */
  const isTimes = (start: number, gap: number): boolean =>
    gap === 1 &&
    text.charCodeAt(last) === STAR &&
    isDigit(text.charCodeAt(last - 1)) &&
    isDigit(text.charCodeAt(start));
  const add = (word: string, start: number): void => {
    const gap = start - last;
    // most gaps are one space
    const isSpace = gap === 0 || (gap === 1 && text.charCodeAt(last) === SPACE);
    const mayBreak = !isSpace && !isAbbreviated(start, gap) && !isTimes(start, gap);
    const followsBreak = mayBreak && (gap > WIDEST_GAP || BREAKING.test(text.slice(last, start)));
    const number = isDigit(word.charCodeAt(0)) ? numberOf(word) : null;
    last = start + word.length;
    const { key, id } = termOf(word);
    tokens.push({ key, id, start, end: last, number, followsBreak });
  };
  /** 38u → 38, u and 35k → 35, k; words such as B2 and h264 stay whole. */
  const addPart = (part: string, start: number): void => {
    let digits = 0;
    if (isDigit(part.charCodeAt(0))) {
      digits = 1;
      while (digits < part.length && (isDigit(part.charCodeAt(digits)) || /[.,]/.test(part.charAt(digits)))) digits++;
    }
    if (digits > 0 && digits < part.length) {
      add(part.slice(0, digits), start);
      add(part.slice(digits), start + digits);
    } else add(part, start);
  };
  for (const written of tokenize(text)) {
    if (WORD_ONLY.test(written.text)) {
      add(written.text, written.start);
    } else if (SPLITTER.test(written.text)) {
      let offset = written.start;
      for (const part of written.text.split(SPLITTER)) {
        if (part !== '') addPart(part, offset);
        offset += part.length + 1;
      }
    } else addPart(written.text, written.start);
  }
  return tokens;
}
