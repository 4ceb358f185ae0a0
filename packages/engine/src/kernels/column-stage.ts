import type { Naturals } from '../columns/numbers.ts';
import type { KernelMemory } from './kernel-memory.ts';
import type { SumKernels } from './sum-kernels.ts';

/** Documents of a block, and numbers in a column of them. */
const MOST_DOCUMENTS = 65_536;
/** Columns that one pass takes, and the rooms for them. */
const FORWARD_COLUMNS = 4;
const REVERSE_COLUMNS = 6;
/** Lines of the cache by which a room is longer, so that the first lines of none share their place in the cache with another's. */
const APART = 17;
const LINE_BYTES = 64;
/** Numbers of a column of bytes that one look takes. */
const TABLE = 16;
const MOST_BYTE_NUMBERS = 256;

/** A column of a block, and what each number in it contributes. */
export interface ValuePart {
  readonly column: Uint16Array;
  readonly table: Float64Array;
}

/** A column of what documents ask, what the source's answer to each class is worth, and the share of the aspect by shape. */
export interface AnsweredPart {
  readonly column: Uint16Array;
  readonly values: Float64Array;
  readonly shares: Float64Array;
}

/** A column whose numbers contribute nothing, where there are fewer than go together. */
const NOTHING: ValuePart = { column: new Uint16Array(MOST_DOCUMENTS), table: new Float64Array(1) };
const NOTHING_ASKED: AnsweredPart = { column: NOTHING.column, values: NOTHING.table, shares: NOTHING.table };

/** Puts columns of a block where the loops find them, some at a time, and has what they contribute summed up. */
export class ColumnStage {
  readonly #kernels: SumKernels;
  readonly #columns: readonly Uint16Array[];
  readonly #tables: readonly Float64Array[];
  readonly #shares: readonly Float64Array[];
  readonly #shapes: Uint16Array;

  constructor(memory: KernelMemory) {
    this.#kernels = memory.kernels;
    // as many as either direction takes, one behind the other
    const rooms = { length: Math.max(FORWARD_COLUMNS, REVERSE_COLUMNS) };
    this.#columns = Array.from(rooms, () => memory.shorts(MOST_DOCUMENTS + (APART * LINE_BYTES) / 2));
    this.#tables = Array.from(rooms, () => memory.numbers(MOST_DOCUMENTS + (APART * LINE_BYTES) / 8));
    // shapes of a block are numbered by two bytes as well
    this.#shares = Array.from({ length: REVERSE_COLUMNS }, () =>
      memory.numbers(MOST_DOCUMENTS + (APART * LINE_BYTES) / 8),
    );
    this.#shapes = memory.shorts(MOST_DOCUMENTS);
  }

  /** Makes the sums of the first `length` documents, or of those in a set alone, what columns contribute, four at a time. */
  *begin(
    parts: readonly ValuePart[],
    length: number,
    sums: Float64Array,
    set: Uint32Array | null,
  ): Generator<undefined, void> {
    const { sumColumns, sumColumnsOf } = this.#kernels;
    for (let at = 0; at === 0 || at < parts.length; at += FORWARD_COLUMNS) {
      const places = this.#columns.slice(0, FORWARD_COLUMNS);
      const [a, b, c, d] = places.map((_, i) => this.#stage(i, parts[at + i] ?? NOTHING, length));
      if (a === undefined || b === undefined || c === undefined || d === undefined) return;
      const [tableA, tableB, tableC, tableD] = this.#tables.map(({ byteOffset }) => byteOffset);
      const all = [
        length,
        a,
        b,
        c,
        d,
        tableA ?? 0,
        tableB ?? 0,
        tableC ?? 0,
        tableD ?? 0,
        at > 0,
        sums.byteOffset,
      ] as const;
      if (set === null) sumColumns(...all);
      else sumColumnsOf(...all, set.byteOffset);
      yield;
    }
  }

  /** Adds share × value of what documents ask to the sums of the first `length`, six aspects at a time; shares by shape. */
  *addAnswered(
    parts: readonly AnsweredPart[],
    shapes: Uint16Array,
    length: number,
    sums: Float64Array,
  ): Generator<undefined, void> {
    this.#shapes.set(shapes.subarray(0, length));
    const [column] = this.#columns;
    const [table] = this.#tables;
    const [share] = this.#shares;
    if (column === undefined || table === undefined || share === undefined) return;
    for (let at = 0; at < parts.length; at += REVERSE_COLUMNS) {
      for (const [i, own] of this.#shares.entries()) {
        const { column: asked, values, shares } = parts[at + i] ?? NOTHING_ASKED;
        // where nothing is asked the value is 0, whatever share stood there before
        own.set(shares);
        this.#stage(i, { column: asked, table: values }, length);
      }
      const [shapesAt, sumsAt] = [this.#shapes.byteOffset, sums.byteOffset];
      this.#kernels.addAnswered(length, shapesAt, column.byteOffset, table.byteOffset, share.byteOffset, sumsAt);
      yield;
    }
  }

  /**
   * Keeps those of the first `length` documents of a set whose number in a column has a 1 in `holding`, which names all of them, and
   * answers how many; null, with nothing done, where the column's numbers take more than two bytes.
   */
  keep(column: Naturals, holding: Uint8Array, length: number, set: Uint32Array): number | null {
    const [own] = this.#columns;
    const [room] = this.#tables;
    if (own === undefined || room === undefined || column instanceof Uint32Array) return null;
    const table = new Uint8Array(room.buffer, room.byteOffset, MOST_DOCUMENTS);
    const { keepBytes, keepShorts } = this.#kernels;
    if (column instanceof Uint16Array) {
      // an index may have more classes than a narrow column of an older block can name
      table.set(holding.subarray(0, MOST_DOCUMENTS));
      own.set(column.subarray(0, length));
      return keepShorts(length, own.byteOffset, table.byteOffset, set.byteOffset);
    }
    const named = holding.subarray(0, MOST_BYTE_NUMBERS);
    table.set(named);
    const tables = Math.ceil(named.length / TABLE);
    const bytes = new Uint8Array(own.buffer, own.byteOffset, MOST_DOCUMENTS);
    bytes.set(column.subarray(0, length));
    return keepBytes(length, bytes.byteOffset, table.byteOffset, tables, set.byteOffset);
  }

  #stage(place: number, { column, table }: ValuePart, length: number): number | undefined {
    this.#tables[place]?.set(table);
    return this.#column(place, column, length);
  }

  #column(place: number, column: Uint16Array, length: number): number | undefined {
    const own = this.#columns[place];
    own?.set(column.length === length ? column : column.subarray(0, length));
    return own?.byteOffset;
  }
}
