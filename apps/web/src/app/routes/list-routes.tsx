import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { matchingSearch } from '../../state/matching/matching-search.ts';
import { requireFeature, rootRoute } from './root-route.ts';

const List = lazyRouteComponent(() => import('../../pages/lists/list-page.tsx'), 'ListPage');
const Upload = lazyRouteComponent(() => import('../../pages/upload/upload-page.tsx'), 'UploadPage');

const jobList = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/list',
  validateSearch: matchingSearch,
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.jobList),
  component: function JobList() {
    const navigate = jobList.useNavigate();
    const search = jobList.useSearch();
    return <List kind="JOB" address={{ search, change: (next, how) => void navigate({ search: next, ...how }) }} />;
  },
});
const candidateList = createRoute({
  getParentRoute: () => rootRoute,
  path: '/candidates/list',
  validateSearch: matchingSearch,
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.candidateList),
  component: function CandidateList() {
    const navigate = candidateList.useNavigate();
    const search = candidateList.useSearch();
    return (
      <List kind="CANDIDATE" address={{ search, change: (next, how) => void navigate({ search: next, ...how }) }} />
    );
  },
});
const jobUpload = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/upload',
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.jobList),
  component: () => <Upload kind="JOB" />,
});
const candidateUpload = createRoute({
  getParentRoute: () => rootRoute,
  path: '/candidates/upload',
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.candidateList),
  component: () => <Upload kind="CANDIDATE" />,
});

/** The lists of jobs and candidates, and the way to add documents to them. */
export const listRoutes = [jobList, candidateList, jobUpload, candidateUpload] as const;
