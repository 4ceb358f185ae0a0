import type { Person } from '@counterpart/domain';

/** The person that two columns name; null where nobody was known. */
export function personOf(subject: string | null, name: string | null): Person | null {
  return subject === null ? null : { subject, name: name ?? subject };
}
