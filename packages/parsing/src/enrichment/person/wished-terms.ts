import { findContractTypes } from '../../terms/contract/find-contract-types.ts';
import { findWorkingHours } from '../../terms/hours/find-working-hours.ts';
import { findPlaces } from '../../places/find-places.ts';
import { findWage } from '../../terms/wage/find-wage.ts';
import type { Wage } from '../../terms/wage/wage-value.ts';
import type { ParsingAspect } from '../../job/parsing-aspect.ts';
import type { Lexicon } from '../../reading/lexicon.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { parsedSpanOf } from '../parsed-span.ts';
import { keysOfAll } from '../../language/word-lists.ts';
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

/**
 * Where somebody wants to work, besides where they live: "Ik zoek werk in de regio Gent". It is told by the first
 * sentence that names a place behind its words of wishing.
 */
export function wishedPlaces(lexicon: Lexicon, sentences: readonly WishSentence[]): readonly ParsingAspect[] {
  for (const sentence of sentences) {
    const { read, wished, offset } = sentence;
    // most wishes name no place, and need not be asked for one
    if (!NAME.test(read.original.slice(Math.max(0, wished - offset)))) continue;
    const found = findPlaces(read, lexicon.gazetteer, false).filter(
      ({ confidence, value, from }) =>
        confidence >= LEAST_PLACE && value.place.kind !== 'country' && !isPast(read, from),
    );
    const places = found.map((mention): ParsingAspect => ({
      aspectType: 'GEO',
      labels: mention.value.postCode === null ? [mention.value.name] : [mention.value.name, mention.value.postCode],
      lat: mention.value.place.lat,
      lon: mention.value.place.lon,
      ...parsedSpanOf(read, mention),
    }));
    const behind = placed(places, sentence).filter(({ start }) => start >= sentence.wished);
    if (behind.length > 0) return behind;
  }
  return [];
}

/** A word with a capital, in small letters or capitals. */
const NAME = /\p{Lu}(?:\p{Ll}{2}|\p{Lu}{3})/u;

const AFTER = keysOfAll('time.after');
/** Words between "after" and the place where something was. */
const PAST_REACH = 5;

/** "Na tien jaar in Brussel", "after my studies in Oxford": where somebody was. */
function isPast({ tokens }: ReadText, from: number): boolean {
  return tokens.slice(Math.max(0, from - PAST_REACH), from).some(({ key }) => AFTER.has(key));
}

/** A town that only stands in a wish is rather a school's or an employer's. */
const LEAST_PLACE = 0.6;

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
