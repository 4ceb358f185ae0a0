import { hasHitBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';

/** What an hour is paid, in euros or pounds, where nothing says that it is an hour. */
const [LEAST, MOST] = [9, 60] as const;
/** Tokens of a sentence that tells nothing but the amount. */
const ALONE = 3;

/**
 * "Cleaner, 15 hpw, £11.50, temp until 28 Feb.": with cents or by itself, between breaks, where the hours or the
 * contract are told and nothing else is paid.
 */
export function isHourlyTerm(read: ReadText, at: number, to: number, sentence: Sentence, amount: number): boolean {
  if (amount < LEAST || amount > MOST || sentence.section === 'company' || sentence.section === 'contact') return false;
  const { tokens, original, cues } = read;
  const isWithCents = /[.,]\d{2}$/.test(original.slice(tokens[at]?.start, tokens[at]?.end));
  const before = original.slice(0, tokens[at]?.start).slice(-4);
  const isFirst = at - 1 <= sentence.from || /(?:[,;:|(]|\s[-–•])\s?(?:[€£]|EUR)?\s?$/u.test(before);
  const isLast =
    to >= sentence.to ||
    tokens[to]?.followsBreak === true ||
    /^\s?(?:plus|\+|[-–•|])/u.test(original.slice(tokens[to - 1]?.end));
  if (!isFirst || !isLast || (!isWithCents && to - sentence.from > ALONE)) return false;
  if (sentence.section === 'offer' && isWithCents && to - sentence.from > ALONE) return false;
  return (
    hasHitBetween(cues.contract, 0, tokens.length) ||
    hasHitBetween(cues.hours, 0, tokens.length) ||
    read.clockSpans.length > 0
  );
}
