import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore } from '@counterpart/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUDIENCE, type IdentityProvider, startIdentityProvider } from '../worlds/identity-provider.ts';
import { column, pdfOf, PNG } from '../worlds/import-fixtures.ts';
import { useSmallOntology } from '../worlds/small-ontology.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src');
const running: ChildProcess[] = [];
let folder: string;
let dataDir: string;

function start(script: string, args: readonly string[], variables: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(SOURCE, script), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
      WARM_UP: 'off',
      ...variables,
    },
  });
  running.push(child);
  return child;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** What a command said until it ended; `handleOutput` sees it grow. */
async function ended(child: ChildProcess, handleOutput: (output: string) => void = () => undefined): Promise<Ended> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      handleOutput(output);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, output };
}

const importing = (args: readonly string[], variables?: Record<string, string>) =>
  ended(start('cli/main.ts', ['import', ...args], variables));

function stored(index = 'candidates'): readonly string[] {
  const store = openSqliteStore(dataDir);
  try {
    return store.page(index, 0, 500).map(({ id, version }) => `${id} ${version}`);
  } finally {
    store.close();
  }
}

function file(name: string, content: string | Buffer): string {
  const where = path.join(folder, name);
  mkdirSync(path.dirname(where), { recursive: true });
  writeFileSync(where, content);
  return where;
}

