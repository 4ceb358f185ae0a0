import type { ReadText } from '../../structure/read-text.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import type { Wage } from './wage-value.ts';
import { amountsInWords } from './wage-amount.ts';
import { wageAt } from './wage-at.ts';

/**
 * The surest wage of a text; null when there is none. `hoursAMonth` makes hourly wages comparable. `isWish`: the text
 * says what somebody wants, in which a sum of a wage's size is one.
 */
export function findWage(read: ReadText, hoursAMonth: number, isWish = false): ValueMention<Wage> | null {
  let best: ValueMention<Wage> | null = null;
  let most: ValueMention<Wage> | null = null;
  const words = amountsInWords(read);
  let at = 0;
  while (at < read.tokens.length) {
    if (read.tokens[at]?.number == null && !words.has(at)) {
      at++;
      continue;
    }
    const candidate = wageAt(read, at, hoursAMonth, isWish);
    if (candidate !== null && best !== null && isMost(read, best, candidate)) most = candidate;
    if (candidate !== null && (best === null || candidate.confidence > best.confidence)) best = candidate;
    at = Math.max(at + 1, candidate?.to ?? 0);
  }
  if (best === null || most === null || !isMost(read, best, most)) return best;
  const { high, originalHigh } = most.value;
  return { ...best, to: most.to, value: { ...best.value, high, originalHigh } };
}

/** "salary_max: 3200" right below "salary_min: 2900". */
function isMost(
  read: ReadText,
  { value, to }: ValueMention<Wage>,
  { value: other, from }: ValueMention<Wage>,
): boolean {
  return (
    value.originalLow !== null &&
    value.originalHigh === null &&
    other.originalLow === null &&
    (other.originalHigh ?? 0) > value.originalLow &&
    other.period === value.period &&
    from >= to &&
    read.sentenceOf(from)?.from === read.sentenceOf(to - 1)?.to
  );
}
