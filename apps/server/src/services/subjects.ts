import { CatalogueError, type Person } from '@counterpart/domain';
import type { RecordStore, SubjectData } from '@counterpart/store';
import type { Clock } from './clock.ts';

/** Whether anything is kept besides what the log says was done. */
export function isKnown({ documents, notes, selections, judgements, tests, searches }: SubjectData): boolean {
  return [documents, notes, selections, judgements, tests, searches].some(({ length }) => length > 0);
}

/** What is kept of a person, for that person. */
export class Subjects {
  readonly #store: Pick<RecordStore, 'subject' | 'audit'>;
  readonly #clock: Clock;

  constructor(store: Pick<RecordStore, 'subject' | 'audit'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Everything that is kept of an id; in the audit log before it is answered. UNKNOWN_DOCUMENT when there is nothing. */
  of(id: string, by: Person | null): SubjectData {
    const data = this.#store.subject(id);
    if (!isKnown(data))
      throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path: 'id', message: 'Nothing is kept of this id.' }]);
    this.#store.audit.add({ at: this.#clock().toISOString(), by, action: 'subject export', id });
    return data;
  }
}
