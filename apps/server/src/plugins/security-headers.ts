import type { FastifyInstance } from 'fastify';

/** Other origins that the screens have to do with. */
export interface KnownOrigins {
  /** Those that may show the screens in a frame. */
  readonly frameAncestors: readonly string[];
  /** Those whose pages the screens show in a frame. */
  readonly framedOrigins: readonly string[];
  /** Those whose answers the screens fetch. */
  readonly calledOrigins?: readonly string[];
  /** Those of the identity provider, where the screens log in. */
  readonly identityOrigins: readonly string[];
}

/** What a page may load. With a nonce its own style elements carry it; styles without it are not applied. */
export function contentPolicy(
  { frameAncestors, framedOrigins, calledOrigins = [], identityOrigins }: KnownOrigins,
  nonce: string | null,
): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src ${["'self'", ...new Set([...calledOrigins, ...identityOrigins])].join(' ')}`,
    // a login is renewed in a frame of the identity provider
    `frame-src ${["'self'", ...new Set([...framedOrigins, ...identityOrigins])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Where the window of a login ends: it tells the one that opened it, which no other page of ours may be told by. */
const POPUP_END = '/login/popup';

/** A login in a window of its own needs its opener; nothing else does. */
function openerPolicy(url: string, { identityOrigins }: KnownOrigins): string {
  if (identityOrigins.length === 0) return 'same-origin';
  return url.split('?')[0] === POPUP_END ? 'unsafe-none' : 'same-origin-allow-popups';
}

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
    void reply.headers(HEADERS).header('cross-origin-opener-policy', openerPolicy(request.url, origins));
    if (request.url.startsWith(`${basePath}/`)) void reply.header('cache-control', 'no-store');
    // the API's viewer brings a policy of its own, and the app's page one with a nonce
    const hasOwn = reply.hasHeader('content-security-policy') || request.url.startsWith('/docs');
    if (!hasOwn) void reply.header('content-security-policy', policy);
  });
}
