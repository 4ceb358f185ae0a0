import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore, type Write } from '@counterpart/store';
import { demoDocuments, demoWorld } from '../documents/demo-world.ts';
import { type Figure, percentile, timed } from '../figures/figure.ts';
import { TODAY } from '../figures/match-figures.ts';
import { startedServer, stoppedServer } from '../processes/server-process.ts';
import { sheetRows } from '../documents/sheet-rows.ts';
import { treeMegabytes } from '../processes/tree-memory.ts';

/** People in the index that is downloaded as a whole. */
const PEOPLE = 100_000;
const BATCH = 100;
/** What the one that all are copies of works as: all of them match. */
const JOB_FUNCTION = 'autocarchauffeur';
const NOW = '2026-01-01T00:00:00Z';
/** How often health is asked while a file is written, in milliseconds. */
const EVERY_MS = 20;

/** Puts people straight into a data folder, copies of one that was read: the texts of a hundred thousand would take an hour to parse. */
function fill(dataDir: string): void {
  const { parser } = demoWorld();
  const [person] = demoDocuments(1);
  if (person === undefined) throw new Error('there is no demo candidate');
  const sample = parser.enrich('CANDIDATE', person, { today: TODAY });
  const job = parser.enrich('JOB', { id: 'bench-job', jobTitle: 'lasser' }, { today: TODAY });
  const store = openSqliteStore(dataDir);
  try {
    // a server is ready once each of its indices has somebody
    store.write('jobs', [{ op: 'put', kind: 'JOB', id: 'bench-job', ...job }], NOW);
    for (let at = 0; at < PEOPLE; at += BATCH) {
      const writes = Array.from({ length: BATCH }, (_, i): Write => {
        const id = `bench-${String(at + i).padStart(6, '0')}`;
        return {
          op: 'put',
          kind: 'CANDIDATE',
          id,
          document: { ...sample.document, id },
          enrichment: sample.enrichment,
        };
      });
      store.write('candidates', writes, NOW);
    }
  } finally {
    store.close();
  }
}

/** What ends a row; a text within one has neither. */
const ROW_END: Readonly<Record<string, string>> = { csv: '\n', ndjson: '\n' };

/** The bytes of a download; throws when rows are missing. */
async function bytesOf(base: string, type: string, body: object): Promise<number> {
  const response = await fetch(`${base}/api/hrmatching/match2candidates/candidates/${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, size: PEOPLE }),
  });
  if (response.status !== 200) throw new Error(`${type} answered ${response.status}`);
  let bytes = 0;
  let rows = 0;
  const workbook: Uint8Array[] = [];
  const decoder = new TextDecoder();
  // what is read is counted and thrown away: the measuring process shares the cores; a workbook says its rows at the end
  for await (const piece of response.body ?? []) {
    const part = piece as Uint8Array;
    bytes += part.length;
    if (type === 'xlsx') workbook.push(part);
    else rows += decoder.decode(part, { stream: true }).split(ROW_END[type] ?? '').length - 1;
  }
  if (type === 'xlsx') rows = sheetRows(Buffer.concat(workbook));
  const expected = type === 'ndjson' ? PEOPLE : PEOPLE + 1;
  if (rows !== expected) throw new Error(`${type} has ${rows} rows in the place of ${expected}`);
  return bytes;
}

/** Downloads of 100,000 rows: how long, how large, how long health waits meanwhile, and how much memory it takes. */
export async function downloadsSection(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  try {
    fill(dataDir);
    const { child, base } = await startedServer(dataDir);
    try {
      const figures: Figure[] = [];
      const before = treeMegabytes(child.pid ?? 0);
      let most = before;
      const profile = {
        matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: JOB_FUNCTION }] } } },
      };
      const ranked = { ...profile, queryParams: { scoreType: 'FORWARD' } };
      for (const [name, type, body] of [
        ['list as csv', 'csv', {}],
        ['list as xlsx', 'xlsx', {}],
        ['list as ndjson', 'ndjson', {}],
        ['matches as xlsx', 'xlsx', ranked],
      ] as const) {
        const ended = new AbortController();
        let bytes = 0;
        const running = timed(async () => {
          bytes = await bytesOf(base, type, body);
        }).finally(() => ended.abort());
        const waits: number[] = [];
        while (!ended.signal.aborted) {
          most = Math.max(most, treeMegabytes(child.pid ?? 0));
          waits.push(await timed(async () => (await fetch(`${base}/api/health`)).text()));
          await sleep(EVERY_MS);
        }
        figures.push(
          { name: `100,000 rows, ${name}`, value: (await running) / 1000, unit: 's', target: null },
          { name: '  size', value: bytes / 1_000_000, unit: 'MB', target: null },
          { name: '  health meanwhile, p95', value: percentile(waits, 0.95), unit: 'ms', target: 50 },
          { name: '  health meanwhile, slowest', value: Math.max(...waits), unit: 'ms', target: null },
        );
      }
      figures.push({ name: 'most memory beyond that before', value: most - before, unit: 'MB', target: null });
      return figures;
    } finally {
      await stoppedServer(child);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
