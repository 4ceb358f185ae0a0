import { createRoute, useNavigate } from '@tanstack/react-router';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { configuredIndices } from '../../state/configured-indices.ts';
import { type MatchingAddress, type MatchingSearch, matchingSearch } from '../../state/matching/matching-search.ts';
import { useAddress } from './use-address.ts';
import { DocumentFormPage, ListPage, showing, UploadPage } from '../pages.ts';
import { requireCall, requireFeature, rootRoute } from './root-route.ts';

function NewDocument({ kind, index }: { readonly kind: ProfileKind; readonly index: string | undefined }) {
  const { application } = useScreen();
  const indices = configuredIndices(application.configuration, kind);
  return (
    <DocumentFormPage
      kind={kind}
      index={indices.find(({ name }) => name === index)?.name ?? indices[0].name}
      id={null}
    />
  );
}

function useListAddress(search: MatchingSearch): MatchingAddress {
  const navigate = useNavigate();
  return useAddress(search, (next, how) => navigate({ to: '.', search: next as never, ...how }));
}

const jobList = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/list',
  validateSearch: matchingSearch,
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.jobList),
  component: showing(ListPage, function JobList() {
    return <ListPage kind="JOB" address={useListAddress(jobList.useSearch())} />;
  }),
});
const candidateList = createRoute({
  getParentRoute: () => rootRoute,
  path: '/candidates/list',
  validateSearch: matchingSearch,
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.candidateList),
  component: showing(ListPage, function CandidateList() {
    return <ListPage kind="CANDIDATE" address={useListAddress(candidateList.useSearch())} />;
  }),
});
/** The index that a new document goes into, where the list that one came from says it. */
function formSearch({ index }: Record<string, unknown>): { readonly index?: string } {
  return typeof index === 'string' ? { index } : {};
}

const newJob = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/new',
  validateSearch: formSearch,
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.features.jobList);
    requireCall(context, 'putJob');
  },
  component: showing(DocumentFormPage, function NewJob() {
    return <NewDocument kind="JOB" index={newJob.useSearch().index} />;
  }),
});
const newCandidate = createRoute({
  getParentRoute: () => rootRoute,
  path: '/candidates/new',
  validateSearch: formSearch,
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.features.candidateList);
    requireCall(context, 'putCandidate');
  },
  component: showing(DocumentFormPage, function NewCandidate() {
    return <NewDocument kind="CANDIDATE" index={newCandidate.useSearch().index} />;
  }),
});
const editJob = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/edit/$index/$id',
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.features.jobList);
    requireCall(context, 'putJob');
  },
  component: showing(DocumentFormPage, function EditJob() {
    const { index, id } = editJob.useParams();
    return <DocumentFormPage kind="JOB" index={index} id={id} />;
  }),
});
const editCandidate = createRoute({
  getParentRoute: () => rootRoute,
  path: '/candidates/edit/$index/$id',
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.features.candidateList);
    requireCall(context, 'putCandidate');
  },
  component: showing(DocumentFormPage, function EditCandidate() {
    const { index, id } = editCandidate.useParams();
    return <DocumentFormPage kind="CANDIDATE" index={index} id={id} />;
  }),
});
const jobUpload = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/upload',
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.features.jobList);
    requireCall(context, 'putJob');
  },
  component: showing(UploadPage, () => <UploadPage kind="JOB" />),
});
const candidateUpload = createRoute({
  getParentRoute: () => rootRoute,
  path: '/candidates/upload',
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.features.candidateList);
    requireCall(context, 'putCandidate');
  },
  component: showing(UploadPage, () => <UploadPage kind="CANDIDATE" />),
});

/** The lists of jobs and candidates, and the way to add documents to them. */
export const listRoutes = [
  jobList,
  candidateList,
  newJob,
  newCandidate,
  editJob,
  editCandidate,
  jobUpload,
  candidateUpload,
] as const;
