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
 * host is a foreign page that uses the visitor's browser. Both are refused. Also sets the headers that keep the
 * screens out of foreign frames and foreign scripts out of the screens.
 */
export function guardOrigin(app: FastifyInstance, options: OriginGuardOptions): void {
  const allowed = options.allowedHosts === null ? null : new Set([...LOOPBACK_NAMES, ...options.allowedHosts]);
  const policy = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...options.frameAncestors].join(' ')}`,
  ].join('; ');

  app.addHook('onRequest', async (request) => {
    const host = request.headers.host ?? '';
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
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    if (!request.url.startsWith('/docs')) void reply.header('content-security-policy', policy);
  });
}
