import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireFeature, rootRoute } from './root-route.ts';

const strategy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/matching-strategy',
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.matchingStrategy),
  component: lazyRouteComponent(() => import('../../pages/strategy/strategy-page.tsx'), 'StrategyPage'),
});
const test = createRoute({
  getParentRoute: () => rootRoute,
  path: '/matching-test',
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.monitoring),
  component: lazyRouteComponent(() => import('../../pages/matching-test/matching-test-page.tsx'), 'MatchingTestPage'),
});

/** What operators tune and measure (SET-06). */
export const operatorRoutes = [strategy, test] as const;
