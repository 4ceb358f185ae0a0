import { createRoute } from '@tanstack/react-router';
import { MatchingTestPage, StrategyPage } from '../pages.ts';
import { requireFeature, rootRoute } from './root-route.ts';

const strategy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/matching-strategy',
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.matchingStrategy),
  component: StrategyPage,
});
const test = createRoute({
  getParentRoute: () => rootRoute,
  path: '/matching-test',
  beforeLoad: ({ context }) => requireFeature(context.application.configuration.features.monitoring),
  component: MatchingTestPage,
});

/** What operators tune and measure (SET-06). */
export const operatorRoutes = [strategy, test] as const;
