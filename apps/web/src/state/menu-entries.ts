import type { Configuration } from '@counterpart/domain';

/** One entry of the main menu: the message id of its words, which are the title of its page too, and its address. */
export interface MenuEntry {
  readonly id: string;
  readonly to:
    | '/job-to-candidates'
    | '/profile-to-candidates'
    | '/profile-to-jobs'
    | '/candidates/list'
    | '/jobs/list'
    | '/matching-strategy'
    | '/matching-test'
    | '/text-mining';
}

/** The entries whose feature is on (SET-07). */
export function menuEntries({ pages, features }: Configuration): readonly MenuEntry[] {
  const entries: readonly (MenuEntry & { readonly isOn: boolean })[] = [
    { id: 'menu.jobToCandidates', to: '/job-to-candidates', isOn: pages.jobToCandidates.enabled },
    { id: 'menu.profileToCandidates', to: '/profile-to-candidates', isOn: pages.profileToCandidates.enabled },
    { id: 'menu.profileToJobs', to: '/profile-to-jobs', isOn: pages.profileToJobs.enabled },
    { id: 'menu.candidateList', to: '/candidates/list', isOn: features.candidateList },
    { id: 'menu.jobList', to: '/jobs/list', isOn: features.jobList },
    { id: 'menu.matchingStrategy', to: '/matching-strategy', isOn: features.matchingStrategy },
    { id: 'menu.matchingTest', to: '/matching-test', isOn: features.monitoring },
    { id: 'menu.textMining', to: '/text-mining', isOn: features.textMining },
  ];
  return entries.filter((entry) => entry.isOn);
}

/** Whether an address belongs to an entry: its own, or one below it. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  const base = entry.to.replace(/\/list$/, '');
  return pathname === base || pathname.startsWith(`${base}/`);
}
