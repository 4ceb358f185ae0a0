import { ONE } from '@counterpart/scoring';
import type { CountedGroup } from './counted-groups.ts';

/**
 * What the kinds of evidence count for the groups of a search, in order: loops then compare ranks, and add what a rank is worth.
 *
 *   tables  6000 10000 0 │ 4200 6000   →   values  0 4200 6000 10000      ranks  2 3 0 │ 1 2
 */
export class RankedValues {
  /** By rank; rank 0 is nothing. */
  readonly values: Float64Array;
  readonly #ranks = new Map<Uint16Array, Uint16Array>();

  constructor(groups: readonly CountedGroup[]) {
    const tables = new Set<Uint16Array>();
    for (const { terms } of groups) for (const { values } of terms) tables.add(values);
    const rankOf = new Uint16Array(ONE + 1);
    const found: number[] = [];
    for (const table of tables) {
      for (const value of table) {
        if (value === 0 || rankOf[value] === 1) continue;
        rankOf[value] = 1;
        found.push(value);
      }
    }
    const ascending = Uint16Array.from(found).sort();
    for (const [i, value] of ascending.entries()) rankOf[value] = i + 1;
    this.values = Float64Array.of(0, ...ascending);
    for (const table of tables) {
      this.#ranks.set(
        table,
        table.map((value) => rankOf[value] ?? 0),
      );
    }
  }

  /** The rank of each kind, of a table that a group has. */
  ranksOf(table: Uint16Array): Uint16Array {
    const ranks = this.#ranks.get(table);
    if (ranks === undefined) throw new Error('no group has this table');
    return ranks;
  }
}
