import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ItemList, ItemLists } from '../src/blocks/item-lists.ts';
import { invertedInSteps, type Postings } from '../src/columns/postings.ts';

const KINDS = 4;
const CONCEPTS = 6;
const rows = fc.array(
  fc.array(fc.record({ concept: fc.nat({ max: CONCEPTS - 1 }), kind: fc.nat({ max: KINDS - 1 }) })),
  {
    minLength: 1,
    maxLength: 30,
  },
);
const terms = fc.array(
  fc.record({
    concept: fc.nat({ max: CONCEPTS - 1 }),
    values: fc
      .array(fc.nat({ max: 10_000 }), { minLength: KINDS, maxLength: KINDS })
      .map((list) => Uint16Array.from(list)),
  }),
  { minLength: 1, maxLength: 4 },
);

function postingsOf(lists: readonly (readonly { readonly concept: number; readonly kind: number }[])[]): Postings {
  const rowStarts = new Uint32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) rowStarts[i + 1] = (rowStarts[i] ?? 0) + list.length;
  const all = lists.flat();
  const concepts = Uint16Array.from(all, ({ concept }) => concept);
  const kinds = Uint8Array.from(all, ({ kind }) => kind);
  const steps = invertedInSteps({ rowStarts, terms: concepts, length: lists.length }, CONCEPTS, kinds);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

function valuesOf(list: ItemList, length: number): readonly number[] {
  const values = Array.from({ length }, () => 0);
  if (list.isDense) return values.map((_, slot) => list.values[list.column[slot] ?? 0] ?? 0);
  for (const [i, slot] of list.slots.entries()) values[slot] = list.values[list.numbers[i] ?? 0] ?? 0;
  return values;
}

describe('the items of a block', () => {
  it('count the best evidence of each document once', () => {
    fc.assert(
      fc.property(rows, terms, (lists, item) => {
        const made = new ItemLists(postingsOf(lists), lists.length, { postings: 1, uses: 1 }).of(item, () => 'item');
        const expected = lists.map((evidence) =>
          Math.max(
            0,
            ...evidence.flatMap(({ concept, kind }) =>
              item.flatMap((term) => (term.concept === concept ? [term.values[kind] ?? 0] : [])),
            ),
          ),
        );
        if (made === null) expect(expected.every((value) => value === 0)).toBe(true);
        else expect(valuesOf(made, lists.length)).toEqual(expected);
      }),
    );
  });

  it('are put together when they are asked again, and those asked most often stay', () => {
    const length = 3000;
    const postings = postingsOf(
      Array.from({ length }, (_, slot) =>
        Array.from({ length: CONCEPTS }, (__, concept) => ({ concept, kind: slot % KINDS })),
      ),
    );
    const items = new ItemLists(postings, length, { postings: 1000, uses: 2 });
    const ask = (number: number, values: number): ItemList | null =>
      items.of([{ concept: number % CONCEPTS, values: Uint16Array.from([values, 1, 2, 3]) }], () => `${number}`);
    expect(ask(0, 5000)).toBeNull();
    expect(ask(0, 5000)).not.toBeNull();
    for (let use = 0; use < 10; use += 1) ask(0, 5000);
    // 64 bytes a document are room for 32 columns
    for (let number = 1; number < 100; number += 1) {
      ask(number, number);
      ask(number, number);
    }
    const listed = Array.from({ length: 99 }, (_, i) => ask(i + 1, i + 1)).filter((list) => list !== null);
    expect(listed.length).toBe(31);
    for (let use = 0; use < 4; use += 1) ask(99, 99);
    expect(ask(99, 99)).not.toBeNull();
    expect(ask(0, 5000)).not.toBeNull();
  });
});
