import { createRootRouteWithContext, notFound } from '@tanstack/react-router';
import type { RouteName } from '@counterpart/client';
import { mayCall } from '../../state/login/access.ts';
import type { Application } from '../../state/startup.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ScreenFailure } from '../screen-failure.tsx';
import { Shell } from '../shell.tsx';

/** What every route may ask before it shows. */
export interface RouteContext {
  readonly application: Application;
}

/** The frame of every route. */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: ScreenFailure,
});

/** Lets a route through to somebody who may make the call that it leads to. */
export function requireCall({ application }: RouteContext, call: RouteName): void {
  requireFeature(mayCall(application.access, call));
}

/** Lets a route through when its feature is on; one that is off is not reachable (SET-07). */
export function requireFeature(isOn: boolean): void {
  if (!isOn) throw notFound();
}
