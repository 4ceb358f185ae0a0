import { createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileKind } from '@counterpart/domain';
// with the first script: it is where a first visit leads
import { ProfileMatchingPage } from '../../pages/profile-matching/profile-matching-page.tsx';
import { type MatchingAddress, matchingSearch } from '../../state/matching/matching-search.ts';
import { useAddress } from './use-address.ts';
import { OpenedProfile, showing } from '../pages.ts';
import type { RouteContext } from './root-route.ts';
import { requireFeature, rootRoute } from './root-route.ts';

interface EntityPath {
  readonly type?: string;
  readonly index?: string;
  readonly id?: string;
}

function show(target: ProfileKind, path: EntityPath, address: MatchingAddress) {
  return <ProfileMatchingPage target={target} path={path} address={address} />;
}

const candidatesOptions = {
  getParentRoute: () => rootRoute,
  validateSearch: matchingSearch,
  beforeLoad: ({ context }: { readonly context: RouteContext }) =>
    requireFeature(context.application.configuration.pages.profileToCandidates.enabled),
};
const jobsOptions = {
  getParentRoute: () => rootRoute,
  validateSearch: matchingSearch,
  beforeLoad: ({ context }: { readonly context: RouteContext }) =>
    requireFeature(context.application.configuration.pages.profileToJobs.enabled),
};

// The four path forms of each page (SET-02). Each names its own path, so that links to them are checked.
const candidates = createRoute({
  ...candidatesOptions,
  path: '/profile-to-candidates',
  component: function Candidates() {
    const navigate = candidates.useNavigate();
    const address = useAddress(candidates.useSearch(), (next, how) => navigate({ search: next, ...how }));
    return show('CANDIDATE', {}, address);
  },
});
const candidatesOfId = createRoute({
  ...candidatesOptions,
  path: '/profile-to-candidates/$id',
  component: showing(OpenedProfile, function CandidatesOfId(): ReactNode {
    const navigate = candidatesOfId.useNavigate();
    const address = useAddress(candidatesOfId.useSearch(), (next, how) => navigate({ to: '.', search: next, ...how }));
    return show('CANDIDATE', candidatesOfId.useParams(), address);
  }),
});
const candidatesOfType = createRoute({
  ...candidatesOptions,
  path: '/profile-to-candidates/$type/$id',
  component: showing(OpenedProfile, function CandidatesOfType(): ReactNode {
    const navigate = candidatesOfType.useNavigate();
    const address = useAddress(candidatesOfType.useSearch(), (next, how) =>
      navigate({ to: '.', search: next, ...how }),
    );
    return show('CANDIDATE', candidatesOfType.useParams(), address);
  }),
});
const candidatesOfIndex = createRoute({
  ...candidatesOptions,
  path: '/profile-to-candidates/$type/$index/$id',
  component: showing(OpenedProfile, function CandidatesOfIndex(): ReactNode {
    const navigate = candidatesOfIndex.useNavigate();
    const address = useAddress(candidatesOfIndex.useSearch(), (next, how) =>
      navigate({ to: '.', search: next, ...how }),
    );
    return show('CANDIDATE', candidatesOfIndex.useParams(), address);
  }),
});
const jobs = createRoute({
  ...jobsOptions,
  path: '/profile-to-jobs',
  component: function Jobs() {
    const navigate = jobs.useNavigate();
    const address = useAddress(jobs.useSearch(), (next, how) => navigate({ search: next, ...how }));
    return show('JOB', {}, address);
  },
});
const jobsOfId = createRoute({
  ...jobsOptions,
  path: '/profile-to-jobs/$id',
  component: showing(OpenedProfile, function JobsOfId(): ReactNode {
    const navigate = jobsOfId.useNavigate();
    const address = useAddress(jobsOfId.useSearch(), (next, how) => navigate({ to: '.', search: next, ...how }));
    return show('JOB', jobsOfId.useParams(), address);
  }),
});
const jobsOfType = createRoute({
  ...jobsOptions,
  path: '/profile-to-jobs/$type/$id',
  component: showing(OpenedProfile, function JobsOfType(): ReactNode {
    const navigate = jobsOfType.useNavigate();
    const address = useAddress(jobsOfType.useSearch(), (next, how) => navigate({ to: '.', search: next, ...how }));
    return show('JOB', jobsOfType.useParams(), address);
  }),
});
const jobsOfIndex = createRoute({
  ...jobsOptions,
  path: '/profile-to-jobs/$type/$index/$id',
  component: showing(OpenedProfile, function JobsOfIndex(): ReactNode {
    const navigate = jobsOfIndex.useNavigate();
    const address = useAddress(jobsOfIndex.useSearch(), (next, how) => navigate({ to: '.', search: next, ...how }));
    return show('JOB', jobsOfIndex.useParams(), address);
  }),
});

/** Profile to candidates and profile to jobs, in their four path forms each. */
export const profileMatchingRoutes = [
  candidates,
  candidatesOfId,
  candidatesOfType,
  candidatesOfIndex,
  jobs,
  jobsOfId,
  jobsOfType,
  jobsOfIndex,
] as const;
