import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import { CatalogueError, type Person, type ProfileKind } from '@counterpart/domain';
import type { RecordStore, StoredNote } from '@counterpart/store';
import type { Clock } from './clock.ts';
import type { Documents } from './documents/documents.ts';
import { type EntityTagHeaders, isRefusedBy, versionTag } from './entity-tags.ts';

/** The document that a note is about, and the note. */
export interface NoteAddress {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly id: string;
  readonly note: string;
}

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
      version: 1,
      updatedAt: null,
      updatedBy: null,
    };
    this.#records.add({ kind, index, id }, note);
    return note;
  }

  /** Changes a note; VERSION_CONFLICT when another version than the expected one stands there. */
  change(
    address: NoteAddress,
    { type, subject, body }: ParsedBody<'putNote'>,
    updatedBy: Person | null,
    expected: EntityTagHeaders,
  ): StoredNote {
    const now = this.#expected(address, expected);
    const changed: StoredNote = {
      ...now,
      type: type ?? null,
      subject,
      body: body ?? '',
      version: now.version + 1,
      updatedAt: this.#clock().toISOString(),
      updatedBy,
    };
    this.#records.replace(address, changed);
    return changed;
  }

  /** Removes a note; VERSION_CONFLICT when another version than the expected one stands there. */
  remove(address: NoteAddress, by: Person | null, expected: EntityTagHeaders): RouteResponse<'deleteNote'> {
    const { id } = this.#expected(address, expected);
    this.#records.remove(address, id, this.#clock().toISOString(), by);
    return { id, deleted: true };
  }

  #expected({ note, ...subject }: NoteAddress, expected: EntityTagHeaders): StoredNote {
    const now = this.#records.get(subject, note);
    if (now === null) throw new CatalogueError('NOT_FOUND', [{ path: 'note', message: `There is no note ${note}.` }]);
    if (isRefusedBy(expected, versionTag(now.version))) throw new CatalogueError('VERSION_CONFLICT');
    return now;
  }
}
