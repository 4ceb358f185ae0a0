import { CatalogueError } from '@counterpart/domain';
import { MOST_WAITING_FILES, MOST_WHOLE_FILES } from './formats/import-limits.ts';

const MESSAGE = 'Too many files are being read at the moment. Send this one again in a while.';

/** Bounds of files held in memory at once; the tests tighten them. */
export interface WholeFileBounds {
  readonly atOnce?: number;
  readonly waiting?: number;
}

/**
 * Places for files that are held in memory as a whole. Whoever finds none waits in order of arrival with the file unread,
 * which holds its sender back; when too many wait, TOO_MANY_REQUESTS.
 */
export class WholeFileSlots {
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor({ atOnce = MOST_WHOLE_FILES, waiting = MOST_WAITING_FILES }: WholeFileBounds = {}) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
  }

  /** Does something that holds a file; CLIENT_CLOSED_REQUEST when its caller goes away before its turn. */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#take(signal);
    try {
      return await work();
    } finally {
      this.#give();
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new CatalogueError('TOO_MANY_REQUESTS', [{ path: 'file', message: MESSAGE }], MESSAGE);
    }
    const turn = Promise.withResolvers<void>();
    const handleAbort = (): void => {
      const at = this.#waiting.indexOf(turn.resolve);
      // taken out of the row, unless the turn came at the same moment
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      turn.reject(new CatalogueError('CLIENT_CLOSED_REQUEST'));
    };
    this.#waiting.push(turn.resolve);
    signal.addEventListener('abort', handleAbort, { once: true });
    if (signal.aborted) handleAbort();
    try {
      await turn.promise;
    } finally {
      signal.removeEventListener('abort', handleAbort);
    }
  }

  #give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
