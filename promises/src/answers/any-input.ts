import { Agent, request as httpRequest } from 'node:http';
import { ROUTES } from '@counterpart/contract';
import { SeededRandom } from '../seeded-random.ts';
import { inFolder, inLanes, MEMORY, ServerProcess } from '../server-process.ts';
import { amount, none, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';
import { mutated, unchanged, type WireRequest } from './mutations.ts';
import { type ValidRequest, validRequests } from './valid-requests.ts';

/** The calls that a screen makes all day. */
const HOT: ReadonlySet<string> = new Set([
  'matchToCandidates',
  'candidateDetails',
  'putCandidate',
  'parseJob',
  'findPrefix',
]);
/** More at once would be shed, which is another promise. */
const LANES = 3;
const SLOW_MS = 1000;
/** Of what is sent, so much is changed in ways that usually stay valid. */
const MILD = 0.55;

function asked(agent: Agent, base: string, { method, url, headers, body }: WireRequest): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const bytes = body === null ? null : Buffer.from(body);
    const length = bytes === null ? {} : { 'content-length': String(bytes.length) };
    const sent = httpRequest(
      { agent, hostname, port, method, path: `/api${url}`, headers: { ...headers, ...length } },
      (response) => {
        response.on('data', () => undefined);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

async function load(server: ServerProcess): Promise<void> {
  for (let i = 1; i <= 20; i += 1) {
    const place = { id: 'p', label: 'Gent', cityName: 'Gent' };
    const person = {
      language: 'DUT',
      cvText: `lasser ${i} in Gent`,
      extraProperties: { town: `Stad ${i}`, office: 'Gent', rank: i, status: 'open' },
      matchProfile: { aspects: { locations: { value: [place] } } },
    };
    await server.send('PUT', `/hrmatching/candidates_index/candidates/doc/c${i}`, person);
    await server.send('PUT', `/hrmatching/jobs_index/jobs/doc/j${i}`, {
      jobTitle: 'lasser',
      extraProperties: { town: 'Gent', office: 'Gent', rank: i },
    });
  }
  // enough of both for weights to be learned from
  for (let i = 1; i <= 20; i += 1) {
    for (const [decision, id] of [
      ['ACCEPT', `c${i}`],
      ['REJECT', `c${(i % 20) + 1}`],
    ]) {
      const judged = { type: 'CANDIDATE', key: 'f1', matchedProfileId: id, decision };
      await server.send('PUT', `/monitoring/from/JOB/doc/j${i}`, judged);
    }
  }
  await server.indexed();
}

interface Found {
  sent: number;
  valid: number;
  failed: number;
  slow: number;
  longest: number;
  readonly findings: string[];
}

async function tryOne(
  agent: Agent,
  server: ServerProcess,
  valid: ValidRequest,
  wire: WireRequest,
  found: Found,
): Promise<void> {
  const began = performance.now();
  let status: number;
  try {
    status = await asked(agent, server.base, wire);
  } catch (error) {
    // whoever closes the connection without an answer did not answer
    status = 599;
    found.findings.push(`${valid.call}: ${String(error)}`);
  }
  const took = performance.now() - began;
  found.sent += 1;
  found.longest = Math.max(found.longest, took);
  if (status < 300) found.valid += 1;
  const what = `${wire.method} ${wire.url.slice(0, 200)} ${JSON.stringify(wire.headers)} ${(wire.body ?? '').slice(0, 300)}`;
  if (status >= 500) {
    found.failed += 1;
    found.findings.push(`${status} ${what}`);
  }
  if (took > SLOW_MS) {
    found.slow += 1;
    found.findings.push(`${took.toFixed(0)} ms ${what}`);
  }
}

/** Promise 6: whatever comes in, the answer is no failure of the server's, and it comes within a second. */
export async function anyInput({ scale, seed }: Trial): Promise<Verdict> {
  const hot = amount(scale, 20_000, 60);
  const others = amount(scale, 2000, 6);
  const random = new SeededRandom(seed);
  const calls = validRequests();
  const found: Found = { sent: 0, valid: 0, failed: 0, slow: 0, longest: 0, findings: [] };
  const refused: string[] = [];
  await inFolder(
    'inputs',
    async (folder) => {
      // as it is run: a first text on a cold server takes a second by itself
      const server = await ServerProcess.start(folder, { PARSER_THREADS: '2', WARM_UP: 'on' });
      const agent = new Agent({ keepAlive: true, maxSockets: LANES });
      try {
        await load(server);
        for (const valid of calls) {
          // the first of its kind may have to start what reads it
          const first = Array.from({ length: LANES }, () => asked(agent, server.base, unchanged(valid)));
          const [status] = await Promise.all(first);
          if (status === 400 || status === 415) refused.push(`${valid.call} is refused as it is`);
          const count = HOT.has(valid.call) ? hot : others;
          await inLanes(LANES, count, async () =>
            tryOne(agent, server, valid, mutated(valid, random, random.next() < MILD), found),
          );
        }
        const isAlive = server.child.exitCode === null && server.child.signalCode === null;
        if (!isAlive) found.failed += 1;
      } finally {
        agent.destroy();
        await server.stop();
      }
    },
    MEMORY,
  );
  return verdict(
    [
      none('5xx', found.failed),
      none('over a second', found.slow),
      tried('share of valid requests', found.valid / found.sent, 0.3),
      tried('requests', found.sent, HOT.size * hot + (Object.keys(ROUTES).length - HOT.size) * others),
      tried('calls', calls.length, Object.keys(ROUTES).length),
      told('calls that refuse the example as it is', refused.length),
      told('longest, ms', Math.round(found.longest)),
    ],
    [...found.findings, ...refused],
  );
}
