import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogueError, type Person } from '@counterpart/domain';
import type { RouteResponse } from '@counterpart/contract';
import type { JudgementSet, RecordStore, StoredReport, StoredStrategy, TestResult } from '@counterpart/store';
import type { Clock } from '../clock.ts';
import { csvRow } from '../downloads/csv-cells.ts';
import type { MatchPreparation } from '../matching/match-preparation.ts';
import type { Strategies } from '../matching/strategies.ts';
import { WorkLane } from '../work-lane.ts';
import { compareResults } from './comparison.ts';
import { byProfile, generalFigures, profileFigures, statusOf } from './figures.ts';
import type { Judgements } from './judgements.ts';
import { headOf, keptOf, type KeptTest } from './kept-test.ts';
import { ProfileTests, type TestBounds } from './profile-tests.ts';

type Report = RouteResponse<'testReport'>;

interface TestUnderWay {
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/** Tests that are kept, newest first; older ones go when one begins. */
const LISTED = 50;
/** Tests that wait for the one that runs (docs/limits.md). */
const MOST_WAITING = 19;
const WAITS = 'Too many tests wait: begin this one when others have ended.';
/** Judged profiles that are read at a time. */
const PAGE = 200;
/** Times a profile's matches took that a test waits before the next: those who match have the machine to themselves meanwhile. */
const REST = 3;

/** Matching tests: the matches of judged profiles, found again in the background and held against the judgements. */
export class MatchingTests {
  readonly #store: RecordStore;
  readonly #judgements: Judgements;
  readonly #profiles: ProfileTests;
  readonly #strategies: Strategies;
  readonly #clock: Clock;
  readonly #newId: () => string;
  /** One test at a time: those who match have the rest of the machine. */
  readonly #lane = new WorkLane({ atOnce: 1, waiting: MOST_WAITING });
  /** Tests that run or wait for their turn. */
  readonly #underWay = new Map<string, TestUnderWay>();
  #hearFailure: (reportId: string, error: unknown) => void = () => undefined;

  /** Tests that a stop of the server cut short are ended as INTERRUPTED. */
  constructor(
    store: RecordStore,
    judgements: Judgements,
    matching: { readonly preparation: MatchPreparation; readonly strategies: Strategies },
    clock: Clock,
    newId: () => string,
  ) {
    this.#store = store;
    this.#judgements = judgements;
    this.#profiles = new ProfileTests(store, judgements, matching.preparation, clock);
    this.#strategies = matching.strategies;
    this.#clock = clock;
    this.#newId = newId;
    for (const stored of store.reports.list(LISTED)) {
      if (stored.status === 'SCHEDULED' || stored.status === 'RUNNING') this.#end(stored, 'INTERRUPTED');
    }
  }

  /** From now on a listener hears why a test failed: its report says only that it did. */
  reportTo(hearFailure: (reportId: string, error: unknown) => void): void {
    this.#hearFailure = hearFailure;
  }

  /**
   * Begins a test; NOT_FOUND for a key under which nothing is decided, UNKNOWN_STRATEGY for a strange name, TOO_MANY_REQUESTS when
   * too many wait. The strategy is that of now, whatever is saved meanwhile.
   */
  start(
    set: JudgementSet,
    name: string | undefined,
    bounds: TestBounds,
    startedBy: Person | null = null,
  ): RouteResponse<'startTest'> {
    if (this.#store.judgements.sources(set, 0, 0).count === 0) {
      throw new CatalogueError('NOT_FOUND', [{ path: 'key', message: `Nothing is decided under ${set.key}.` }]);
    }
    const strategy = this.#strategies.find(name, set.toKind);
    if (this.#lane.isFull) throw new CatalogueError('TOO_MANY_REQUESTS', [], WAITS);
    for (const { id: old } of this.#store.reports.list(2 * LISTED).slice(LISTED - 1)) {
      // whoever cancels as fast as they start makes a test that runs the oldest
      if (!this.#underWay.has(old)) this.#store.reports.remove(old);
    }
    const id = this.#newId();
    const kept: KeptTest = {
      startedBy,
      progress: 0,
      feedbackFromType: set.fromKind,
      feedbackToType: set.toKind,
      feedbackKey: set.key,
      matchingStrategy: strategy.name,
      strategyVersion: strategy.version,
      ...bounds,
      durationMs: 0,
      error: null,
    };
    this.#store.reports.put({
      id,
      startedAt: this.#clock().toISOString(),
      status: 'SCHEDULED',
      report: JSON.stringify(kept),
    });
    const stop = new AbortController();
    const ended = this.#lane
      .run(() => this.#run(id, set, strategy, stop.signal), stop.signal)
      // its report says why it ended; one that could not be written says INTERRUPTED at the next start
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, { stop, ended });
    return { taskStatus: 'SCHEDULED', reportId: id };
  }

  async report(id: string): Promise<Report> {
    const stored = this.#stored(id);
    const kept = keptOf(stored);
    const results = this.#store.reports.results(id);
    const groups = byProfile(results);
    const fromLabel = await this.#judgements.labels(kept.feedbackFromType, [...groups.keys()]);
    const toLabel = await this.#judgements.labels(kept.feedbackToType, [...new Set(results.map(({ toId }) => toId))]);
    const { feedbackFromType: fromKind, feedbackToType: toKind, feedbackKey: key } = kept;
    const decided = this.#judgements.decided({ fromKind, toKind, key }, [...groups.keys()]);
    const matches = [...groups].map(([profile, found]) => ({
      id: profile,
      label: fromLabel(profile),
      ...profileFigures(found),
      matchFeedback: this.#judgements.feedback(found, toLabel, decided),
    }));
    return {
      ...headOf(stored),
      matchResults: stored.status === 'SCHEDULED' ? null : { ...generalFigures(matches), matches },
    };
  }

