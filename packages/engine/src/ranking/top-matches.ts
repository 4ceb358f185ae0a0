import type { Ranked, RankedOrder } from './sort-plan.ts';

/** The first `limit` of any number of matches: a heap with the last of them on top. */
export class TopMatches {
  readonly #limit: number;
  readonly #order: RankedOrder;
  readonly #heap: Ranked[] = [];
  /** The score that a match must reach to have a chance where only the score ranks; −1 while any may have one. */
  leastScore = -1;

  constructor(limit: number, order: RankedOrder) {
    this.#limit = limit;
    this.#order = order;
    if (limit === 0) this.leastScore = Number.POSITIVE_INFINITY;
  }

  /** How many matches there is room for. */
  get limit(): number {
    return this.#limit;
  }

  /** Takes note that as many matches as there is room for, some of which are still to come, reach a score. */
  expect(scoreUnits: number): void {
    this.leastScore = Math.max(this.leastScore, scoreUnits);
  }

  add(block: number, slot: number, scoreUnits: number): void {
    if (this.#limit === 0) return;
    const heap = this.#heap;
    const match = { block, slot, scoreUnits };
    if (heap.length < this.#limit) {
      heap.push(match);
      this.#siftUp(heap.length - 1);
      if (heap.length === this.#limit) this.expect(heap[0]?.scoreUnits ?? -1);
      return;
    }
    const last = heap[0];
    if (last === undefined || this.#order(match, last) >= 0) return;
    heap[0] = match;
    this.#siftDown();
    this.expect(heap[0].scoreUnits);
  }

  /** The matches in order. */
  sorted(): readonly Ranked[] {
    return this.#heap.toSorted(this.#order);
  }

  #siftUp(from: number): void {
    const heap = this.#heap;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const [child, parent] = [heap[at], heap[above]];
      if (child === undefined || parent === undefined || this.#order(parent, child) >= 0) return;
      heap[at] = parent;
      heap[above] = child;
      at = above;
    }
  }

  #siftDown(): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let last = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        const [candidate, current] = [heap[below], heap[last]];
        if (candidate !== undefined && current !== undefined && this.#order(current, candidate) < 0) last = below;
      }
      if (last === at) return;
      const [a, b] = [heap[at], heap[last]];
      if (a === undefined || b === undefined) return;
      heap[at] = b;
      heap[last] = a;
      at = last;
    }
  }
}
