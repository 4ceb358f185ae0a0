import { ASPECT_NAMES } from '@counterpart/domain';
import { numberColumn } from '../columns/growing-column.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Documents that are gone through between two moments at which others may go first. */
const STRETCH = 4096;
const SENIORITY = ASPECT_NAMES.indexOf('seniority');

/**
 * What the documents of a block require, turned around: a search answers each condition once, and refuses all documents that
 * have it where the source does not meet it. Nearly all conditions are about one item; seniority is told by a document's class.
 *
 *   names     1 │ 1 │ 4         hardSkills, hardSkills, languages
 *   criteria  5 │40 │18         what is asked
 *   slots   3 9 │ 9 │12 30 41   who asks it: from starts[i] to starts[i + 1]
 */
export interface RequirementRows {
  /** Places in ASPECT_NAMES. */
  readonly names: Uint8Array;
  readonly criteria: Uint32Array;
  readonly starts: Uint32Array;
  readonly slots: Uint32Array;
  /** Documents that require a seniority. */
  readonly seniors: Uint32Array;
  /** Documents with a condition about several items, whose flags are read as they are. */
  readonly others: Uint32Array;
}

/** The rows of the documents of a block. */
export function* requirementRowsInSteps(
  { length, flags, criteria, criteriaStarts }: DocumentColumns,
  vocabulary: Vocabulary,
): Generator<undefined, RequirementRows> {
  const { aspectStarts, names: ofAspects, itemStarts, items } = vocabulary.flags.columns();
  const asking = new Map<number, { readonly name: number; readonly slots: number[] }>();
  const seniors = numberColumn();
  const others = numberColumn();
  for (let slot = 0; slot < length; slot += 1) {
    if (slot % STRETCH === STRETCH - 1) yield;
    const own = flags[slot] ?? 0;
    if (own === 0) continue;
    const first = criteriaStarts[slot] ?? 0;
    const [begin, end] = [aspectStarts[own] ?? 0, aspectStarts[own + 1] ?? 0];
    let isPlain = true;
    for (let a = begin; a < end; a += 1) if ((itemStarts[a + 1] ?? 0) - (itemStarts[a] ?? 0) !== 1) isPlain = false;
    if (!isPlain) {
      others.push(slot);
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
      if (known === undefined) asking.set(criterion, { name, slots: [slot] });
      else known.slots.push(slot);
    }
  }
  yield;
  const starts = numberColumn();
  const slots = numberColumn();
  for (const each of asking.values()) {
    starts.push(slots.length);
    slots.pushAll(each.slots);
  }
  starts.push(slots.length);
  return {
    names: Uint8Array.from(asking.values(), ({ name }) => name),
    criteria: Uint32Array.from(asking.keys()),
    starts: starts.values.slice(0, starts.length),
    slots: slots.values.slice(0, slots.length),
    seniors: seniors.values.slice(0, seniors.length),
    others: others.values.slice(0, others.length),
  };
}
