import type { SortCriterion } from '@counterpart/domain';
import { dayOf, sortKey, type SortKey, textOf, valuesOf } from '@counterpart/scoring';
import type { DocumentProperties } from '@counterpart/search-port';
import { Interner } from '../columns/interner.ts';
import type { Naturals } from '../columns/numbers.ts';
import { Moments, momentOf } from './moments.ts';

/** Stands for the document's own id among the values of the property `id`, which are as many as documents. */
export const OWN_ID = '"own id"';
/** The class of documents whose `id` property is their id. */
export const OWN_ID_CLASS = 0;
/** Stands for the group of a class that nobody asked for. */
const NO_GROUP = -1;
/** Classes of documents that are looked into for days between two moments at which others may go first. */
const STRETCH = 1024;
/** Groups of days that a search goes through, a hundred years of single days; more are tested where a document has them. */
const MOST_DAY_GROUPS = 36_525;

/**
 * The different values that documents have in one property: each is tested, folded and sorted once for all who have it. A
 * property whose first value is a moment of time (`createdAt`) keeps moments as numbers, as each document has its own:
 *
 *   class of a property of texts     0 1 2 …              number of the key
 *   class of a property of moments   0 2 4 … │ 1 3 5 …    number of the key × 2 │ number of the moment × 2 + 1
 */
export class PropertyValues {
  readonly name: string;
  readonly keys = new Interner();
  #moments: Moments | null = null;
  /** By class, as far as anybody asked: all that a class says stands in its key. */
  readonly #values: (readonly unknown[] | undefined)[] = [];
  readonly #texts: (readonly string[] | undefined)[] = [];
  /** The days among the values, which far fewer documents differ in than in moments; and each class's number of them. */
  readonly #days = new Interner();
  #dayGroups = new Int32Array(0);
  /** The days of each group that was asked for. */
  readonly #dayTexts: (readonly string[] | undefined)[] = [];
  readonly #dayColumns = new WeakMap<object, Uint16Array | null>();
  readonly #sortKeys = { asc: new Array<SortKey>(), desc: new Array<SortKey>() };

  constructor(name: string) {
    this.name = name;
    if (name === 'id') this.keys.intern(OWN_ID);
  }

  /** The class of a document that has the property. */
  numberOf(properties: DocumentProperties, id: string): number {
    const values = valuesOf(properties, this.name);
    if (this.name === 'id' && values.length === 1 && values[0] === id) return OWN_ID_CLASS;
    const moment = values.length === 1 ? momentOf(values[0]) : null;
    return moment === null ? this.classOfKey(this.keys.intern(JSON.stringify(values))) : this.numberOfMoment(moment);
  }

  /** The class of documents with a moment, milliseconds since 1970. */
  numberOfMoment(time: number): number {
    if (this.size === 0) this.#moments = new Moments();
    if (this.#moments !== null) return this.#moments.numberOf(time) * 2 + 1;
    return this.keys.intern(JSON.stringify([new Date(time).toISOString()]));
  }

  /** The moment that a class stands for, milliseconds since 1970; null where it stands for a key. */
  momentOf(number: number): number | null {
    return this.#moments !== null && number % 2 === 1 ? this.#moments.time(number >> 1) : null;
  }

  /** The moments of a property that keeps them as numbers; null of one of texts. */
  get moments(): Moments | null {
    return this.#moments;
  }

  /** Takes the moments of a snapshot in. */
  restoreMoments(times: Float64Array): void {
    this.#moments = new Moments(times);
  }

  /** The moment that a class stands for; null where it stands for a key. */
  #momentAt(number: number): string | null {
    return this.#moments !== null && number % 2 === 1 ? this.#moments.text(number >> 1) : null;
  }

  /** The class of a key. */
  classOfKey(key: number): number {
    return this.#moments === null ? key : key * 2;
  }

  /** The days among a class's values, as the number of a group of classes with the same days. */
  dayGroup(number: number): number {
    if (number >= this.#dayGroups.length) {
      const longer = new Int32Array(this.size).fill(NO_GROUP);
      longer.set(this.#dayGroups);
      this.#dayGroups = longer;
    }
    const known = this.#dayGroups[number] ?? NO_GROUP;
    if (known !== NO_GROUP) return known;
    const group =
      this.#moments !== null && number % 2 === 1
        ? this.#moments.dayGroup(number >> 1, (day) => this.#days.intern(day))
        : this.#days.intern(
            this.values(number)
              .flatMap((value) => dayOf(value) ?? [])
              .join(' '),
          );
    this.#dayGroups[number] = group;
    return group;
  }

