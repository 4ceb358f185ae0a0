import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../src/index.ts';
import { CsvReader } from '../src/import/read-csv.ts';

function read(...pieces: string[]): { rows: (readonly [number, readonly string[]])[]; faults: string[] } {
  const reader = new CsvReader();
  const all = [...pieces.map((piece) => reader.push(piece)), reader.end()];
  return {
    rows: all.flatMap(({ rows }) => rows.map(({ line, cells }) => [line, cells] as const)),
    faults: all.flatMap(({ faults }) => faults.map(({ line, message }) => `${line}: ${message}`)),
  };
}

describe('the CSV reader', () => {
  it('gives every row its first line, line ends within quotes counted', () => {
    expect(read('a,b\r\n"one\ntwo",2\r\n\r\n3,"say ""x"""')).toEqual({
      rows: [
        [1, ['a', 'b']],
        [2, ['one\ntwo', '2']],
        [5, ['3', 'say "x"']],
      ],
      faults: [],
    });
  });
  it('takes the separator of the first line and overlooks a byte order mark', () => {
    expect(read('\uFEFFid;name\n1;a,b').rows).toEqual([
      [1, ['id', 'name']],
      [2, ['1', 'a,b']],
    ]);
  });
  it('names the line where a quote was opened that is never closed', () => {
    expect(read('a,b\n1,2\n3,"four\nfive').faults).toEqual(['3: a quote is opened here and never closed']);
  });
  it('names a row with text after a closing quote and goes on with the next', () => {
    const { rows, faults } = read('a\n"x"y\nz');
    expect(rows).toEqual([
      [1, ['a']],
      [3, ['z']],
    ]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^2: /);
  });
  it('reads back whatever was written, in pieces of any length', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, length) => {
        // the first line decides the separator and a row of nothing is no row
        const written = [['id', 'name'], ...rows].map((row) => csvLine(['x', ...row])).join('\n');
        const pieces = Array.from({ length: Math.ceil(written.length / length) }, (_, at) =>
          written.slice(at * length, (at + 1) * length),
        );
        expect(read(...pieces)).toMatchObject({ faults: [] });
        expect(read(...pieces).rows.map(([, cells]) => cells)).toEqual(
          [['id', 'name'], ...rows].map((row) => ['x', ...row]),
        );
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
