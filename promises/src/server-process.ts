import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** How long a start may take before it is given up, in milliseconds. */
const PATIENCE_MS = 120_000;

/** A folder in memory, for what does not try the disk; where none is, among the other temporary files. */
export const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder of its own, private, to be removed by `work`'s end. */
export async function inFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
  place = tmpdir(),
): Promise<Result> {
  const folder = mkdtempSync(path.join(place, `counterpart-${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A real server as a process of its own. */
export class ServerProcess {
  readonly base: string;
  readonly child: ChildProcess;
  readonly #output: () => string;

  private constructor(child: ChildProcess, base: string, output: () => string) {
    this.child = child;
    this.base = base;
    this.#output = output;
  }

  /** Everything it printed so far. */
  get output(): string {
    return this.#output();
  }

  /** Starts one on a data folder and waits until it says its address; throws when it ends instead. */
  static async start(folder: string, variables: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'apps/server/src/main.ts')],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          PORT: '0',
          DEMO: 'off',
          DATA_DIR: folder,
          LOG_LEVEL: 'silent',
          PARSER_THREADS: '1',
          WARM_UP: 'off',
          REQUESTS_PER_MINUTE: '100000000',
          ...variables,
        },
      },
    );
    let output = '';
    const address = Promise.withResolvers<string>();
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /Counterpart is at (\S+)/.exec(output)?.[1];
      if (printed !== undefined) address.resolve(printed);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('exit', () => address.reject(new Error(`the server ended: ${output}`)));
    const late = setTimeout(() => address.reject(new Error('the server did not start in time')), PATIENCE_MS);
    try {
      return new ServerProcess(child, await address.promise, () => output);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Ends it at once, wherever it is. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Ends it as an operator does, and answers its exit code; null when a signal ended it. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  }

  /** Sends JSON below /api; a text is sent as it is. */
  send(method: string, url: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(`${this.base}/api${url}`, {
      method,
      ...(body === undefined
        ? { headers }
        : { headers: { 'content-type': 'application/json', ...headers }, body: text }),
    });
  }

  /** Waits until every index holds all that is stored. */
  async indexed(): Promise<void> {
    for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await sleep(25)) {
      const { indices } = (await (await this.send('GET', '/hrmatching/indices')).json()) as {
        readonly indices: readonly { readonly fullyIndexed: boolean }[];
      };
      if (indices.every(({ fullyIndexed }) => fullyIndexed)) return;
    }
    throw new Error('the indices did not catch up in time');
  }
}

/** Does a work for each number below `count`, `lanes` at a time. */
export async function inLanes(
  lanes: number,
  count: number,
  work: (number: number, lane: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (next < count) {
        const number = next;
        next += 1;
        await work(number, lane);
      }
    }),
  );
}
