import type { Configuration, ProfileKind } from '@counterpart/domain';

const FIRST_PAGE = '/profile-to-candidates';

/** Where `/` leads: the configured default; one that is empty or `/` itself leads nowhere and is as none (SET-01). */
export function startAddress({ defaultRoute }: Pick<Configuration, 'defaultRoute'>): string {
  const route = defaultRoute.trim();
  return /^\/?([?#]|$)/.test(route) ? FIRST_PAGE : route;
}

/** The address of a matching page with an entity as its source. */
export function matchingAddress(page: 'candidates' | 'jobs', kind: ProfileKind, index: string, id: string): string {
  const parts = [kind.toLowerCase(), index, id].map(encodeURIComponent);
  return `/profile-to-${page}/${parts.join('/')}`;
}

/** What a document of a kind can be matched with where the pages are on; the other kind first (LST-03, SET-07). */
export function matchableWith(kind: ProfileKind, { pages }: Configuration): readonly ('candidates' | 'jobs')[] {
  const isOn = { candidates: pages.profileToCandidates.enabled, jobs: pages.profileToJobs.enabled };
  const order = kind === 'JOB' ? (['candidates', 'jobs'] as const) : (['jobs', 'candidates'] as const);
  return order.filter((page) => isOn[page]);
}

/** The address of a document in the list of its kind. */
export function listedAddress(kind: ProfileKind, index: string, id: string): string {
  return `/${kind === 'JOB' ? 'jobs' : 'candidates'}/list?${new URLSearchParams({ index, details: id }).toString()}`;
}

/** The address of the form for a new document of an index. */
export function newDocumentAddress(kind: ProfileKind, index: string): string {
  return `/${kind === 'JOB' ? 'jobs' : 'candidates'}/new?index=${encodeURIComponent(index)}`;
}

/** The address of the form that changes a document. */
export function editAddress(kind: ProfileKind, index: string, id: string): string {
  return `/${kind === 'JOB' ? 'jobs' : 'candidates'}/edit/${[index, id].map(encodeURIComponent).join('/')}`;
}
