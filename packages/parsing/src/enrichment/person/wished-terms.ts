import { findContractTypes } from '../../terms/contract/find-contract-types.ts';
import { findWorkingHours } from '../../terms/hours/find-working-hours.ts';
import { findWage, type Wage } from '../../terms/wage/find-wage.ts';
import type { ParsingAspect } from '../../job/parsing-aspect.ts';
import type { Lexicon } from '../../reading/lexicon.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { parsedSpanOf } from '../parsed-span.ts';
import type { WishSentence } from './cv-wishes.ts';

/** What the sentences of a CV wish; the first that tells a kind of value tells it. */
export function cvWishes(
  lexicon: Lexicon,
  sentences: readonly WishSentence[],
  pay: readonly WishSentence[],
): readonly ParsingAspect[] {
  const told = new Map<string, readonly ParsingAspect[]>();
  for (const sentence of sentences) {
    const found = placed(wishedTerms(lexicon, sentence.read), sentence);
    for (const [type, aspects] of Map.groupBy(found, ({ aspectType }) => aspectType)) {
      // "après cinq ans comme indépendant je cherche un emploi fixe"
      const behind = aspects.filter(({ start }) => start >= sentence.wished);
      if (!told.has(type)) told.set(type, behind.length > 0 ? behind : aspects);
    }
  }
  // what is to be paid is a wish without a word of wishing
  for (const sentence of told.has('WAGE') ? [] : pay) {
    const wage = wishedWage(lexicon, sentence.read);
    if (wage !== null) return [...told.values(), placed([wage], sentence)].flat();
  }
  return [...told.values()].flat();
}

/** The aspects of a sentence where they stand in the CV. */
function placed(aspects: readonly ParsingAspect[], { offset }: WishSentence): readonly ParsingAspect[] {
  return aspects.map((aspect) => ({ ...aspect, start: aspect.start + offset, end: aspect.end + offset }));
}

/** Contracts, hours and wage of a text that says what somebody wants. */
export function wishedTerms(lexicon: Lexicon, read: ReadText): readonly ParsingAspect[] {
  const aspects: ParsingAspect[] = [];
  for (const found of findContractTypes(read, true)) {
    aspects.push({ aspectType: 'CONTRACT_TYPE', value: found.value, ...parsedSpanOf(read, found) });
  }
  for (const found of findWorkingHours(read, true)) {
    aspects.push({ aspectType: 'WORKING_HOURS', value: found.value, ...parsedSpanOf(read, found) });
  }
  const wage = wishedWage(lexicon, read);
  return wage === null ? aspects : [...aspects, wage];
}

/** More than this a day or a week, in a CV, is what somebody earns a month. */
const MOST_A = { DAY: 900, WEEK: 1800 } as const;

/** "A giornata, 1.900 euro netti": a word for a day or a week beside a wage of a month's size is about hours. */
function asMonths(wage: Wage): Pick<Wage, 'low' | 'high' | 'period'> {
  const { period, originalLow, originalHigh } = wage;
  const most = period === 'DAY' || period === 'WEEK' ? MOST_A[period] : Infinity;
  return (originalLow ?? originalHigh ?? 0) > most ? { low: originalLow, high: originalHigh, period: 'MONTH' } : wage;
}

function wishedWage(lexicon: Lexicon, read: ReadText): ParsingAspect | null {
  const wage = findWage(read, lexicon.hoursAMonth, true);
  if (wage === null) return null;
  const { originalLow, originalHigh } = wage.value;
  const { low, high, period } = asMonths(wage.value);
  return {
    aspectType: 'WAGE',
    // whoever asks one amount asks at least that
    amountLow: low ?? high,
    amountHigh: low === null || high === low ? null : high,
    period,
    originalLow,
    originalHigh,
    ...parsedSpanOf(read, wage),
  };
}
