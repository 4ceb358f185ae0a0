import type { Naturals } from '../columns/numbers.ts';

/** The different classes in the columns of a closed block: found when a search first asks, as a column never changes. */
export class DistinctClasses {
  readonly #lists = new WeakMap<Naturals, Uint32Array>();

  /** The classes in the first `length` entries of a column, in order of first sight; all are below `bound`. */
  of(classes: Naturals, length: number, bound: number): Uint32Array {
    const known = this.#lists.get(classes);
    if (known !== undefined) return known;
    const isSeen = new Uint8Array(bound);
    const found: number[] = [];
    for (let slot = 0; slot < length; slot += 1) {
      const classNumber = classes[slot] ?? 0;
      if (isSeen[classNumber] === 1) continue;
      isSeen[classNumber] = 1;
      found.push(classNumber);
    }
    const list = Uint32Array.from(found);
    this.#lists.set(classes, list);
    return list;
  }
}
