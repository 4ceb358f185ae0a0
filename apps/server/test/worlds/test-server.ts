import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import type { FastifyInstance } from 'fastify';
import type { LoginSettings } from '../../src/config/login-settings.ts';
import { readConfigurationFile } from '../../src/config/configuration-file.ts';
import { screensConfig } from '../../src/config/screens-config.ts';
import { createApp } from '../../src/routes/create-app.ts';
import type { ParserPoolOptions } from '../../src/wiring/pools/parser-workers.ts';
import { PiscinaParserPool } from '../../src/wiring/pools/piscina-parser-pool.ts';
import { createServices, type WiredServices } from '../../src/wiring/create-services.ts';

/** A whole server without a port: real store in a folder of its own, real index, real workers. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: WiredServices;
  /** Its data folder. */
  readonly folder: string;
  readonly store: RecordStore;
  /** POSTs, PUTs or GETs below /api and answers status and JSON. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** What a call answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly json: any;
}

/** The day on which the tests stand still. */
export const TODAY = '2026-03-02';

/** The range of a location that names none, in kilometres, as the default variant has it. */
const RANGE_KM = 30;
let shared: PiscinaParserPool | undefined;

/**
 * The workers of all servers of this process that ask for no others: one takes two seconds of a core to compile the labels,
 * and there are thirty files that start a server. They keep nothing of the texts that they read.
 */
function sharedReaders(): PiscinaParserPool {
  return (shared ??= new PiscinaParserPool(null, { defaultRangeKm: RANGE_KM }));
}

/** Starts one; `now` stands still. Bounds of its workers may be tightened, and it may keep an ontology of its own. */
export async function startTestServer(
  parsing: ParserPoolOptions = {},
  {
    keepsOntology = false,
    login,
    matchThreads = 0,
    variables = {},
  }: {
    readonly keepsOntology?: boolean;
    readonly login?: LoginSettings;
    readonly matchThreads?: number;
    /** Variables of its configuration, besides those of the default variant. */
    readonly variables?: Readonly<Record<string, string>>;
  } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-server-'));
  const store = openSqliteStore(folder);
  const file = readConfigurationFile(
    path.resolve(import.meta.dirname, '../../../../variants/default/config.json'),
    () => undefined,
  );
  const configuration =
    login === undefined
      ? { ...file, variables: { ...file.variables, ...variables } }
      : { ...file, server: { ...file.server, login }, config: screensConfig({ login }, file.config) };
  const hasOwnReaders = keepsOntology || Object.keys(parsing).length > 0;
  const services = createServices({
    store,
    configuration,
    version: '0.0.0',
    ...(hasOwnReaders ? { parsing } : { readers: sharedReaders() }),
    importsFolder: path.join(folder, 'imports'),
    ...(keepsOntology ? { ontologyFolder: path.join(folder, 'ontology') } : {}),
    keys: { cooldownMs: 0 },
    matchThreads,
    clock: () => new Date(`${TODAY}T12:00:00Z`),
  });
  const app = await createApp(services, {
    logLevel: 'silent',
    // the screens take addresses as in the product, though they are not built
    webDist: path.join(folder, 'screens'),
    requestsPerMinute: 100_000,
    clientHeader: null,
    frameAncestors: [],
    framedOrigins: [],
    allowedHosts: [],
  });
  return {
    app,
    services,
    folder,
    store,
    async call(method, url, body, headers = {}) {
      const response = await app.inject({
        method,
        url: `/api${url}`,
        headers: { host: 'localhost', ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = (response.headers['content-type'] ?? '').includes('application/json');
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        json: isJson ? response.json() : null,
      };
    },
    async close() {
      await app.close();
      if (hasOwnReaders) await services.pool.close();
      await services.endThreads();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
