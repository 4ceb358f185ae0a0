import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT, send, ServerProcesses, until } from '../worlds/server-process.ts';

// each test starts servers, some seconds each on a busy machine
vi.setConfig({ testTimeout: 180_000 });

let processes: ServerProcesses;
beforeEach(() => {
  processes = new ServerProcesses();
});
afterEach(() => processes.remove());

const DOC = '/api/hrmatching/candidates_index/candidates/doc';
/** Words that stand in everything that is known of the person. */
const CANARY = 'kanariezwaluw';

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Bytes that are looked for: short enough to lie within a page of a file. */
const PIECE = 24;

/** Pieces of the content that the store keeps of a document, where its words are packed. */
function packedPieces(id: string): readonly Buffer[] {
  const database = new DatabaseSync(path.join(processes.folder, 'counterpart.db'), { readOnly: true });
  try {
    const row = database.prepare('SELECT document, enrichment FROM documents WHERE id = ?').get(id) ?? {};
    const contents = Object.values(row) as unknown as readonly Uint8Array[];
    expect(contents).toHaveLength(2);
    return contents.flatMap((bytes) =>
      Array.from({ length: Math.floor(bytes.length / PIECE) }, (_, i) =>
        Buffer.from(bytes.subarray(i * PIECE, (i + 1) * PIECE)),
      ),
    );
  } finally {
    database.close();
  }
}

/** Files that hold the person's words, or one of the pieces. */
function filesWith(pieces: readonly Buffer[]): readonly string[] {
  return filesBelow(processes.folder).filter((file) => {
    const bytes = readFileSync(file);
    return bytes.includes(CANARY) || pieces.some((piece) => bytes.includes(piece));
  });
}

/** How many of the pieces some file holds. */
function heldPieces(pieces: readonly Buffer[]): number {
  const files = filesBelow(processes.folder).map((file) => readFileSync(file));
  return pieces.filter((piece) => files.some((bytes) => bytes.includes(piece))).length;
}

async function writePerson(base: string, id: string): Promise<void> {
  const cvText = `${CANARY} is lasser in Gent. ${`${CANARY} werkte jaren in Brugge. `.repeat(400)}`;
  const put = await send('PUT', `${base}${DOC}/${id}?refresh=true`, {
    language: 'DUT',
    cvText,
    extraProperties: { name: `${CANARY} Peeters` },
  });
  expect(put.status).toBe(200);
  await send('PUT', `${base}/api/hrmatching/jobs_index/jobs/doc/j1`, { jobTitle: 'lasser' });
  const note = { subject: `gebeld met ${CANARY}`, body: CANARY };
  expect((await send('POST', `${base}/api/notes/CANDIDATE/candidates/${id}`, note)).status).toBe(201);
  const selection = (type: string, body: object) => send('POST', `${base}/api/selections/${type}`, body);
  await selection('candidatesForJob', { subjectId: 'j1', selectionIds: [id], selectionStatus: CANARY });
  await selection('jobsForCandidate', { subjectId: id, selectionIds: ['j1'], selectionStatus: CANARY });
}

async function annotations(base: string, id: string): Promise<unknown> {
  const response = await send('POST', `${base}/api/annotations/candidates`, { ids: [id] });
  return ((await response.json()) as { annotationsById: Record<string, unknown> }).annotationsById[id];
}

describe('a deleted candidate', () => {
  it('takes notes, selections and annotations along, and a new one under the old id has none of them', async () => {
    const { base, server } = await processes.serve();
    await writePerson(base, 'c1');
    expect(await annotations(base, 'c1')).toMatchObject({ noteCount: 1, selectionStatuses: [{ subjectId: 'j1' }] });
    expect((await send('DELETE', `${base}${DOC}/c1`)).status).toBe(200);
    await send('PUT', `${base}${DOC}/c1`, { cvText: 'bakker' });
    expect(await annotations(base, 'c1')).toEqual({ noteCount: 0, selectionStatuses: [], lastContact: null });
    const get = async (url: string) => (await fetch(`${base}${url}`)).json();
    expect(await get('/api/notes/CANDIDATE/candidates/c1')).toEqual({ notes: [] });
    expect(await get('/api/selections/candidatesForJob/j1')).toEqual({ ids: [] });
    expect(await get('/api/selections/jobsForCandidate/c1')).toEqual({ ids: [] });
    await processes.stop(server);
  });

  it('is found in no file after a stop and a start, and no file is for others to read', async () => {
    const first = await processes.serve();
    await writePerson(first.base, 'c1');
    const pieces = packedPieces('c1');
    expect(filesWith(pieces)).not.toEqual([]);
    // some are parted by the end of a page
    expect(heldPieces(pieces)).toBeGreaterThan(pieces.length * 0.9);
    await send('DELETE', `${first.base}${DOC}/c1`);
    expect(await processes.stop(first.server)).toBe(0);
    expect(filesWith(pieces)).toEqual([]);
    const second = await processes.serve();
    expect((await fetch(`${second.base}${DOC}/c1`)).status).toBe(404);
    expect(filesWith(pieces)).toEqual([]);
    const open = filesBelow(processes.folder).filter((file) => (statSync(file).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    await processes.stop(second.server);
  });

  it('is named in no log', async () => {
    const { base, server } = await processes.serve({ LOG_LEVEL: 'info' });
    await writePerson(base, 'geheimnummer77');
    await fetch(`${base}${DOC}/geheimnummer77`);
    await fetch(`${base}${DOC}/geheimnummer78`);
    await fetch(`${base}/nergens/geheimnummer79`);
    await until(async () => server.output().includes('"statusCode":404'), 'the answers are logged');
    expect(server.output()).not.toContain('geheimnummer');
    expect(server.output()).toContain('/doc/:id');
    await processes.stop(server);
  });
});

describe('counterpart erase', () => {
  function erase(id: string): string {
    return execFileSync(process.execPath, [path.join(ROOT, 'apps/server/src/cli/main.ts'), 'erase', id], {
      env: { ...process.env, DATA_DIR: processes.folder },
      encoding: 'utf8',
    });
  }

  it('says what it removed and leaves nothing of it', async () => {
    const { base, server } = await processes.serve();
    await writePerson(base, 'c1');
    await processes.stop(server);
    const pieces = packedPieces('c1');
    expect(heldPieces(pieces)).toBeGreaterThan(pieces.length * 0.9);
    const journal = path.join(processes.folder, 'imports', 'candidate-candidates.ndjson');
    mkdirSync(path.dirname(journal), { recursive: true });
    writeFileSync(journal, `{"path":"/cv/${CANARY}.pdf","id":"c1"}\n{"path":"/cv/other.pdf","id":"c2"}\n`);
    const said = erase('c1');
    expect(said).toContain('The document c1 was removed from candidates.');
    expect(said).toContain('1 note and 2 selections were removed.');
    expect(said).toContain('1 line');
    expect(filesWith(pieces)).toEqual([]);
    expect(readFileSync(journal, 'utf8')).toContain('other.pdf');
    expect(erase('c1')).toContain('Nothing was kept of c1.');
  });
});
