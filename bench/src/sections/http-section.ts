import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { clientFigures } from '../figures/client-figures.ts';
import { demoWorld } from '../documents/demo-world.ts';
import { type Figure, timed, timeFigures } from '../figures/figure.ts';
import { matchedOverHttp } from '../figures/matched-over-http.ts';
import { startedServer, stoppedServer } from '../processes/server-process.ts';

/** Rounds over the profiles; the first warms up and is not counted. */
const ROUNDS = 5;

/** Bytes that a candidate takes in the store: what was sent, what was read in it, and what an index reads. */
function storedBytes(dataDir: string): number {
  const database = new DatabaseSync(path.join(dataDir, 'counterpart.db'), { readOnly: true });
  try {
    const bytes = ['document', 'enrichment', 'digest'].map((column) => `ifnull(length(CAST(${column} AS BLOB)), 0)`);
    const sql = `SELECT avg(${bytes.join(' + ')}) AS bytes FROM documents WHERE kind = 'CANDIDATE'`;
    return (database.prepare(sql).get() as { readonly bytes: number }).bytes;
  } finally {
    database.close();
  }
}

/** Matches over HTTP against a server that was really started, by one client and by many, and how long its first and second start take. */
export async function httpSection(): Promise<readonly Figure[]> {
  const { profiles } = demoWorld();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counterpart-bench-'));
  const times: number[] = [];
  const clients: Figure[] = [];
  try {
    const first = await startedServer(dataDir);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const profile of profiles) {
          const time = await timed(() => matchedOverHttp(first.base, profile));
          if (round > 0) times.push(time);
        }
      }
      clients.push(...(await clientFigures(first.base, profiles)));
    } finally {
      await stoppedServer(first.child);
    }
    const second = await startedServer(dataDir);
    await stoppedServer(second.child);
    return [
      { name: 'a stored candidate', value: storedBytes(dataDir) / 1000, unit: 'KB', target: 8 },
      { name: 'first start, demo data indexed', value: first.seconds, unit: 's', target: 60 },
      { name: 'second start, all indexed', value: second.seconds, unit: 's', target: 10 },
      ...timeFigures('match over HTTP, 20 profiles', times, 30, 12),
      ...clients,
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
