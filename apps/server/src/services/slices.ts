import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@counterpart/ontology';

/** How long the event loop is kept at a time, in milliseconds. */
const SLICE_MS = 5;

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
