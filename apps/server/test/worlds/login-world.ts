import type { LoginSettings } from '../../src/config/login-settings.ts';
import { type Account, AUDIENCE } from './identity-provider.ts';

/** A server's settings for a provider of a test: what `server.login` is when only issuer and audience are named. */
export function loginOf(issuer: string, more: Partial<LoginSettings> = {}): LoginSettings {
  return {
    issuer,
    audience: AUDIENCE,
    algorithms: ['RS256', 'PS256', 'ES256'],
    clockToleranceSeconds: 5,
    rolesClaim: 'roles',
    roles: {},
    nameClaim: 'name',
    otpScope: 'issue:otp',
    ...more,
  };
}

/** Accounts that are called as the role that they have. */
export function rolesOf(names: readonly string[]): Readonly<Record<string, Account>> {
  return Object.fromEntries(names.map((name) => [name, { name: `The ${name}`, roles: [name] }]));
}
