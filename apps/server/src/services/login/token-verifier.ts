import { CatalogueError } from '@counterpart/domain';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { LoginSettings } from '../../config/login-settings.ts';

/** How long keys are kept before they are fetched again, in milliseconds. */
const KEYS_MAX_AGE_MS = 600_000;
/** How long an unknown key is not looked for again, in milliseconds: a flood of strange tokens fetches nothing. */
const KEYS_COOLDOWN_MS = 30_000;
/** How long the identity provider may take to answer, in milliseconds. */
const TIMEOUT_MS = 5000;

/** How keys are fetched; a test brings its own times. */
export interface KeyOptions {
  readonly cooldownMs?: number;
}

/** Why a token is not taken; its text says nothing of the token. */
export class TokenRefused extends CatalogueError {
  constructor() {
    super('UNAUTHENTICATED');
  }
}

/** Holds tokens against the identity provider: signature, issuer, audience, time (RFC 9068). */
export class TokenVerifier {
  readonly #settings: LoginSettings;
  readonly #options: KeyOptions;
  #keys: Promise<JWTVerifyGetKey> | null = null;

  constructor(settings: LoginSettings, options: KeyOptions = {}) {
    this.#settings = settings;
    this.#options = options;
  }

  /** What a token says; TokenRefused when it proves nothing, NOT_READY while the keys cannot be had. */
  async verify(token: string): Promise<JWTPayload> {
    const { issuer, audience, algorithms, clockToleranceSeconds } = this.#settings;
    const { errors, jwtVerify } = await loadJose();
    try {
      const { payload } = await jwtVerify(token, await this.#keySet(), {
        issuer,
        audience,
        algorithms: [...algorithms],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp'],
      });
      return payload;
    } catch (error) {
      if (error instanceof CatalogueError) throw error;
      throw isAboutToken(error, errors) ? new TokenRefused() : providerAway();
    }
  }

  #keySet(): Promise<JWTVerifyGetKey> {
    // what failed is tried again by the next call
    this.#keys ??= this.#findKeys().catch((error: unknown) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }

  async #findKeys(): Promise<JWTVerifyGetKey> {
    const uri = this.#settings.jwksUri ?? (await discoverKeys(this.#settings.issuer));
    const { createRemoteJWKSet } = await loadJose();
    return createRemoteJWKSet(new URL(uri), {
      cacheMaxAge: KEYS_MAX_AGE_MS,
      cooldownDuration: this.#options.cooldownMs ?? KEYS_COOLDOWN_MS,
      timeoutDuration: TIMEOUT_MS,
    });
  }
}

/** Most servers have no login, and loading this takes a twentieth of their start. */
function loadJose() {
  return import('jose');
}

function providerAway(): CatalogueError {
  return new CatalogueError('NOT_READY', [], 'The identity provider does not answer: try again in a moment.');
}

/** Whether a failure lies with the token; every other one lies with the way to the keys. */
function isAboutToken(error: unknown, errors: (typeof import('jose'))['errors']): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  // the general code is that of a key set that could not be loaded
  return ![errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code);
}

async function discoverKeys(issuer: string): Promise<string> {
  let found: { readonly issuer?: unknown; readonly jwks_uri?: unknown };
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    found = (await response.json()) as typeof found;
  } catch {
    throw providerAway();
  }
  // a document of somebody else names somebody else's keys (OpenID Connect Discovery 4.3)
  if (found.issuer !== issuer || typeof found.jwks_uri !== 'string') throw providerAway();
  return found.jwks_uri;
}
