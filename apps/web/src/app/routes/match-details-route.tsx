import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

const Page = lazyRouteComponent(() => import('../../pages/match-details/match-details-page.tsx'), 'MatchDetailsPage');

/** One match by its address: a source and a target (SET-03). */
export const matchDetailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/match-details/$sourceIndex/$sourceId/$targetIndex/$targetId',
  component: function MatchDetails() {
    return <Page path={matchDetailsRoute.useParams()} />;
  },
});
