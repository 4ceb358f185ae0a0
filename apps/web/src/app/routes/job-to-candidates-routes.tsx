import { createRoute, redirect } from '@tanstack/react-router';
import { matchingSearch } from '../../state/matching/matching-search.ts';
import { useAddress } from './use-address.ts';
import { JobToCandidatesPage, showing } from '../pages.ts';
import { requireFeature, rootRoute } from './root-route.ts';

const bare = createRoute({
  getParentRoute: () => rootRoute,
  path: '/job-to-candidates',
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.pages.jobToCandidates.enabled);
    throw redirect({ to: '/job-to-candidates/$step', params: { step: 'input' }, replace: true });
  },
});

const step = createRoute({
  getParentRoute: () => rootRoute,
  path: '/job-to-candidates/$step',
  validateSearch: matchingSearch,
  beforeLoad: ({ context, params }) => {
    requireFeature(context.application.configuration.pages.jobToCandidates.enabled);
    const isKnown = params.step === 'input' || params.step === 'match';
    // The match is reachable by its address only when a job was parsed (MAT-17d).
    const isReachable = params.step === 'input' || context.application.jobInput.store.get().furthestStep >= 2;
    if (!isKnown || !isReachable)
      throw redirect({ to: '/job-to-candidates/$step', params: { step: 'input' }, replace: true });
  },
  component: showing(JobToCandidatesPage, function JobToCandidates() {
    const navigate = step.useNavigate();
    const address = useAddress(step.useSearch(), (next, how) => navigate({ to: '.', search: next, ...how }));
    const params = step.useParams();
    return <JobToCandidatesPage step={params.step === 'match' ? 'match' : 'input'} address={address} />;
  }),
});

/** Job to candidates: its two steps; the bare address is the first (SET-05). */
export const jobToCandidatesRoutes = [bare, step] as const;
