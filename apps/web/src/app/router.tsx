import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { startAddress } from '../state/addresses.ts';
import type { Application } from '../state/startup.ts';
import { jobToCandidatesRoutes } from './routes/job-to-candidates-routes.tsx';
import { listRoutes } from './routes/list-routes.tsx';
import { matchDetailsRoute } from './routes/match-details-route.tsx';
import { operatorRoutes } from './routes/operator-routes.tsx';
import { profileMatchingRoutes } from './routes/profile-matching-routes.tsx';
import { rootRoute } from './routes/root-route.ts';
import { textMiningRoutes } from './routes/text-mining-routes.tsx';
import { ScreenFailure } from './screen-failure.tsx';

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ href: startAddress(context.application.configuration), replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  startRoute,
  ...profileMatchingRoutes,
  ...jobToCandidatesRoutes,
  ...listRoutes,
  matchDetailsRoute,
  ...operatorRoutes,
  ...textMiningRoutes,
]);

/** The router of a started application; routes whose feature is off are not reachable (SET-07). */
export function createAppRouter(application: Application) {
  return createRouter({
    routeTree,
    context: { application },
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenFailure,
    scrollRestoration: true,
  });
}

/** The router of the screens, with their routes' types. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
