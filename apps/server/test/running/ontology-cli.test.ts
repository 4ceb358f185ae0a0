import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// a command is a process of its own that loads the ontology: seconds each on a machine that does something else
vi.setConfig({ testTimeout: 180_000 });

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function ontology(...args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'ontology', ...args], {
    env: { ...process.env, DATA_DIR: folder },
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, error }));
  });
}

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('counterpart ontology', () => {
  it('imports ESCO with progress and the acknowledgement, and counts it in the stats', async () => {
    write(
      'occupations_en.csv',
      'conceptUri,iscoGroup,preferredLabel,altLabels\nhttp://data.europa.eu/esco/occupation/o2,7212,glass bubble welder,\n',
    );
    const imported = await ontology('import', 'esco', folder);
    expect(imported.code).toBe(0);
    expect(imported.out).toContain('occupations_en.csv: 1 rows');
    expect(imported.out).toContain('This service uses the ESCO classification of the European Commission.');
    const stats = await ontology('stats');
    expect(JSON.parse(stats.out)).toMatchObject({
      imports: [{ kind: 'esco', size: 1 }],
      reach: { NONE: { OCCUPATION: { mean: 1, p95: 1 } } },
    });
    expect(stats.error).toContain('ESCO classification');
    expect((await ontology('stats', '--starter')).error).toBe('');
  });
  it('leaves with 1 and names the mistakes of an import by file and line', async () => {
    const file = write('ours.csv', 'id,type,preferred_nl\na,FRUIT,x\n');
    expect(await ontology('import', 'csv', file)).toMatchObject({
      code: 1,
      error: 'ours.csv:2: "FRUIT" is no type of concept\n',
    });
    expect(await ontology('import', 'esco', path.join(folder, 'nowhere'))).toMatchObject({ code: 1 });
  });
  it('exports what it imports, in both formats', async () => {
    const file = write(
      'ours.csv',
      'id,type,isco,preferred_nl,essential\nzwevelaar,OCCUPATION,7315,zwevelaar,tig-welding\n',
    );
    const { out } = await ontology('import', 'csv', file);
    const version = /version (\w+)/.exec(out)?.[1] ?? 'none';
    for (const format of ['json', 'csv']) {
      const copy = path.join(folder, `copy.${format}`);
      expect((await ontology('export', '--format', format, '--out', copy)).code).toBe(0);
      expect(readFileSync(copy, 'utf8')).toContain('zwevelaar');
      await ontology('reset');
      expect((await ontology('import', format, copy)).out).toContain(`version ${version}`);
    }
  });
  it('edits by id or label, lists and undoes edits', async () => {
    expect((await ontology('add-synonym', 'lasser', 'nl', 'vonkenman')).out).toContain('to welder');
    expect((await ontology('cut-relation', 'welder', 'essential', 'mig-mag-welding')).code).toBe(0);
    expect((await ontology('edits')).out.split('\n').slice(0, 2)).toEqual([
      '1  add synonym "vonkenman" (DUT) to welder',
      '2  cut essential mig-mag-welding from welder',
    ]);
    expect((await ontology('undo', '1')).code).toBe(0);
    expect((await ontology('edits')).out.split('\n')[0]).toMatch(/^2 {2}/);
    expect((await ontology('undo', '1')).error).toBe('There is no edit 1.\n');
  });
  it('answers what it does not know with what is near, and asks for an id where a label names several', async () => {
    const unknown = await ontology('add-synonym', 'weldr', 'nl', 'vonkenman');
    expect(unknown).toMatchObject({ code: 1, error: expect.stringContaining('The nearest are:') as string });
    expect(unknown.error).toMatch(/^ {2}welder {2}welder$/m);
    expect((await ontology('remove-synonym', 'manutentionnaire', 'fr', 'x1')).error).toContain('give an id');
    expect((await ontology('add-synonym', 'welder', 'de', 'Schweißer')).error).toContain('nl, fr, en or it');
    expect((await ontology('add-relation', 'welder', 'likes', 'baker')).error).toContain('broader, related, essential');
  });
});
