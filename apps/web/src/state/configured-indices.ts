import type { Configuration, ProfileKind } from '@counterpart/domain';

/** An index that the screens know by configuration: its name in calls and addresses, and the label of its tab. */
export interface NamedIndex {
  readonly name: string;
  readonly label: string;
}

const DEFAULT: Readonly<Record<ProfileKind, NamedIndex>> = {
  JOB: { name: 'jobs', label: 'index.jobs' },
  CANDIDATE: { name: 'candidates', label: 'index.candidates' },
};

/** The indices of a kind on any page of the configuration, each once; where none is configured the one that always exists. */
export function configuredIndices({ pages }: Configuration, kind: ProfileKind): readonly [NamedIndex, ...NamedIndex[]] {
  const found = kind === 'JOB' ? [pages.profileToJobs] : [pages.profileToCandidates, pages.jobToCandidates];
  const byName = new Map(found.flatMap(({ indices }) => indices.map((index) => [index.name, index] as const)));
  const [first = DEFAULT[kind], ...rest] = [...byName.values()].map(({ name, label }) => ({ name, label }));
  return [first, ...rest];
}
