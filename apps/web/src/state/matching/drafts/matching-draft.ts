import { aspectsFromWire, aspectsToWire } from '@counterpart/client';
import {
  type Aspects,
  type FilterGroup,
  type IndexConfiguration,
  isLanguage,
  type Language,
  type SortMode,
} from '@counterpart/domain';
import { choicesFromKept, type FilterChoices } from '../../filters/filter-choice.ts';
import { readPredicate } from '../../filters/predicate.ts';
import type { MatchRequest } from '../searches/match-request.ts';

/** What the user chose for one index, sent with the next match (MAT-20). */
export interface IndexDraft {
  readonly sortMode: SortMode | null;
  readonly filters: FilterChoices;
  readonly customFiltersPredicate: FilterGroup | null;
  /** What the next match leaves out (MAT-13). */
  readonly excludedIds: readonly string[];
  /** Statuses that the next match shows too, such as placed. */
  readonly includeStatus: readonly string[];
}

/** The choices of an index that nobody made yet: its first sort mode. */
export function emptyIndexDraft({ sortModeGroup }: IndexConfiguration): IndexDraft {
  return {
    sortMode: sortModeGroup?.[0] ?? null,
    filters: {},
    customFiltersPredicate: null,
    excludedIds: [],
    includeStatus: [],
  };
}

/** What is being drafted on one page: everything that a match would ask. */
export interface MatchingDraft {
  /** The profile that is being edited, screen weights. */
  readonly aspects: Aspects;
  readonly language: Language;
  readonly strategy: string | null;
  readonly indices: Readonly<Record<string, IndexDraft>>;
}

/** The request that a draft makes of an index. */
export function requestOf({ aspects, language, strategy, indices }: MatchingDraft, index: string): MatchRequest {
  const {
    sortMode = null,
    filters = {},
    customFiltersPredicate = null,
    excludedIds = [],
    includeStatus = [],
  } = indices[index] ?? {};
  return { aspects, language, strategy, sortMode, filters, customFiltersPredicate, excludedIds, includeStatus };
}

type Kept = Readonly<Record<string, unknown>>;

function kept(value: unknown): Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Kept) : {};
}

/** The choices of an index as they are kept: the sort by its name, no excluded ids (MAT-12d). */
export function indexToKeep({ sortMode, filters, customFiltersPredicate, includeStatus }: IndexDraft): unknown {
  return { sortMode: sortMode?.name ?? null, filters, customFiltersPredicate, includeStatus };
}

/** A predicate of a former visit; one that cannot be read any more is forgotten. */
function predicateFromKept(value: unknown): FilterGroup | null {
  try {
    return readPredicate(value);
  } catch {
    return null;
  }
}

/** The choices of an index as they were kept; what no longer exists is left out. */
export function indexFromKept(value: unknown, index: IndexConfiguration): IndexDraft {
  const { sortMode, filters, customFiltersPredicate, includeStatus } = kept(value);
  const base = emptyIndexDraft(index);
  const named = index.sortModeGroup?.find(({ name }) => name === sortMode);
  return {
    ...base,
    ...(named === undefined ? {} : { sortMode: named }),
    filters: choicesFromKept(filters),
    customFiltersPredicate: predicateFromKept(customFiltersPredicate),
    includeStatus: Array.isArray(includeStatus) ? includeStatus.filter((status) => typeof status === 'string') : [],
  };
}

/** A draft as it survives a reload. */
export function draftToKeep(draft: MatchingDraft, isMatched: boolean): unknown {
  return {
    aspects: aspectsToWire(draft.aspects),
    language: draft.language,
    strategy: draft.strategy,
    isMatched,
    indices: Object.fromEntries(Object.entries(draft.indices).map(([name, index]) => [name, indexToKeep(index)])),
  };
}

/** A kept draft over another one; what it does not hold, or no longer exists, stays as it was. */
export function draftFromKept(
  value: unknown,
  base: MatchingDraft,
  indices: readonly IndexConfiguration[],
): MatchingDraft & { readonly isMatched: boolean } {
  const { aspects, language, strategy, isMatched, indices: keptIndices } = kept(value);
  return {
    aspects: aspects === undefined ? base.aspects : aspectsFromWire(aspects).aspects,
    language: isLanguage(language) ? language : base.language,
    strategy: typeof strategy === 'string' ? strategy : base.strategy,
    isMatched: isMatched === true,
    indices: {
      ...base.indices,
      ...Object.fromEntries(
        indices
          .filter(({ name }) => name in kept(keptIndices))
          .map((index) => [index.name, indexFromKept(kept(keptIndices)[index.name], index)]),
      ),
    },
  };
}

/** The last request of an index as it is kept after a match (MAT-12a); without the matching options it has no more than its language and strategy (MAT-12e). */
export function requestToKeep(request: MatchRequest, hasMatchingOptions: boolean): unknown {
  const { aspects, language, strategy } = request;
  return hasMatchingOptions
    ? { aspects: aspectsToWire(aspects), language, strategy, index: indexToKeep(request) }
    : { language, strategy };
}

/** A kept request over a draft: its profile, and the choices of its own index. */
export function withKeptRequest(draft: MatchingDraft, value: unknown, index: IndexConfiguration): MatchingDraft {
  const { index: choices, ...rest } = kept(value);
  return draftFromKept({ ...rest, ...(choices === undefined ? {} : { indices: { [index.name]: choices } }) }, draft, [
    index,
  ]);
}
