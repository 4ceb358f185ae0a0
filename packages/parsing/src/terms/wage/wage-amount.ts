import { hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** An amount of money, or a number that may be one; tokens `from` to `to` (exclusive). */
export interface Amount {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly hasCurrency: boolean;
  readonly hasThousand: boolean;
  /** As it is written, before thousands are reckoned in. */
  readonly number: number;
}

/** Signs and words of money. */
export const CURRENCY = new Set(['€', 'eur', 'euro', 'euros', '£', 'gbp', 'pounds', 'chf']);
const THOUSAND = new Set(['k', 'k€', 'keur', ...keysOfAll('number.thousand')]);
/** "50 kilo bruto", but "een vat van 60 kilo". */
const KILO = keysOfAll('number.kilo');
/** The amount that begins at a number: 2 800, 2.800,50, 35 k, € before or behind. */
export function amountAt(read: ReadText, at: number): Amount | null {
  const { tokens, original } = read;
  const token = tokens[at];
  const written = token?.number ?? wordAt(read, at);
  if (written === null) return null;
  let value = written;
  let to = at + 1;
  // 2 800: a second group of exactly three digits after one space
  while (
    /^\d{3}(?:[.,]\d{1,2})?$/.test(tokens[to]?.key ?? '') &&
    value < 1000 &&
    /^[\s\u00a0\u202f']$/.test(original.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? 0))
  ) {
    value = value * 1000 + (tokens[to]?.number ?? 0);
    to++;
  }
  let hasThousand = false;
  const suffix = tokens[to]?.key;
  if (suffix !== undefined && (THOUSAND.has(suffix) || (KILO.has(suffix) && isOfMoney(read, at, to)))) {
    hasThousand = true;
    to++;
  }
  let hasCurrency =
    suffix === 'keur' ||
    suffix === 'k€' ||
    (CURRENCY.has(tokens[at - 1]?.key ?? '') && !isOfAmountBefore(read, at)) ||
    (tokens[at - 1]?.key === 'k' && CURRENCY.has(tokens[at - 2]?.key ?? ''));
  // "2.650 - € 3.300": behind a dash the sign belongs to the next amount
  const gap = original.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? 0);
  if (CURRENCY.has(tokens[to]?.key ?? '') && gap.trim() === '') {
    hasCurrency = true;
    to++;
    if (tokens[to]?.key === 'k') {
      hasThousand = true;
      to++;
    }
  }
  return { value: hasThousand ? value * 1000 : value, number: value, from: at, to, hasCurrency, hasThousand };
}

/** Whether a wage is named, or a currency written, right around a number and the word behind it, token `to`. */
function isOfMoney({ tokens, cues }: ReadText, at: number, to: number): boolean {
  if (CURRENCY.has(tokens[at - 1]?.key ?? '') || CURRENCY.has(tokens[to + 1]?.key ?? '')) return true;
  return hitsBetween(cues.wageWord, at - REACH.wage.cue, to + 1 + REACH.wage.cue).length > 0;
}

/** "3.400 - 4.200 euro, 40 uur", "840€+13a": the sign belongs to the amount before the comma or the plus. */
function isOfAmountBefore({ tokens, original }: ReadText, at: number): boolean {
  if (tokens[at - 2]?.number == null) return false;
  return (
    tokens[at]?.followsBreak === true || original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0).includes('+')
  );
}

/** Where numbers in words stand right before a currency. */
export function amountsInWords({ tokens, cues }: ReadText): ReadonlySet<number> {
  return new Set(cues.numberWord.filter(({ to }) => CURRENCY.has(tokens[to]?.key ?? '')).map(({ from }) => from));
}

/** "Dertien euro per uur": a number in a word right before a currency. */
function wordAt({ tokens, cues }: ReadText, at: number): number | null {
  if (!CURRENCY.has(tokens[at + 1]?.key ?? '')) return null;
  return hitsBetween(cues.numberWord, at, at + 1)[0]?.value ?? null;
}

/**
 * The amount behind a dash or range word, or somewhat further on ("€ 25 (starting rate) up to € 28"); null when there
 * is none.
 */
export function rangeEnd(read: ReadText, first: Amount, sentence: Sentence): Amount | null {
  const gap = rangeGap(read, first.to);
  return gap < 0 ? farEnd(read, first, sentence) : amountAt(read, gap);
}

/** The end of the range word or dash behind an amount, -1 when there is none. */
function rangeGap(read: ReadText, to: number): number {
  const { tokens, cues, original } = read;
  const word = hitsBetween(cues.rangeWord, to, to + 2).find(({ from }) => from >= to);
  const between = original.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? 0);
  let next = -1;
  if (word !== undefined && word.from === to) next = word.to;
  else if (/^[\s\u00a0,.]*[-–—/][\s\u00a0-]*$/.test(between)) next = to;
  // "€ 15 bruto tot € 18 bruto"
  else if (word !== undefined && word.from === to + 1 && tokens[to]?.number == null) next = word.to;
  if (next < 0) return -1;
  // "van minimum € 2.700 en maximum € 4.500"
  const upTo = hitsBetween(cues.upTo, next, next + 1).find(({ from }) => from === next);
  if (upTo !== undefined && tokens[next]?.number == null) next = upTo.to;
  while (CURRENCY.has(tokens[next]?.key ?? '')) next++;
  return tokens[next]?.number == null ? -1 : next;
}

/** A higher amount some words further on, when both have their currency and "to" stands before it. */
function farEnd(read: ReadText, first: Amount, sentence: Sentence): Amount | null {
  if (!first.hasCurrency) return null;
  const last = Math.min(first.to + REACH.wage.farEnd, sentence.to);
  for (let at = first.to; at <= last; at++) {
    if (read.tokens[at]?.number == null || isScalePoint(read, at)) continue;
    const amount = amountAt(read, at);
    const reach = 2 + wordsOfPoint(read, at - 1);
    const isTo = [
      ...hitsBetween(read.cues.rangeWord, at - reach, at),
      ...hitsBetween(read.cues.upTo, at - reach, at),
    ].some(({ from, to }) => from >= first.to && to <= at);
    return amount !== null && amount.hasCurrency && isTo && amount.value > first.value ? amount : null;
  }
  return null;
}

/** "SCP | 7 | £24,300", "UPR | 3 | - £41,700": the number of a step of a scale, named in capitals before an amount. */
function isScalePoint({ tokens, original }: ReadText, at: number): boolean {
  const [name, point, sign] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (name === undefined || point?.number == null || !CURRENCY.has(sign?.key ?? '')) return false;
  return /^\p{Lu}{2,4}$/u.test(original.slice(name.start, name.end)) && /^\d{1,2}$/.test(point.key);
}

/** How many words before the sign of an amount, token `sign`, name the step of a scale that is paid so. */
function wordsOfPoint(read: ReadText, sign: number): number {
  const before = read.tokens[sign - 1];
  if (before === undefined || !CURRENCY.has(read.tokens[sign]?.key ?? '')) return 0;
  if (isScalePoint(read, sign - 1)) return 2;
  // "UPS3"
  return /^\p{Lu}{1,4}\d{1,2}$/u.test(read.original.slice(before.start, before.end)) ? 1 : 0;
}
