import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { ValueMention } from '../structure/value-mention.ts';
import { findContractTypes } from '../terms/contract/find-contract-types.ts';
import { findWorkingHours } from '../terms/hours/find-working-hours.ts';
import { findSeniority } from '../terms/seniority/find-seniority.ts';
import { findWage } from '../terms/wage/find-wage.ts';
import type { Add, StatedTerm } from './query-items.ts';

type Place = Pick<ValueMention<unknown>, 'from' | 'to'>;
type Term = Place & { readonly stated: StatedTerm };

/** More years are no experience that a recruiter searches by. */
const MOST_YEARS = 20;

/**
 * The contract, hours, years and wage that a query states: "boekhouder deeltijds vast", "max 3500 euro", "5 jaar".
 * Where a concept says more ("contract management") the words are its own.
 */
export function takeTerms(
  lexicon: Lexicon,
  read: ReadText,
  taken: Uint8Array,
  named: readonly ConceptMention[],
  add: Add,
): void {
  for (const { from, to, stated } of termsOf(lexicon, read).map((term) => withItsWords(read, term))) {
    const isPartOfName = named.some((hit) => hit.from < to && hit.to > from && hit.to - hit.from > to - from);
    if (isPartOfName || taken.subarray(from, to).includes(1)) continue;
    add('TEXT', from, to, { stated });
  }
}

function termsOf(lexicon: Lexicon, read: ReadText): readonly Term[] {
  const wage = findWage(read, lexicon.hoursAMonth, true);
  const years = findSeniority(read) ?? bareYears(read);
  return [
    ...(wage === null ? [] : [wageOf(wage)]),
    ...(years === null ? [] : [{ ...years, stated: { aspectType: 'SENIORITY' as const, value: years.value } }]),
    ...findWorkingHours(read, true).map((hours) => ({
      ...hours,
      stated: { aspectType: 'WORKING_HOURS' as const, value: hours.value },
    })),
    ...findContractTypes(read, true).map((contract) => ({
      ...contract,
      stated: { aspectType: 'CONTRACT_TYPE' as const, value: contract.value },
    })),
  ];
}

/** Words that say more of an amount or of years than which they are: "max | 3500 euro | bruto per maand". */
const ITS_WORDS = ['wageWord', 'period', 'upTo', 'atLeast', 'experience'] as const;

function withItsWords({ cues }: ReadText, term: Term): Term {
  const { aspectType } = term.stated;
  if (aspectType !== 'WAGE' && aspectType !== 'SENIORITY') return term;
  const words = ITS_WORDS.flatMap((kind): readonly Place[] => cues[kind]);
  let { from, to } = term;
  for (const before of words.toSorted((a, b) => b.to - a.to)) if (before.to === from) from = before.from;
  for (const behind of words.toSorted((a, b) => a.from - b.from)) if (behind.from === to) to = behind.to;
  return { ...term, from, to };
}

function wageOf(wage: NonNullable<ReturnType<typeof findWage>>): Term {
  const { low, high } = wage.value;
  return { ...wage, stated: { aspectType: 'WAGE', amountLow: low, amountHigh: high } };
}

/** "React 3 ans": years by themselves are years of experience, as a query has no room for anything else. */
function bareYears({ cues, tokens }: ReadText): Pick<ValueMention<number>, 'from' | 'to' | 'value'> | null {
  for (const { from, to } of cues.year) {
    const value = tokens[from - 1]?.number ?? null;
    if (value !== null && value > 0 && value <= MOST_YEARS && tokens[from]?.followsBreak === false)
      return { from: from - 1, to, value };
  }
  return null;
}