async function serve(
  variables: Record<string, string> = {},
): Promise<{ readonly address: string; readonly child: ChildProcess }> {
  const child = start('main.ts', [], variables);
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(output)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /Counterpart is at (\S+)/.exec(output)?.[1];
      if (printed !== undefined) resolve(printed);
    });
  });
  return { address, child };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-import-'));
  dataDir = path.join(folder, 'data');
  useSmallOntology(dataDir);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('importing from the command line', () => {
  it('ENG-16a takes folders in, reports what is rejected, and leaves out what did not change', async () => {
    file('cvs/deep/jan.pdf', pdfOf(column(50, 700, ['Jan Janssens', 'Ik ben lasser in Gent'])));
    file('cvs/photo.pdf', PNG);
    file('cvs/.hidden', 'nothing');
    file('cvs/list.csv', 'id,cv\nc1,bakker\nc2,"open\nc3,slager\n');
    const first = await importing(['candidates', 'cvs', '--report', 'rejects.csv']);
    expect(first.code).toBe(2);
    expect(first.output).toContain('3 of 3 files (100%), 3 documents');
    expect(readFileSync(path.join(folder, 'rejects.csv'), 'utf8').split('\r\n').toSorted().filter(Boolean)).toEqual([
      expect.stringContaining('"cvs/list.csv","3","INVALID_REQUEST",'),
      expect.stringContaining('"cvs/photo.pdf","","IMPORT_UNREADABLE","IMAGE: '),
      '"file","line","code","reason"',
    ]);
    expect(stored()).toEqual(['c1 1', 'c3 1', expect.stringMatching(/^import-\w+ 1$/)]);

    const again = await importing(['candidates', 'cvs']);
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('3 unchanged since they were imported') });

    file('cvs/deep/jan.pdf', pdfOf(column(50, 700, ['Jan Janssens', 'Ik ben nu bakker in Gent'])));
    utimesSync(path.join(folder, 'cvs/list.csv'), 1, 1);
    expect((await importing(['candidates', 'cvs'])).code).toBe(0);
    // The changed CV replaces the one of its path; a list that was only touched is the same list.
    expect(stored()).toEqual(['c1 1', 'c3 1', expect.stringMatching(/^import-\w+ 2$/)]);
  });

  it('ENG-16c goes on after it was stopped, behind the last line that is stored', async () => {
    const lines = Array.from(
      { length: 3000 },
      (_, i) => `{"id":"n${i}","cvText":"Ik ben lasser nummer ${i} in Gent."}`,
    );
    file('many.ndjson', lines.join('\n'));
    const child = start('cli/main.ts', ['import', 'candidates', 'many.ndjson']);
    const journal = path.join(dataDir, 'imports/candidate-candidates.ndjson');
    const stop = setInterval(() => {
      try {
        if (readFileSync(journal, 'utf8') === '') return;
        // once: a signal that comes while the process ends would end it before it can say how
        clearInterval(stop);
        child.kill('SIGINT');
      } catch {
        // Not begun yet.
      }
    }, 50);
    const { code, output } = await ended(child);
    clearInterval(stop);
    expect({ code, output }).toMatchObject({ code: 130, output: expect.stringContaining('Stopped.') });
    const last = JSON.parse(readFileSync(journal, 'utf8').trim().split('\n').at(-1) ?? '') as { line: number };
    expect(last.line).toBeGreaterThan(0);
    expect(last.line).toBeLessThan(3000);
    const rest = await importing(['candidates', 'many.ndjson']);
    expect(rest.code).toBe(0);
    const store = openSqliteStore(dataDir);
    expect(store.count('candidates')).toBe(3000);
    expect(store.get('candidates', 'n0')?.version).toBe(1);
    store.close();
    // thousands of documents, half of them again: a busy machine takes its time
  }, 180_000);

  it('a dry run reads and stores nothing, and columns go where they are sent', async () => {
    file('list.csv', 'Klant;Tekst\nk1;Wij zoeken een lasser.\n');
    const dry = await importing(['jobs', 'list.csv', '--dry-run', '--map', 'Klant=id']);
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('1 documents') });
    expect(stored('jobs')).toEqual([]);
    expect((await importing(['jobs', 'list.csv', '--map', 'Klant=id'])).code).toBe(0);
    expect(stored('jobs')).toEqual(['k1 1']);
  });

  it.each([
    ['a file that is not there', ['candidates', 'nowhere'], 'There is no file or folder nowhere.'],
    ['a field that is none', ['candidates', '.', '--map', 'a=b'], 'There is no field "b"'],
    [
      'an index that is none',
      ['jobs', '.', '--index', 'nowhere'],
      'There is no index nowhere of this kind; there is jobs.',
    ],
    ['a server that is none', ['jobs', 'x.txt', '--server', 'http://127.0.0.1:9'], 'cannot be reached'],
  ])('%s is one clear line', async (_what, args, message) => {
    file('x.txt', 'Lasser\nWij zoeken een lasser.');
    const { code, output } = await importing(args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });

  it('goes through the server that holds the data, found by its port or named', async () => {
    file('list.ndjson', '{"id":"a","cvText":"lasser"}\nbroken\n');
    file('cv.txt', 'Ik ben lasser in Gent.');
    const { address } = await serve();
    const { port } = new URL(address);
    const found = await importing(['candidates', 'list.ndjson', 'cv.txt'], { PORT: port });
    expect(found).toMatchObject({ code: 2, output: expect.stringContaining('importing through it') });
    expect(found.output).toContain('list.ndjson, line 2: Not valid JSON');
    const document = await fetch(`${address}/api/hrmatching/candidates_index/candidates/doc/a`);
    expect(await document.json()).toMatchObject({ id: 'a', cvText: 'lasser' });
    const photo = file('photo.txt', PNG);
    const named = await importing(['candidates', 'cv.txt', photo, '--server', address]);
    expect(named).toMatchObject({ code: 2, output: expect.stringContaining('1 documents') });
    expect(named.output).toContain('IMAGE');
    const unnamed = await importing(['candidates', 'cv.txt'], { PORT: '9' });
    expect(unnamed).toMatchObject({ code: 1, output: expect.stringContaining('--server URL') });
  });
});

describe('importing into a server with a login', () => {
  let provider: IdentityProvider;
  // it speaks to the console of what a test does not mind
  beforeAll(async () => {
    provider = await startIdentityProvider({ accounts: { olga: { name: 'Olga Peeters', roles: ['administrator'] } } });
  });
  afterAll(() => provider.stop());

  it('carries the access token of a file to a server with a login, and says where it has none', async () => {
    const settings = {
      $schemaVersion: 1,
      server: { login: { issuer: provider.issuer, audience: AUDIENCE } },
      config: {},
    };
    const { address } = await serve({ CONFIG_FILE: file('config.json', JSON.stringify(settings)) });
    file('list.ndjson', '{"id":"a","cvText":"lasser"}\n');
    const command = ['candidates', 'list.ndjson', '--server', address];
    expect(await importing(command)).toMatchObject({ code: 1, output: expect.not.stringContaining('    at ') });
    file('token', 'no token\n');
    const wrong = await importing([...command, '--token-file', 'token']);
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('There is no access token in token.') });
    file('token', `${await provider.token('olga')}\n`);
    const right = await importing([...command, '--token-file', 'token']);
    expect(right).toMatchObject({ code: 0, output: expect.stringContaining('1 documents') });
  });
});
