import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/cli/imports/import-files.ts';
import { ImportJournal } from '../../src/cli/imports/import-journal.ts';
import { ImportProgress } from '../../src/cli/imports/import-progress.ts';
import { RejectReport } from '../../src/cli/imports/import-rejects.ts';
import { importFiles } from '../../src/cli/imports/import-run.ts';
import { drySink } from '../../src/cli/imports/import-target.ts';
import { ImportPool } from '../../src/wiring/pools/import-pool.ts';

const pool = new ImportPool();
afterAll(() => pool.close());

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOON = new Date('2026-03-02T12:00:00Z');

/** A file that was last changed at noon, or so many seconds later. */
function file(name: string, content: string, later = 0): void {
  const where = path.join(folder, 'in', name);
  mkdirSync(path.dirname(where), { recursive: true });
  writeFileSync(where, content);
  utimesSync(where, NOON, new Date(NOON.getTime() + later * 1000));
}

const journal = () => new ImportJournal(path.join(folder, 'imports/candidates.ndjson'));

/** Reads what lies in the folder, with what was remembered of it before; nothing is stored. */
async function run({ isAnew = false, map = [] as readonly string[] } = {}) {
  const files = await filesBelow([path.join(folder, 'in')]);
  const totals = {
    files: files.length,
    filesDone: 0,
    filesSkipped: 0,
    documents: 0,
    rejected: 0,
    bytes: 0,
    bytesDone: 0,
  };
  await importFiles({
    files,
    sink: drySink({ kind: 'CANDIDATE', index: 'candidates', map }, pool),
    journal: journal(),
    map,
    isAnew,
    rejects: new RejectReport(undefined),
    totals,
    progress: new ImportProgress({ write: () => true }, totals),
    signal: new AbortController().signal,
  });
  return [totals.documents, totals.filesSkipped];
}

describe('an import of files', () => {
  it('ENG-16a leaves out what did not change since, and takes it in when it is told to, or with other columns', async () => {
    file('list.csv', 'id,cv\nc1,bakker\nc2,lasser\n');
    expect(await run()).toEqual([2, 0]);
    expect(await run()).toEqual([0, 1]);
    expect(await run({ isAnew: true })).toEqual([2, 0]);
    expect(await run({ map: ['cv=cvText'] })).toEqual([2, 0]);
    expect(await run({ map: ['cv=cvText'] })).toEqual([0, 1]);
  });

  it('ENG-16a tells a change by size and time, and by content where only the time is another', async () => {
    const list = 'id,cv\nc1,bakker\n';
    file('list.csv', list);
    expect(await run()).toEqual([1, 0]);
    file('list.csv', list, 60);
    expect(await run()).toEqual([0, 1]);
    file('list.csv', list.replace('bakker', 'lasser'), 120);
    expect(await run()).toEqual([1, 0]);
    // longer, though its time says that nobody touched it
    file('list.csv', `${list}c2,kok\n`, 120);
    expect(await run()).toEqual([2, 0]);
    // of the same length and time it is not read at all: that is what makes a second run quick
    file('list.csv', `${list}c3,kok\n`, 120);
    expect(await run()).toEqual([0, 1]);
  });

  it('remembers the id of a file that is one text, for when it changes, and none of a list', async () => {
    file('list.csv', 'id,cv\nc1,bakker\n');
    file('cv.txt', 'Jan Janssens\nIk ben lasser in Gent.');
    expect(await run()).toEqual([2, 0]);
    const idOf = (name: string) => journal().entry(path.join(folder, 'in', name))?.id;
    expect([idOf('list.csv'), idOf('cv.txt')]).toEqual([null, expect.stringMatching(/^import-\w+$/)]);
  });

  it('goes by name through folders, each file once, whatever is named twice', async () => {
    for (const name of ['b.txt', 'a/z.txt', 'c.txt', 'a/y.txt', '.secret/x.txt', 'a/.x.txt']) file(name, 'x');
    const names = async (...given: string[]) =>
      (await filesBelow(given.map((one) => path.join(folder, 'in', one)))).map(({ path: found }) =>
        path.relative(path.join(folder, 'in'), found),
      );
    expect(await names('')).toEqual(['a/y.txt', 'a/z.txt', 'b.txt', 'c.txt']);
    expect(await names('c.txt', 'a', 'a/z.txt')).toEqual(['c.txt', 'a/y.txt', 'a/z.txt']);
    await expect(names('d.txt')).rejects.toThrow(/^There is no file or folder .*d\.txt\.$/);
  });
});
