import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoWorld } from './demo-world.ts';
import { type Figure, timed, timeFigures } from './figure.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Rounds over the profiles; the first warms up and is not counted. */
const ROUNDS = 5;
/** A first start that takes longer than this is given up. */
const PATIENCE_MS = 600_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

interface IndexStatus {
  readonly fullyIndexed: boolean;
  readonly documents: number;
}

async function isReady(base: string): Promise<boolean> {
  try {
    const response = await fetch(`${base}/api/hrmatching/indices`);
    if (!response.ok) return false;
    const { indices } = (await response.json()) as { readonly indices: readonly IndexStatus[] };
    return indices.length > 0 && indices.every(({ fullyIndexed, documents }) => fullyIndexed && documents > 0);
  } catch {
    // Refused until it listens.
    return false;
  }
}

/** A server process of its own, ready with all demo data, and the seconds that took. */
async function started(dataDir: string): Promise<{ child: ChildProcess; base: string; seconds: number }> {
  const port = await freePort();
  const start = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: 'on', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['tools/launch.mjs', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  while (!(await isReady(base))) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    if (performance.now() - start > PATIENCE_MS) throw new Error('the server was not ready in time');
    await sleep(100);
  }
  return { child, base, seconds: (performance.now() - start) / 1000 };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Matches over HTTP against a server that was really started, and how long its first and second start take. */
export async function httpSection(): Promise<readonly Figure[]> {
  const { profiles } = demoWorld();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  const times: number[] = [];
  try {
    const first = await started(dataDir);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { matchProfile, enrichment } of profiles) {
          const body = JSON.stringify({
            matchProfile: { ...matchProfile, language: enrichment.language },
            userLanguage: enrichment.language,
            from: 0,
            size: 20,
          });
          const time = await timed(async () => {
            const response = await fetch(`${first.base}/api/hrmatching/match2candidates/candidates`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body,
            });
            const text = await response.text();
            if (!response.ok) throw new Error(`a match answered ${response.status}: ${text.slice(0, 300)}`);
          });
          if (round > 0) times.push(time);
        }
      }
    } finally {
      await stopped(first.child);
    }
    const second = await started(dataDir);
    await stopped(second.child);
    return [
      { name: 'first start, demo data indexed', value: first.seconds, unit: 's', target: 60 },
      { name: 'second start, all indexed', value: second.seconds, unit: 's', target: 10 },
      ...timeFigures('match over HTTP, 20 profiles', times, 50),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
