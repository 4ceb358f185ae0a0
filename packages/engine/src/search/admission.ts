import type { BlockView } from '../blocks/block.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { ReversePass } from '../reverse/reverse-pass.ts';
import type { ExcludedIds } from './excluded-ids.ts';

/** Tells which documents may be matches by all that is known without a score. */
export class Admission {
  readonly #version: number;
  readonly #excluded: ExcludedIds | null;
  readonly #reverse: ReversePass | null;
  #columns: DocumentColumns | null = null;
  #diedAt: Uint32Array = new Uint32Array(0);
  #isWhole: () => boolean = () => false;

  /** `version` is the moment of the search. */
  constructor(version: number, excluded: ExcludedIds | null, reverse: ReversePass | null) {
    this.#version = version;
    this.#excluded = excluded;
    this.#reverse = reverse;
  }

  /** The documents that are asked about from now on. */
  enter(view: BlockView): void {
    this.#columns = view.columns;
    this.#diedAt = view.columns.diedAt;
    this.#isWhole = view.isWhole;
  }

  /** Whether a document was there at the moment of the search. */
  isAlive(slot: number): boolean {
    return (this.#diedAt[slot] ?? 0) > this.#version;
  }

  /** Whether the request leaves it out. */
  isExcluded(slot: number): boolean {
    return this.#excluded !== null && this.#columns !== null && this.#excluded.has(this.#columns, slot);
  }

  /** Keeps those of the first `count` documents of `slots` that were there; answers how many remain. */
  keepLiving(slots: Uint16Array, count: number): number {
    return this.#isWhole() ? count : kept(slots, count, (slot) => this.isAlive(slot));
  }

  /** Keeps those that were there, are not excluded, and require what the source has; answers how many remain. */
  keepAdmitted(slots: Uint16Array, count: number): number {
    let left = this.keepLiving(slots, count);
    if (this.#reverse !== null) left = this.#reverse.flags.keepMet(slots, left);
    return this.#excluded === null ? left : kept(slots, left, (slot) => !this.isExcluded(slot));
  }
}

/** Keeps those of the first `count` slots; answers how many remain. */
export function kept(slots: Uint16Array, count: number, isKept: (slot: number) => boolean): number {
  let left = 0;
  for (let i = 0; i < count; i += 1) {
    const slot = slots[i] ?? 0;
    if (isKept(slot)) slots[left++] = slot;
  }
  return left;
}
