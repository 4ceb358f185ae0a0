import { setTimeout as pause } from 'node:timers/promises';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import type { RecordStore } from '@counterpart/store';
import type { DemoDocument, DemoJudgement, DemoTraits } from '@counterpart/testkit';
import type { Clock } from '../clock.ts';
import type { Documents } from './documents.ts';
import type { IndexingStatus } from './indexing-status.ts';

const STATE_KEY = 'demo';
const SEED = 20_260_301;
const CANDIDATES = 5000;
const JOBS = 1000;
/**
 * Documents of a batch. Who pastes a text meanwhile waits for the batch that a reader is at: soon after a first start
 * forty took 7.7 s, ten 0.7 to 2 s, and all of them take as long in tens.
 */
const BATCH = 10;
/** Jobs, and candidates, whose matches reviewers judged. */
const JUDGED = 60;
/** Under which these judgements stand. */
const DEMO_KEY = '2026-demo';
/** Batches under way at once: two for each worker of the pool, so that none waits for the store. */
const AT_ONCE = 4;

/** Ids of demo documents begin so; the command that removes them goes by it. */
export const DEMO_PREFIX = 'demo-';

interface DemoLoadOptions {
  readonly store: RecordStore;
  readonly documents: Documents;
  readonly indexing: IndexingStatus;
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

async function load(
  kind: ProfileKind,
  index: string,
  generated: Iterable<DemoDocument>,
  total: number,
  options: DemoLoadOptions & { readonly traitsOf: (generated: DemoDocument) => DemoTraits },
): Promise<readonly DemoTraits[]> {
  const { store, documents, indexing, signal, traitsOf } = options;
  let left = total;
  indexing.expect(index, left);
  const iterator = generated[Symbol.iterator]();
  const traits: DemoTraits[] = [];
  function nextBatch(): WireDocument[] {
    const batch: WireDocument[] = [];
    while (batch.length < BATCH) {
      const next = iterator.next();
      if (next.done === true) break;
      batch.push(next.value.document);
      traits.push(traitsOf(next.value));
    }
    return batch;
  }
  async function worker(): Promise<void> {
    for (let batch = nextBatch(); batch.length > 0 && !signal.aborted; batch = nextBatch()) {
      // A start that was cut short left some of them: those are complete and stay.
      const missing = batch.filter(({ id }) => store.listed(index, id, null) === null);
      if (missing.length > 0) await documents.writeAll(kind, index, missing);
      left -= batch.length;
      indexing.expect(index, left);
      await pause(0);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  indexing.expect(index, 0);
  return traits;
}

function keepJudgements(
  { store, clock }: DemoLoadOptions,
  fromKind: ProfileKind,
  judgements: readonly DemoJudgement[],
): void {
  const set = { fromKind, toKind: fromKind === 'JOB' ? 'CANDIDATE' : 'JOB', key: DEMO_KEY } as const;
  store.judgements.put(set, judgements, clock().toISOString());
}

/** Whether demo data are still to come: into an empty store, once, or the rest of a load that was cut short. */
function isAwaited(store: RecordStore): boolean {
  const state = store.settings.get(STATE_KEY);
  if (state === 'loaded' || state === 'removed') return false;
  return state !== null || (store.count('candidates') === 0 && store.count('jobs') === 0);
}

/**
 * Says from the first answer of a start on whether demo data will come, and answers it: whoever finds nothing is not
 * left with that.
 */
export function announceDemoData({ store, indexing }: Pick<DemoLoadOptions, 'store' | 'indexing'>): boolean {
  const isComing = isAwaited(store);
  indexing.expect('candidates', isComing ? CANDIDATES : 0);
  indexing.expect('jobs', isComing ? JOBS : 0);
  return isComing;
}

/**
 * Loads the demo candidates and jobs into an empty store, once; a load that was cut short goes on at the next start.
 */
export async function loadDemoData(options: DemoLoadOptions): Promise<void> {
  const { store } = options;
  // again: whoever wrote documents of their own since the start gets none
  if (!announceDemoData(options)) return;
  // Loaded here alone: a server without demo data never reads the generator.
  const { demoCandidatesWithMentions, demoJobsWithMentions, demoJudgements, traitsOf } =
    await import('@counterpart/testkit');
  store.settings.set(STATE_KEY, 'loading');
  const jobs = await load('JOB', 'jobs', demoJobsWithMentions(SEED, JOBS), JOBS, { ...options, traitsOf });
  const candidates = await load('CANDIDATE', 'candidates', demoCandidatesWithMentions(SEED, CANDIDATES), CANDIDATES, {
    ...options,
    traitsOf,
  });
  if (options.signal.aborted) return;
  // judged from either side: for the matching test of jobs, and that of candidates
  keepJudgements(options, 'JOB', demoJudgements(SEED, jobs, candidates, JUDGED));
  keepJudgements(options, 'CANDIDATE', demoJudgements(SEED + 1, candidates, jobs, JUDGED));
  store.settings.set(STATE_KEY, 'loaded');
}

/** Removes every demo document and keeps them from coming back; answers how many there were. */
export function removeDemoData(store: RecordStore, now: string): number {
  store.settings.set(STATE_KEY, 'removed');
  let removed = 0;
  for (const index of ['candidates', 'jobs']) {
    const isDemo = (id: string) => id.startsWith(DEMO_PREFIX);
    const ids: string[] = [];
    for (let from = 0; ; from += 500) {
      const page = store.page(index, from, 500);
      ids.push(...page.map(({ id }) => id).filter(isDemo));
      if (page.length < 500) break;
    }
    for (let at = 0; at < ids.length; at += 100) {
      const writes = ids.slice(at, at + 100).map((id) => ({ op: 'delete' as const, id }));
      removed += store.write(index, writes, now).filter(({ status }) => status === 'deleted').length;
    }
  }
  return removed;
}
