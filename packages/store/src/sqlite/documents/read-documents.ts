import type { DatabaseSync } from 'node:sqlite';
import type { Change, DocumentsAfter, ListedDocument, StoredRecord } from '../../document-store.ts';
import type { StoredContent, StoredRow } from '../../stored-row.ts';
import { StoreFailure } from '../../store-failure.ts';
import { listedRow, recordOf, ROW_COLUMNS } from '../content/document-row.ts';
import { isUnreadContent } from '../content/enrichment-codec.ts';
import { contentLength } from '../content/packed-content.ts';
import { unlessDamaged } from './unless-damaged.ts';

/** Documents that were not removed, by id: rows that are passed over are not read. */
const LIVING = 'documents INDEXED BY documents_living';
/** Characters of content that one step of the feed holds: some 2 ms of reading. */
const STEP_CHARACTERS = 1_000_000;

function damaged(): StoreFailure {
  return new StoreFailure('DAMAGED', 'What is stored of this document is damaged.');
}

/** What a feed reads of a row first; where there is a digest of the format asked that is all. */
const FEED_COLUMNS =
  "rowid, id, change, created_at, updated_at, iif(digest_format = ?, digest, NULL), typeof(document) = 'null'";

/** These columns as an array: making objects of them takes a sixth longer (measured). */
type FeedHead = readonly [
  row: number,
  id: string,
  change: number,
  createdAt: string,
  updatedAt: string,
  digest: Uint8Array | null,
  isGone: number,
];

function lengthOf(content: StoredContent | null): number {
  return content === null ? 0 : contentLength(content);
}

function changeOf(row: StoredRow): Change {
  const { change, id, document, enrichment } = row;
  const isGone = document === null || enrichment === null;
  return { change, id, row: isGone ? null : row, isUnread: !isGone && isUnreadContent(enrichment), isDamaged: false };
}

