import { ApiFailure } from '@counterpart/client';

/** Why a call failed, as a message of the catalogue. */
export interface FailureMessage {
  readonly id: `failure.${'unreachable' | 'busy' | 'server' | 'refused' | 'missing' | 'forbidden' | 'loggedOut'}`;
  /** The number under which the server logged it; null where that helps nobody. */
  readonly requestId: string | null;
  /** After how many milliseconds the same call may work by itself; null when it will not. */
  readonly retryAfter: number | null;
}

/** How long to wait for a server that did not answer, or did not say how long, in milliseconds. */
const DEFAULT_WAIT_MS = 5000;
const BUSY = new Set([429, 503]);
const KNOWN: ReadonlyMap<number, FailureMessage['id']> = new Map([
  [401, 'failure.loggedOut'],
  [403, 'failure.forbidden'],
  [404, 'failure.missing'],
] as const);

/** What a person needs to know of a failed call. */
export function failureMessage(error: unknown): FailureMessage {
  if (!(error instanceof ApiFailure)) return { id: 'failure.server', requestId: null, retryAfter: null };
  const { status, requestId, retryAfterMs } = error;
  if (status === 0) return { id: 'failure.unreachable', requestId: null, retryAfter: DEFAULT_WAIT_MS };
  if (BUSY.has(status)) return { id: 'failure.busy', requestId: null, retryAfter: retryAfterMs ?? DEFAULT_WAIT_MS };
  if (status >= 500) return { id: 'failure.server', requestId, retryAfter: null };
  return { id: KNOWN.get(status) ?? 'failure.refused', requestId: null, retryAfter: null };
}
