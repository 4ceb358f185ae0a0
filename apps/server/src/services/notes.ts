import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import type { Person, ProfileKind } from '@counterpart/domain';
import type { RecordStore, StoredNote } from '@counterpart/store';
import type { Clock } from './clock.ts';
import type { Documents } from './documents/documents.ts';

/** What recruiters wrote down about a document. */
export class Notes {
  readonly #records: RecordStore['notes'];
  readonly #documents: Documents;
  readonly #clock: Clock;
  readonly #newId: () => string;

  constructor(records: RecordStore['notes'], documents: Documents, clock: Clock, newId: () => string) {
    this.#records = records;
    this.#documents = documents;
    this.#clock = clock;
    this.#newId = newId;
  }

  list(kind: ProfileKind, index: string, id: string): RouteResponse<'notes'> {
    this.#documents.record(kind, index, id);
    return { notes: [...this.#records.list({ kind, index, id })] };
  }

  create(
    kind: ProfileKind,
    index: string,
    id: string,
    body: ParsedBody<'createNote'>,
    createdBy: Person | null,
  ): StoredNote {
    this.#documents.record(kind, index, id);
    const note: StoredNote = {
      id: this.#newId(),
      type: body.type ?? null,
      subject: body.subject,
      body: body.body ?? '',
      createdAt: this.#clock().toISOString(),
      createdBy,
    };
    this.#records.add({ kind, index, id }, note);
    return note;
  }
}
