import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore } from '@counterpart/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const candidate = { language: 'DUT', cvText: 'lasser in Gent', extraProperties: { name: 'Anna' } };
  await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/s1', candidate);
  await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/s2', { cvText: 'kok' });
  await server.call('PUT', '/hrmatching/jobs_index/jobs/doc/j1', { jobTitle: 'lasser' });
  await server.call('POST', '/notes/CANDIDATE/candidates/s1', { subject: 'gebeld' });
  const selection = { subjectId: 'j1', selectionIds: ['s1', 's2'], selectionStatus: 'invited' };
  await server.call('POST', '/selections/candidatesForJob', selection);
  const decision = { type: 'CANDIDATE', key: 'k', matchedProfileId: 's1', decision: 'ACCEPT' };
  await server.call('PUT', '/monitoring/from/JOB/doc/j1', decision);
});
afterAll(() => server.close());

describe('everything that is kept of a person', () => {
  it('is one answer: what was sent, what was read from it, notes, selections, judgements and what was done', async () => {
    const { status, json } = await server.call('GET', '/subjects/s1');
    expect(status).toBe(200);
    expect(json.documents).toHaveLength(1);
    expect(json.documents[0]).toMatchObject({ index: 'candidates', document: { id: 's1', cvText: 'lasser in Gent' } });
    expect(json.documents[0].enrichment.evidence.length).toBeGreaterThan(0);
    expect(json.notes).toMatchObject([{ subject: 'gebeld' }]);
    expect(json.selections).toMatchObject([{ id: 's1', subjectId: 'j1', status: 'invited' }]);
    expect(json.judgements).toMatchObject([{ fromId: 'j1', toId: 's1', decision: 'ACCEPT' }]);
    expect(json.log.map(({ action }: { action: string }) => action)).toEqual(['put', 'note']);
    expect(JSON.stringify(json)).not.toContain('s2');
  });

  it('says which file it was imported from, also when that is all that is left of it', async () => {
    mkdirSync(path.join(server.folder, 'imports'));
    const lines = ['{"path":"/cv/s1.pdf","id":"s1"}', '{"path":"/cv/left.pdf","id":"left"}', '{"path":"/cv/s'];
    writeFileSync(path.join(server.folder, 'imports', 'candidate-candidates.ndjson'), lines.join('\n'));
    const known = await server.call('GET', '/subjects/s1');
    expect(known.json.imports).toEqual([{ path: '/cv/s1.pdf', id: 's1' }]);
    const left = await server.call('GET', '/subjects/left');
    expect([left.status, left.json.documents, left.json.imports]).toEqual([
      200,
      [],
      [{ path: '/cv/left.pdf', id: 'left' }],
    ]);
    await server.call('GET', '/subjects/s1');
  });

  it('is told in the audit log before it is answered, and refused for an id of which nothing is kept', async () => {
    expect(server.store.audit.list(1)).toMatchObject([
      { action: 'subject export', target: server.store.audit.targetOf('s1') },
    ]);
    const { status, json } = await server.call('GET', '/subjects/nobody');
    expect([status, json.error.code]).toEqual([404, 'UNKNOWN_DOCUMENT']);
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/s2');
    const gone = await server.call('GET', '/subjects/s2');
    expect(gone.status).toBe(404);
  });
});

describe('counterpart subject-export, audit and backup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-subject-'));
  const data = path.join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../src/cli/main.ts'), ...args], {
      env: { ...process.env, DATA_DIR: data },
      encoding: 'utf8',
    });

  it('say what is kept, follow the log, and put back what was copied', { timeout: 120_000 }, () => {
    const store = openSqliteStore(data);
    const subject = { kind: 'CANDIDATE', index: 'candidates', id: 's1' } as const;
    const at = '2026-03-02T12:00:00Z';
    store.notes.add(subject, {
      id: 'n1',
      type: null,
      subject: 'gebeld',
      body: '',
      createdAt: at,
      createdBy: null,
      version: 1,
      updatedAt: null,
      updatedBy: null,
    });
    store.close();
    mkdirSync(path.join(data, 'imports'));
    writeFileSync(
      path.join(data, 'imports', 'candidate-candidates.ndjson'),
      '{"path":"/cv/s1.pdf","id":"s1"}\n{"path":"x","id":"s2"}\n{"pa',
    );
    const told = JSON.parse(command('subject-export', 's1')) as { notes: unknown[]; imports: unknown[] };
    expect(told.notes).toHaveLength(1);
    expect(told.imports).toEqual([{ path: '/cv/s1.pdf', id: 's1' }]);
    const head = /Head (\S+)/.exec(command('audit', 'verify'))?.[1] ?? '';
    expect(head).toMatch(/^1:/);
    expect(command('backup', path.join(folder, 'copy'))).toContain('The backup is in');
    command('erase', 's1');
    expect(command('restore', path.join(folder, 'copy'))).toContain(
      '1 ids that were erased since the backup were erased again.',
    );
    expect(command('audit', 'verify', '--head', head)).toContain('4 entries, each as it was written.');
    expect(JSON.parse(command('audit', 'list', '--limit', '1'))).toMatchObject({ action: 'restore', number: 4 });
    rmSync(data, { recursive: true });
    expect(() => command('audit', 'verify', '--head', head)).toThrow('there was one');
  });
});
