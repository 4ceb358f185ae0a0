import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  invertedInSteps,
  invertedOnceInSteps,
  type Postings,
  postingCount,
  slotsOf,
} from '../../src/columns/postings.ts';

const TERMS = 20;
const entry = fc.record({ term: fc.nat({ max: TERMS - 1 }), tag: fc.nat({ max: 255 }) });
const rows = fc.array(fc.array(entry, { maxLength: 9 }), { maxLength: 40, size: 'max' });

function columnsOf(lists: readonly (readonly { readonly term: number; readonly tag: number }[])[]) {
  const rowStarts = new Uint32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) rowStarts[i + 1] = (rowStarts[i] ?? 0) + list.length;
  const terms = Uint16Array.from(lists.flat(), ({ term }) => term);
  return { rows: { rowStarts, terms, length: lists.length }, tags: Uint8Array.from(lists.flat(), ({ tag }) => tag) };
}

function finished(steps: Generator<undefined, Postings>): Postings {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

describe('postings', () => {
  it('name the rows of each term in order, with their tags', () => {
    fc.assert(
      fc.property(rows, (lists) => {
        const { rows: columns, tags } = columnsOf(lists);
        const postings = finished(invertedInSteps(columns, TERMS, tags));
        for (let term = 0; term < TERMS; term += 1) {
          const expected = lists.flatMap((list, row) =>
            list.filter((each) => each.term === term).map((each) => [row, each.tag]),
          );
          const start = postings.starts[term] ?? 0;
          const found = [...slotsOf(postings, term)].map((slot, i) => [slot, postings.tags[start + i]]);
          expect(found).toEqual(expected);
          expect(postingCount(postings, term)).toBe(expected.length);
        }
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('name a row once where a row has a term more than once', () => {
    fc.assert(
      fc.property(rows, (lists) => {
        const postings = finished(invertedOnceInSteps(columnsOf(lists).rows, TERMS));
        for (let term = 0; term < TERMS; term += 1) {
          const having = lists.flatMap((list, row) => (list.some((each) => each.term === term) ? [row] : []));
          expect([...slotsOf(postings, term)]).toEqual(having);
        }
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('have none of a term that came later', () => {
    const { rows: columns } = columnsOf([[{ term: 1, tag: 0 }]]);
    const postings = finished(invertedOnceInSteps(columns, 2));
    expect([postingCount(postings, 2), slotsOf(postings, 2).length, slotsOf(postings, -1).length]).toEqual([0, 0, 0]);
  });
});