/** Reads of documents that go on past damaged records: those are left out or named, and the others come. */
export class DocumentReader {
  readonly #database: DatabaseSync;
  readonly #one;
  readonly #byRow;
  readonly #page;
  readonly #pageRows;
  readonly #after;
  readonly #afterRows;
  readonly #changes;
  readonly #changeRows;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#one = database.prepare(`SELECT ${ROW_COLUMNS} FROM documents WHERE index_name = ? AND id = ?`);
    this.#byRow = database.prepare(`SELECT ${ROW_COLUMNS} FROM documents WHERE rowid = ?`);
    this.#page = database.prepare(
      `SELECT ${ROW_COLUMNS} FROM ${LIVING} WHERE index_name = ? AND document IS NOT NULL ORDER BY id LIMIT ? OFFSET ?`,
    );
    this.#changes = database.prepare(
      `SELECT ${FEED_COLUMNS} FROM documents WHERE index_name = ? AND change > ? ORDER BY change LIMIT ?`,
    );
    this.#changes.setReturnArrays(true);
    // these read indexes only, so that they name the rows that cannot be read
    this.#pageRows = database.prepare(
      'SELECT rowid AS row, id FROM documents WHERE index_name = ? ORDER BY id LIMIT ? OFFSET ?',
    );
    this.#after = database.prepare(
      `SELECT ${ROW_COLUMNS} FROM ${LIVING} WHERE index_name = ? AND id > ? AND document IS NOT NULL ORDER BY id LIMIT ?`,
    );
    this.#afterRows = database.prepare(
      'SELECT rowid AS row, id FROM documents WHERE index_name = ? AND id > ? ORDER BY id LIMIT ?',
    );
    this.#changeRows = database.prepare(
      'SELECT rowid AS row, change FROM documents WHERE index_name = ? AND change > ? ORDER BY change LIMIT ?',
    );
  }

  /** The row of an id with its content; throws StoreFailure when it is damaged. */
  row(index: string, id: string): StoredRow | undefined {
    const found = unlessDamaged(() => ({ row: this.#one.get(index, id) as unknown as StoredRow | undefined }));
    if (found === null) throw damaged();
    return found.row;
  }

  /** The record of a row; throws StoreFailure when its content is damaged. */
  record(row: StoredRow): StoredRecord | null {
    const found = unlessDamaged(() => ({ record: recordOf(row) }));
    if (found === null) throw damaged();
    return found.record;
  }

  /** The same as a list shows it. */
  listed(row: StoredRow): ListedDocument | null {
    const found = unlessDamaged(() => ({ listed: listedRow(row) }));
    if (found === null) throw damaged();
    return found.listed;
  }

  page(index: string, from: number, size: number): readonly StoredRecord[] {
    const rows = unlessDamaged(() => this.#page.all(index, size, from) as unknown as StoredRow[]);
    if (rows !== null) return rows.flatMap((row) => unlessDamaged(() => recordOf(row)) ?? []);
    const listed = this.#pageRows.all(index, size, from) as unknown as { readonly row: number }[];
    return listed.flatMap(({ row }) => unlessDamaged(() => this.#recordOfRow(row)) ?? []);
  }

  after(index: string, id: string, size: number): DocumentsAfter {
    const rows = unlessDamaged(() => this.#after.all(index, id, size) as unknown as StoredRow[]);
    if (rows !== null) {
      return {
        documents: rows.flatMap((row) => unlessDamaged(() => listedRow(row)) ?? []),
        last: rows.at(-1)?.id ?? null,
      };
    }
    const listed = this.#afterRows.all(index, id, size) as unknown as { readonly row: number; readonly id: string }[];
    const documents = listed.flatMap(({ row }) => {
      const found = unlessDamaged(() => this.#byRow.get(row) as unknown as StoredRow | undefined);
      return (found && unlessDamaged(() => listedRow(found))) ?? [];
    });
    return { documents, last: listed.at(-1)?.id ?? null };
  }

  changesAfter(index: string, after: number, limit: number, digestFormat: number | null): readonly Change[] {
    return (
      unlessDamaged(() => this.#changesInRows(index, after, limit, digestFormat)) ??
      this.#changesOneByOne(index, after, limit)
    );
  }

  /** As many as a step may hold: long documents come alone. */
  #changesInRows(index: string, after: number, limit: number, format: number | null): readonly Change[] {
    const changes: Change[] = [];
    let size = 0;
    for (const found of this.#changes.iterate(format, index, after, limit)) {
      const [number, id, change, created_at, updated_at, digest, isGone] = found as unknown as FeedHead;
      if (isGone === 1) changes.push({ change, id, row: null, isUnread: false, isDamaged: false });
      else if (digest !== null) {
        size += digest.length;
        changes.push({
          change,
          id,
          row: { id, change, created_at, updated_at, digest },
          isUnread: false,
          isDamaged: false,
        });
      } else {
        const row = this.#byRow.get(number) as unknown as StoredRow;
        size += lengthOf(row.document) + lengthOf(row.enrichment);
        if (changes.length > 0 && size > STEP_CHARACTERS) break;
        changes.push(changeOf(row));
      }
      if (size > STEP_CHARACTERS) break;
    }
    return changes;
  }

  #changesOneByOne(index: string, after: number, limit: number): readonly Change[] {
    const list = () =>
      this.#changeRows.all(index, after, limit) as unknown as { readonly row: number; readonly change: number }[];
    let listed = unlessDamaged(list);
    if (listed === null) {
      // the index over the changes is what is damaged: it can be made anew from the rows
      unlessDamaged(() => this.#database.exec('REINDEX documents'));
      listed = unlessDamaged(list);
    }
    if (listed === null) throw damaged();
    return listed.map(({ row, change }): Change => {
      const read = unlessDamaged(() => ({ row: this.#byRow.get(row) as unknown as StoredRow | undefined }));
      return read?.row === undefined
        ? { change, id: '', row: null, isUnread: false, isDamaged: true }
        : changeOf(read.row);
    });
  }

  #recordOfRow(row: number): StoredRecord | null {
    const found = this.#byRow.get(row) as unknown as StoredRow | undefined;
    return found === undefined ? null : recordOf(found);
  }
}
