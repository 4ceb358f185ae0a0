import type { Token } from '../../tokens/text-tokens.ts';

/** A sentence of a text, in characters. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Characters of the longest ad of one line. */
const LONGEST_LINE = 700;
/** Separators from which a sentence lists facts. */
const LEAST_SEPARATORS = 4;
const SEPARATORS = /[,;|•·](?=\s)|\s(?:[-–—|•·]|\/\/)(?=\s)/g;
/** A bullet or dash between facts, no dash between two amounts. */
const MARK = /(?<=\s)(?:[•·]|\/\/)(?=\s)|(?<=[^\d€£kK]\s)[-–—](?=\s)|(?<=\s)[-–—](?=\s[^\d€£])/g;

function listsFacts(text: string): boolean {
  return [...text.matchAll(SEPARATORS)].length >= LEAST_SEPARATORS;
}

function isOneLine(plain: string): boolean {
  return plain.length <= LONGEST_LINE && !/[\n\r]/.test(plain.trim());
}

/**
 * An ad of one line with bars for its dashes and bullets: no label and no clause reaches across one, and it begins no
 * sentence. The length stays.
 */
export function partFacts(plain: string): string {
  return isOneLine(plain) && listsFacts(plain) ? plain.replace(MARK, (mark) => '|'.padEnd(mark.length)) : plain;
}

/**
 * Which sentences of an ad of one line list the facts of the job, pay and telephone among them: "Lasser TIG - Genk -
 * 40u - 18 €/u - plan lezen - bel ons". None of them is the offer or how to apply as a whole. Longer texts have
 * sentences for that.
 */
export function factLists(plain: string): (sentence: Span) => boolean {
  if (!isOneLine(plain)) return () => false;
  return ({ start, end }) => listsFacts(plain.slice(start, end));
}

const GAP = /[-–—|•·,;()]|\/\//;

/** Whether the tokens `from` to `to` (exclusive) stand by themselves between the separators of such a sentence. */
export function isFactByItself(
  read: {
    readonly tokens: readonly Token[];
    readonly original: string;
    sentenceOf(token: number): { readonly isFactList: boolean } | undefined;
  },
  from: number,
  to: number,
): boolean {
  const { tokens, original } = read;
  const [before, next] = [tokens[from - 1], tokens[to]];
  if (read.sentenceOf(from)?.isFactList !== true || before === undefined || next === undefined) return false;
  const isApart = (end: number | undefined, start: number | undefined): boolean => GAP.test(original.slice(end, start));
  return isApart(before.end, tokens[from]?.start) && isApart(tokens[to - 1]?.end, next.start);
}
