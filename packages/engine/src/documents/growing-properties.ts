import { numberColumn } from '../columns/growing-column.ts';
import { type Naturals, narrowedInSteps } from '../columns/numbers.ts';
import type { PropertyColumn } from './document-columns.ts';

/** A property that fewer than one in this many documents have is kept as a list of those who have it. */
const RARE = 16;

/** The documents that have a property, ascending, and their classes + 1. */
interface GrowingProperty {
  readonly slots: ReturnType<typeof numberColumn>;
  readonly classes: ReturnType<typeof numberColumn>;
}

/** The properties of a run of documents that is appended to. */
export class GrowingProperties {
  readonly #columns = new Map<number, GrowingProperty>();

  /** Appends those of a document: property and class, in turns. */
  push(slot: number, properties: readonly number[]): void {
    for (let i = 0; i < properties.length; i += 2) {
      const { slots, classes } = this.#columnOf(properties[i] ?? 0);
      slots.push(slot);
      classes.push((properties[i + 1] ?? 0) + 1);
    }
  }

  /** Appends those of the documents `first` to `end` of another run, which stand from slot `at` on here. */
  copy(from: ReadonlyMap<number, PropertyColumn>, first: number, end: number, at: number): void {
    for (const [property, column] of from) {
      let own: GrowingProperty | null = null;
      const put = (slot: number, found: number): void => {
        own ??= this.#columnOf(property);
        own.slots.push(slot - first + at);
        own.classes.push(found);
      };
      if (column.isDense) {
        for (let slot = first; slot < end; slot += 1) {
          const found = column.classes[slot] ?? 0;
          if (found > 0) put(slot, found);
        }
        continue;
      }
      const { slots, classes } = column;
      for (let i = placeOf(slots, first); i < slots.length && (slots[i] ?? 0) < end; i += 1) {
        put(slots[i] ?? 0, classes[i] ?? 0);
      }
    }
  }

  #columnOf(property: number): GrowingProperty {
    const known = this.#columns.get(property);
    if (known !== undefined) return known;
    const made = { slots: numberColumn(), classes: numberColumn() };
    this.#columns.set(property, made);
    return made;
  }

  /** The columns of that many documents, one at a time. */
  *columnsInSteps(length: number): Generator<undefined, Map<number, PropertyColumn>> {
    const properties = new Map<number, PropertyColumn>();
    for (const [property, column] of this.#columns) {
      properties.set(property, yield* columnInSteps(column, length));
      yield;
    }
    return properties;
  }
}

function* columnInSteps({ slots, classes }: GrowingProperty, length: number): Generator<undefined, PropertyColumn> {
  if (slots.length * RARE < length) {
    const own = new Uint16Array(slots.values.subarray(0, slots.length));
    return { isDense: false, slots: own, classes: yield* narrowedInSteps(classes.values, classes.length) };
  }
  const wide = new Uint32Array(length);
  for (let i = 0; i < slots.length; i += 1) wide[slots.values[i] ?? 0] = classes.values[i] ?? 0;
  return { isDense: true, classes: yield* narrowedInSteps(wide, length) };
}

/** The class + 1 of a document in a property that few have; 0 without it. */
export function rareClass(
  { slots, classes }: { readonly slots: Uint16Array; readonly classes: Naturals },
  slot: number,
): number {
  const place = placeOf(slots, slot);
  return slots[place] === slot ? (classes[place] ?? 0) : 0;
}

/** The place of the first slot of an ascending list that is not before one. */
function placeOf(slots: Uint16Array, slot: number): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
