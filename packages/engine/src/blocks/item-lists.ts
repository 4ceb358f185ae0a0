import type { Postings } from '../columns/postings.ts';
import { postingCount } from '../columns/postings.ts';

/** Bytes for a document that the lists of a block may take. */
const BYTES_A_DOCUMENT = 64;
/** Items that are remembered with how often they were asked; from time to time all counts are halved, so that none is for ever. */
const MOST_SEEN = 2048;
const HALVED_AFTER = 8192;
/** An entry of a list, and a document of a column. */
const ENTRY_BYTES = 3;
const COLUMN_BYTES = 2;
/** A list of more than one in so many documents is a column. */
const DENSE = 3;
/** Different values of an item that one byte can number. */
const MOST_VALUES = 256;
const HIGHEST_VALUE = 10_000;

/** When an item has its postings put together. */
export interface Listing {
  /** It has so many postings in the block; fewer are added as they are. */
  readonly postings: number;
  /** It was asked so often. */
  readonly uses: number;
}

/** Few items are asked twice that have less than a thousandth part of a search's postings. */
export const LISTING: Listing = { postings: 1024, uses: 2 };

/** What one concept of an item counts, by kind of evidence. */
interface Term {
  readonly concept: number;
  readonly values: Uint16Array;
}

/** What an item counts in each document of a block that has it: its best evidence, as the number of a value. */
export type ItemList =
  | { readonly isDense: false; readonly values: Uint16Array; readonly slots: Uint16Array; readonly numbers: Uint8Array }
  /** A number for every document; value 0 is 0. */
  | { readonly isDense: true; readonly values: Uint16Array; readonly column: Uint16Array };

/** An item that was asked, how often, and its list where it is worth one. */
interface AskedItem {
  uses: number;
  list: ItemList | null;
  /** It has too many values for a list. */
  isTooVaried: boolean;
}

/**
 * The items that searches ask again and again, answered for a closed block, which never changes. Few skills are in most
 * profiles, and these have most postings: a search that asks one a second time has its postings put together, and the ones after
 * it go through the documents once, whatever the item weighs for them. A list costs as much room as it spares work, so those
 * asked most often stay.
 *
 *   concepts of the item → best value of each document → list, or a column where many have it
 */
export class ItemLists {
  readonly #postings: Postings;
  readonly #length: number;
  readonly #items = new Map<string, AskedItem>();
  #bytes = 0;
  #asked = 0;

  readonly #listing: Listing;

  constructor(postings: Postings, length: number, listing: Listing) {
    this.#listing = listing;
    this.#postings = postings;
    this.#length = length;
  }

  /** The list of an item; null where its postings are to be added as they are. `key` says all that its terms do. */
  of(terms: readonly Term[], key: () => string): ItemList | null {
    let size = 0;
    for (const { concept } of terms) size += postingCount(this.#postings, concept);
    if (size === 0 || size < this.#listing.postings) return null;
    const item = this.#item(key());
    item.uses += 1;
    if (item.list !== null || item.uses < this.#listing.uses || item.isTooVaried) return item.list;
    const bytes = Math.min(size * ENTRY_BYTES, this.#length * COLUMN_BYTES);
    if (!this.#makeRoom(bytes, item.uses)) return null;
    item.list = this.#made(terms);
    item.isTooVaried = item.list === null;
    this.#bytes += bytesOf(item.list);
    return item.list;
  }

  #item(key: string): AskedItem {
    this.#asked += 1;
    if (this.#asked % HALVED_AFTER === 0)
      for (const each of this.#items.values()) each.uses = Math.floor(each.uses / 2);
    let item = this.#items.get(key);
    if (item !== undefined) return item;
    if (this.#items.size >= MOST_SEEN) {
      for (const [other, { list }] of this.#items) if (list === null) this.#items.delete(other);
    }
    item = { uses: 0, list: null, isTooVaried: false };
    this.#items.set(key, item);
    return item;
  }

  /** Forgets lists that are asked less often until there is room; false, with nothing forgotten, where that is not enough. */
  #makeRoom(bytes: number, uses: number): boolean {
    let free = BYTES_A_DOCUMENT * this.#length - this.#bytes;
    if (free >= bytes) return true;
    const lessAsked = [...this.#items.values()].filter((item) => item.list !== null && item.uses + 1 < uses);
    lessAsked.sort((a, b) => a.uses - b.uses);
    const forgotten: AskedItem[] = [];
    for (const item of lessAsked) {
      if (free >= bytes) break;
      free += bytesOf(item.list);
      forgotten.push(item);
    }
    if (free < bytes) return false;
    for (const item of forgotten) {
      this.#bytes -= bytesOf(item.list);
      item.list = null;
    }
    return true;
  }

  #made(terms: readonly Term[]): ItemList | null {
    const best = new Uint16Array(this.#length);
    const { starts, slots, tags } = this.#postings;
    for (const { concept, values } of terms) {
      const start = starts[concept] ?? 0;
      raise(slots, tags, start, start + postingCount(this.#postings, concept), values, best);
    }
    const numbers = new Uint16Array(HIGHEST_VALUE + 1);
    const values: number[] = [0];
    let count = 0;
    for (let slot = 0; slot < best.length; slot += 1) {
      const value = best[slot] ?? 0;
      if (value === 0) continue;
      count += 1;
      if (numbers[value] !== 0) continue;
      if (values.length === MOST_VALUES) return null;
      numbers[value] = values.push(value) - 1;
    }
    return count * DENSE > best.length ? dense(best, numbers, values) : sparse(best, numbers, values, count);
  }
}

/** Raises what documents count to what their evidence of one concept does. */
function raise(
  slots: Uint16Array,
  tags: Postings['tags'],
  start: number,
  end: number,
  values: Uint16Array,
  best: Uint16Array,
): void {
  for (let i = start; i < end; i += 1) {
    const slot = slots[i] ?? 0;
    best[slot] = Math.max(best[slot] ?? 0, values[tags[i] ?? 0] ?? 0);
  }
}

function dense(best: Uint16Array, numbers: Uint16Array, values: readonly number[]): ItemList {
  for (let slot = 0; slot < best.length; slot += 1) best[slot] = numbers[best[slot] ?? 0] ?? 0;
  return { isDense: true, values: Uint16Array.from(values), column: best };
}

function sparse(best: Uint16Array, numbers: Uint16Array, values: readonly number[], count: number): ItemList {
  const slots = new Uint16Array(count);
  const own = new Uint8Array(count);
  let at = 0;
  for (let slot = 0; slot < best.length; slot += 1) {
    const value = best[slot] ?? 0;
    if (value === 0) continue;
    slots[at] = slot;
    own[at] = numbers[value] ?? 0;
    at += 1;
  }
  return { isDense: false, values: Uint16Array.from(values), slots, numbers: own };
}

function bytesOf(list: ItemList | null): number {
  if (list === null) return 0;
  return list.isDense ? list.column.byteLength : list.slots.byteLength + list.numbers.byteLength;
}
