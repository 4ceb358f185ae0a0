import { CatalogueError } from '@counterpart/domain';
import type { FastifyInstance } from 'fastify';

/** What the guard lets through. */
export interface OriginGuardOptions {
  /** Host names under which the server may be called; null lets every name through. */
  readonly allowedHosts: readonly string[] | null;
  readonly frameAncestors: readonly string[];
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

function nameOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/**
 * Without login only this machine may call: a Host that is not loopback is a rebinding attempt, an Origin of another
 * host is a foreign page that uses the visitor's browser. Both are refused, and so is a request with two Host headers:
 * whoever stands before the server may have read the other one.
 */
export function guardOrigin(app: FastifyInstance, options: OriginGuardOptions): void {
  const allowed = options.allowedHosts === null ? null : new Set([...LOOPBACK_NAMES, ...options.allowedHosts]);

  app.addHook('onRequest', async (request) => {
    const host = request.headers.host ?? '';
    const names = request.raw.rawHeaders.filter((_, i) => i % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) {
      throw new CatalogueError('INVALID_REQUEST', [{ path: 'host', message: 'There is more than one Host header.' }]);
    }
    if (allowed !== null && !allowed.has(nameOf(host))) {
      throw new CatalogueError('FORBIDDEN', [], 'This host name is not allowed here.');
    }
    const { origin } = request.headers;
    if (origin === undefined) return;
    let originHost: string;
    try {
      originHost = new URL(origin).host;
    } catch {
      throw new CatalogueError('FORBIDDEN', [], 'This origin is not allowed here.');
    }
    if (originHost !== host && !options.frameAncestors.includes(origin)) {
      throw new CatalogueError('FORBIDDEN', [], 'This origin is not allowed here.');
    }
  });
}
