import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { MatchingPage } from '@counterpart/domain';
import { matchingSearch } from '../state/matching/matching-search.ts';
import type { Application } from '../state/startup.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const PATH_FORMS = ['', '/$id', '/$type/$id', '/$type/$index/$id'] as const;

function profileRoutes(path: 'profile-to-candidates' | 'profile-to-jobs') {
  const component = lazyRouteComponent(
    () => import('../pages/profile-matching/profile-matching-page.tsx'),
    'ProfileMatchingPage',
  );
  return PATH_FORMS.map((form) =>
    createRoute({ getParentRoute: () => root, path: `/${path}${form}`, component, validateSearch: matchingSearch }),
  );
}

function listRoute(path: 'jobs/list' | 'candidates/list') {
  return createRoute({
    getParentRoute: () => root,
    path: `/${path}`,
    component: lazyRouteComponent(() => import('../pages/lists/list-page.tsx'), 'ListPage'),
    validateSearch: matchingSearch,
  });
}

function uploadRoute(path: 'jobs/upload' | 'candidates/upload') {
  return createRoute({
    getParentRoute: () => root,
    path: `/${path}`,
    component: lazyRouteComponent(() => import('../pages/upload/upload-page.tsx'), 'UploadPage'),
  });
}

/** The routes whose feature is on; any other address is not reachable (SET-07). */
export function createAppRouter({ configuration }: Application) {
  const { pages, features, defaultRoute } = configuration;
  const isOn = (page: MatchingPage) => pages[page].enabled;
  const jobToCandidates = lazyRouteComponent(
    () => import('../pages/job-to-candidates/job-to-candidates-page.tsx'),
    'JobToCandidatesPage',
  );
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      beforeLoad: () => {
        throw redirect({ to: defaultRoute, replace: true });
      },
    }),
    ...(isOn('profileToCandidates') ? profileRoutes('profile-to-candidates') : []),
    ...(isOn('profileToJobs') ? profileRoutes('profile-to-jobs') : []),
    ...(isOn('jobToCandidates')
      ? [
          createRoute({
            getParentRoute: () => root,
            path: '/job-to-candidates',
            beforeLoad: () => {
              throw redirect({ to: '/job-to-candidates/$step', params: { step: 'input' }, replace: true });
            },
          }),
          createRoute({
            getParentRoute: () => root,
            path: '/job-to-candidates/$step',
            component: jobToCandidates,
            validateSearch: matchingSearch,
          }),
        ]
      : []),
    ...(features.jobList ? [listRoute('jobs/list'), uploadRoute('jobs/upload')] : []),
    ...(features.candidateList ? [listRoute('candidates/list'), uploadRoute('candidates/upload')] : []),
    createRoute({
      getParentRoute: () => root,
      path: '/match-details/$sourceIndex/$sourceId/$targetIndex/$targetId',
      component: lazyRouteComponent(() => import('../pages/match-details/match-details-page.tsx'), 'MatchDetailsPage'),
    }),
  ];
  return createRouter({ routeTree: root.addChildren(routes), defaultPreload: 'intent', scrollRestoration: true });
}
