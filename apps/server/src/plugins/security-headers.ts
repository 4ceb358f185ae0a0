import type { FastifyInstance } from 'fastify';

/** Other origins that the screens have to do with. */
export interface KnownOrigins {
  /** Those that may show the screens in a frame. */
  readonly frameAncestors: readonly string[];
  /** Those whose pages the screens show in a frame. */
  readonly framedOrigins: readonly string[];
}

/** What a page may load. With a nonce its own style elements carry it; styles without it are not applied. */
export function contentPolicy({ frameAncestors, framedOrigins }: KnownOrigins, nonce: string | null): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `frame-src ${["'self'", ...framedOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/**
 * Headers of every answer: they keep the screens out of foreign frames and windows, and foreign scripts and styles out
 * of the screens. What the API answers is about people, so that nobody on the way keeps it.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  { basePath, ...origins }: KnownOrigins & { readonly basePath: string },
): void {
  const policy = contentPolicy(origins, null);
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(HEADERS);
    if (request.url.startsWith(`${basePath}/`)) void reply.header('cache-control', 'no-store');
    // the API's viewer brings a policy of its own, and the app's page one with a nonce
    const hasOwn = reply.hasHeader('content-security-policy') || request.url.startsWith('/docs');
    if (!hasOwn) void reply.header('content-security-policy', policy);
  });
}
