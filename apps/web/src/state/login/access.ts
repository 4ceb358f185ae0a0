import { type ApiClient, ROUTE_ROLES, type RouteName } from '@counterpart/client';
import {
  type Configuration,
  includesRole,
  type IndexConfiguration,
  type PageConfiguration,
  type Person,
  type Role,
} from '@counterpart/domain';

/** Who works here and what they may. */
export interface Access {
  /** Null where there is no login. */
  readonly person: Person | null;
  /** Null may nothing. */
  readonly role: Role | null;
}

/** Asks the server who calls; without a token there is no login, and everything is allowed. */
export async function loadAccess(api: ApiClient, token: string | null): Promise<Access> {
  if (token === null) return { person: null, role: 'administrator' };
  const { person, role } = await api.call('me');
  return { person, role };
}

/** Whether somebody may make a call; screens hide what leads to one that they may not. */
export function mayCall({ role }: Access, call: RouteName): boolean {
  const needed = ROUTE_ROLES[call];
  return needed === null || includesRole(role, needed);
}

/** The configuration without what somebody may not: what it switches off, no screen shows. */
export function allowedConfiguration(configuration: Configuration, access: Access): Configuration {
  const may = (call: RouteName) => mayCall(access, call);
  const allowedIndex = (index: IndexConfiguration): IndexConfiguration => ({
    ...index,
    allowSelection: index.allowSelection && may('makeSelection'),
    selectAllLimit: may('candidateIds') ? index.selectAllLimit : 0,
    allowDownload: index.allowDownload && may('exportCandidates'),
    disableNotes: index.disableNotes === true || !may('createNote'),
  });
  const allowedPage = (page: PageConfiguration): PageConfiguration => ({
    ...page,
    indices: page.indices.map(allowedIndex),
  });
  const { pages, features } = configuration;
  return {
    ...configuration,
    // whoever works with people may judge matches, also without the page that counts what they judged
    feedbackKey: features.monitoring && may('putFeedback') ? configuration.feedbackKey : '',
    features: {
      ...features,
      matchingStrategy: features.matchingStrategy && may('putStrategy'),
      monitoring: features.monitoring && may('startTest'),
    },
    pages: {
      profileToJobs: allowedPage(pages.profileToJobs),
      profileToCandidates: allowedPage(pages.profileToCandidates),
      jobToCandidates: allowedPage(pages.jobToCandidates),
    },
  };
}
