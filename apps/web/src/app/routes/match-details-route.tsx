import { createRoute } from '@tanstack/react-router';
import { MatchDetailsPage, showing } from '../pages.ts';
import { rootRoute } from './root-route.ts';

/** One match by its address: a source and a target (SET-03). */
export const matchDetailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/match-details/$sourceIndex/$sourceId/$targetIndex/$targetId',
  component: showing(MatchDetailsPage, function MatchDetails() {
    return <MatchDetailsPage path={matchDetailsRoute.useParams()} />;
  }),
});
