import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OntologyFolder, readCustomerCsv } from '@counterpart/ontology';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfigurationFile } from '../../src/config/configuration-file.ts';
import { createApp } from '../../src/routes/create-app.ts';
import { createServices, type WiredServices } from '../../src/wiring/create-services.ts';
import { ontologyListener } from '../../src/wiring/follow-ontology.ts';
import type { OntologyListener } from '../../src/wiring/ontology-updates.ts';
import { useSmallOntology } from '../worlds/small-ontology.ts';

interface Running {
  readonly app: FastifyInstance;
  readonly services: WiredServices;
  readonly store: RecordStore;
  readonly listener: OntologyListener;
  readonly logged: string[];
  stop(): Promise<void>;
}

let data: string;
let folder: string;
const running: Running[] = [];

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'counterpart-live-'));
  folder = path.join(data, 'ontology');
  useSmallOntology(data);
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(): Promise<Running> {
  const configuration = readConfigurationFile(
    path.resolve(import.meta.dirname, '../../../../variants/default/config.json'),
    () => undefined,
  );
  const store = openSqliteStore(data);
  const services = createServices({ store, configuration, version: '0.0.0', ontologyFolder: folder });
  const app = await createApp(services, {
    logLevel: 'silent',
    webDist: null,
    requestsPerMinute: 100_000,
    clientHeader: null,
    frameAncestors: [],
    framedOrigins: [],
    allowedHosts: [],
  });
  const stopping = new AbortController();
  const logged: string[] = [];
  const listener = ontologyListener(services, store, { log: app.log, signal: stopping.signal });
  const server: Running = {
    app,
    services,
    store,
    logged,
    listener: {
      ...listener,
      onFailed: (error) => {
        logged.push((error as Error).message);
        listener.onFailed(error);
      },
    },
    async stop() {
      stopping.abort();
      await services.ontology.updates?.stop();
      await app.close();
      await services.pool.close();
      store.close();
    },
  };
  running.push(server);
  return server;
}

async function importRows(...rows: readonly string[]): Promise<void> {
  const file = path.join(data, 'ours.csv');
  writeFileSync(file, ['id,type,isco,preferred_nl,alternative_nl,essential', ...rows].join('\n'));
  const records = await readCustomerCsv(file, () => undefined);
  new OntologyFolder(folder).addSource({ kind: 'customer', name: 'ours.csv', replacesStarter: false, records });
}

async function call({ app }: Running, method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) {
  const response = await app.inject({
    method,
    url: `/api${url}`,
    headers: { host: 'localhost' },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, json: response.json() as unknown };
}

const findZwevelaar = (server: Running) =>
  call(server, 'POST', '/ontology/findPrefix', { text: 'zwevel', lang: 'DUT' });
const NEW_ROW = 'bubble-tester,OCCUPATION,7315,zwevelaar,,';

const MATCH = {
  matchProfile: {
    language: 'DUT',
    aspects: {
      jobFunctions: {
        type: 'concepts',
        weight: 1,
        required: false,
        value: [{ id: 'lasser', label: 'lasser', weight: 1, required: false }],
      },
    },
  },
};

function evidenceOf({ store }: Running, id: string): readonly string[] {
  return store.get('candidates', id)?.enrichment.evidence.map(({ conceptId }) => conceptId) ?? [];
}

describe('an ontology that changes while the server runs', () => {
  it('is taken over without losing a request, and documents are made sense of anew', async () => {
    const server = await start();
    const document = { cvText: 'Ik ben zwevelaar in Gent.', language: 'DUT' };
    const url = '/hrmatching/candidates_index/candidates/doc';
    expect((await call(server, 'PUT', `${url}/c1?refresh=true`, document)).status).toBe(200);
    expect(evidenceOf(server, 'c1')).not.toContain('bubble-tester');
    const before = server.services.ontologyVersion;
    await importRows(NEW_ROW);

    const done = new AbortController();
    const statuses: number[] = [];
    async function keepAsking(ask: (round: number) => Promise<{ readonly status: number }>): Promise<void> {
      for (let round = 0; !done.signal.aborted; round++) statuses.push((await ask(round)).status);
    }
    const asking = Promise.all([
      keepAsking(() => findZwevelaar(server)),
      keepAsking(() => call(server, 'POST', '/ontology/parseQuery', { query: 'lasser Gent', lang: 'DUT' })),
      keepAsking(() => call(server, 'POST', '/parsing/parseJob', { text: 'Wij zoeken een lasser in Gent.' })),
      keepAsking(() => call(server, 'POST', '/hrmatching/match2candidates/candidates', MATCH)),
      keepAsking((round) => call(server, 'PUT', `${url}/n${round % 5}`, document)),
    ]);
    await server.services.ontology.updates?.look(server.listener);
    done.abort();
    await asking;

    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(server.services.ontologyVersion).not.toBe(before);
    expect((await findZwevelaar(server)).json).toMatchObject({ items: [{ conceptId: 'bubble-tester' }] });
    for (const id of ['c1', 'n0']) expect(evidenceOf(server, id)).toContain('bubble-tester');
    expect(server.store.staleCount('candidates', server.services.ontologyVersion)).toBe(0);
    // the last documents that were written follow a moment later
    await expect
      .poll(async () => (await call(server, 'GET', '/hrmatching/indices')).json)
      .toMatchObject({ indices: [{ fullyIndexed: true }, {}] });
    const query = await call(server, 'POST', '/ontology/parseQuery', { query: 'zwevelaar', lang: 'DUT' });
    expect(query.json).toMatchObject({ parsedQueryItems: [{ type: 'FUNCTION', text: 'zwevelaar' }] });
  });
  it('is there at a start, and gone after a reset', async () => {
    await importRows(NEW_ROW);
    const server = await start();
    expect((await findZwevelaar(server)).json).toMatchObject({ items: [{ conceptId: 'bubble-tester' }] });
    new OntologyFolder(folder).reset(false);
    await server.services.ontology.updates?.look(server.listener);
    expect((await findZwevelaar(server)).json).toEqual({ items: [] });
  });
  it('stays as it was when the folder breaks, with one error, until it is mended', async () => {
    await importRows(NEW_ROW);
    const server = await start();
    const file = path.join(folder, 'state.json');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, '{"format":9}');
    await server.services.ontology.updates?.look(server.listener);
    await server.services.ontology.updates?.look(server.listener);
    expect(server.logged).toEqual([expect.stringContaining('was written by a newer version')]);
    expect((await findZwevelaar(server)).json).toMatchObject({ items: [{ conceptId: 'bubble-tester' }] });
    writeFileSync(file, good);
    await importRows(NEW_ROW, 'bell-tester,OCCUPATION,7315,zwevelaarster,,');
    await server.services.ontology.updates?.look(server.listener);
    expect((await findZwevelaar(server)).json).toMatchObject({ items: [{}, {}] });
    expect(server.logged).toHaveLength(1);
  });
  it('that is broken at a start leaves the starter serving, and says so', async () => {
    await importRows(NEW_ROW);
    const file = path.join(folder, 'state.json');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, 'nonsense');
    const server = await start();
    expect(server.services.ontology.error).toMatchObject({ message: expect.stringContaining('is damaged') as string });
    expect((await findZwevelaar(server)).status).toBe(200);
    writeFileSync(file, `${good}\n`);
    await server.services.ontology.updates?.look(server.listener);
    expect((await findZwevelaar(server)).json).toMatchObject({ items: [{ conceptId: 'bubble-tester' }] });
  });
});
