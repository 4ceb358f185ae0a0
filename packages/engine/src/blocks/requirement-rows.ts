import { byteColumn, numberColumn } from '../columns/growing-column.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Documents that are gone through between two moments at which others may go first. */
const STRETCH = 16_384;

/**
 * What the documents of a block require, one row after the other, so that a search goes through those alone and needs no look
 * at a document's shape, flags and criteria in turn. Nearly all conditions are about one item:
 *
 *   slots     3   9   9  12        document 9 requires two things
 *   names     0   1   1   4        jobFunctions, hardSkills twice, languages
 *   criteria 71   5  40  18        what is asked
 */
export interface RequirementRows {
  readonly slots: Uint32Array;
  /** Places in ASPECT_NAMES. */
  readonly names: Uint8Array;
  readonly criteria: Uint32Array;
  readonly length: number;
  /** Documents with a condition about several items, whose flags are read as they are. */
  readonly others: Uint32Array;
}

/** The rows of the documents of a block. */
export function* requirementRowsInSteps(
  { length, flags, criteria, criteriaStarts }: DocumentColumns,
  vocabulary: Vocabulary,
): Generator<undefined, RequirementRows> {
  const { aspectStarts, names: ofAspects, itemStarts, items } = vocabulary.flags.columns();
  const slots = numberColumn();
  const names = byteColumn();
  const asked = numberColumn();
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
      slots.push(slot);
      names.push(ofAspects[a] ?? 0);
      asked.push((criteria[first + (items[itemStarts[a] ?? 0] ?? 0)] ?? 0) >> 1);
    }
  }
  return {
    slots: slots.values.slice(0, slots.length),
    names: names.values.slice(0, names.length),
    criteria: asked.values.slice(0, asked.length),
    length: slots.length,
    others: others.values.slice(0, others.length),
  };
}
