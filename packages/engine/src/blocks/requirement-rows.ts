import { ASPECT_NAMES } from '@counterpart/domain';
import { numberColumn } from '../columns/growing-column.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Documents that are gone through between two moments at which others may go first. */
const STRETCH = 4096;
const SENIORITY = ASPECT_NAMES.indexOf('seniority');

/** Conditions about several items each, of documents that have such; `starts[i] .. starts[i + 1]` are those of `slots[i]`. */
export interface WideRequirements {
  readonly slots: Uint32Array;
  readonly starts: Uint32Array;
  /** By condition: its place in ASPECT_NAMES, and whether its items are the required ones of their aspect. */
  readonly names: Uint8Array;
  readonly listed: Uint8Array;
  readonly itemStarts: Uint32Array;
  readonly criteria: Uint32Array;
}

/**
 * What the documents of a block require, turned around: a search answers each condition once, and refuses all documents that
 * have one that the source does not meet. Nearly all conditions are about one item; seniority is told by a document's class.
 *
 *   names     1 │ 1 │ 4         hardSkills, hardSkills, languages
 *   criteria  5 │40 │18         what is asked
 *   slots   3 9 │ 9 │12 30 41   who asks it: from starts[i] to starts[i + 1]
 *   needs     … 1 … 2 …         of document 3, of document 9
 */
export interface RequirementRows {
  /** Places in ASPECT_NAMES. */
  readonly names: Uint8Array;
  readonly criteria: Uint32Array;
  readonly starts: Uint32Array;
  readonly slots: Uint32Array;
  /** In how many rows each document stands; an aspect has one at most. */
  readonly needs: Uint8Array;
  /** Documents that require a seniority. */
  readonly seniors: Uint32Array;
  readonly wide: WideRequirements;
}

/** The rows of the documents of a block. */
export function* requirementRowsInSteps(
  { length, flags, criteria, criteriaStarts }: DocumentColumns,
  vocabulary: Vocabulary,
): Generator<undefined, RequirementRows> {
  const { aspectStarts, names: ofAspects, listed, itemStarts, items } = vocabulary.flags.columns();
  const asking = new Map<number, { readonly name: number; readonly slots: number[] }>();
  const seniors = numberColumn();
  const needs = new Uint8Array(length);
  const wide = new WideColumns();
  for (let slot = 0; slot < length; slot += 1) {
    if (slot % STRETCH === STRETCH - 1) yield;
    const own = flags[slot] ?? 0;
    if (own === 0) continue;
    const first = criteriaStarts[slot] ?? 0;
    const [begin, end] = [aspectStarts[own] ?? 0, aspectStarts[own + 1] ?? 0];
    let isPlain = true;
    for (let a = begin; a < end; a += 1) if ((itemStarts[a + 1] ?? 0) - (itemStarts[a] ?? 0) !== 1) isPlain = false;
    if (!isPlain) {
      for (let a = begin; a < end; a += 1) {
        const asked = items.subarray(itemStarts[a] ?? 0, itemStarts[a + 1] ?? 0);
        wide.add(
          ofAspects[a] ?? 0,
          listed[a] ?? 0,
          Array.from(asked, (item) => (criteria[first + item] ?? 0) >> 1),
        );
      }
      wide.end(slot);
      continue;
    }
    for (let a = begin; a < end; a += 1) {
      const name = ofAspects[a] ?? 0;
      if (name === SENIORITY) {
        seniors.push(slot);
        continue;
      }
      // a criterion says its aspect
      const criterion = (criteria[first + (items[itemStarts[a] ?? 0] ?? 0)] ?? 0) >> 1;
      const known = asking.get(criterion);
      needs[slot] = (needs[slot] ?? 0) + 1;
      if (known === undefined) asking.set(criterion, { name, slots: [slot] });
      else known.slots.push(slot);
    }
  }
  yield;
  const starts = numberColumn();
  const slots = numberColumn();
  const ordered = [...asking].sort(([a], [b]) => a - b);
  for (const [, each] of ordered) {
    starts.push(slots.length);
    slots.pushAll(each.slots);
  }
  starts.push(slots.length);
  return {
    names: Uint8Array.from(ordered, ([, { name }]) => name),
    criteria: Uint32Array.from(ordered, ([criterion]) => criterion),
    starts: starts.values.slice(0, starts.length),
    slots: slots.values.slice(0, slots.length),
    needs,
    seniors: seniors.values.slice(0, seniors.length),
    wide: wide.columns(),
  };
}

/** Wide requirements while they are found. */
class WideColumns {
  readonly #slots = numberColumn();
  readonly #starts = numberColumn();
  readonly #names = numberColumn();
  readonly #listed = numberColumn();
  readonly #itemStarts = numberColumn();
  readonly #criteria = numberColumn();

  constructor() {
    this.#starts.push(0);
    this.#itemStarts.push(0);
  }

  /** Adds a condition of the document that `end` names next. */
  add(name: number, listed: number, criteria: readonly number[]): void {
    this.#names.push(name);
    this.#listed.push(listed);
    this.#criteria.pushAll(criteria);
    this.#itemStarts.push(this.#criteria.length);
  }

  end(slot: number): void {
    this.#slots.push(slot);
    this.#starts.push(this.#names.length);
  }

  columns(): WideRequirements {
    return {
      slots: this.#slots.values.slice(0, this.#slots.length),
      starts: this.#starts.values.slice(0, this.#starts.length),
      names: Uint8Array.from(this.#names.values.subarray(0, this.#names.length)),
      listed: Uint8Array.from(this.#listed.values.subarray(0, this.#listed.length)),
      itemStarts: this.#itemStarts.values.slice(0, this.#itemStarts.length),
      criteria: this.#criteria.values.slice(0, this.#criteria.length),
    };
  }
}
