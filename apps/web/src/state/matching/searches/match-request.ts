import { aspectsToWire } from '@counterpart/client';
import type { Aspects, FilterGroup, Language, SortMode } from '@counterpart/domain';
import type { FilterChoices } from '../../filters/filter-choice.ts';

/** What a match asks for; two requests that are equal as text ask the same. */
export interface MatchRequest {
  /** Screen weights (100 is normal). */
  readonly aspects: Aspects;
  readonly language: Language;
  /** Name of the matching strategy; null leaves it to the kind that is searched. */
  readonly strategy: string | null;
  readonly sortMode: SortMode | null;
  /** The index's filters as they are set; all that are on hold. */
  readonly filters: FilterChoices;
  readonly customFiltersPredicate: FilterGroup | null;
  readonly excludedIds: readonly string[];
  /** Statuses that a match shows too, though it leaves them out by itself. */
  readonly includeStatus: readonly string[];
  /** A blank keyword search: it lists the index instead of matching a profile. */
  readonly isList?: true;
}

/** A request as text: in the order of the wire, so that an aspect that was edited and put back is the same. */
function asText(request: MatchRequest | null): string {
  return JSON.stringify(request === null ? null : { ...request, aspects: aspectsToWire(request.aspects) });
}

/** Whether two requests ask the same. */
export function asksTheSame(a: MatchRequest | null, b: MatchRequest | null): boolean {
  return a === b || asText(a) === asText(b);
}
