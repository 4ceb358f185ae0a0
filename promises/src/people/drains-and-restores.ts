import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Enrichment } from '@counterpart/domain';
import { backupStore, openSqliteStore, type RecordStore, restoreStore } from '@counterpart/store';
import { SeededRandom } from '../seeded-random.ts';
import { inFolder, inLanes, ServerProcess } from '../server-process.ts';
import { amount, none, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';

const CALLERS = 6;
const DOC = '/hrmatching/candidates_index/candidates/doc';
const NOW = '2026-03-02T12:00:00Z';

interface Drained {
  accepted: number;
  refused: number;
  readonly findings: string[];
}

/** Calls until the server takes none any more: what was accepted must be answered, and what was refused says when to come back. */
async function call(
  server: ServerProcess,
  prefix: string,
  caller: number,
  drained: Drained,
  kept: Set<string>,
): Promise<void> {
  for (let i = 0; ; i += 1) {
    const id = `${prefix}-${caller}-${i}`;
    const isWrite = (caller + i) % 2 === 0;
    let response: Response;
    try {
      response = isWrite
        ? await server.send('PUT', `${DOC}/${id}`, { cvText: `lasser ${id}` })
        : await server.send('POST', '/parsing/parseJob', { text: 'Wij zoeken een lasser in Gent. '.repeat(20) });
    } catch {
      // nobody listens any more; a connection that was accepted and is dropped shows in what was kept
      return;
    }
    const text = await response.text().catch((error: unknown) => `cut off: ${String(error)}`);
    if (text.startsWith('cut off')) drained.findings.push(`${prefix}: an accepted answer was ${text}`);
    if (response.ok) {
      drained.accepted += 1;
      if (isWrite) kept.add(id);
    } else if (response.status === 503) {
      drained.refused += 1;
      if (!(Number(response.headers.get('retry-after')) > 0))
        drained.findings.push(`${prefix}: 503 without Retry-After`);
    } else drained.findings.push(`${prefix}: ${response.status} ${text.slice(0, 200)}`);
  }
}

/** Servers on one folder, each ended while callers call; the next one must have all that was accepted. */
async function drain(count: number, lane: string, random: SeededRandom, drained: Drained): Promise<void> {
  await inFolder('drain', async (folder) => {
    let kept: ReadonlySet<string> = new Set();
    for (let cycle = 0; cycle <= count; cycle += 1) {
      const server = await ServerProcess.start(folder);
      for (const id of kept) {
        if (!(await server.send('GET', `${DOC}/${id}`)).ok)
          drained.findings.push(`${id} was accepted and is not there`);
      }
      if (cycle === count) {
        await server.stop();
        return;
      }
      const now = new Set<string>();
      const calling = Array.from({ length: CALLERS }, (_, caller) =>
        call(server, `${lane}${cycle}`, caller, drained, now),
      );
      await sleep(100 + random.below(900));
      const code = await server.stop();
      await Promise.all(calling);
      if (code !== 0) drained.findings.push(`a server ended with ${code}`);
      kept = now;
    }
  });
}

function enrichment(id: string): Enrichment {
  const profile = { language: 'DUT', aspects: {} } as const;
  return {
    ontologyVersion: '1',
    id,
    kind: 'CANDIDATE',
    language: 'DUT',
    profile,
    evidence: [],
    texts: [],
    worked: [],
    availableFrom: null,
  };
}

function put(store: RecordStore, id: string, cvText: string): void {
  const document = { id, cvText };
  store.write('candidates', [{ op: 'put', kind: 'CANDIDATE', id, document, enrichment: enrichment(id) }], NOW);
}

function textsIn(store: RecordStore): string {
  return JSON.stringify(
    store.page('candidates', 0, 10_000).map(({ id, version, document }) => [id, version, document.cvText]),
  );
}

/** Backups made while a store is written to, put back after it went on, or was lost. */
async function restores(count: number, random: SeededRandom): Promise<readonly string[]> {
  const findings: string[] = [];
  await inFolder('restore', async (folder) => {
    const data = path.join(folder, 'data');
    for (let cycle = 0; cycle < count; cycle += 1) {
      const backup = path.join(folder, `backup-${cycle}`);
      const store = openSqliteStore(data);
      for (let i = 0; i < 20; i += 1)
        put(store, `c${random.below(40)}`, `${cycle} ${i} ${'x'.repeat(random.below(5000))}`);
      const moment = backupStore(data, backup);
      const then = textsIn(store);
      await moment;
      for (let i = 0; i < 10; i += 1) put(store, `c${random.below(40)}`, 'later');
      store.close();
      // a machine that was lost has nothing to put it beside
      if (cycle % 4 === 3) rmSync(data, { recursive: true });
      restoreStore(backup, data, NOW);
      const restored = openSqliteStore(data);
      if (textsIn(restored) !== then) findings.push(`restore ${cycle} differs from what was backed up`);
      restored.close();
    }
  });
  return findings;
}

/** Promise 10: a server that is told to end answers what it accepted, and a backup puts back what there was. */
export async function drainsAndRestores({ scale, seed }: Trial): Promise<Verdict> {
  const drains = amount(scale, 50, 0);
  const count = amount(scale, 20, 4);
  const random = new SeededRandom(seed);
  const drained: Drained = { accepted: 0, refused: 0, findings: [] };
  const lanes = drains === 0 ? 0 : 2;
  await inLanes(lanes, lanes, (lane) => drain(Math.ceil(drains / lanes), `l${lane}-`, random, drained));
  const differing = await restores(count, random);
  return verdict(
    [
      none('accepted and dropped', drained.findings.length),
      none('restores that differ', differing.length),
      tried('drains', drains, drains),
      tried('restores', count, count),
      told('accepted', drained.accepted),
      told('told to come back', drained.refused),
    ],
    [...drained.findings, ...differing],
  );
}
