import {
  type ParsedBody,
  type ParsedQuery,
  type RouteName,
  type RouteParams,
  type RouteResponse,
  ROUTES,
} from '@counterpart/contract';
import { CatalogueError } from '@counterpart/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuseTrials } from '../plugins/require-login.ts';
import { parseOrRefuse } from '../services/refusal.ts';
import type { WorkLane } from '../services/work-lane.ts';

/** What a handler gets: everything parsed, and a signal that aborts when the caller goes away. */
export interface RouteCall<Name extends RouteName> {
  readonly params: RouteParams<Name>;
  readonly query: ParsedQuery<Name>;
  readonly body: ParsedBody<Name>;
  readonly signal: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function abortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new CatalogueError('CLIENT_CLOSED_REQUEST'));
  });
  return controller.signal;
}

/** What a route has besides its handler. */
interface RouteOptions {
  readonly bodyLimit?: number;
  /** The queue in which the handler takes a place. */
  readonly lane?: WorkLane;
  /** Calls a minute from one caller, where they are fewer than all calls together. */
  readonly perMinute?: number;
}

function refuseFull(lane: WorkLane): void {
  if (lane.isFull) throw new CatalogueError('OVERLOADED');
}

/** Registers one call of the route table: parses what comes in by its schemas, sends what the handler returns. */
export function registerRoute<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  handle: (call: RouteCall<Name>) => Promise<RouteResponse<Name> | FastifyReply>,
  { lane, perMinute, ...options }: RouteOptions = {},
): void {
  const route = ROUTES[name];
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...options,
    config: { call: name, ...(perMinute === undefined ? {} : { rateLimit: { max: perMinute } }) },
    // refused before its body is read: under load that is most of what a refusal costs
    ...(lane === undefined ? {} : { onRequest: async () => refuseFull(lane) }),
    handler: async (request, reply) => {
      const part = (schema: z.ZodType | undefined, value: unknown) =>
        schema === undefined ? undefined : parseOrRefuse(schema, value);
      refuseTrials(request, request.body);
      return handle({
        params: part(route.params, request.params ?? {}) as RouteParams<Name>,
        query: part(route.query, request.query ?? {}) as ParsedQuery<Name>,
        body: part(route.body, request.body) as ParsedBody<Name>,
        signal: abortSignal(reply),
        request,
        reply,
      });
    },
  });
}
