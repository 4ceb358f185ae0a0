import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyInSteps } from '../../src/documents/copy-documents.ts';
import { ALIVE, type DocumentColumns } from '../../src/documents/document-columns.ts';
import { GrowingDocuments } from '../../src/documents/growing-documents.ts';
import { idBytes } from '../../src/documents/id-bytes.ts';
import type { NumberedDocument } from '../../src/documents/read-document.ts';

const some = fc.array(fc.nat({ max: 300 }), { maxLength: 4 });
const text = fc.record({ kind: fc.nat({ max: 9 }), stems: some });
/** Property 7 most have, property 8 hardly one. */
const properties = fc.tuple(fc.nat({ max: 70_000 }), fc.nat({ max: 30 })).map(([usual, seldom]) => {
  const own = usual % 5 === 0 ? [] : [7, usual];
  return seldom === 0 ? [...own, 8, usual] : own;
});

const document: fc.Arbitrary<NumberedDocument> = fc.record({
  // a change beyond 32 bits makes the column of a block wide
  change: fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.constant(5_000_000_000) }),
  language: fc.nat({ max: 3 }),
  information: fc.nat({ max: 4095 }),
  shape: fc.nat({ max: 400 }),
  flags: fc.nat({ max: 3 }),
  classes: fc.record({
    locations: fc.nat({ max: 500 }),
    contractTypes: fc.nat({ max: 5 }),
    workingHours: fc.nat({ max: 5 }),
    wage: fc.nat({ max: 5 }),
    seniority: fc.nat({ max: 5 }),
    availabilityAspect: fc.nat({ max: 5 }),
  }),
  evidence: some.map((concepts) => concepts.flatMap((concept) => [concept, concept % 7])),
  criteria: some,
  worked: some.map((months) => months.flatMap((month) => [month, month + 1])),
  texts: fc.array(text, { maxLength: 3 }),
  layout: fc.nat({ max: 3 }),
  properties,
});

function run<Value>(steps: Generator<undefined, Value>): { readonly value: Value; readonly steps: number } {
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next();
    if (done === true) return { value, steps: count };
  }
}

function columnsOf(documents: readonly (readonly [string, NumberedDocument])[]): DocumentColumns {
  const growing = new GrowingDocuments();
  for (const [id, each] of documents) growing.push(idBytes(id), each);
  return run(growing.closedInSteps()).value;
}

function copyOf(columns: DocumentColumns): DocumentColumns {
  const copied = new GrowingDocuments();
  run(copyInSteps(copied, columns, (slot) => columns.diedAt[slot] === ALIVE));
  return run(copied.closedInSteps()).value;
}

describe('documents that are copied', () => {
  it('are the living ones as they were, whichever died between them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(document, fc.boolean()), { maxLength: 60 }), (list) => {
        const named = list.map(([each, isAlive], i) => [`é${i}`, each, isAlive] as const);
        const columns = columnsOf(named.map(([id, each]) => [id, each]));
        for (const [slot, [, , isAlive]] of named.entries()) if (!isAlive) columns.diedAt[slot] = 5;
        const living = named.filter(([, , isAlive]) => isAlive).map(([id, each]) => [id, each] as const);
        expect(copyOf(columns)).toEqual(columnsOf(living));
      }),
    );
  });

  it('stand behind those of another run, with all that is theirs', () => {
    fc.assert(
      fc.property(fc.array(document, { minLength: 1, maxLength: 20 }), fc.nat({ max: 20 }), (list, part) => {
        const named = list.map((each, i) => [`c${i}`, each] as const);
        const both = new GrowingDocuments();
        for (const columns of [columnsOf(named.slice(0, part)), columnsOf(named.slice(part))]) {
          run(copyInSteps(both, columns, () => true));
        }
        expect(run(both.closedInSteps()).value).toEqual(columnsOf(named));
      }),
    );
  });

  it('let others go first after every 256, whether they live or not', () => {
    const [one] = fc.sample(document, 1);
    if (one === undefined) throw new Error('no sample');
    const columns = columnsOf(Array.from({ length: 1024 }, (_, i) => [`c${i}`, { ...one, texts: [] }]));
    for (let slot = 0; slot < 1024; slot += 2) columns.diedAt[slot] = 5;
    expect(run(copyInSteps(new GrowingDocuments(), columns, (slot) => slot % 2 === 1)).steps).toBe(4);
  });
});
