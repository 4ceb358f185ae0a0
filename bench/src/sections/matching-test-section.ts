import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore, type Write } from '@counterpart/store';
import { demoAds, demoDocuments, demoWorld } from '../documents/demo-world.ts';
import { type Figure, percentile, timed } from '../figures/figure.ts';
import { TODAY } from '../figures/match-figures.ts';
import { startedServer, stoppedServer } from '../processes/server-process.ts';

/** People in the index, and how many of them differ: the texts of a hundred thousand would take an hour to parse. */
const PEOPLE = 100_000;
const DIFFERENT = 1000;
const SOURCES = 50;
/** Decisions of each source. */
const JUDGED = 10;
const BATCH = 500;
/** Rounds over the sources while nothing else runs. */
const ROUNDS = 2;
const EVERY_MS = 1000;
/** How long people wait before they match again, in milliseconds. */
const PAUSE_MS = 50;
const NOW = '2026-01-01T00:00:00Z';
const KEY = 'bench';
const personId = (at: number): string => `bench-${String(at).padStart(6, '0')}`;

/** Puts people, jobs and decisions straight into a data folder; answers the bodies of matches from the jobs. */
function fill(dataDir: string): readonly string[] {
  const { parser } = demoWorld();
  const people = demoDocuments(DIFFERENT).map((person) => parser.enrich('CANDIDATE', person, { today: TODAY }));
  const jobs = demoAds(SOURCES).map(({ title, text }, at) =>
    parser.enrich('JOB', { id: `bench-job-${at}`, jobTitle: title, jobText: text }, { today: TODAY }),
  );
  const store = openSqliteStore(dataDir);
  try {
    const sources = jobs.map((job, at): Write => ({ op: 'put', kind: 'JOB', id: `bench-job-${at}`, ...job }));
    store.write('jobs', sources, NOW);
    for (let at = 0; at < PEOPLE; at += BATCH) {
      const writes = Array.from({ length: BATCH }, (_, i): Write | null => {
        const id = personId(at + i);
        const sample = people[(at + i) % DIFFERENT];
        if (sample === undefined) return null;
        const { document, enrichment } = sample;
        return { op: 'put', kind: 'CANDIDATE', id, document: { ...document, id }, enrichment };
      });
      store.write(
        'candidates',
        writes.filter((write) => write !== null),
        NOW,
      );
    }
    const judgements = jobs.flatMap((_, job) =>
      Array.from({ length: JUDGED }, (_other, at) => ({
        fromId: `bench-job-${job}`,
        toId: personId((job * 997 + at * 7919) % PEOPLE),
        decision: at % 2 === 0 ? ('ACCEPT' as const) : ('REJECT' as const),
      })),
    );
    store.judgements.put({ fromKind: 'JOB', toKind: 'CANDIDATE', key: KEY }, judgements, NOW);
  } finally {
    store.close();
  }
  return jobs.map(({ document, enrichment }) =>
    JSON.stringify({ matchProfile: { ...document.matchProfile, language: enrichment.language }, size: 20 }),
  );
}

async function answered<Answer>(base: string, method: string, where: string, body?: string): Promise<Answer> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${base}/api${where}`, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!response.ok) throw new Error(`${where} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** A test over fifty sources against 100,000 people: how long, and how much longer matches take meanwhile. */
export async function matchingTestSection(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  try {
    const bodies = fill(dataDir);
    const { child, base } = await startedServer(dataDir);
    try {
      const match = (body: string) =>
        timed(() => answered(base, 'POST', '/hrmatching/match2candidates/candidates', body));
      const alone: number[] = [];
      for (const body of bodies) await match(body);
      for (let round = 0; round < ROUNDS; round++) {
        for (const body of bodies) {
          alone.push(await match(body));
          await sleep(PAUSE_MS);
        }
      }
      const url = `/monitoring/match/JOB/to/CANDIDATE/key/${KEY}`;
      const { reportId } = await answered<{ reportId: string }>(base, 'POST', url);
      const beside: number[] = [];
      let report = { taskStatus: 'SCHEDULED', durationMs: 0 };
      let looked = performance.now();
      for (let at = 0; report.taskStatus === 'SCHEDULED' || report.taskStatus === 'RUNNING'; at++) {
        beside.push(await match(bodies[at % bodies.length] ?? ''));
        await sleep(PAUSE_MS);
        if (performance.now() - looked < EVERY_MS) continue;
        report = await answered(base, 'GET', `/monitoring/match/reports/${reportId}`);
        looked = performance.now();
      }
      if (report.taskStatus !== 'FINISHED') throw new Error(`the test ended as ${report.taskStatus}`);
      const usual = percentile(alone, 0.95);
      return [
        {
          name: `test of ${SOURCES} sources, ${PEOPLE} people`,
          value: report.durationMs / 1000,
          unit: 's',
          target: 30,
        },
        { name: '  p95 of matches before', value: usual, unit: 'ms', target: null },
        {
          name: `  p95 of ${beside.length} matches meanwhile`,
          value: percentile(beside, 0.95),
          unit: 'ms',
          target: 2 * usual,
        },
      ];
    } finally {
      await stoppedServer(child);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
