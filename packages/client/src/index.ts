import type {
  ImportFormat,
  ImportLine,
  ImportProblem,
  RouteBody,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@counterpart/contract';

export * from './api-client.ts';
export * from './api-failure.ts';
export {
  aspectsFromWire,
  aspectsToWire,
  type FailedAspect,
  ROUTE_PATHS,
  ROUTE_ROLES,
  type RouteName,
  WEIGHT_SCALE,
} from '@counterpart/contract/mapping';
export type { ImportFormat, ImportLine, ImportProblem, RouteBody, RouteParams, RouteQuery, RouteResponse };
