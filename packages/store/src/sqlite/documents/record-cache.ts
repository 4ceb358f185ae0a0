import type { StoredRecord } from '../../document-store.ts';

/**
 * The records that were read last. Reading one is mostly parsing its JSON (about 0.5 ms), and a recruiter's pages show
 * the same documents again and again. Only this process writes the folder, so a write here is all that can age a record.
 */
export class RecordCache {
  readonly #limit: number;
  readonly #records = new Map<string, StoredRecord>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(index: string, id: string): StoredRecord | null {
    const key = keyOf(index, id);
    const record = this.#records.get(key);
    if (record === undefined) return null;
    this.#records.delete(key);
    this.#records.set(key, record);
    return record;
  }

  put(record: StoredRecord): void {
    this.#records.set(keyOf(record.index, record.id), record);
    if (this.#records.size <= this.#limit) return;
    const oldest = this.#records.keys().next();
    if (oldest.done !== true) this.#records.delete(oldest.value);
  }

  drop(index: string, id: string): void {
    this.#records.delete(keyOf(index, id));
  }
}

function keyOf(index: string, id: string): string {
  return `${index}\n${id}`;
}
