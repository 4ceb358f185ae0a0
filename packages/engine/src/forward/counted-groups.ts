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
  readonly matcher: KeywordMatcher;
  readonly valueOf: (similarity: number) => number;
}

/** An item, or a BEST aspect as a whole: its best evidence counts once, × share. */
export interface CountedGroup {
  readonly number: number;
  readonly share: number;
  readonly terms: readonly CountedTerm[];
  readonly keywords: readonly CountedKeyword[];
}

/** What adds to the score by evidence; numbers begin with 1. */
export function countedGroups({ criteria, aspects }: ForwardPlan): readonly CountedGroup[] {
  if (!criteria.hasScore) return [];
  return aspects.flatMap(groupsOf).map((group, i) => ({ ...group, number: i + 1 }));
}

function groupsOf(aspect: ScoredAspect): readonly Omit<CountedGroup, 'number'>[] {
  const { criteria, evidence, firstRow } = aspect;
  const { items, shares } = criteria;
  const ofItem = ({ row, terms, keyword }: ScoredAspect['evidence'][number]) => {
    const weight = items[row - firstRow]?.weight ?? 0;
    const valueOf = (similarity: number): number => countedValue(criteria, weight, similarity);
    const tables = new Map<Uint16Array, Uint16Array>();
    return {
      terms: terms.map(({ concept, outcomes }) => {
        let values = tables.get(outcomes);
        if (values === undefined) {
          values = outcomes.map((packed) => valueOf(similarityOf(packed)));
          tables.set(outcomes, values);
        }
        return { concept, values };
      }),
      keywords: keyword === null ? [] : [{ matcher: keyword, valueOf }],
    };
  };
  if (criteria.combine === 'AVERAGE') {
    return evidence.flatMap((item) => {
      const share = shares[item.row - firstRow] ?? 0;
      return share === 0 ? [] : [{ ...ofItem(item), share }];
    });
  }
  const share = shares[0] ?? 0;
  if (share === 0 || evidence.length === 0) return [];
  const parts = evidence.map(ofItem);
  return [{ share, terms: parts.flatMap(({ terms }) => terms), keywords: parts.flatMap(({ keywords }) => keywords) }];
}
