import { wideColumn } from '../columns/growing-column.ts';
import { stretches } from '../columns/numbers.ts';

/** How long a moment's text is: `2026-06-15T12:00:00.000Z`. */
const TEXT_LENGTH = 24;
const DAY_MS = 86_400_000;
/** Length of `yyyy-MM-dd`. */
const DAY_LENGTH = 10;

/** The text that was read last, and its moment: documents come in batches, and most were written as soon as they were made. */
let last: { readonly text: string; readonly time: number } = { text: '', time: 0 };

/** The moment of a text that is written as `Date` writes it, milliseconds since 1970; null of anything else. */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || value.length !== TEXT_LENGTH || !value.endsWith('Z')) return null;
  if (value === last.text) return last.time;
  const time = Date.parse(value);
  if (Number.isNaN(time) || new Date(time).toISOString() !== value) return null;
  last = { text: value, time };
  return time;
}

/**
 * Moments of time by number, eight bytes each, where their texts as keys would take a hundred. They are not looked up, so two
 * documents may have two numbers for one moment; documents that came one after the other with the same one share it.
 */
export class Moments {
  readonly #times = wideColumn();
  /** Day since 1970 → its group. */
  readonly #dayGroups = new Map<number, number>();

  constructor(times: Float64Array = new Float64Array(0)) {
    this.#times.pushAll(times);
  }

  /** A number for a moment in milliseconds. */
  numberOf(time: number): number {
    const last = this.size - 1;
    if (last < 0 || this.#times.values[last] !== time) this.#times.push(time);
    return this.size - 1;
  }

  get size(): number {
    return this.#times.length;
  }

  /** The moment of a number, milliseconds since 1970; NaN where a snapshot left it out, as no document had it. */
  time(number: number): number {
    return this.#times.values[number] ?? Number.NaN;
  }

  /** The text of a number; empty where it was left out. */
  text(number: number): string {
    const time = this.time(number);
    return Number.isNaN(time) ? '' : new Date(time).toISOString();
  }

  /** The group of a moment's day; `groupOf` numbers a day that is met first, `yyyy-MM-dd`. */
  dayGroup(number: number, groupOf: (day: string) => number): number {
    const day = Math.floor(this.time(number) / DAY_MS);
    let group = this.#dayGroups.get(day);
    if (group === undefined) {
      group = groupOf(new Date(day * DAY_MS).toISOString().slice(0, DAY_LENGTH));
      this.#dayGroups.set(day, group);
    }
    return group;
  }

  /** The first `size` moments for a snapshot, NaN in place of those that no document has. */
  *timesInSteps(size: number, isUsed: (number: number) => boolean): Generator<undefined, Float64Array> {
    const times = this.#times.values.slice(0, size);
    for (const [from, end] of stretches(size)) {
      for (let number = from; number < end; number += 1) if (!isUsed(number)) times[number] = Number.NaN;
      yield;
    }
    return times;
  }
}
