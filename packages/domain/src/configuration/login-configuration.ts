import type { ValueSchema } from './configuration-schema.ts';

/** How the login at an identity provider opens: instead of the screens, or in a window of its own (SET-23a, SET-23b). */
export const LOGIN_FLOWS = ['redirect', 'popup'] as const;
/** One of LOGIN_FLOWS. */
export type LoginFlow = (typeof LOGIN_FLOWS)[number];

/** How the screens log in; `features.externalLogin` switches it on. */
export interface LoginConfiguration {
  readonly flow: LoginFlow;
  /** The identity provider's address; the server's issuer where it is not set. */
  readonly domain?: string;
  /** Under which name the screens are registered there. */
  readonly clientId: string;
  /** For whom tokens are made; the server's audience where it is not set. */
  readonly audience?: string;
  readonly scopes: readonly string[];
  /** Where a log-out ends (SET-09). */
  readonly logoutUrl: string;
  /** Where a one-time password becomes a token, below the API's base URL (SET-11). */
  readonly exchangeEndpoint: string;
}

/** The schema of `login`. */
export const LOGIN_CONFIGURATION: ValueSchema = {
  kind: 'object',
  keys: {
    flow: { kind: 'enum', values: LOGIN_FLOWS, fallback: 'redirect' },
    domain: { kind: 'string' },
    clientId: { kind: 'string', fallback: 'counterpart' },
    audience: { kind: 'string' },
    scopes: {
      kind: 'array',
      items: { kind: 'string' },
      fallback: ['read:hrmatching', 'read:parsing', 'read:ontology'],
    },
    logoutUrl: { kind: 'string', fallback: '/' },
    exchangeEndpoint: { kind: 'string', fallback: '/auth/exchange' },
  },
};
