import { ONE } from '@counterpart/scoring';
import { postingCount, type Postings } from '../columns/postings.ts';
import { countedValue, type ForwardPlan, type ScoredAspect } from '../query/forward-plan.ts';
import { similarityOf } from '../query/item-outcome.ts';
import type { KeywordMatcher } from '../query/keyword-matcher.ts';

/** A concept that adds to the score: what each kind of its evidence counts for an item. */
export interface CountedTerm {
  readonly concept: number;
  readonly values: Uint16Array;
}

/** Words that add to the score: what each similarity counts for their item. */
export interface CountedKeyword {
  /** Its place among all items. */
  readonly row: number;
  readonly matcher: KeywordMatcher;
  readonly valueOf: (similarity: number) => number;
}

/** An item, or a BEST aspect as a whole: its best evidence counts once, × share. */
export interface CountedGroup {
  readonly number: number;
  readonly share: number;
  readonly terms: readonly CountedTerm[];
  readonly keywords: readonly CountedKeyword[];
  /** The most that it adds to a sum: share × the highest of all it may count. */
  readonly most: number;
  /** Whether a match must have something of it. */
  readonly isRequired: boolean;
}

/** Postings that adding a group to the sums of a block of `length` documents goes through; words are looked for in all of them. */
export function postingsOf(
  { terms, keywords }: CountedGroup,
  concepts: Pick<Postings, 'starts'>,
  length: number,
): number {
  let count = keywords.length * length;
  for (const { concept } of terms) count += postingCount(concepts, concept);
  return count;
}

/** What adds to the score by evidence; numbers begin with 1. */
export function countedGroups({ criteria, aspects }: ForwardPlan): readonly CountedGroup[] {
  if (!criteria.hasScore) return [];
  const highest = new Map<Uint16Array, number>();
  return aspects.flatMap(groupsOf).map((group, i) => ({
    ...group,
    number: i + 1,
    most: group.share * mostCounted(group, highest),
  }));
}

/** The highest value that a group may count; `highest` has that of the tables so far. */
function mostCounted(
  { terms, keywords }: Pick<CountedGroup, 'terms' | 'keywords'>,
  highest: Map<Uint16Array, number>,
): number {
  let most = 0;
  for (const { values } of terms) {
    let own = highest.get(values);
    if (own === undefined) highest.set(values, (own = values.reduce((a, b) => Math.max(a, b), 0)));
    most = Math.max(most, own);
  }
  for (const { valueOf } of keywords) most = Math.max(most, valueOf(ONE));
  return most;
}

function groupsOf(aspect: ScoredAspect): readonly Omit<CountedGroup, 'number' | 'most'>[] {
  const { criteria, evidence, firstRow } = aspect;
  const { items, shares } = criteria;
  // items of one weight count the same
  const tablesOf = new Map<number, Map<Uint16Array, Uint16Array>>();
  const ofItem = ({ row, terms, keyword }: ScoredAspect['evidence'][number]) => {
    const weight = items[row - firstRow]?.weight ?? 0;
    const valueOf = (similarity: number): number => countedValue(criteria, weight, similarity);
    let tables = tablesOf.get(weight);
    if (tables === undefined) tablesOf.set(weight, (tables = new Map()));
    const own = tables;
    return {
      terms: terms.map(({ concept, outcomes }) => {
        let values = own.get(outcomes);
        if (values === undefined) {
          values = outcomes.map((packed) => valueOf(similarityOf(packed)));
          own.set(outcomes, values);
        }
        return { concept, values };
      }),
      keywords: keyword === null ? [] : [{ row, matcher: keyword, valueOf }],
    };
  };
  if (criteria.combine === 'AVERAGE') {
    return evidence.flatMap((item) => {
      const share = shares[item.row - firstRow] ?? 0;
      const isRequired = items[item.row - firstRow]?.required === true;
      return share === 0 ? [] : [{ ...ofItem(item), share, isRequired }];
    });
  }
  const share = shares[0] ?? 0;
  if (share === 0 || evidence.length === 0) return [];
  const parts = evidence.map(ofItem);
  const isRequired = criteria.required || items.some(({ required }) => required);
  const terms = parts.flatMap((part) => part.terms);
  return [{ share, terms, keywords: parts.flatMap(({ keywords }) => keywords), isRequired }];
}
