import { compareCodePoints } from '@counterpart/scoring';

/** One ranked document; the score in 10⁻⁹. */
export interface RankedHit {
  readonly id: string;
  /** The version of the document. */
  readonly change: number;
  readonly scoreUnits: number;
}

/** Whether a stands before b: score descending, then id ascending by code point. */
function comesBefore(a: RankedHit, b: RankedHit): boolean {
  return a.scoreUnits > b.scoreUnits || (a.scoreUnits === b.scoreUnits && compareCodePoints(a.id, b.id) < 0);
}

/** The best `limit` hits of any number: a heap with the worst of them on top. */
export class TopHits {
  readonly #limit: number;
  readonly #heap: RankedHit[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(id: string, scoreUnits: number, change: number): void {
    if (this.#limit === 0) return;
    const heap = this.#heap;
    const worst = heap[0];
    if (heap.length < this.#limit) {
      heap.push({ id, scoreUnits, change });
      this.#siftUp(heap.length - 1);
    } else if (worst !== undefined && scoreUnits >= worst.scoreUnits) {
      const hit = { id, scoreUnits, change };
      if (!comesBefore(hit, worst)) return;
      heap[0] = hit;
      this.#siftDown();
    }
  }

  /** The hits in order. */
  sorted(): readonly RankedHit[] {
    return this.#heap.toSorted((a, b) => (comesBefore(a, b) ? -1 : 1));
  }

  #siftUp(from: number): void {
    const heap = this.#heap;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const [child, parent] = [heap[at], heap[above]];
      if (child === undefined || parent === undefined || !comesBefore(parent, child)) return;
      heap[at] = parent;
      heap[above] = child;
      at = above;
    }
  }

  #siftDown(): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let worst = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        const [candidate, current] = [heap[below], heap[worst]];
        if (candidate !== undefined && current !== undefined && comesBefore(current, candidate)) worst = below;
      }
      if (worst === at) return;
      const [a, b] = [heap[at], heap[worst]];
      if (a === undefined || b === undefined) return;
      heap[at] = b;
      heap[worst] = a;
      at = worst;
    }
  }
}
