import { includesRole, type Person, type Role, ROLES } from '@counterpart/domain';
import type { JWTPayload } from 'jose';
import type { LoginSettings } from '../../config/login-settings.ts';

/** The longest name that is shown and stored, in UTF-16 code units. */
const LONGEST_NAME = 200;

/** Who calls and what they may. */
export interface Caller {
  /** Null where there is no login. */
  readonly person: Person | null;
  readonly role: Role | null;
  readonly scopes: ReadonlySet<string>;
}

/** Without login whoever reaches the server may everything: it listens to its own machine only. */
export const ANYBODY: Caller = { person: null, role: 'administrator', scopes: new Set() };

function at(payload: JWTPayload, path: string): unknown {
  // a claim may have a dot in its own name, as addresses have
  if (Object.hasOwn(payload, path)) return payload[path];
  return path.split('.').reduce<unknown>((value, key) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isObject ? (value as Record<string, unknown>)[key] : undefined;
  }, payload);
}

function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(' ').filter((part) => part !== '');
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

/** The highest role that a token names. */
function roleOf(payload: JWTPayload, { rolesClaim, roles, defaultRole }: LoginSettings): Role | null {
  const named = texts(at(payload, rolesClaim));
  const found = ROLES.filter((role) =>
    named.some((name) => (Object.hasOwn(roles, name) ? roles[name] : name) === role),
  );
  return found.at(-1) ?? defaultRole ?? null;
}

function nameOf(payload: JWTPayload, nameClaim: string): string {
  const names = [at(payload, nameClaim), payload['preferred_username'], payload['email']];
  const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '';
  return (names.find(isName) ?? payload.sub ?? '').slice(0, LONGEST_NAME);
}

/** Who a verified token stands for. */
export function callerOf(payload: JWTPayload, settings: LoginSettings): Caller {
  return {
    person: { subject: payload.sub ?? '', name: nameOf(payload, settings.nameClaim) },
    role: roleOf(payload, settings),
    // `scp` is how some providers call it
    scopes: new Set([...texts(payload['scope']), ...texts(payload['scp'])]),
  };
}

/** Whether a caller has a role; null is needed by nobody. */
export function mayCall({ role }: Caller, needed: Role | null): boolean {
  return needed === null || includesRole(role, needed);
}
