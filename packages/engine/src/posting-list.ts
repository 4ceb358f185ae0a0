const FIRST_CAPACITY = 4;

/** The year of evidence that does not age. */
export const TIMELESS = 32_767;
/** The earliest year a posting can hold. */
export const OLDEST_YEAR = -32_768;

/**
 * The documents of a block that have a concept, each with a source class and the last year it counts from.
 * Growable typed arrays: at a million documents a posting must cost bytes, not objects.
 */
export class PostingList {
  slots = new Uint16Array(FIRST_CAPACITY);
  /** Source class in the low four bits, language level (1..6) in the next four. */
  tags = new Uint8Array(FIRST_CAPACITY);
  years = new Int16Array(FIRST_CAPACITY);
  length = 0;

  push(slot: number, tag: number, year: number): void {
    if (this.length === this.slots.length) this.#grow();
    this.slots[this.length] = slot;
    this.tags[this.length] = tag;
    this.years[this.length] = year;
    this.length += 1;
  }

  /** The postings of the slots that stay, under their new numbers; -1 drops one. */
  moved(slotOf: Int32Array): PostingList {
    const list = new PostingList();
    for (let i = 0; i < this.length; i += 1) {
      const slot = slotOf[this.slots[i] ?? 0] ?? -1;
      if (slot >= 0) list.push(slot, this.tags[i] ?? 0, this.years[i] ?? TIMELESS);
    }
    return list;
  }

  #grow(): void {
    const capacity = this.length * 2;
    const slots = new Uint16Array(capacity);
    const tags = new Uint8Array(capacity);
    const years = new Int16Array(capacity);
    slots.set(this.slots);
    tags.set(this.tags);
    years.set(this.years);
    this.slots = slots;
    this.tags = tags;
    this.years = years;
  }
}

/** Slots of the documents that have a stem or a label, in order and without repetition. */
export class SlotList {
  readonly slots: number[] = [];

  push(slot: number): void {
    if (this.slots.at(-1) !== slot) this.slots.push(slot);
  }

  /** The slots that stay, under their new numbers; -1 drops one. */
  moved(slotOf: Int32Array): SlotList {
    const list = new SlotList();
    for (const slot of this.slots) {
      const now = slotOf[slot] ?? -1;
      if (now >= 0) list.push(now);
    }
    return list;
  }
}
