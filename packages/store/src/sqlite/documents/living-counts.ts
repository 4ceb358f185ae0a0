import type { DatabaseSync } from 'node:sqlite';
import { unlessDamaged } from './unless-damaged.ts';

/**
 * How many documents an index has that were not removed. Counted once, from an index alone, and kept by the writes since: counting
 * rows took 50 to 130 ms of 40,000 documents, each time that somebody asked whether indexing was done.
 */
export class LivingCounts {
  readonly #living;
  readonly #rows;
  readonly #counts = new Map<string, number>();

  constructor(database: DatabaseSync) {
    this.#living = database.prepare(
      'SELECT count(*) AS count FROM documents INDEXED BY documents_living WHERE index_name = ? AND document IS NOT NULL',
    );
    this.#rows = database.prepare('SELECT count(*) AS count FROM documents WHERE index_name = ?');
  }

  /** The count of an index: documents that cannot be read are counted, and removed ones too where the index is damaged. */
  of(index: string): number {
    const known = this.#counts.get(index);
    if (known !== undefined) return known;
    const counted = unlessDamaged(() => this.#living.get(index)) ?? this.#rows.get(index);
    const { count } = counted as { count: number };
    this.#counts.set(index, count);
    return count;
  }

  /** Takes note of documents that came, or went where negative; once that is durable. */
  add(index: string, documents: number): void {
    const known = this.#counts.get(index);
    if (known !== undefined) this.#counts.set(index, known + documents);
  }

  /** Counts anew when next asked: something else than a write changed documents. */
  forget(): void {
    this.#counts.clear();
  }
}
