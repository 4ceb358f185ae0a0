import type { ProfileKind } from '@counterpart/domain';

/** The address of a matching page with an entity as its source. */
export function matchingAddress(page: 'candidates' | 'jobs', kind: ProfileKind, index: string, id: string): string {
  const parts = [kind.toLowerCase(), index, id].map(encodeURIComponent);
  return `/profile-to-${page}/${parts.join('/')}`;
}

/** The address of the form for a new document of an index. */
export function newDocumentAddress(kind: ProfileKind, index: string): string {
  return `/${kind === 'JOB' ? 'jobs' : 'candidates'}/new?index=${encodeURIComponent(index)}`;
}

/** The address of the form that changes a document. */
export function editAddress(kind: ProfileKind, index: string, id: string): string {
  return `/${kind === 'JOB' ? 'jobs' : 'candidates'}/edit/${[index, id].map(encodeURIComponent).join('/')}`;
}