  /**
   * By document of a closed block its group of days + 1, and 0 where it lacks the property: moments are nearly as many as
   * documents, days are few. Null where they are too many to go through. `block` is the block's own column of the property, for
   * which this is made once, `classes` the class + 1 of all its documents.
   */
  *dayColumn(block: object, classes: Naturals): Generator<undefined, Uint16Array | null> {
    const known = this.#dayColumns.get(block);
    if (known !== undefined) return known;
    const column = new Uint16Array(classes.length);
    for (let slot = 0; slot < classes.length; slot += 1) {
      const classPlusOne = classes[slot] ?? 0;
      if (classPlusOne !== 0) column[slot] = this.dayGroup(classPlusOne - 1) + 1;
      if (slot % STRETCH === STRETCH - 1) yield;
    }
    const made = this.dayGroupCount < MOST_DAY_GROUPS ? column : null;
    this.#dayColumns.set(block, made);
    return made;
  }

  /** Number of groups so far. */
  get dayGroupCount(): number {
    return this.#days.size;
  }

  /** The days of a group, `yyyy-MM-dd`. */
  days(group: number): readonly string[] {
    return (this.#dayTexts[group] ??= this.#days
      .text(group)
      .split(' ')
      .filter((day) => day !== ''));
  }

  /** Whether a class stands for the id of each of its documents. */
  isOwnId(number: number): boolean {
    return number === OWN_ID_CLASS && this.name === 'id';
  }

  /** The values of a class: a list's members, none where the property is empty. */
  values(number: number): readonly unknown[] {
    const moment = this.#momentAt(number);
    if (moment !== null) return [moment];
    let values = this.#values[number];
    if (values === undefined) {
      const key = this.keys.text(this.#moments === null ? number : number >> 1);
      values = key === '' || key === OWN_ID ? [] : (JSON.parse(key) as unknown[]);
      this.#values[number] = values;
    }
    return values;
  }

  /** The different texts of a class. */
  texts(number: number): readonly string[] {
    const moment = this.#momentAt(number);
    if (moment !== null) return [moment];
    return (this.#texts[number] ??= [...new Set(this.values(number).map(textOf))].filter((text) => text !== ''));
  }

  /** What a class is sorted by. */
  sortKey(number: number, order: SortCriterion['order']): SortKey {
    const keys = this.#sortKeys[order];
    const known = keys[number];
    if (known !== undefined) return known;
    const key = sortKey({ [this.name]: this.values(number) }, { field: this.name, order });
    // room for all at once, and each when it is asked for: a property may have a million values
    if (keys.length <= number) keys.length = this.size;
    return (keys[number] = key);
  }

  /** Whether two classes are moments, which `momentOrder` then puts in order. */
  areMoments(a: number, b: number): boolean {
    return this.#moments !== null && a % 2 === 1 && b % 2 === 1;
  }

  /** Negative where the moment of class a is before that of b, as their sort keys are: no text is made for it. */
  momentOrder(a: number, b: number): number {
    return this.#moments === null ? 0 : this.#moments.time(a >> 1) - this.#moments.time(b >> 1);
  }

  /** Above every class. */
  get size(): number {
    const { size } = this.keys;
    return this.#moments === null ? size : 2 * Math.max(size, this.#moments.size);
  }
}

/** The properties of all documents of an index. */
export class PropertyTable {
  readonly names = new Interner();
  /** Sets of properties that documents have, as their numbers with spaces between. */
  readonly layouts = new Interner();
  readonly #values: PropertyValues[] = [];
  #last: { readonly numbers: readonly number[]; readonly layout: number } = { numbers: [], layout: -1 };
  readonly #ofLayout: (readonly number[] | undefined)[] = [];

  /** The number of a property, given now when it is new. */
  numberOf(name: string): number {
    return this.#known(this.names.intern(name));
  }

  /** The same of a name whose bytes lie from `start` to `end`. */
  internBytes(bytes: Uint8Array, start: number, end: number): number {
    return this.#known(this.names.internBytes(bytes, start, end));
  }

  #known(number: number): number {
    if (number === this.#values.length) this.#values.push(new PropertyValues(this.names.text(number)));
    return number;
  }

  /** The number of a set of properties: mostly the one of the document before. */
  layoutOf(numbers: readonly number[]): number {
    const last = this.#last;
    if (last.layout < 0 || numbers.length !== last.numbers.length || !numbers.every((n, i) => n === last.numbers[i])) {
      this.#last = { numbers, layout: this.layouts.intern(numbers.join(' ')) };
    }
    return this.#last.layout;
  }

  /** The properties of a layout. */
  ofLayout(layout: number): readonly number[] {
    const text = this.layouts.text(layout);
    return (this.#ofLayout[layout] ??= text === '' ? [] : text.split(' ').map(Number));
  }

  /** The values of a property by its number. */
  values(number: number): PropertyValues | undefined {
    return this.#values[number];
  }

  /** The values of a property by its name; undefined when no document ever had it. */
  named(name: string): PropertyValues | undefined {
    return this.#values[this.names.find(name)];
  }
}
