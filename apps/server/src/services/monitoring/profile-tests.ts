import type { JudgementSet, RecordStore, StoredStrategy, TestResult } from '@counterpart/store';
import { type Clock, dayOf } from '../clock.ts';
import { type MatchPreparation, targetsOf } from '../matching/match-preparation.ts';
import type { Judgements } from './judgements.ts';

/** What counts as returned: among the first `limit` with a score of at least `threshold`, 0..1. */
export interface TestBounds {
  readonly limit: number;
  readonly threshold: number;
}

/** What is tested, with which strategy. */
export interface TestedSet extends TestBounds {
  readonly set: JudgementSet;
  readonly strategy: StoredStrategy;
}

/** Somebody who was placed meanwhile is found as before: a test is about matching, not about who is free today. */
const ALL_STATUSES = ['closed', 'placed'];

/** Finds the matches of a judged profile again, and holds them against what was decided of them. */
export class ProfileTests {
  readonly #store: RecordStore;
  readonly #judgements: Judgements;
  readonly #preparation: MatchPreparation;
  readonly #clock: Clock;

  constructor(store: RecordStore, judgements: Judgements, preparation: MatchPreparation, clock: Clock) {
    this.#store = store;
    this.#judgements = judgements;
    this.#preparation = preparation;
    this.#clock = clock;
  }

  /** The matches that were returned, by rank, then those that were decided and not returned; none for a profile that is gone. */
  async test(
    fromId: string,
    { set, strategy, limit, threshold }: TestedSet,
    signal: AbortSignal,
  ): Promise<readonly TestResult[]> {
    const target = this.#judgements.indexOf(set.toKind);
    const source = { type: set.fromKind, index: this.#judgements.indexOf(set.fromKind).name, id: fromId };
    // removed while those before it were tested, and its judgements with it
    if (!this.#judgements.isThere(set.fromKind, fromId)) return [];
    const prepared = await this.#preparation.prepare(
      set.toKind,
      target.name,
      {
        source,
        includeStatus: ALL_STATUSES,
        strategyVersion: strategy.version,
        queryParams: { asOf: dayOf(this.#clock()) },
      },
      { strategy: strategy.name },
    );
    const options = {
      ...targetsOf(prepared, this.#clock().toISOString()),
      sort: [],
      from: 0,
      size: limit,
      isPatient: true,
    };
    const { hits } = await target.search.search(prepared.query, options, signal);
    const returned = new Map(
      hits
        .filter(({ score }) => score >= threshold)
        .map((hit, place) => [hit.id, { score: hit.score, rank: place + 1 }]),
    );
    const judged = new Map(this.#store.judgements.of(set, [fromId]).map(({ toId, decision }) => [toId, decision]));
    return [...new Set([...returned.keys(), ...judged.keys()])].map((toId) => ({
      fromId,
      toId,
      decision: judged.get(toId) ?? 'UNDECIDED',
      ...(returned.get(toId) ?? { score: null, rank: null }),
    }));
  }
}
