import type { Configuration } from '@counterpart/domain';

/** One entry of the main menu. */
export interface MenuEntry {
  readonly id: string;
  readonly to: string;
}

/** The entries whose feature is on (SET-07). */
export function menuEntries({ pages, features }: Configuration): readonly MenuEntry[] {
  const entries: readonly (MenuEntry & { readonly isOn: boolean })[] = [
    { id: 'menu.jobToCandidates', to: '/job-to-candidates', isOn: pages.jobToCandidates.enabled },
    { id: 'menu.profileToCandidates', to: '/profile-to-candidates', isOn: pages.profileToCandidates.enabled },
    { id: 'menu.profileToJobs', to: '/profile-to-jobs', isOn: pages.profileToJobs.enabled },
    { id: 'menu.candidateList', to: '/candidates/list', isOn: features.candidateList },
    { id: 'menu.jobList', to: '/jobs/list', isOn: features.jobList },
  ];
  return entries.filter((entry) => entry.isOn);
}
