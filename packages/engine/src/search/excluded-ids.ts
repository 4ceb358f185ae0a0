import { hasId, idBytes, idHash } from '../documents/id-bytes.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';

const BITS = 0xffff;

/** The ids that a search leaves out: a document is compared with them only where 16 bits of its hash agree with one's. */
export class ExcludedIds {
  readonly #bits = new Uint8Array(BITS + 1);
  readonly #byHash = new Map<number, Uint8Array[]>();

  constructor(ids: readonly string[]) {
    for (const id of ids) {
      const bytes = idBytes(id);
      const hash = idHash(bytes);
      this.#bits[hash & BITS] = 1;
      const same = this.#byHash.get(hash);
      if (same === undefined) this.#byHash.set(hash, [bytes]);
      else same.push(bytes);
    }
  }

  /** Whether a document is left out. */
  has(columns: DocumentColumns, slot: number): boolean {
    const hash = columns.idHashes[slot] ?? 0;
    if (this.#bits[hash & BITS] === 0) return false;
    return this.#byHash.get(hash)?.some((id) => hasId(columns, slot, id)) === true;
  }
}
