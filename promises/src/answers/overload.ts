import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoCandidates } from '@counterpart/testkit';
import { inFolder, ServerProcess } from '../server-process.ts';
import { amount, none, told, tried, type Count, type Trial, type Verdict, verdict } from '../verdict.ts';

const BODY = JSON.stringify({
  matchProfile: {
    language: 'DUT',
    aspects: {
      hardSkills: {
        value: [
          { id: 'a', label: 'lassen' },
          { id: 'b', label: 'Excel' },
        ],
      },
    },
  },
});
/** How many at once find out what the server can do: as many as it works on, and one that waits. */
const CLOSED_LOOP = 3;
const TIMES = 4;

interface Answered {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

function match(agent: Agent, base: string): Promise<Answered> {
  const { hostname, port } = new URL(base);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(BODY.length) };
    const path = '/api/hrmatching/match2candidates/candidates';
    const sent = httpRequest({ agent, hostname, port, method: 'POST', path, headers }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - began,
          retryAfter: response.headers['retry-after'],
        }),
      );
    });
    sent.on('error', reject);
    sent.end(BODY);
  });
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(0.99 * times.length) - 1)] ?? Number.NaN;
}

async function load(server: ServerProcess, count: number): Promise<void> {
  const lines = [...demoCandidates(1, count)].map((document) => JSON.stringify(document));
  for (let at = 0; at < lines.length; at += 200) {
    const url = '/hrmatching/candidates_index/candidates/_bulk';
    const body = lines.slice(at, at + 200).join('\n');
    await (await server.send('POST', url, body, { 'content-type': 'application/x-ndjson' })).text();
  }
  await server.indexed();
}

/** Promise 5: four times what the server can do is refused at once, and what is accepted is answered nearly as ever. */
export async function overload({ scale }: Trial): Promise<Verdict> {
  const seconds = amount(scale, 12, 2);
  return inFolder('overload', async (folder) => {
    const server = await ServerProcess.start(folder, { PARSER_THREADS: '2', WARM_UP: 'on' });
    // a queue of sockets in the client would hide what waits
    const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
    try {
      await load(server, amount(scale, 1500, 150));
      for (let i = 0; i < 60; i += 1) await match(agent, server.base);
      const unloaded: number[] = [];
      for (let i = 0; i < amount(scale, 300, 100); i += 1) unloaded.push((await match(agent, server.base)).ms);
      let done = 0;
      const closedFor = (seconds / 2) * 1000;
      const began = performance.now();
      await Promise.all(
        Array.from({ length: CLOSED_LOOP }, async () => {
          while (performance.now() - began < closedFor) if ((await match(agent, server.base)).status === 200) done += 1;
        }),
      );
      const capacity = (done * 1000) / (performance.now() - began);
      const answers: Promise<Answered>[] = [];
      const start = performance.now();
      while (performance.now() - start < seconds * 1000) {
        // an open loop: as many as are due by now, whether or not the earlier ones were answered
        const due = ((performance.now() - start) / 1000) * capacity * TIMES;
        while (answers.length < due) answers.push(match(agent, server.base));
        await sleep(2);
      }
      const all = await Promise.all(answers);
      const took = (performance.now() - start) / 1000;
      const accepted = all.filter(({ status }) => status === 200);
      const refused = all.filter(({ status }) => status === 503);
      const usual = p99(unloaded);
      const counts: readonly Count[] = [
        none('refusals without Retry-After', refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0)).length),
        none('other answers', all.length - accepted.length - refused.length),
        {
          what: 'p99 of accepted ÷ p99 unloaded',
          value: p99(accepted.map(({ ms }) => ms)) / usual,
          bound: { atMost: 5 },
        },
        tried('goodput ÷ capacity', accepted.length / took / capacity, 0.9),
        tried('refused', refused.length, 1),
        told('capacity, matches a second', Math.round(capacity)),
        told('p99 unloaded, ms', Math.round(usual)),
        told('sent', all.length),
      ];
      return verdict(counts);
    } finally {
      agent.destroy();
      await server.stop();
    }
  });
}
