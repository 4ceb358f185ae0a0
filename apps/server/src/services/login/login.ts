import { type RouteScope, scopeOf } from '@counterpart/contract';
import { CatalogueError, type Role } from '@counterpart/domain';
import type { LoginSettings } from '../../config/login-settings.ts';
import type { Clock } from '../clock.ts';
import { type Caller, callerOf, mayCall } from './caller.ts';
import { OneTimePasswords } from './one-time-passwords.ts';
import { type KeyOptions, TokenRefused, TokenVerifier } from './token-verifier.ts';

/** A token whose scopes do not name what the call needs (RFC 6750, 3.1). */
export class ScopeRefused extends CatalogueError {
  readonly scope: string;

  constructor(scope: string) {
    super('FORBIDDEN', [{ path: 'scope', message: `The token lacks the scope ${scope}.` }]);
    this.scope = scope;
  }
}

/** What a call needs of its caller. */
export interface NeededAccess {
  readonly scope: RouteScope;
  readonly role: Role | null;
}

/** Who may call what, where an identity provider is configured. */
export class Login {
  readonly #settings: LoginSettings;
  readonly #verifier: TokenVerifier;
  readonly #passwords: OneTimePasswords;

  constructor(settings: LoginSettings, clock: Clock, options: KeyOptions = {}) {
    this.#settings = settings;
    this.#verifier = new TokenVerifier(settings, options);
    this.#passwords = new OneTimePasswords(clock);
  }

  /**
   * Who calls with an `Authorization` header; UNAUTHENTICATED without a token, TokenRefused with a wrong one, ScopeRefused and FORBIDDEN for one
   * that is not enough.
   */
  async admit(authorization: string | undefined, needed: NeededAccess): Promise<Caller> {
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new CatalogueError('UNAUTHENTICATED');
    const caller = callerOf(await this.#verifier.verify(token), this.#settings);
    const scope = this.#scopeOf(needed.scope);
    if (scope !== null && !caller.scopes.has(scope)) throw new ScopeRefused(scope);
    if (!mayCall(caller, needed.role)) {
      throw new CatalogueError('FORBIDDEN', [{ path: 'role', message: `This needs the role ${needed.role}.` }]);
    }
    return caller;
  }

  /** A one-time password for somebody's token; INVALID_REQUEST for a token that would not be taken. */
  async issueOtp(token: string): Promise<{ readonly otp: string; readonly expiresIn: number }> {
    try {
      await this.#verifier.verify(token);
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      throw new CatalogueError('INVALID_REQUEST', [{ path: 'token', message: 'This token is not valid here.' }]);
    }
    return this.#passwords.issue(token);
  }

  /** The token of a one-time password, once; UNAUTHENTICATED for any other. */
  exchange(otp: string): string {
    return this.#passwords.exchange(otp);
  }

  #scopeOf(family: RouteScope): string | null {
    return family === 'OTP' ? this.#settings.otpScope : scopeOf(family);
  }
}
