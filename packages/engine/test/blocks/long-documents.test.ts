import { describe, expect, it } from 'vitest';
import { BLOCK_SIZES, BlockStore } from '../../src/blocks/block-store.ts';
import { narrowedInSteps } from '../../src/columns/numbers.ts';
import { snapshotPieces } from '../../src/snapshot/write-snapshot.ts';
import { emptyVocabulary } from '../../src/vocabulary/vocabulary.ts';
import { enrichment } from '../enrichments.ts';

/** The result of a work in steps, and how many moments it left to others. */
function inSteps<Result>(steps: Generator<undefined, Result>) {
  for (let moments = 0; ; moments += 1) {
    const { done, value } = steps.next();
    if (done === true) return { value, moments };
  }
}

/** Moments and largest piece of writing an index of four documents with that many words each. */
function writing(words: number) {
  const vocabulary = emptyVocabulary();
  const store = new BlockStore(vocabulary, BLOCK_SIZES);
  const stems = Array.from({ length: words }, (_, i) => `w${i % 700}`);
  const places = stems.map((_, i) => i);
  for (const id of ['anna', 'bert', 'carla', 'dirk']) {
    const text = { source: 'CV_TEXT' as const, field: 'cvText', endYear: null, stems, starts: places, ends: places };
    const document = { id, enrichment: { ...enrichment(id, 'k'), texts: [text] }, properties: {} };
    inSteps(store.applyInSteps([{ op: 'put', document }], () => document));
  }
  let moments = 0;
  let largest = 0;
  for (const piece of snapshotPieces(store.moment(), vocabulary, '')) {
    if (piece === undefined) moments += 1;
    else largest = Math.max(largest, piece.length);
  }
  return { moments, largest };
}

describe('long documents', () => {
  it('make a column narrow a stretch at a time, with the same numbers', () => {
    const wide = Uint32Array.from({ length: 400_000 }, (_, i) => i % 60_000);
    const { value, moments } = inSteps(narrowedInSteps(wide, 399_999));
    expect(value).toBeInstanceOf(Uint16Array);
    expect(value).toEqual(new Uint16Array(wide.subarray(0, 399_999)));
    expect(moments).toBeGreaterThanOrEqual(4);
  });

  it('leave moments to others while a snapshot is written: for each copy, look and note of their words', () => {
    const short = writing(10);
    const long = writing(200_000);
    // four copied by themselves, 800,000 words looked through three times in stretches of 131,072
    expect(long.moments - short.moments).toBeGreaterThanOrEqual(3 + 3 * 6);
    expect(long.largest).toBeLessThanOrEqual(1_000_000);
  });
});
