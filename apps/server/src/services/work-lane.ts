import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogueError } from '@counterpart/domain';

/** How much of one kind of work a server takes on. */
export interface LaneBounds {
  /** Pieces of work under way at once. */
  readonly atOnce: number;
  /** Pieces that may wait for a place; one more is refused. */
  readonly waiting: number;
}

/** What those are told whom a lane does not let in; without it OVERLOADED, and what their signal was aborted with. */
export interface LaneRefusals {
  readonly full?: () => CatalogueError;
  readonly gone?: () => CatalogueError;
}

interface Waiter {
  readonly start: () => void;
}

/**
 * A bounded queue in front of one kind of work. Whoever finds it full is refused at once instead of
 * waiting longer than an answer is worth, so that those who are let in are answered about as fast as ever.
 */
export class WorkLane {
  readonly #bounds: LaneBounds;
  readonly #refusals: LaneRefusals;
  readonly #waiters: Waiter[] = [];
  #running = 0;

  constructor(bounds: LaneBounds, refusals: LaneRefusals = {}) {
    this.#bounds = bounds;
    this.#refusals = refusals;
  }

  /** Whether the next one would be refused. */
  get isFull(): boolean {
    return this.#running >= this.#bounds.atOnce && this.#waiters.length >= this.#bounds.waiting;
  }

  /** Does a work in its turn; an abort gives up the place in the queue, and the work itself sees to its own abort. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    this.#refuseGone(signal);
    if (this.#running >= this.#bounds.atOnce) await this.#turn(signal);
    else this.#running += 1;
    try {
      // whoever else has asked meanwhile is read, and takes a place or is refused, before this work keeps the process
      await nextTurn();
      this.#refuseGone(signal);
      return await work();
    } finally {
      const next = this.#waiters.shift();
      // the place goes straight to the one who waited longest
      if (next === undefined) this.#running -= 1;
      else next.start();
    }
  }

  #refuseGone(signal: AbortSignal | undefined): void {
    if (signal?.aborted === true) throw this.#goneReason(signal);
  }

  #goneReason(signal: AbortSignal | undefined): Error {
    const { gone } = this.#refusals;
    if (gone !== undefined) return gone();
    return signal?.reason instanceof Error ? signal.reason : new CatalogueError('CLIENT_CLOSED_REQUEST');
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.isFull) return Promise.reject(this.#refusals.full?.() ?? new CatalogueError('OVERLOADED'));
    return new Promise((resolve, reject) => {
      const handleAbort = () => {
        const at = this.#waiters.indexOf(waiter);
        if (at >= 0) this.#waiters.splice(at, 1);
        reject(this.#goneReason(signal));
      };
      const waiter: Waiter = {
        start: () => {
          signal?.removeEventListener('abort', handleAbort);
          resolve();
        },
      };
      this.#waiters.push(waiter);
      signal?.addEventListener('abort', handleAbort, { once: true });
    });
  }
}
