/** Where the identity provider sends somebody back to: the screens, and the ends of a window and of a frame. */
export const LOGIN_ENDS = { callback: '/login/callback', popup: '/login/popup', silent: '/login/silent' } as const;

/**
 * An address of our own to go on at after a login, without what identifies; `/` for one of anybody else's, and for the
 * login's own.
 */
export function ownAddress(address: unknown, origin: string): string {
  const url = typeof address === 'string' ? URL.parse(address, origin) : null;
  if (url === null || url.origin !== origin || url.pathname.startsWith('/login/')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where a log-out ends (SET-09), as a whole address; our own start for what is no address of a page. */
export function logoutTarget(configured: string, origin: string): string {
  const url = URL.parse(configured, origin);
  const isPage = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  return isPage ? url.href : `${origin}/`;
}

/** What an address brings along to log somebody in, and the address without it. */
export interface BroughtTokens {
  readonly address: URL;
  /** A token (SET-10). */
  readonly tmb: string | null;
  /** A one-time password (SET-11). */
  readonly otp: string | null;
}

/** Takes the one-time token and the one-time password out of an address. */
export function takeBrought(location: URL): BroughtTokens {
  const address = new URL(location);
  const [tmb, otp] = [address.searchParams.get('tmb'), address.searchParams.get('otp')];
  if (tmb === null && otp === null) return { address: location, tmb, otp };
  address.searchParams.delete('tmb');
  address.searchParams.delete('otp');
  // an empty one is no attempt: it is taken out, and the login is what it is without
  return { address, tmb: tmb === '' ? null : tmb, otp: otp === '' ? null : otp };
}
