import type { ImportFormat, ImportLine, ImportProblem, RouteBody, RouteResponse } from '@counterpart/contract';

export * from './api-client.ts';
export * from './api-failure.ts';
export { aspectsFromWire, aspectsToWire, ROUTE_ROLES, type RouteName } from '@counterpart/contract/mapping';
export type { ImportFormat, ImportLine, ImportProblem, RouteBody, RouteResponse };
