import type { WagePeriod } from '../../language/wage-period.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import type { ShortFact } from '../../structure/facts/short-facts.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { REACH } from '../../tokens/reach.ts';

/** "Je krijgt vanaf", "you get from". */
const PAID = keysOfAll('wage.paid');
/** What a wage of each period lies between, in euro; anything else is another kind of amount. */
export const BOUNDS: Readonly<Record<WagePeriod, readonly [number, number]>> = {
  HOUR: [4, 200],
  DAY: [40, 2000],
  WEEK: [200, 5000],
  MONTH: [500, 20_000],
  YEAR: [8000, 400_000],
};
/** The least that a wage of a month and one of a year are, where nothing but "from" says that an amount is one. */
export const LEAST_FLOOR = { month: 1200, year: 15_000 } as const;
/** What a month is paid at most, where nothing else says so. */
const MOST_MONTHLY = 9999;

/**
 * "Je krijgt vanaf € 2.600", "from £33,000": with nothing beside it, "from" and a sum of a wage's size are one, where
 * the sentence is the offer's, a fact by itself, or says what somebody wants or gets.
 */
export function isFloor(read: ReadText, at: number, { section, from, to }: Sentence, amount: number): boolean {
  if (!isSized(amount)) return false;
  const cue = hitsBetween(read.cues.atLeast, at - 3, at).find((hit) => hit.to <= at && at - hit.to <= 1);
  if (cue === undefined || cue.from < from) return false;
  if (section === 'offer' || cue.from === from || read.tokens[cue.from]?.followsBreak === true)
    return section !== 'company';
  return read.tokens.slice(from, Math.min(to, cue.from)).some(({ key }) => PAID.has(key));
}

/**
 * "Rennes, CDI à temps plein, 2 200 €. Vous …", "Technieker, 2 800 euro, Gent": by itself in a first sentence that
 * tells the terms of the job, or in an ad of a few words.
 */
export function isTerm(read: ReadText, at: number, to: number, sentence: Sentence, amount: number): boolean {
  const { tokens, cues } = read;
  const isApart = (token: number): boolean =>
    token <= sentence.from || tokens[token]?.followsBreak !== false || token >= sentence.to;
  // "Exeter | £41,250 | Full-time"
  if (isSized(amount) && sentence.section !== 'company' && isAlone(read.facts, at, to)) return true;
  // "Permanent. £23,800."
  if (isSized(amount) && sentence.to - sentence.from <= to - at + 1 && sentence.section !== 'company')
    return hasHitBetween(cues.contract, sentence.from - 1, sentence.from) || sentence.section === 'offer';
  return (
    sentence.from === 0 &&
    isSized(amount) &&
    (isApart(at) || isApart(at - 1)) &&
    (isApart(to) || isWithMore(read, to)) &&
    (tokens.length <= REACH.structure.fewWords ||
      hasHitBetween(cues.contract, 0, sentence.to) ||
      hasHitBetween(cues.hours, 0, sentence.to))
  );
}

/** "2 400 € | + primes": what comes on top of a wage. */
function isWithMore({ original, tokens }: ReadText, to: number): boolean {
  return /^\s*\+/.test(original.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start));
}

/** Whether an amount is all that a fact of a row says, its sign before it or behind it. */
function isAlone(facts: readonly ShortFact[], at: number, to: number): boolean {
  return facts.some((fact) => fact.labelFrom === fact.from && at - fact.from <= 1 && at >= fact.from && fact.to === to);
}

/** Whether an amount is as large as a wage of a month or of a year. */
export function isSized(amount: number): boolean {
  const isMonthly = amount >= LEAST_FLOOR.month && amount <= MOST_MONTHLY;
  return isMonthly || (amount >= LEAST_FLOOR.year && isWithin(amount, 'YEAR'));
}

/** Whether an amount in euros can be paid for such a period. */
export function isWithin(amount: number, period: WagePeriod): boolean {
  return amount >= BOUNDS[period][0] && amount <= BOUNDS[period][1];
}
