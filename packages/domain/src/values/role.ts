/** What a person may do, from the least on: each role may what those before it may (ADR 18). */
export const ROLES = ['reader', 'recruiter', 'operator', 'administrator'] as const;
/** One of ROLES. */
export type Role = (typeof ROLES)[number];

/** Whether somebody with a role may do what another one is needed for; nobody without a role may anything. */
export function includesRole(role: Role | null, needed: Role): boolean {
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Who did something, as the identity provider knows them. */
export interface Person {
  /** Names the account for good. */
  readonly subject: string;
  /** How the person is called. */
  readonly name: string;
}
