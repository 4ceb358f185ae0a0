import { ConfigurationMistakes, type Role, ROLES, type ValueSchema } from '@counterpart/domain';

/** Signatures that can be made with a key that only the identity provider has. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const;

/** Whose tokens the server takes, and what it reads from them. */
export interface LoginSettings {
  /** The identity provider, as its tokens name it. */
  readonly issuer: string;
  /** Whom tokens must be made for. */
  readonly audience: string;
  /** Where its keys are; without it they are found through the issuer's discovery document. */
  readonly jwksUri?: string;
  readonly algorithms: readonly string[];
  /** By how many seconds the clocks of provider and server may differ. */
  readonly clockToleranceSeconds: number;
  /** The claim that holds the roles, a text or a list; dots lead into it, as in `realm_access.roles`. */
  readonly rolesClaim: string;
  /** The role that a value of that claim stands for; the names of the roles stand for themselves. */
  readonly roles: Readonly<Record<string, Role>>;
  /** What somebody may whose token names no role; nothing where it is not set. */
  readonly defaultRole?: Role;
  /** The claim with the name that others see. */
  readonly nameClaim: string;
  /** The scope of callers who may open the screens for somebody by a one-time password. */
  readonly otpScope: string;
}

/** The schema of `server.login`. */
export const LOGIN_SCHEMA: ValueSchema = {
  kind: 'object',
  keys: {
    issuer: { kind: 'string', isRequired: true },
    audience: { kind: 'string', isRequired: true },
    jwksUri: { kind: 'string' },
    algorithms: { kind: 'array', items: { kind: 'enum', values: ALGORITHMS }, fallback: ['RS256', 'PS256', 'ES256'] },
    clockToleranceSeconds: { kind: 'integer', fallback: 5 },
    rolesClaim: { kind: 'string', fallback: 'roles' },
    roles: { kind: 'any', fallback: {} },
    defaultRole: { kind: 'enum', values: ROLES },
    nameClaim: { kind: 'string', fallback: 'name' },
    otpScope: { kind: 'string', fallback: 'issue:otp' },
  },
};

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether nobody on the way can exchange what comes from an address. */
function isSafe(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK_NAMES.includes(url.hostname));
}

/** Checks what a schema cannot say; throws ConfigurationError. Keys that came over an open line prove nothing. */
export function checkLogin({ issuer, jwksUri, roles }: LoginSettings): void {
  const mistakes = new ConfigurationMistakes();
  for (const [key, address] of Object.entries({ issuer, jwksUri })) {
    if (address === undefined || isSafe(address)) continue;
    mistakes.add(`server.login.${key}`, `Expected an https address but got ${JSON.stringify(address)}`);
  }
  for (const [value, role] of Object.entries(roles)) {
    if (ROLES.includes(role)) continue;
    const got = JSON.stringify(role);
    mistakes.add(`server.login.roles.${value}`, `Expected one of ${ROLES.join(', ')} but got ${got}`);
  }
  mistakes.refuse();
}
