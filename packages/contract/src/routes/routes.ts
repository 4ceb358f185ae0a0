import type { Role } from '@counterpart/domain';
import { z } from 'zod';
import { configResponse, healthResponse, readyResponse } from '../schemas/records.ts';
import { name } from '../schemas/primitives.ts';
import { DOCUMENT_SCHEMAS } from './document-routes.ts';
import { LOGIN_SCHEMAS } from './login-routes.ts';
import { MATCH_SCHEMAS } from './match-routes.ts';
import { MONITORING_SCHEMAS } from './monitoring-routes.ts';
import { PARSING_SCHEMAS } from './parsing-routes.ts';
import { RECORD_SCHEMAS } from './record-routes.ts';
import { ROUTE_PATHS, type RouteName, type RoutePath } from './route-paths.ts';
import { ROUTE_ROLES } from './route-roles.ts';
import { STRATEGY_SCHEMAS } from './strategy-routes.ts';
import { TEXT_MINING_SCHEMAS } from './text-mining-routes.ts';

/**
 * The families that a token's scope names, as `read:parsing`; ANY takes a token of any scope, OTP one of a trusted
 * caller, PUBLIC calls need none.
 */
export type RouteScope = 'hrmatching' | 'parsing' | 'ontology' | 'ANY' | 'OTP' | 'PUBLIC';

/** The schemas of one call; a body or answer without one is not JSON (bulk, files, downloads). */
export interface RouteSchemas {
  readonly scope: RouteScope;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
}

const SCHEMAS = {
  ...DOCUMENT_SCHEMAS,
  ...MATCH_SCHEMAS,
  ...PARSING_SCHEMAS,
  ...TEXT_MINING_SCHEMAS,
  ...STRATEGY_SCHEMAS,
  ...RECORD_SCHEMAS,
  ...MONITORING_SCHEMAS,
  ...LOGIN_SCHEMAS,
  config: {
    params: z.object({ name }),
    response: configResponse,
    scope: 'PUBLIC',
    summary: 'A layer of configuration',
  },
  health: { response: healthResponse, scope: 'PUBLIC', summary: 'Whether the process lives' },
  ready: { response: readyResponse, scope: 'PUBLIC', summary: 'Whether it can answer matches' },
} as const satisfies Record<RouteName, RouteSchemas>;

type Schemas = typeof SCHEMAS;
type SchemaIn<Name extends RouteName, Part extends string> =
  Schemas[Name] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? Schema : never;

/** What a caller sends as the body of a call. */
export type RouteBody<Name extends RouteName> = z.input<SchemaIn<Name, 'body'>>;
/** What the server reads from the body of a call. */
export type ParsedBody<Name extends RouteName> = z.output<SchemaIn<Name, 'body'>>;
/** The query of a call. */
export type RouteQuery<Name extends RouteName> = z.input<SchemaIn<Name, 'query'>>;
/** What the server reads from the query of a call. */
export type ParsedQuery<Name extends RouteName> = z.output<SchemaIn<Name, 'query'>>;
/** The path parameters of a call. */
export type RouteParams<Name extends RouteName> = z.input<SchemaIn<Name, 'params'>>;
/** What a call answers. */
export type RouteResponse<Name extends RouteName> = z.output<SchemaIn<Name, 'response'>>;

/** A call with its schemas and the role that it needs; null needs none. */
export type Route = RoutePath & RouteSchemas & { readonly role: Role | null };

/** The schemas of every call, by name. */
export const ROUTE_SCHEMAS = SCHEMAS;

/** The route table: every call with method, path, schemas, scope and role. */
export const ROUTES: Readonly<Record<RouteName, Route>> = Object.fromEntries(
  Object.entries(ROUTE_PATHS).map(([routeName, route]) => [
    routeName,
    { ...route, ...SCHEMAS[routeName as RouteName], role: ROUTE_ROLES[routeName as RouteName] },
  ]),
) as unknown as Record<RouteName, Route>;
