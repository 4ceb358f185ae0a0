import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, OpenBlock } from '../../src/blocks/block.ts';
import { DocumentPlaces, type Place } from '../../src/blocks/document-places.ts';
import { idBytes } from '../../src/documents/id-bytes.ts';
import type { NumberedDocument } from '../../src/documents/read-document.ts';

const NOTHING_SAID: NumberedDocument = {
  change: 0,
  language: 0,
  information: 0,
  shape: 0,
  flags: 0,
  classes: { locations: 0, contractTypes: 0, workingHours: 0, wage: 0, seniority: 0, availabilityAspect: 0 },
  evidence: [],
  criteria: [],
  worked: [],
  texts: [],
  layout: 0,
  properties: [],
};

/** An id of few, so that most are put again and removed. */
const id = fc.nat({ max: 60 }).map((number) => `id ${number}`);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('put' as const), id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const) }) },
);

function found(places: DocumentPlaces, text: string): readonly [Block, number] | null {
  const place: Place | undefined = places.find(idBytes(text));
  return place === undefined ? null : [place.block, place.slot];
}

describe('the places of documents', () => {
  it('are found by id, whatever is put again, removed and moved to another block', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const places = new DocumentPlaces();
        const expected = new Map<string, readonly [Block, number]>();
        let block = new OpenBlock(0);
        for (const each of steps) {
          if (each.kind === 'put') {
            const bytes = idBytes(each.id);
            const before = expected.get(each.id);
            before?.[0].remove(before[1], 1);
            const slot = block.add(bytes, NOTHING_SAID);
            places.put(bytes, block, slot);
            expected.set(each.id, [block, slot]);
          } else if (each.kind === 'remove') {
            const before = expected.get(each.id);
            before?.[0].remove(before[1], 1);
            places.remove(idBytes(each.id));
            expected.delete(each.id);
          } else {
            // the living documents of all blocks go into a new one, and those before it are forgotten
            const blocks = new Set([...expected.values()].map(([own]) => own)).add(block);
            block = new OpenBlock(block.number + 1);
            for (const text of expected.keys()) expected.set(text, [block, block.add(idBytes(text), NOTHING_SAID)]);
            places.putAll(block, block.view().columns, 0, block.length);
            for (const other of blocks) places.forget(other);
          }
          expect(places.size).toBe(expected.size);
        }
        for (let number = 0; number <= 60; number += 1) {
          expect(found(places, `id ${number}`)).toEqual(expected.get(`id ${number}`) ?? null);
        }
      }),
    );
  });

  it('are found among a hundred thousand, in parts that grew', () => {
    const places = new DocumentPlaces();
    const blocks = [new OpenBlock(0), new OpenBlock(1)];
    for (let number = 0; number < 100_000; number += 1) {
      const block = blocks[number % 2] as OpenBlock;
      const bytes = idBytes(`candidate-${number}`);
      places.put(bytes, block, block.add(bytes, NOTHING_SAID));
    }
    expect(places.size).toBe(100_000);
    for (const number of [0, 1, 4_711, 65_535, 65_536, 99_999]) {
      expect(found(places, `candidate-${number}`)).toEqual([blocks[number % 2], Math.floor(number / 2)]);
    }
    expect(found(places, 'candidate-100000')).toBeNull();
  });
});
