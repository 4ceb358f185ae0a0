import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT, ServerProcesses } from '../worlds/server-process.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 });

let server: TestServer;
const PATH = '/hrmatching/match2candidates/candidates';
const welders = { matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } } };

beforeAll(async () => {
  server = await startTestServer();
  for (const id of ['log-p1', 'log-p2', 'log-p3']) {
    const person = { language: 'DUT', preferredJobTitle: 'lasser', extraProperties: { name: `Naam ${id}` } };
    await server.call('PUT', `/hrmatching/candidates_index/candidates/doc/${id}?refresh=true`, person);
  }
});
afterAll(async () => server.close());

const entries = () => server.store.accesses.list(100);

describe('the access log', () => {
  it('ENG-07 ENG-14 has an entry for each download, each list of ids and each page beyond 40, before it is sent', async () => {
    for (const call of ['/csv', '/xlsx', '/ndjson', '/ids']) {
      expect((await server.call('POST', `${PATH}${call}`, { ...welders, size: 2 })).status).toBe(200);
    }
    await server.call('POST', PATH, { ...welders, size: 41 });
    expect(entries().map(({ action, asked, found }) => [action, asked, found])).toEqual([
      ['page', 41, 3],
      ['ids', 2, 3],
      ['ndjson', 2, 3],
      ['xlsx', 2, 3],
      ['csv', 2, 3],
    ]);
    expect(entries()[0]).toEqual({
      number: 5,
      at: '2026-03-02T12:00:00.000Z',
      caller: null,
      action: 'page',
      kind: 'CANDIDATE',
      index: 'candidates',
      requestHash: expect.stringMatching(/^[\w-]{22}$/) as string,
      asked: 41,
      found: 3,
    });
    expect(server.store.accesses.list(2, 4).map(({ number }) => number)).toEqual([3, 2]);
  });

  it('a page of a screen and a refused call leave none; jobs say that they are jobs', async () => {
    const before = entries().length;
    await server.call('POST', PATH, { ...welders, size: 40 });
    expect((await server.call('POST', `${PATH}/csv`)).status).toBe(400);
    expect((await server.call('POST', `${PATH}/csv`, { ...welders, size: -1 })).status).toBe(400);
    expect(entries()).toHaveLength(before);
    await server.call('POST', '/hrmatching/match2jobs/jobs/ids', {});
    expect(entries()[0]).toMatchObject({ action: 'ids', kind: 'JOB', index: 'jobs', asked: 1000, found: 0 });
  });

  it('the same search has the same hash, another filter another; nobody can be read in it', async () => {
    const hash = async (body: object) => {
      await server.call('POST', `${PATH}/ids`, body);
      return entries()[0]?.requestHash;
    };
    const named = { property: 'name', data: { type: 'enum', comparison: 'is one of', value: ['Naam log-p2'] } };
    const one = await hash({ ...welders, excludedIds: ['log-p1'] });
    expect(await hash({ ...welders, excludedIds: ['log-p2'], size: 7 })).toBe(one);
    expect(await hash({ ...welders, matchFilter: { combinator: 'and', rules: [named] } })).not.toBe(one);
    expect(JSON.stringify(entries())).not.toMatch(/log-p|Naam/);
  });
});

describe('counterpart access-log', () => {
  const processes = new ServerProcesses();
  afterAll(() => processes.remove());
  const command = (...options: string[]) =>
    execFileSync(process.execPath, [path.join(ROOT, 'apps/server/src/cli/main.ts'), 'access-log', ...options], {
      env: { ...process.env, DATA_DIR: processes.folder },
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { action: string });

  it('reads it beside a running server, survives kill -9, and a folder of before has an empty one', async () => {
    const { base, server: first } = await processes.serve();
    const list = (type: string) =>
      fetch(`${base}/api${PATH}/${type}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).then((response) => response.text());
    await list('csv');
    await list('xlsx');
    expect(command().map(({ action }) => action)).toEqual(['xlsx', 'csv']);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(command('--limit', '1').map(({ action }) => action)).toEqual(['xlsx']);
    const database = new DatabaseSync(path.join(processes.folder, 'counterpart.db'));
    database.exec(
      'DROP TABLE access_log; DROP TABLE strategy_versions; DROP TABLE judgements; DROP TABLE test_results; DROP TABLE test_reports; DROP TABLE saved_searches; DROP TABLE audit_log; ALTER TABLE documents DROP COLUMN names; ALTER TABLE documents DROP COLUMN digest_format; ALTER TABLE documents DROP COLUMN digest; PRAGMA user_version = 1',
    );
    for (const table of ['documents', 'notes', 'selections']) {
      database.exec(`ALTER TABLE ${table} DROP COLUMN by_subject; ALTER TABLE ${table} DROP COLUMN by_name;`);
    }
    for (const column of ['version', 'updated_at', 'updated_subject', 'updated_name']) {
      database.exec(`ALTER TABLE notes DROP COLUMN ${column}`);
    }
    database.close();
    expect(command()).toEqual([]);
    const { server: second } = await processes.serve();
    expect(command()).toEqual([]);
    await processes.stop(second);
  });
});
