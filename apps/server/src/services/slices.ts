import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@counterpart/ontology';

/**
 * How long the event loop is kept at a time, in milliseconds. Two slices may come one right behind the other, when a reader asks
 * for more, and young garbage is collected within them: all together stay below 20 ms (docs/benchmarks.md).
 */
const SLICE_MS = 3;

/** Lets requests in between the pieces of a long work, and ends it when nobody waits for it any more. */
export class Pacer {
  readonly #signal: AbortSignal;
  #until = performance.now() + SLICE_MS;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Goes on at once within a slice, else after whatever else waits; throws the signal's reason when it was aborted. */
  async pause(): Promise<void> {
    if (performance.now() >= this.#until) {
      await nextTurn();
      this.#until = performance.now() + SLICE_MS;
    }
    this.#signal.throwIfAborted();
  }
}

/** Does a work in slices, between which requests are answered; null when the signal ends it. */
export async function inSlices<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result | null> {
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < until);
    await nextTurn();
  }
  steps.return(undefined as never);
  return null;
}

/** Does a short work to its end, letting requests in between its pieces. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  }
}
