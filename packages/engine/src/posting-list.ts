const FIRST_CAPACITY = 4;

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

/** The year of evidence that does not age. */
export const TIMELESS = 32_767;
