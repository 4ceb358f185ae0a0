import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, ServerProcesses, until } from '../worlds/server-process.ts';

// each test starts a server, some seconds on a busy machine
vi.setConfig({ testTimeout: 180_000 });

let processes: ServerProcesses;
beforeEach(() => {
  processes = new ServerProcesses();
});
afterEach(() => processes.remove());

const TEXT = 'Wij zoeken een lasser in Gent met ervaring in TIG-lassen. '.repeat(100);

/** POSTs a job to parse and drops the connection after some milliseconds. */
async function abandon(base: string, afterMs: number): Promise<void> {
  const body = JSON.stringify({ title: 'lasser', text: TEXT });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(afterMs);
  await fetch(`${base}/api/parsing/parseJob`, { method: 'POST', headers, body, signal }).catch(() => undefined);
}

describe('callers who go away', () => {
  it('leave a fresh and a busy server answering', async () => {
    const { base, server } = await processes.serve();
    // fresh: the workers are still loading, so the parses wait
    for (const afterMs of [8, 15, 25, 40, 60]) await abandon(base, afterMs);
    // busy: more parses than workers, each given up at another moment
    await Promise.all(Array.from({ length: 24 }, (_, i) => abandon(base, 8 + (i % 8) * 7)));
    await sleep(200);
    expect(server.child.exitCode).toBeNull();
    await until(
      async () => (await send('POST', `${base}/api/parsing/parseJob`, { text: TEXT })).status === 200,
      'it parses',
    );
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    expect(await processes.stop(server)).toBe(0);
  });

  it('leave no search behind that goes on without them', async () => {
    const { base, server } = await processes.serve();
    const lines = Array.from({ length: 300 }, (_, i) =>
      JSON.stringify({
        id: `c${i}`,
        language: 'DUT',
        cvText: 'lasser in Gent',
        extraProperties: { name: `Naam ${i}` },
      }),
    ).join('\n');
    await send('POST', `${base}/api/hrmatching/candidates_index/candidates/_bulk?refresh=true`, lines, {
      'content-type': 'application/x-ndjson',
    }).then((response) => response.text());
    const rules = Array.from({ length: 200 }, (_, i) => ({
      property: 'name',
      data: { type: 'keyword', comparison: 'contains', value: `nergens ${i}` },
    }));
    const body = { matchFilter: { combinator: 'or', rules } };
    const url = `${base}/api/hrmatching/match2candidates/candidates`;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${url}/impact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(100),
        }).catch(() => undefined),
      ),
    );
    // both places of the lane are free again, long before 8 budgets of two seconds are over
    await until(async () => (await send('POST', `${url}/csv`, {})).status === 200, 'the lane is free');
    expect(await processes.stop(server)).toBe(0);
  });
});

describe('what nobody caught', () => {
  it('an exception outside of a request is logged and the server goes on', async () => {
    const { base, server } = await processes.serve({
      LOG_LEVEL: 'error',
      // a defect planted from outside: an exception and a rejection in the running process
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
        "import { isMainThread } from 'node:worker_threads'; if (isMainThread) process.on('SIGUSR2', () => { setTimeout(() => { throw new Error('planted exception'); }); Promise.reject(new Error('planted rejection')); });",
      )}`,
    });
    server.child.kill('SIGUSR2');
    await until(
      async () => server.output().includes('planted exception') && server.output().includes('planted rejection'),
      'both are logged',
    );
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    expect(await processes.stop(server)).toBe(0);
  });
});
