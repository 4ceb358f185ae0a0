import type { MatchingPage } from '@counterpart/domain';
import type { MatchingContext } from './matching/matching-context.ts';

/** One context for each page; an id that comes twice is logged, and its first context stays (SET-13b). */
export function contextsOf(
  pages: readonly MatchingPage[],
  make: (page: MatchingPage) => MatchingContext,
  log: (message: string, reason: unknown) => void,
): Readonly<Record<MatchingPage, MatchingContext>> {
  const contexts = new Map<MatchingPage, MatchingContext>();
  for (const page of pages) {
    if (contexts.has(page)) log(`Duplicate matching context id ${page}`, null);
    else contexts.set(page, make(page));
  }
  return Object.fromEntries(contexts) as Record<MatchingPage, MatchingContext>;
}
