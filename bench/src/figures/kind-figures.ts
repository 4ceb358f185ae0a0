import type { CompiledQuery } from '@counterpart/scoring';
import type { SearchIndex, SearchOptions } from '@counterpart/search-port';
import { type Kind, PAGE, queriesOf } from '../documents/profile-kinds.ts';
import { type Figure, percentile, timed } from './figure.ts';
import { causeOf } from './slow-query.ts';

/** Different profiles of each kind. */
const PROFILES = 200;
/** Profiles of another seed, asked before anything is measured. */
const WARM_UP = 30;
/** What is asked of a search and what the trial of design/engine.md took, milliseconds of p50 and p95, by documents and kind. */
const ASKED: Readonly<Record<string, readonly [number, number]>> = {
  '1000000 2 required': [1, 6],
  '1000000 1 required': [3, 10],
  '1000000 none, filter': [8, 10],
  '1000000 MUTUAL': [12, 20],
  '5000000 2 required': [5, 25],
  '5000000 1 required': [16, 55],
  '5000000 none, filter': [42, 55],
};
const TRIAL: Readonly<Record<string, readonly [number, number]>> = {
  '100000 2 required': [0.09, 0.51],
  '100000 1 required': [0.26, 0.95],
  '100000 none, filter': [0.77, 0.97],
  '100000 none': [0.72, 0.85],
  '1000000 2 required': [0.82, 5.9],
  '1000000 1 required': [2.5, 9.3],
  '1000000 none, filter': [7.3, 8.7],
  '1000000 none': [6.7, 8.2],
  '5000000 2 required': [4.2, 20],
  '5000000 1 required': [14, 47],
  '5000000 none, filter': [38, 47],
  '5000000 none': [37, 45],
};
/** Bytes of a posting, and of a document in the columns of values that every search goes through: what it must read at least. */
const POSTING_BYTES = 3;
const COLUMN_BYTES = 10;

/** The index that is searched: its documents, how often each concept stands in them, GB/s that a thread reads, and the seed of its world. */
interface Searched {
  readonly count: number;
  readonly frequency: ReadonlyMap<string, number>;
  readonly bandwidth: number;
  readonly seed: number;
}

/**
 * Searches of a kind over an index, each asked once; `p95` in milliseconds. Others are asked with a least score of 0 in place of
 * 0.1: whoever passes with any agreement counts. What that spares is what the exact count above a least score costs (ADR 23), which
 * the trial of design/engine.md does not name.
 */
export async function kindFigures(
  index: SearchIndex,
  kind: Kind,
  { count, frequency, bandwidth, seed }: Searched,
): Promise<{ readonly figures: readonly Figure[]; readonly p95: number }> {
  const options = { ...PAGE, filter: kind.filter };
  for (const query of queriesOf(seed + 1, kind, WARM_UP)) await index.search(query, options);
  const queries = queriesOf(seed + 2, kind, PROFILES);
  const cpuBefore = process.cpuUsage();
  const { times, found } = await ask(index, queries, options);
  const { user, system } = process.cpuUsage(cpuBefore);
  // others of the kind: the same ones would find their postings in the cache
  const all = await ask(index, queriesOf(seed + 4, kind, PROFILES, 0), options);
  const slowest = queries[times.indexOf(Math.max(...times))];
  const cause = slowest === undefined ? '' : causeOf(slowest, frequency);
  const name = `${count}: ${kind.name}`;
  const [p50, p95] = ASKED[`${count} ${kind.name}`] ?? [null, null];
  const trial = TRIAL[`${count} ${kind.name}`];
  const read = queries.reduce((sum, query) => sum + bytesOf(query, count, frequency), 0);
  const gigabytesASecond = read / times.reduce((sum, time) => sum + time, 0) / 1e6;
  const figures: readonly Figure[] = [
    { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms', target: p50, trial: trial?.[0] },
    { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', target: p95, trial: trial?.[1] },
    { name: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms', target: null },
    // what others do to a shared machine shows in the times above and hardly here
    { name: `${name}, processor time on average`, value: (user + system) / 1000 / PROFILES, unit: 'ms', target: null },
    // postings and columns of values once each, as if nothing were passed over: what is summed stays in the cache
    { name: `  of the memory bandwidth`, value: (100 * gigabytesASecond) / bandwidth, unit: '%', target: null },
    { name: `  matches on average; slowest: ${cause}`, value: found / PROFILES, unit: '', target: null },
    { name: `  least score 0, p50`, value: percentile(all.times, 0.5), unit: 'ms', target: p50, trial: trial?.[0] },
    { name: `  least score 0, p95`, value: percentile(all.times, 0.95), unit: 'ms', target: p95, trial: trial?.[1] },
    { name: `  matches on average`, value: all.found / PROFILES, unit: '', target: null },
  ];
  return { figures, p95: percentile(times, 0.95) };
}

/** Milliseconds of each search, and how many documents they count together. */
async function ask(
  index: SearchIndex,
  queries: readonly CompiledQuery[],
  options: SearchOptions,
): Promise<{ readonly times: readonly number[]; readonly found: number }> {
  const times: number[] = [];
  let found = 0;
  for (const query of queries) {
    times.push(
      await timed(async () => {
        found += (await index.search(query, options)).count;
      }),
    );
  }
  return { times, found };
}

/** Bytes of the postings that a query reaches and of the columns of values. */
function bytesOf({ forward }: CompiledQuery, count: number, frequency: ReadonlyMap<string, number>): number {
  let postings = 0;
  for (const { items } of forward.aspects) {
    for (const item of items) {
      if (item.kind !== 'concept' && item.kind !== 'language') continue;
      for (const concept of item.reach.keys()) postings += frequency.get(concept) ?? 0;
    }
  }
  return postings * POSTING_BYTES + count * COLUMN_BYTES;
}
