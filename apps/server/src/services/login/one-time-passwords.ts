import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { CatalogueError } from '@counterpart/domain';
import type { Clock } from '../clock.ts';

/** How long a one-time password can be used, in seconds (api.md). */
const LIFETIME_S = 60;
/** Passwords that wait to be used. */
const MOST = 1000;

interface Waiting {
  readonly secretHash: Buffer;
  readonly token: string;
  readonly until: number;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** One-time passwords: each stands for a token, once, and for a minute. Kept in memory only. */
export class OneTimePasswords {
  readonly #clock: Clock;
  /** By the half of a password that finds it; the other half proves it and is kept as a hash. */
  readonly #waiting = new Map<string, Waiting>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Keeps a token that was verified before; OVERLOADED when too many wait. */
  issue(token: string): { readonly otp: string; readonly expiresIn: number } {
    this.#forgetLate();
    if (this.#waiting.size >= MOST) throw new CatalogueError('OVERLOADED');
    const key = randomBytes(16).toString('base64url');
    const secret = randomBytes(32).toString('base64url');
    this.#waiting.set(key, { secretHash: hashOf(secret), token, until: this.#clock().getTime() + LIFETIME_S * 1000 });
    return { otp: `${key}.${secret}`, expiresIn: LIFETIME_S };
  }

  /** The token of a password, which is spent by that; UNAUTHENTICATED for one that is unknown, late or used. */
  exchange(otp: string): string {
    this.#forgetLate();
    const [key = '', secret = ''] = otp.split('.');
    const waiting = this.#waiting.get(key);
    // one try: a wrong secret spends it too
    this.#waiting.delete(key);
    if (waiting === undefined || !timingSafeEqual(waiting.secretHash, hashOf(secret))) {
      throw new CatalogueError('UNAUTHENTICATED', [], 'The one-time password is unknown, used or too old.');
    }
    return waiting.token;
  }

  #forgetLate(): void {
    const now = this.#clock().getTime();
    // the oldest stand first
    for (const [key, { until }] of this.#waiting) {
      if (until > now) return;
      this.#waiting.delete(key);
    }
  }
}
