import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvRows, delimiterOf } from '../src/index.ts';

/** The rows of a text that comes in pieces of `size` characters. */
function rowsOf(text: string, delimiter: string, size = 1000) {
  const rows = new CsvRows(delimiter);
  const all = [];
  for (let at = 0; at < text.length; at += size) all.push(...rows.push(text.slice(at, at + size)));
  return [...all, ...rows.end()];
}

describe('rows', () => {
  it('keep quotes, delimiters and line ends inside quotes, and know the line that each begins on', () => {
    const text = 'a,b\r\n"x ""y"", z","two\nlines"\rlast,row\n\n"open';
    for (const size of [1, 2, 5, 100]) {
      expect(rowsOf(text, ',', size)).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['x "y", z', 'two\nlines'] },
        { line: 4, cells: ['last', 'row'] },
        { line: 6, cells: null, fault: 'OPEN_QUOTE' },
      ]);
    }
  });

  it('come out as they were written, whatever the cells and the pieces', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', 'é', ' ') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n');
          const expected = rows.filter((row) => row.some((each) => each !== ''));
          expect(rowsOf(text, ',', size).map(({ cells }) => cells)).toEqual(expected);
        },
      ),
      { seed: 17 },
    );
  });

  it('with a quote that nothing closes cost their own line and no other', () => {
    const text = ['id,name', '1,"four', ...Array.from({ length: 20 }, (_, i) => `${i + 2},five`)].join('\n');
    const rows = rowsOf(text, ',');
    expect(rows[1]).toEqual({ line: 2, cells: null, fault: 'OPEN_QUOTE' });
    expect(rows.slice(2)).toHaveLength(20);
    expect(rows.at(-1)).toEqual({ line: 22, cells: ['21', 'five'] });
  });

  it('say where text follows a closed quote, and keep it', () => {
    expect(rowsOf('a\n"x"y\nz', ',')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 2, cells: ['xy'], fault: 'TEXT_AFTER_QUOTE' },
      { line: 3, cells: ['z'] },
    ]);
  });

  it('of more than a million and a half characters are refused, and those behind are read', () => {
    for (const [length, size] of [
      [1_600_000, 65_536],
      [1_600_000, 10_000_000],
      [4_000_000, 65_536],
    ] as const) {
      expect(rowsOf(`a,b\n${'x'.repeat(length)},y\nc,d`, ',', size)).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: null, fault: 'TOO_LONG' },
        { line: 3, cells: ['c', 'd'] },
      ]);
    }
  });
});

describe('the delimiter', () => {
  it.each([
    [';', 'a;b;c\n1,5;2;3\n2,5;3;4'],
    ['\t', 'a\tb\n1, 2\t3'],
    [',', 'a,b\n1,"x;y;z"\n2,"x;y;z"'],
    [',', 'id\n1'],
    ['|', 'sep=|\r\na|b'],
  ])('%j is told from the text', (delimiter, text) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});
