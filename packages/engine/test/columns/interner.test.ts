import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { Interner } from '../../src/columns/interner.ts';

const texts = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('', 'é', '€', '😀', '\ud83d', '\ude00', 'a\nb', 'straße', 'a'),
  ),
  { maxLength: 120 },
);

function last<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

describe('the interner', () => {
  it('numbers texts in order of first sight, as a Map would, and gives each back as it was', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const interner = new Interner();
        const numbers = new Map<string, number>();
        for (const text of list) {
          if (!numbers.has(text)) numbers.set(text, numbers.size);
          expect(interner.intern(text)).toBe(numbers.get(text));
        }
        expect(interner.size).toBe(numbers.size);
        for (const [text, number] of numbers) {
          expect([interner.text(number), interner.find(text)]).toEqual([text, number]);
        }
        expect([interner.find('never seen'), interner.text(numbers.size), interner.text(-1)]).toEqual([-1, '', '']);
      }),
    );
  });

  it('numbers a run of texts as it does one after the other, known ones and new ones', () => {
    fc.assert(
      fc.property(texts, texts, (known, list) => {
        const [one, other] = [new Interner(), new Interner()];
        for (const text of known) expect(other.intern(text)).toBe(one.intern(text));
        const written = list.map((text) => one.bytesOf(one.intern(text)).slice());
        const bytes = Buffer.concat([Buffer.from('before'), ...written]);
        const numbers = other.internRun(
          bytes,
          6,
          written.map(({ length }) => length),
        );
        expect(numbers).toEqual(list.map((text) => one.find(text)));
        expect(other.size).toBe(one.size);
      }),
    );
  });

  it('finds each of a hundred thousand texts, by whichever part of its table', () => {
    const interner = new Interner();
    const count = 120_000;
    for (let i = 0; i < count; i += 1) expect(interner.intern(`stem ${i}`)).toBe(i);
    const again = new Interner();
    last(again.restoreInSteps(last(interner.columnsInSteps(count, () => true))));
    const wrong = Array.from({ length: count }, (_, i) => i).filter(
      (i) => interner.find(`stem ${i}`) !== i || again.find(`stem ${i}`) !== i,
    );
    expect(wrong).toEqual([]);
    expect([interner.intern('new'), again.intern('new')]).toEqual([count, count]);
  });

  it('numbers four texts as it does the one that they make', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const interner = new Interner();
        for (const [i, first] of list.entries()) {
          const [second = '', third = '', fourth = ''] = list.slice(i + 1);
          const number = interner.internFour(first, second, third, fourth);
          expect(interner.find(first + second + third + fourth)).toBe(number);
          expect(interner.text(number)).toBe(first + second + third + fourth);
        }
      }),
    );
  });

  it('comes back from its columns without what was not used, whose numbers stay free', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 4 }), (list, every) => {
        const before = new Interner();
        for (const text of list) before.intern(text);
        const isUsed = (number: number): boolean => number % every === 0;
        const after = new Interner();
        after.intern('was there before');
        last(after.restoreInSteps(last(before.columnsInSteps(before.size, isUsed))));
        expect(after.size).toBe(before.size);
        for (let number = 0; number < before.size; number += 1) {
          const text = before.text(number);
          expect([after.text(number), after.find(text)]).toEqual(isUsed(number) ? [text, number] : ['', -1]);
        }
        expect(after.intern('some text that is longer than the others')).toBe(before.size);
      }),
    );
  });
});
