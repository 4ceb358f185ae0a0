import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A server beside the one that all tests share. */
export interface OwnServer {
  readonly base: string;
  /** Ends it and removes what it stored. */
  stop(): Promise<void>;
}

/** Starts a server on an empty folder of its own, on a port or a free one (0); fails with what it said when it ends instead. */
export async function startOwnServer(
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-own-e2e-'));
  const server = spawn(process.execPath, [path.join(ROOT, 'apps/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DEMO: 'off',
      WARM_UP: 'off',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /Counterpart is at (\S+)/.exec(output)?.[1];
      if (printed !== undefined) resolve(printed);
    };
    server.stdout.on('data', take);
    server.stderr.on('data', take);
  });
  return {
    base: address,
    async stop() {
      server.removeAllListeners('exit');
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
