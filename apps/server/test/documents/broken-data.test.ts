import {
  chmodSync,
  closeSync,
  cpSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, ServerProcesses, type Started, until } from '../worlds/server-process.ts';

// each test starts a server, some seconds on a busy machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let processes: ServerProcesses;
let database: string;
beforeEach(() => {
  processes = new ServerProcesses();
  database = path.join(processes.folder, 'counterpart.db');
});
afterEach(() => processes.remove());

const DOC = '/api/hrmatching/candidates_index/candidates/doc';

/** A data folder that a server filled with a dozen candidates and left. */
const original = new ServerProcesses();
beforeAll(async () => {
  const { base, server } = await original.serve();
  for (let i = 0; i < 12; i += 1) {
    const cvText = `Ik ben lasser in Gent. merkteken${i}x ${'Ik werkte als bakker in Brugge. '.repeat(140)}`;
    const put = await send('PUT', `${base}${DOC}/c${i}`, { language: 'DUT', cvText });
    expect(put.status).toBe(200);
  }
  expect(await original.stop(server)).toBe(0);
});
afterAll(() => original.remove());

function filled({ withSnapshots = false } = {}): void {
  cpSync(original.folder, processes.folder, { recursive: true });
  // a server that finds its snapshots does not look at records until somebody asks for them
  if (!withSnapshots) rmSync(path.join(processes.folder, 'index'), { recursive: true, force: true });
}

/** Takes away what an index reads in place of content: as an older Counterpart left the folder. */
function withoutDigests(): void {
  const open = new DatabaseSync(database);
  // VACUUM: no page that is free holds what a row was before
  open.exec('UPDATE documents SET digest_format = NULL, digest = NULL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  open.close();
}

/** Where the packed content of a document begins in the file. */
function placeOfDocument(id: string): number {
  const open = new DatabaseSync(database, { readOnly: true });
  const { document } = open.prepare('SELECT document FROM documents WHERE id = ?').get(id) as { document: Uint8Array };
  open.close();
  const at = readFileSync(database).indexOf(Buffer.from(document.subarray(0, 300)));
  expect(at).toBeGreaterThan(0);
  return at;
}

/** Writes 64 bytes over the file. */
function damage(at: number): void {
  const file = openSync(database, 'r+');
  writeSync(file, Buffer.alloc(64, 0xff), 0, 64, at);
  closeSync(file);
}

interface IndexReport {
  readonly name: string;
  readonly unread: readonly { readonly id: string; readonly reason: string; readonly change: number }[];
}

async function candidates(base: string): Promise<IndexReport | undefined> {
  const { indices } = (await (await fetch(`${base}/api/hrmatching/indices`)).json()) as { indices: IndexReport[] };
  return indices.find(({ name }) => name === 'candidates');
}

async function ready(base: string): Promise<void> {
  await until(async () => (await fetch(`${base}/api/ready`)).status === 200, 'it is ready');
}

async function idsFound(base: string): Promise<readonly string[]> {
  const body = { matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } } };
  const response = await send('POST', `${base}/api/hrmatching/match2candidates/candidates/ids`, body);
  return ((await response.json()) as { ids: string[] }).ids;
}

async function stillTakesDocuments(base: string, server: Started): Promise<void> {
  const put = await send('PUT', `${base}${DOC}/new?refresh=true`, {
    language: 'DUT',
    cvText: 'Ik ben lasser in Gent.',
  });
  expect(put.status).toBe(200);
  expect(await idsFound(base)).toContain('new');
  expect((await fetch(`${base}/api/health`)).status).toBe(200);
  expect(await processes.stop(server)).toBe(0);
}

describe('one damaged record', () => {
  it.each([
    ['a snapshot', true],
    ['its digest', false],
  ])(
    'that %s still finds is left out of the page that was to show it, and named from then on',
    async (_, withSnapshots) => {
      filled({ withSnapshots });
      damage(placeOfDocument('c7') + 40);
      const { base, server } = await processes.serve({ LOG_LEVEL: 'error' });
      await ready(base);
      expect((await candidates(base))?.unread).toEqual([]);
      const body = { matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } } };
      const page = await send('POST', `${base}/api/hrmatching/match2candidates/candidates`, body);
      const { matches } = (await page.json()) as { matches: readonly { readonly id: string }[] };
      expect(matches.map(({ id }) => id)).not.toContain('c7');
      expect((await candidates(base))?.unread).toEqual([expect.objectContaining({ id: 'c7', reason: 'DAMAGED' })]);
      expect(await idsFound(base)).not.toContain('c7');
      await stillTakesDocuments(base, server);
    },
  );

  it('that is read itself is skipped and named, and everything else is served', async () => {
    filled();
    withoutDigests();
    damage(placeOfDocument('c7') + 40);
    const { base, server } = await processes.serve({ LOG_LEVEL: 'error' });
    await ready(base);
    const report = await candidates(base);
    expect(report?.unread).toEqual([{ id: 'c7', reason: 'DAMAGED', change: 8 }]);
    expect(server.output()).toContain('"change":8');
    expect(server.output()).not.toContain('c7');
    const found = await idsFound(base);
    expect(found).toHaveLength(11);
    expect(found).not.toContain('c7');
    const list = await send('POST', `${base}/api/hrmatching/match2candidates/candidates`, { from: 0, size: 30 });
    expect(((await list.json()) as { matches: unknown[] }).matches).toHaveLength(11);
    const get = await fetch(`${base}${DOC}/c7`);
    expect(get.status).toBe(500);
    expect(await get.json()).toMatchObject({ error: { code: 'UNREADABLE_DOCUMENT' } });
    // it can be written anew, and then nothing is missing
    const put = await send('PUT', `${base}${DOC}/c7?refresh=true`, {
      language: 'DUT',
      cvText: 'Ik ben lasser in Gent.',
    });
    expect(put.status).toBe(200);
    expect((await candidates(base))?.unread).toEqual([]);
    await stillTakesDocuments(base, server);
  });

  it('a damaged head of a page costs its own documents only', async () => {
    filled();
    // the page that holds the beginning of the text begins with the head that SQLite follows
    const at = readFileSync(database).indexOf('merkteken1x');
    damage(at - (at % 4096));
    const { base, server } = await processes.serve();
    await ready(base);
    expect((await candidates(base))?.unread.length).toBeGreaterThan(0);
    const found = await idsFound(base);
    expect(found.length).toBeGreaterThan(5);
    await stillTakesDocuments(base, server);
  });
});

describe('a data folder that cannot be used is one clear line', () => {
  it('a database that is none', async () => {
    writeFileSync(database, 'this is no database, whatever its name says'.repeat(200));
    expect(await processes.refusal()).toContain('is damaged or no database');
  });

  it('a lock that is none', async () => {
    writeFileSync(path.join(processes.folder, 'lock.db'), 'garbage'.repeat(1000));
    expect(await processes.refusal()).toContain('lock.db is no lock of Counterpart');
  });

  it('an emptied database: nothing is begun anew in silence', async () => {
    filled();
    truncateSync(database, 0);
    expect(await processes.refusal()).toContain('is empty');
  });

  it('a database without its tables', async () => {
    filled();
    writeFileSync(database, readFileSync(database).subarray(0, 1024));
    expect(await processes.refusal()).toMatch(/damaged|holds no data/);
  });

  it('a read-only database', async () => {
    filled();
    chmodSync(database, 0o444);
    expect(await processes.refusal()).toContain('cannot be read and written');
  });
});
