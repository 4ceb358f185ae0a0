import { describe, expect, it } from 'vitest';
import { readComments } from '../../src/state/text-mining/read-comments.ts';
import { readTextFile } from '../../src/state/text-mining/read-text-file.ts';

const texts = (input: string) => readComments(input).map(({ text }) => text);

describe('the comments of an input', () => {
  it('TXT-01 are its lines; empty ones are none', () => {
    expect(texts('\uFEFFListens well, always.\r\n\r\n  Plans ahead, mostly. \n')).toEqual([
      'Listens well, always.',
      'Plans ahead, mostly.',
    ]);
    expect(texts(' \n\t\n')).toEqual([]);
  });

  it('lines with as many commas are no table without names above them', () => {
    expect(texts('Kind, quick.\nSlow, late.\nCalm, clear.')).toEqual(['Kind, quick.', 'Slow, late.', 'Calm, clear.']);
  });

  it('TXT-01 are all there, the first too, where each happens to have one comma and the first no full stop', () => {
    const comments = ['Good listener, helpful', 'She is kind, but often late.', 'He plans well, keep it up'];
    expect(texts(comments.join('\n'))).toEqual(comments);
  });

  it('of a table are its longest column, with the date of its row', () => {
    const csv =
      'period;rating;comment\n2026-05-17;2;"She ""listens""; always\nand well"\n17/06/2026;3;Plans ahead in everything\n2026-07-01;1;\n';
    expect(readComments(csv)).toEqual([
      { text: 'She "listens"; always and well', date: '2026-05-17' },
      { text: 'Plans ahead in everything', date: '2026-06-17' },
    ]);
  });

  it('of a table without dates have none', () => {
    expect(readComments('id,comment\n1,Listens well\n2,Plans ahead')).toEqual([
      { text: 'Listens well', date: null },
      { text: 'Plans ahead', date: null },
    ]);
  });
});

describe('a dropped file', () => {
  const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

  it('is read as UTF-8, UTF-16 or windows-1252', async () => {
    for (const document of ['%PDF-1.4 kapot', 'PK\u0003\u0004 kapot', '{\\rtf1 kapot']) {
      expect(await readTextFile(new Blob([document]))).toEqual({ text: null, problem: 'BINARY_TEXT' });
    }
    expect(await readTextFile(new Blob(['prêt']))).toEqual({ text: 'prêt', problem: null });
    expect(await readTextFile(bytes(0x70, 0x72, 0xea, 0x74))).toEqual({ text: 'prêt', problem: null });
    expect(await readTextFile(bytes(0xff, 0xfe, 0xea, 0))).toEqual({ text: 'ê', problem: null });
  });

  it('that is no text, or too large, is refused', async () => {
    expect(await readTextFile(bytes(0x50, 0x4b, 0, 1))).toEqual({ text: null, problem: 'BINARY_TEXT' });
    const large = { size: 20_000_001 } as Blob;
    expect(await readTextFile(large)).toEqual({ text: null, problem: 'TOO_LARGE' });
  });
});