  list(): RouteResponse<'testReports'> {
    const reports = this.#store.reports.list(LISTED).map((stored) => {
      const profiles = [...byProfile(this.#store.reports.results(stored.id)).values()].map(profileFigures);
      return { ...headOf(stored), figures: profiles.length === 0 ? null : generalFigures(profiles) };
    });
    return { reports };
  }

  /** What the last test of a set that ended found; null when there was none. */
  lastResults({ fromKind, toKind, key }: JudgementSet): readonly TestResult[] | null {
    const last = this.#store.reports.list(LISTED).find((stored) => {
      const kept = keptOf(stored);
      return (
        stored.status === 'FINISHED' &&
        kept.feedbackFromType === fromKind &&
        kept.feedbackToType === toKind &&
        kept.feedbackKey === key
      );
    });
    return last === undefined ? null : this.#store.reports.results(last.id);
  }

  /** Ends a test early; one that has ended stays as it is. */
  async cancel(id: string): Promise<Report> {
    const stored = this.#stored(id);
    this.#underWay.get(id)?.stop.abort();
    if (stored.status === 'SCHEDULED' || stored.status === 'RUNNING') this.#end(stored, 'CANCELLED');
    return this.report(id);
  }

  async compare(id: string, otherId: string): Promise<RouteResponse<'compareTests'>> {
    const [before, after] = [this.#stored(id), this.#stored(otherId)];
    const [first, second] = [this.#store.reports.results(before.id), this.#store.reports.results(after.id)];
    const labelOf = await this.#judgements.labels(keptOf(before).feedbackFromType, [
      ...new Set(first.map(({ fromId }) => fromId)),
    ]);
    return compareResults(first, second, labelOf);
  }

  /**
   * What a test found, a row for each match; scores with four decimals. `decision` is that of now, as the screens show it;
   * `status` and the figures come from that of the run, which stands last.
   */
  *csv(id: string): Generator<string> {
    const { feedbackFromType: fromKind, feedbackToType: toKind, feedbackKey: key } = keptOf(this.#stored(id));
    yield `\uFEFF${csvRow(['id', 'matchedProfileId', 'decision', 'status', 'rank', 'score', 'decisionOfRun'])}`;
    for (const [profile, results] of byProfile(this.#store.reports.results(id))) {
      const decided = this.#judgements.decided({ fromKind, toKind, key }, [profile]);
      for (const result of results) {
        const { toId, decision, score, rank } = result;
        const now = decided(profile, toId)?.decision ?? decision;
        const found = [statusOf(result), rank?.toString() ?? '', score?.toFixed(4) ?? ''];
        yield csvRow([profile, toId, now, ...found, decision]);
      }
    }
  }

  /** Ends what runs, for a server that stops; it is INTERRUPTED at the next start. */
  async stop(): Promise<void> {
    const underWay = [...this.#underWay.values()];
    for (const { stop } of underWay) stop.abort();
    await Promise.all(underWay.map(({ ended }) => ended));
  }

  #stored(id: string): StoredReport {
    const stored = this.#store.reports.get(id);
    if (stored === null)
      throw new CatalogueError('NOT_FOUND', [{ path: 'reportId', message: `There is no test ${id}.` }]);
    return stored;
  }

  #end(stored: StoredReport, error: KeptTest['error']): void {
    this.#store.reports.put({
      ...stored,
      status: error === null ? 'FINISHED' : 'ERROR',
      report: JSON.stringify({ ...keptOf(stored), error }),
    });
  }

  async #run(id: string, set: JudgementSet, strategy: StoredStrategy, signal: AbortSignal): Promise<void> {
    const began = performance.now();
    const keep = (progress: number, status: StoredReport['status']) => {
      const stored = this.#stored(id);
      const durationMs = Math.round(performance.now() - began);
      const next = { ...stored, status, report: JSON.stringify({ ...keptOf(stored), progress, durationMs }) };
      this.#store.reports.put(next);
      return next;
    };
    try {
      keep(0, 'RUNNING');
      const { count } = this.#store.judgements.sources(set, 0, 0);
      for (let from = 0; from < count; from += PAGE) {
        const { ids } = this.#store.judgements.sources(set, from, PAGE);
        for (const [place, fromId] of ids.entries()) {
          const start = performance.now();
          const results = await this.#profiles.test(fromId, { set, strategy, ...keptOf(this.#stored(id)) }, signal);
          this.#store.reports.addResults(id, set, results);
          keep((from + place + 1) / count, 'RUNNING');
          if (from + place + 1 < count) await sleep(REST * (performance.now() - start), undefined, { signal });
        }
      }
      this.#end(keep(1, 'RUNNING'), null);
    } catch (error) {
      // whoever cancelled it, or stopped the server, has said so already
      if (signal.aborted) return;
      this.#hearFailure(id, error);
      this.#end(this.#stored(id), 'FAILED');
    }
  }
}
