import type { Aspects, Language, SortMode } from '@counterpart/domain';

/** What a match asks for; two requests that are equal as text ask the same. */
export interface MatchRequest {
  /** Screen weights (100 is normal). */
  readonly aspects: Aspects;
  readonly language: Language;
  readonly sortMode: SortMode | null;
  readonly excludedIds: readonly string[];
}

/** Whether two requests ask the same. */
export function asksTheSame(a: MatchRequest | null, b: MatchRequest | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
