import type { TermBucket } from '@counterpart/search-port';
import type { BlockView } from '../blocks/block.ts';
import { slotsOf } from '../columns/postings.ts';
import { listBits, setBit, wordsFor } from '../kernels/slot-bits.ts';
import { bucketsOf } from '../properties/term-counts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Documents that are looked at for companions: enough to rank by, few enough for a keystroke. */
const SAMPLE = 2000;

/** The documents of a block that have one of the given concepts, ascending. */
function slotsWith({ columns, postings }: BlockView, given: ReadonlySet<number>): Iterable<number> {
  if (postings !== null) {
    const words = wordsFor(columns.length);
    const [bits, slots] = [new Uint32Array(words), new Uint16Array(columns.length)];
    // frequent concepts have their documents in the order of kinds
    for (const concept of given) for (const slot of slotsOf(postings.concepts, concept)) setBit(bits, slot);
    return slots.subarray(0, listBits(bits, words, slots));
  }
  const found: number[] = [];
  for (let slot = 0; slot < columns.length; slot += 1) {
    for (let i = columns.evidenceStarts[slot] ?? 0; i < (columns.evidenceStarts[slot + 1] ?? 0); i += 1) {
      if (!given.has(columns.concepts[i] ?? 0)) continue;
      found.push(slot);
      break;
    }
  }
  return found;
}

/** Occupations and skills of the first documents that have one of the given concepts, without those. */
export function* companionsOf(
  conceptIds: readonly string[],
  blocks: readonly BlockView[],
  version: number,
  { concepts, companions }: Vocabulary,
): Generator<undefined, readonly TermBucket[]> {
  const given = new Set(conceptIds.map((id) => concepts.find(id)).filter((concept) => companions.has(concept)));
  const counts = new Map<number, number>();
  let seen = 0;
  for (const view of blocks) {
    if (seen >= SAMPLE) break;
    const { columns } = view;
    for (const slot of slotsWith(view, given)) {
      if (seen >= SAMPLE) break;
      if ((columns.diedAt[slot] ?? 0) <= version) continue;
      seen += 1;
      const end = columns.evidenceStarts[slot + 1] ?? 0;
      const own = new Set(columns.concepts.subarray(columns.evidenceStarts[slot], end));
      for (const concept of own) {
        if (!given.has(concept) && companions.has(concept)) counts.set(concept, (counts.get(concept) ?? 0) + 1);
      }
    }
    yield;
  }
  return bucketsOf(new Map([...counts].map(([concept, count]) => [concepts.text(concept), count])));
}
