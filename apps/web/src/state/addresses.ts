import type { ProfileKind } from '@counterpart/domain';

/** The address of a matching page with an entity as its source. */
export function matchingAddress(page: 'candidates' | 'jobs', kind: ProfileKind, index: string, id: string): string {
  const parts = [kind.toLowerCase(), index, id].map(encodeURIComponent);
  return `/profile-to-${page}/${parts.join('/')}`;
}
