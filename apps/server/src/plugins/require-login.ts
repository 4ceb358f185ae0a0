import { type RouteName, ROUTES } from '@counterpart/contract';
import { CatalogueError, includesRole } from '@counterpart/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANYBODY, type Caller } from '../services/login/caller.ts';
import { type Login, ScopeRefused } from '../services/login/login.ts';
import { TokenRefused } from '../services/login/token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** The call of the route table that a route serves. */
    call?: RouteName;
  }
}

/** What a refused caller reads in WWW-Authenticate (RFC 6750, 3): nothing of the token. */
function challenge(error: unknown): string | null {
  if (error instanceof TokenRefused) return 'Bearer error="invalid_token"';
  return error instanceof ScopeRefused ? `Bearer error="insufficient_scope", scope="${error.scope}"` : null;
}

/**
 * Asks every call for what the route table says that it needs, before its body is read; an address that no call serves
 * needs a token too. Without a login everybody may everything.
 */
export function requireLogin(api: FastifyInstance, login: Login | null): void {
  api.decorateRequest('caller');
  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    request.caller = ANYBODY;
    if (login === null) return;
    const { call } = request.routeOptions.config;
    const needed = call === undefined ? ({ scope: 'ANY', role: null } as const) : ROUTES[call];
    if (needed.scope === 'PUBLIC') return;
    try {
      request.caller = await login.admit(request.headers.authorization, needed);
    } catch (error) {
      const header = challenge(error);
      if (header !== null) void reply.header('www-authenticate', header);
      throw error;
    }
  });
}

/** Refuses parameters that a call tries out when its caller may not change strategies. */
export function refuseTrials({ caller }: FastifyRequest, body: unknown): void {
  const tries = typeof body === 'object' && body !== null && 'strategyParameters' in body;
  if (!tries || includesRole(caller.role, 'operator')) return;
  throw new CatalogueError('FORBIDDEN', [{ path: 'strategyParameters', message: 'This needs the role operator.' }]);
}
