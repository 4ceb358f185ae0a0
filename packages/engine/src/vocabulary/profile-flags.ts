import { byteColumn, numberColumn } from '../columns/growing-column.ts';
import { Interner } from '../columns/interner.ts';

/** The number of a profile that requires nothing. */
const NOTHING = 0;

/** The flags of one aspect; items by their position among all items of the profile. */
export interface FlaggedAspect {
  /** Its place in ASPECT_NAMES. */
  readonly name: number;
  readonly required: boolean;
  readonly first: number;
  readonly end: number;
  /** The required ones of its items. */
  readonly items: readonly number[];
}

/**
 * The required flags of stored profiles, apart from their weights: most profiles have none, which is number 0. Kept twice: as
 * objects for policies that fold whole profiles, and as columns for the loop over documents.
 *
 *   flags → aspectStarts → aspects (name, whether items are listed) → itemStarts → positions, of which some or all must hold
 */
export class ProfileFlags {
  readonly keys = new Interner();
  readonly #flags: (readonly FlaggedAspect[])[] = [];
  readonly #aspectStarts = numberColumn();
  readonly #names = byteColumn();
  readonly #listed = byteColumn();
  readonly #itemStarts = numberColumn();
  readonly #items = numberColumn();

  constructor() {
    this.#aspectStarts.push(0);
    this.#itemStarts.push(0);
    this.numberOf([]);
  }

  /** The number of a profile's flags. */
  numberOf(aspects: readonly FlaggedAspect[]): number {
    if (aspects.length === 0 && this.#flags.length > 0) return NOTHING;
    const number = this.keys.intern(JSON.stringify(aspects));
    if (number === this.#flags.length) this.#learn(aspects);
    return number;
  }

  /** Learns the keys that a snapshot or a digest brought. */
  learnAll(): void {
    while (this.#flags.length < this.keys.size) {
      this.#learn(JSON.parse(this.keys.text(this.#flags.length)) as FlaggedAspect[]);
    }
  }

  #learn(aspects: readonly FlaggedAspect[]): void {
    this.#flags.push(aspects);
    for (const { name, first, end, items } of aspects) {
      this.#names.push(name);
      this.#listed.push(items.length > 0 ? 1 : 0);
      // an aspect that is required without a required item needs one of all its items
      this.#items.pushAll(items.length > 0 ? items : Array.from({ length: end - first }, (_, i) => first + i));
      this.#itemStarts.push(this.#items.length);
    }
    this.#aspectStarts.push(this.#names.length);
  }

  /** The aspects in which a profile requires anything. */
  aspects(number: number): readonly FlaggedAspect[] {
    return this.#flags[number] ?? [];
  }

  /** The arrays themselves, for loops over documents; take them once for a block. */
  columns() {
    return {
      aspectStarts: this.#aspectStarts.values,
      names: this.#names.values,
      listed: this.#listed.values,
      itemStarts: this.#itemStarts.values,
      items: this.#items.values,
    };
  }
}
