import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSqliteStore, type RecordStore } from '@counterpart/store';
import type { FastifyInstance } from 'fastify';
import { calledOrigins, framedOrigins, identityOrigins } from '../config/framed-origins.ts';
import { readLayeredConfiguration } from '../config/configuration-layers.ts';
import { type Environment, EnvironmentError, isLoopback, readEnvironment } from '../config/environment.ts';
import { retentionDays } from '../config/retention-settings.ts';
import { Connections } from '../plugins/connections.ts';
import { createApp } from '../routes/create-app.ts';
import type { FollowerListener } from '../services/documents/index-follower.ts';
import { Retention } from '../services/retention.ts';
import { importsFolder } from '../services/remembered-imports.ts';
import { inSlices } from '../services/slices.ts';
import { buildWebApp, WEB_DIST } from './build-web-app.ts';
import { configurationPaths } from './configuration-path.ts';
import { removeDaily } from './daily-removal.ts';
import { PARSER_THREADS } from './pools/parser-workers.ts';
import { createServices, type WiredServices } from './create-services.ts';
import { followOntology } from './follow-ontology.ts';
import { ONTOLOGY_FOLDER } from './ontology-folder-name.ts';
import { prepareServer } from './prepare-server.ts';
import { SNAPSHOT_FOLDER } from './snapshot-files.ts';
import { surviveDefects } from './survive-defects.ts';

/** A running server. */
export interface RunningServer {
  readonly address: string;
  /** Finishes accepted requests, then closes everything; settles when nothing is left open. */
  stop(): Promise<void>;
}

/** What a start needs: the project's folder and the environment. */
export interface StartOptions {
  readonly root: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** How often connections that became idle are closed while the server ends. */
const CLOSE_IDLE_MS = 50;
/** How long a request that is still coming in may go on when the server ends, and how long an answer. */
const UNFINISHED_MS = 2000;
const ANSWER_MS = 60_000;

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new EnvironmentError(`Port ${port} is in use: stop what uses it, or choose another with PORT.`);
    if (code === 'EACCES')
      throw new EnvironmentError(`Port ${port} may not be used by this user: choose another with PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new EnvironmentError(`HOST=${host} is no address of this machine.`);
    throw error;
  }
}

/** Finishes the requests that were accepted, and takes no others. */
async function endRequests(app: FastifyInstance, connections: Connections): Promise<void> {
  // A connection that was busy when the server began to close is kept alive by its client: it is closed once idle.
  const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  // whoever never ends a request, or never takes an answer, does not keep the server
  const unfinished = setTimeout(() => connections.endUnfinished(), UNFINISHED_MS);
  const late = setTimeout(() => connections.endAll(), ANSWER_MS);
  await app.close();
  clearInterval(closing);
  clearTimeout(unfinished);
  clearTimeout(late);
}

/** Ends what works in the background, then writes the snapshots, then lets go of the store. */
async function closeServices(services: WiredServices, store: RecordStore): Promise<void> {
  await services.tests.stop();
  await services.ontology.updates?.stop();
  for (const { follower } of services.indices.all()) follower.stop();
  await services.imports.close();
  await services.pool.close();
  for (const { follower } of services.indices.all()) await follower.save();
  for (const { search } of services.indices.all()) await search.close();
  await services.endThreads();
  store.close();
}

/** Starts everything: answers first, then loads what is missing behind the indexing warning. */
export async function startServer({ root, variables }: StartOptions): Promise<RunningServer> {
  const warn = (line: string) => process.stderr.write(`${line}\n`);
  const configuration = readLayeredConfiguration(configurationPaths(root, variables), warn);
  const environment = readEnvironment(variables, root, configuration.server);
  const store = openSqliteStore(environment.dataDir);
  const ontologyFolder = path.join(environment.dataDir, ONTOLOGY_FOLDER);
  const services = createServices({
    store,
    configuration,
    version: versionOf(root),
    ontologyFolder,
    importsFolder: importsFolder(environment.dataDir),
    parsing: { readsWarmTexts: environment.warmsUp, threads: environment.parserThreads ?? PARSER_THREADS },
    snapshotFolder: path.join(environment.dataDir, SNAPSHOT_FOLDER),
    matchThreads: environment.matchThreads,
  });
  const app = await createApp(services, {
    logLevel: environment.logLevel,
    webDist: WEB_DIST,
    requestsPerMinute: environment.requestsPerMinute,
    clientHeader: environment.clientHeader,
    frameAncestors: configuration.server.frameAncestors,
    framedOrigins: framedOrigins(configuration),
    calledOrigins: calledOrigins(configuration),
    identityOrigins: identityOrigins(configuration),
    allowedHosts: isLoopback(environment.host) ? configuration.server.allowedHosts : null,
  });
  const connections = new Connections(app.server);
  const stopping = new AbortController();
  let address: string;
  try {
    address = await listen(app, environment);
  } catch (error) {
    await app.close();
    stopping.abort();
    await closeServices(services, store);
    throw error;
  }

  const report = (what: string) => (error: unknown) => {
    if (!stopping.signal.aborted) app.log.error({ err: error }, what);
  };
  if (services.ontology.error !== null)
    app.log.error({ err: services.ontology.error }, 'the ontology folder cannot be used: the starter ontology serves');
  // by change number: logs name nobody, and GET /hrmatching/indices tells the ids
  const listener: FollowerListener = {
    onUnread: (index, { change, reason }) => app.log.error({ index, change, reason }, 'a document is left unread'),
    onFailed: (index, error) => app.log.error({ index, err: error }, 'an index cannot follow the store'),
  };
  for (const { follower } of services.indices.all()) follower.reportTo(listener);
  services.tests.reportTo((reportId, error) => app.log.error({ reportId, err: error }, 'a matching test failed'));
  const endSurvival = surviveDefects(app.log);
  followOntology(services, store, { log: app.log, signal: stopping.signal });
  const retention = new Retention(store, retentionDays(configuration.server.retention), services.clock);
  const removal = removeDaily(
    retention,
    {
      removed: (index) => services.indices.get(index).follower.nudge(),
      failed: report('what was kept long enough could not be removed'),
    },
    stopping.signal,
  );
  const background = Promise.all([
    environment.warmsUp ? inSlices(services.ontology.warmUp(), stopping.signal) : null,
    buildWebApp(root, stopping.signal).catch(report('the web app could not be built')),
    prepareServer(services, store, {
      ...environment,
      signal: stopping.signal,
      handleCold: report('the start is not warm'),
    }).catch(report('loading failed')),
  ]);

  return {
    address,
    async stop() {
      await endRequests(app, connections);
      stopping.abort();
      await removal.end();
      await background;
      await closeServices(services, store);
      endSurvival();
    },
  };
}
