import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProfileKind } from '@counterpart/domain';
import type { AgedDocument, RecordStore } from '@counterpart/store';
import type { RetentionDays } from '../config/retention-settings.ts';
import type { Clock } from './clock.ts';

const DAY_MS = 86_400_000;
/** Documents that are removed in one transaction. */
const STEP = 50;

/** What is older than it may be, or was and is gone. */
export interface Aged {
  readonly candidates: number;
  readonly jobs: number;
  readonly accesses: number;
}

/** Removes what was kept long enough. What somebody changed, or wrote a note about, is as old as that. */
export class Retention {
  readonly #store: RecordStore;
  readonly #days: RetentionDays;
  readonly #clock: Clock;

  constructor(store: RecordStore, days: RetentionDays, clock: Clock) {
    this.#store = store;
    this.#days = days;
    this.#clock = clock;
  }

  /** Whether anything is ever removed. */
  get isConfigured(): boolean {
    return Object.values(this.#days).some((days: number | null) => days !== null);
  }

  #before(days: number): string {
    return new Date(this.#clock().getTime() - days * DAY_MS).toISOString();
  }

  /** What a run would remove now. */
  due(): Aged {
    const { candidate, job, accessLog } = this.#days;
    const count = (kind: ProfileKind, days: number | null) =>
      days === null ? 0 : this.#store.aged(kind, this.#before(days), Number.MAX_SAFE_INTEGER).length;
    return {
      candidates: count('CANDIDATE', candidate),
      jobs: count('JOB', job),
      accesses: accessLog === null ? 0 : this.#store.accesses.countBefore(this.#before(accessLog)),
    };
  }

  /** Removes it, in steps between which others go on; `removed` hears of each index that lost documents. */
  async apply(removed: (index: string) => void, signal?: AbortSignal): Promise<Aged> {
    const { candidate, job, accessLog } = this.#days;
    const gone = {
      candidates: await this.#removeDocuments('CANDIDATE', candidate, removed, signal),
      jobs: await this.#removeDocuments('JOB', job, removed, signal),
      accesses: accessLog === null ? 0 : this.#store.accesses.removeBefore(this.#before(accessLog)),
    };
    const { candidates, jobs, accesses } = gone;
    if (candidates + jobs + accesses > 0) {
      const detail = `${candidates} candidates, ${jobs} jobs, ${accesses} accesses`;
      this.#store.audit.add({ at: this.#clock().toISOString(), by: null, action: 'retention', detail });
    }
    return gone;
  }

  async #removeDocuments(
    kind: ProfileKind,
    days: number | null,
    removed: (index: string) => void,
    signal?: AbortSignal,
  ): Promise<number> {
    if (days === null) return 0;
    const before = this.#before(days);
    let count = 0;
    for (let last: AgedDocument | null = null; ;) {
      const aged: readonly AgedDocument[] = this.#store.aged(kind, before, STEP, last);
      if (aged.length === 0 || signal?.aborted === true) return count;
      for (const [index, documents] of Map.groupBy(aged, (each) => each.index)) {
        const writes = documents.map(({ id }) => ({ op: 'delete' as const, id }));
        this.#store.write(index, writes, this.#clock().toISOString());
        removed(index);
      }
      count += aged.length;
      // those with a note stay, and are not gone through again
      last = aged.at(-1) ?? null;
      await nextTurn();
    }
  }
}
