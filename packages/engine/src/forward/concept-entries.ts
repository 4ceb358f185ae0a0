import type { DocumentColumns } from '../documents/document-columns.ts';
import type { EvidenceItem } from '../query/forward-plan.ts';
import { HOLDS_BIT, SIMILARITY_BITS } from '../query/item-outcome.ts';
import type { Scratch } from './scratch.ts';

/**
 * The rows of a profile that each concept answers, to go from a document's concepts to the rows. A concept leads to the first
 * of its entries, an entry to the next; nearly all concepts of a document lead nowhere.
 *
 *   heads[concept] → entry: row, outcomes by kind → next entry of the concept → 0
 */
export class ConceptEntries {
  readonly #heads: Uint32Array;
  readonly #concepts: readonly number[];
  readonly #rows: Uint32Array;
  readonly #next: Uint32Array;
  /** Where the outcomes of an entry begin in `#outcomes`. */
  readonly #tables: Uint32Array;
  readonly #outcomes: Uint16Array;

  constructor(evidence: readonly EvidenceItem[], conceptCount: number, scratch: Scratch) {
    this.#heads = scratch.headsFor(conceptCount);
    const concepts: number[] = [];
    const rows = [0];
    const next = [0];
    const tables = [0];
    const starts = new Map<Uint16Array, number>();
    let room = 0;
    for (const { row, terms } of evidence) {
      for (const { concept, outcomes } of terms) {
        let start = starts.get(outcomes);
        if (start === undefined) {
          start = room;
          starts.set(outcomes, start);
          room += outcomes.length;
        }
        next.push(this.#heads[concept] ?? 0);
        this.#heads[concept] = rows.length;
        rows.push(row);
        tables.push(start);
        concepts.push(concept);
      }
    }
    this.#concepts = concepts;
    this.#rows = Uint32Array.from(rows);
    this.#next = Uint32Array.from(next);
    this.#tables = Uint32Array.from(tables);
    this.#outcomes = new Uint16Array(room);
    for (const [outcomes, start] of starts) this.#outcomes.set(outcomes, start);
  }

  /** Raises `rows` to the best that a document's evidence offers: the larger similarity, and whether any of it holds. */
  raise({ evidenceStarts, concepts, kinds }: DocumentColumns, slot: number, rows: Uint16Array): void {
    const end = evidenceStarts[slot + 1] ?? 0;
    for (let i = evidenceStarts[slot] ?? 0; i < end; i += 1) {
      let entry = this.#heads[concepts[i] ?? 0] ?? 0;
      while (entry !== 0) {
        const found = this.#outcomes[(this.#tables[entry] ?? 0) + (kinds[i] ?? 0)] ?? 0;
        const row = this.#rows[entry] ?? 0;
        const before = rows[row] ?? 0;
        const larger = (found & SIMILARITY_BITS) > (before & SIMILARITY_BITS) ? found : before;
        rows[row] = (larger & SIMILARITY_BITS) | ((found | before) & HOLDS_BIT);
        entry = this.#next[entry] ?? 0;
      }
    }
  }

  /** Leaves the scratch as it was found. */
  release(): void {
    for (const concept of this.#concepts) this.#heads[concept] = 0;
  }
}
