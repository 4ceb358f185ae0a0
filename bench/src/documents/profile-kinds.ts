import type { FilterGroup } from '@counterpart/domain';
import type { CompiledQuery } from '@counterpart/scoring';
import { queryOf, TODAY } from '../figures/match-figures.ts';
import { SYNTHETIC_EXPANDER, SYNTHETIC_FACTS, SyntheticWorld } from './synthetic-documents.ts';

const FILTER: FilterGroup = {
  combinator: 'and',
  rules: [
    {
      property: 'office',
      data: { type: 'enum', comparison: 'is one of', value: ['office 0', 'office 1', 'office 2'] },
    },
    { property: 'rating', data: { type: 'number', comparison: 'greater than', value: 2 } },
    {
      property: 'createdAt',
      data: { type: 'dateInterval', comparison: 'less than', value: { amount: 18, unit: 'M', direction: 'ago' } },
    },
  ],
};
/** The page that every measured search asks for. */
export const PAGE = { excludedIds: [], leaveOut: null, sort: [], from: 0, size: 20, now: `${TODAY}T12:00:00Z` };

/** A kind of profile that is searched with. */
export interface Kind {
  readonly name: string;
  readonly required: number;
  readonly filter: FilterGroup | null;
  readonly isMutual: boolean;
}
/** All of them; the first ones look for few. */
export const KINDS: readonly Kind[] = [
  { name: '2 required', required: 2, filter: null, isMutual: false },
  { name: '1 required', required: 1, filter: null, isMutual: false },
  { name: 'none, filter', required: 0, filter: FILTER, isMutual: false },
  { name: 'none', required: 0, filter: null, isMutual: false },
  { name: 'MUTUAL', required: 0, filter: null, isMutual: true },
];

/** Queries of a kind, always the same ones for a seed; who scores `minScore` (0..1; a server's unless said) or less is no match. */
export function queriesOf(
  seed: number,
  { required, isMutual }: Kind,
  count: number,
  minScore?: number,
): readonly CompiledQuery[] {
  const world = new SyntheticWorld(seed);
  const knowledge = { expander: SYNTHETIC_EXPANDER, facts: SYNTHETIC_FACTS };
  return Array.from({ length: count }, () => queryOf(world.profile(required), knowledge, isMutual, minScore));
}
