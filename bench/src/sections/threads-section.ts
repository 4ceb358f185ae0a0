import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { createEmbeddedIndex, createShardedIndex, ShardThreads } from '@counterpart/engine';
import type { CompiledQuery } from '@counterpart/scoring';
import type { IndexedDocument, SearchIndex } from '@counterpart/search-port';
import { type Figure, percentile, timed } from '../figures/figure.ts';
import { readBandwidth } from '../processes/memory-probe.ts';
import { type Kind, KINDS, PAGE, queriesOf } from '../documents/profile-kinds.ts';
import { SyntheticWorld } from '../documents/synthetic-documents.ts';

const SEED = 7;
const PROFILES = 200;
const WARM_UP = 30;
const BATCH = 1000;
/** Threads that search; 0 is the thread that asks. */
const ARRANGEMENTS = [0, 1, 2];
/** What two threads are asked to gain on a search without required items. */
const GAIN = 1.6;

interface Arrangement {
  readonly threads: number;
  readonly index: SearchIndex;
  readonly taken: { wall: number };
  readonly end: () => Promise<void>;
}

function arranged(count: number): Arrangement {
  if (count === 0) {
    const index = createEmbeddedIndex();
    return { threads: 0, index, taken: { wall: 0 }, end: () => index.close() };
  }
  const threads = new ShardThreads(count, (handleEnd) => {
    const worker = new Worker(new URL('../processes/shard-worker.ts', import.meta.url));
    worker.once('exit', (code) => handleEnd(new Error(`a shard ended with code ${code}`)));
    return {
      port: worker,
      end: async () => {
        await worker.terminate();
      },
    };
  });
  return {
    threads: count,
    index: createShardedIndex('bench', threads),
    taken: { wall: 0 },
    end: () => threads.close(),
  };
}

async function load(arrangements: readonly Arrangement[], count: number): Promise<void> {
  const world = new SyntheticWorld(SEED);
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, i): IndexedDocument => {
      const id = `c${from + i}`;
      return { id, enrichment: world.candidate(id), properties: world.properties(id), change: from + i + 1 };
    });
    const changes = batch.map((document) => ({ op: 'put' as const, document }));
    for (const { index, taken } of arrangements) taken.wall += await timed(() => index.apply(changes));
  }
}

/** Times of each arrangement over the same queries, in turns; throws when two of them do not agree. */
async function timesOf(
  arrangements: readonly Arrangement[],
  queries: readonly CompiledQuery[],
  { filter }: Kind,
): Promise<readonly number[][]> {
  const times = arrangements.map((): number[] => []);
  const options = { ...PAGE, filter };
  for (const query of queries) {
    const answers = new Set<string>();
    for (const [at, { index }] of arrangements.entries()) {
      times[at]?.push(
        await timed(async () => {
          const { count, hits } = await index.search(query, options);
          answers.add(JSON.stringify([count, hits]));
        }),
      );
    }
    if (answers.size > 1) throw new Error('the arrangements do not find the same');
  }
  return times;
}

/** Searches in the asking thread, in one other and in two others, in turns: what threads gain, and what the asking one is spared. */
export async function threadsSection(largest: number, report: (figure: Figure) => void): Promise<readonly Figure[]> {
  for (const count of [10_000, 100_000, 1_000_000].filter((each) => each <= largest)) {
    report({ name: `${count}: memory read by one thread`, value: readBandwidth(), unit: 'GB/s', target: null });
    const arrangements = ARRANGEMENTS.map(arranged);
    await load(arrangements, count);
    for (const { threads, taken } of arrangements) {
      const name = `${count}: taken in by ${threads} threads`;
      report({ name, value: (count / taken.wall) * 1000, unit: '/s', target: null, isRate: true });
    }
    for (const kind of KINDS) {
      await timesOf(arrangements, queriesOf(SEED + 1, kind, WARM_UP), kind);
      const held = monitorEventLoopDelay({ resolution: 1 });
      const queries = queriesOf(SEED + 2, kind, PROFILES);
      const first = await timesOf(arrangements, queries, kind);
      held.enable();
      const again = await timesOf(arrangements.slice(1), queries, kind);
      held.disable();
      for (const [at, { threads }] of arrangements.entries()) {
        for (const part of [0.5, 0.95]) {
          const value = percentile(first[at] ?? [], part);
          report({
            name: `${count}: ${kind.name}, ${threads} threads, p${part * 100}`,
            value,
            unit: 'ms',
            target: null,
          });
        }
      }
      const total = (list: readonly number[] = []): number => list.reduce((sum, each) => sum + each, 0);
      const gain = total(again[0]) / total(again[1]);
      const target = kind.required === 0 ? GAIN : null;
      report({ name: `  one thread \u00f7 two, asked again`, value: gain, unit: '', target, isRate: true });
      report({ name: `  the asking thread held, longest`, value: held.max / 1e6, unit: 'ms', target: 20 });
    }
    for (const { end } of arrangements) await end();
  }
  return [];
}
