import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { useSmallOntology } from './small-ontology.ts';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** How long a slow machine may take for what is waited for here, in milliseconds. */
const PATIENCE_MS = 60_000;

/** A server process of its own and what it said. */
export interface Started {
  readonly child: ChildProcess;
  /** Everything it printed until it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** The address, once it is printed; null when it ended before. */
  readonly address: Promise<string | null>;
  /** What it has printed so far. */
  readonly output: () => string;
}

/** Server processes on a data folder of their own with an ontology of four jobs, ended and removed together. */
export class ServerProcesses {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'counterpart-start-'));
  readonly #running: ChildProcess[] = [];

  constructor() {
    useSmallOntology(this.folder);
  }

  /** `wrapper` is a command that is given the program with its arguments, to run it under other conditions. */
  start(variables: Readonly<Record<string, string>> = {}, wrapper: readonly string[] = []): Started {
    const [command, ...args] = [...wrapper, process.execPath, path.join(ROOT, 'apps/server/src/main.ts')];
    if (command === undefined) throw new Error('there is nothing to run');
    const child = spawn(command, args, {
      env: {
        ...process.env,
        PORT: '0',
        DEMO: 'off',
        DATA_DIR: this.folder,
        LOG_LEVEL: 'silent',
        // a thread compiles the labels for two seconds: a second one would do it at the same time, for nothing here
        PARSER_THREADS: '1',
        // most servers of tests live for a second or two: six of processor time to warm them would be lost
        WARM_UP: 'off',
        ...variables,
      },
    });
    this.#running.push(child);
    let output = '';
    const found = Promise.withResolvers<string | null>();
    function take(chunk: Buffer) {
      output += chunk.toString();
      const printed = /Counterpart is at (\S+)/.exec(output)?.[1];
      if (printed !== undefined) found.resolve(printed);
    }
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
      child.on('exit', (code) => {
        found.resolve(null);
        resolve({ code, output });
      });
    });
    return { child, ended, address: found.promise, output: () => output };
  }

  /** Starts one and answers its address; fails when it ends instead. */
  async serve(
    variables: Readonly<Record<string, string>> = {},
    wrapper: readonly string[] = [],
  ): Promise<{ base: string; server: Started }> {
    const server = this.start(variables, wrapper);
    const base = await server.address;
    if (base === null) throw new Error(`the server ended: ${server.output()}`);
    return { base, server };
  }

  /** Starts one that refuses to run, and answers the one line that it says. */
  async refusal(variables: Readonly<Record<string, string>> = {}): Promise<string> {
    const { code, output } = await this.start(variables).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    return output;
  }

  /** Ends one as an operator does. */
  async stop({ child, ended }: Started): Promise<number | null> {
    child.kill('SIGTERM');
    return (await ended).code;
  }

  remove(): void {
    for (const child of this.#running.splice(0)) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Sends JSON and answers the response. */
export function send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method,
    ...(body === undefined
      ? { headers }
      : {
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
  });
}

/** Waits until something holds; fails when it never does. */
export async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS;) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`waited too long until ${what}`);
}
