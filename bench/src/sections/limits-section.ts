import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, percentile, timed } from '../figures/figure.ts';
import { startedServer, stoppedServer } from '../processes/server-process.ts';
import { type WorstRequest, worstRequests } from '../documents/worst-requests.ts';

/** Health must be answered within this while the worst allowed request runs, in milliseconds. */
const HEALTH_MS = 50;
/** How often health is asked meanwhile. */
const EVERY_MS = 10;

async function send(
  base: string,
  { method, path: where, body, type = 'application/json' }: WorstRequest,
): Promise<number> {
  const response = await fetch(`${base}/api${where}`, { method, headers: { 'content-type': type }, body });
  // read as it comes and thrown away: the measuring process shares the cores
  for await (const _ of response.body ?? []) continue;
  return response.status;
}

/** The slowest answer of health while a request runs, and how long the request took. */
async function whileRunning(base: string, request: WorstRequest): Promise<readonly Figure[]> {
  const ended = new AbortController();
  const times: number[] = [];
  const running = timed(async () => {
    const status = await send(base, request);
    if (status !== 200) throw new Error(`${request.name} answered ${status}`);
  }).finally(() => ended.abort());
  while (!ended.signal.aborted) {
    times.push(await timed(async () => (await fetch(`${base}/api/health`)).text()));
    await sleep(EVERY_MS);
  }
  const took = await running;
  return [
    { name: `health during ${request.name}`, value: Math.max(...times), unit: 'ms', target: HEALTH_MS },
    { name: '  p95 of the same', value: percentile(times, 0.95), unit: 'ms', target: null },
    { name: '  the request itself', value: took, unit: 'ms', target: null },
  ];
}

const USUAL = 40;
const OVERLOAD_MS = 5000;

/** Matches one after the other, then at four times that rate: how much longer the accepted wait. */
async function overload(base: string): Promise<readonly Figure[]> {
  const request: WorstRequest = {
    name: 'match',
    method: 'POST',
    path: '/hrmatching/match2candidates/candidates',
    body: JSON.stringify({
      matchProfile: { language: 'DUT', aspects: { hardSkills: { value: [{ label: 'lassen' }, { label: 'Excel' }] } } },
    }),
  };
  const usual: number[] = [];
  for (let i = 0; i < USUAL; i += 1) usual.push(await timed(() => send(base, request)));
  const mean = usual.reduce((sum, each) => sum + each, 0) / usual.length;
  const accepted: number[] = [];
  const answers: Promise<void>[] = [];
  let refused = 0;
  async function ask(): Promise<void> {
    const began = performance.now();
    if ((await send(base, request)) === 200) accepted.push(performance.now() - began);
    else refused += 1;
  }
  const start = performance.now();
  for (let sent = 0; performance.now() - start < OVERLOAD_MS;) {
    // an open loop: as many as are due by now, whether or not the earlier ones were answered
    const due = Math.floor(((performance.now() - start) / mean) * 4);
    for (; sent < due; sent += 1) {
      answers.push(ask());
    }
    await sleep(2);
  }
  await Promise.all(answers);
  const p99 = percentile(usual, 0.99);
  return [
    { name: 'match, usual, p99', value: p99, unit: 'ms', target: null },
    {
      name: 'match at four times the capacity, accepted, p99',
      value: percentile(accepted, 0.99),
      unit: 'ms',
      target: Math.round(5 * p99),
    },
    { name: '  accepted', value: accepted.length, unit: '', target: null },
    { name: '  refused', value: refused, unit: '', target: null },
  ];
}

/** What the worst allowed requests do to everybody else, against a server that was really started. */
export async function limitsSection(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  try {
    const { child, base } = await startedServer(dataDir);
    const figures: Figure[] = [];
    try {
      for (const request of worstRequests()) figures.push(...(await whileRunning(base, request)));
      figures.push(...(await overload(base)));
    } finally {
      await stoppedServer(child);
    }
    return figures;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
