import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../../..');
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
export async function startedServer(dataDir: string): Promise<{ child: ChildProcess; base: string; seconds: number }> {
  const port = await freePort();
  const start = performance.now();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    // what is measured is the server, not the limit that one caller has
    REQUESTS_PER_MINUTE: '100000000',
  };
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

/** Ends it as an operator does. */
export async function stoppedServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
