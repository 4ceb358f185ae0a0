import type { Scratch } from './scratch.ts';

/** What documents need to rank, or to count, while their sums are made; all sums in 10⁻⁹ × 10⁻⁴. */
export interface ContestTerms {
  /** The sum from which on a document counts. */
  readonly least: number;
  /** The sum from which on it may rank, as far as is known by now; negative while any may. */
  readonly rankedFrom: () => number;
}

/**
 * Which documents of a block are still to be told apart. Of a sum that can rise by `rest` at most it is often known early that
 * it ranks nowhere, and that it counts or not:
 *
 *   0 ──── least − rest ──── least ──────────────────── ranked − rest ──── ranked
 *   ├ decided ─┤├── open ────┤├ counts, ranks nowhere: decided ┤├── open ─────→
 */
export class Contest {
  readonly #terms: ContestTerms | null;
  readonly #scratch: Scratch;

  /** With null as terms every document is open that is not refused. */
  constructor(terms: ContestTerms | null, scratch: Scratch) {
    this.#terms = terms;
    this.#scratch = scratch;
  }

  /** Leaves the open documents of a block, whose sums can still rise by `rest`, in `open`; answers how many there are. */
  look(length: number, rest: number): number {
    const { kernels, verdicts, sums, open } = this.#scratch;
    const least = this.#terms?.least ?? 0;
    const ranked = this.#terms?.rankedFrom() ?? 0;
    return kernels.openDocuments(length, verdicts.byteOffset, sums.byteOffset, least, ranked, rest, open.byteOffset);
  }
}
