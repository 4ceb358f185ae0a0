import { describe, expect, it } from 'vitest';
import { csvCell, csvRow } from '../../src/services/downloads/csv-cells.ts';

/**
 * The cells that a spreadsheet sees which splits at a separator whether or not a cell is quoted, as it may by its
 * country.
 */
function cellsBy(separator: string, text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator));
}

/** Whether a spreadsheet takes a cell for a formula. */
function isLive(cell: string): boolean {
  return /^[\s"]*[=+\-@|%＝＋－＠]/u.test(cell);
}

describe('a cell of a CSV file', () => {
  it('is always quoted, and quotes in it are doubled', () => {
    expect(csvCell('Jan')).toBe('"Jan"');
    expect(csvCell('')).toBe('""');
    expect(csvCell('de "beste" lasser')).toBe('"de ""beste"" lasser"');
    expect(csvRow(['a', 'b, c'])).toBe('"a","b, c"\r\n');
  });

  it('keeps ordinary text as it is', () => {
    for (const text of [
      'C++, C# en .NET',
      'Jan-Willem; Piet',
      'a\tb',
      '50% werk',
      'jan@example.org',
      '1 + 1 = 2',
      "l'Aquila",
    ]) {
      expect(csvCell(text)).toBe(`"${text}"`);
    }
  });

  it('holds no formula, whichever separator a country splits by', () => {
    const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '|cmd', ' =1', '"=1', '\t=1'];
    const places = ['', 'x;', 'x,', 'x\t', 'x\n', 'x\r\n', 'x; ', 'x;"', 'x\n\n', ';;'];
    for (const attack of attacks) {
      for (const place of places) {
        const row = csvRow(['id', `${place}${attack}`, 'end']);
        for (const separator of [',', ';', '\t']) {
          const live = cellsBy(separator, row).filter(isLive);
          expect([place, attack, separator, live]).toEqual([place, attack, separator, []]);
        }
      }
    }
  });

  it('takes no longer than its length, whatever blanks, quotes and signs it is made of', () => {
    for (const piece of ['\n', '\n"', "\t'", ' ', '=', '\n=', ' =']) {
      const before = process.cpuUsage();
      const cell = csvCell(piece.repeat(60_000));
      expect(cell.length).toBeGreaterThan(60_000);
      // a second of a processor, however busy it is; what goes by the square of the length takes several
      expect([piece, process.cpuUsage(before).user < 1_000_000]).toEqual([piece, true]);
    }
  });

  it('ENG-07 ends at no NUL', () => {
    expect(csvCell('a\0;=1')).toBe(`"a;'=1"`);
  });
});
