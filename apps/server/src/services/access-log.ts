import { createHash } from 'node:crypto';
import type { Person, ProfileKind } from '@counterpart/domain';
import type { RecordStore } from '@counterpart/store';
import type { Clock } from './clock.ts';
import type { MatchBody } from './matching/match-preparation.ts';

/** The longest page of a screen (A9); whoever asks for more at once reads in bulk. */
export const SCREEN_PAGE = 40;

/** A reading of many documents that is about to be answered. */
export interface BulkReading {
  readonly action: 'csv' | 'xlsx' | 'ndjson' | 'ids' | 'page';
  readonly kind: ProfileKind;
  readonly index: string;
  readonly body: MatchBody;
  /** Documents that were asked for. */
  readonly size: number;
  /** How many there are. */
  readonly count: number;
  readonly caller: Person | null;
}

/** A request as a hash: the same for the same search, without the ids of people that it may name. */
function hashOf({ matchProfile, matchFilter, sort, queryParams }: MatchBody): string {
  const content = JSON.stringify([matchProfile, matchFilter, sort, queryParams?.scoreType, queryParams?.expansionType]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Remembers who took many documents out at once: downloads, lists of ids, long pages. What cannot be logged is not answered. */
export class AccessLog {
  readonly #records: RecordStore['accesses'];
  readonly #clock: Clock;

  constructor(records: RecordStore['accesses'], clock: Clock) {
    this.#records = records;
    this.#clock = clock;
  }

  /** Durable when it returns, before anything is sent. */
  add({ action, kind, index, body, size, count, caller }: BulkReading): void {
    this.#records.add({
      at: this.#clock().toISOString(),
      caller,
      action,
      kind,
      index,
      requestHash: hashOf(body),
      asked: size,
      found: count,
    });
  }
}
