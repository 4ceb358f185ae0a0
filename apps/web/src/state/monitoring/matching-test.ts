import type { ApiClient, RouteResponse } from '@counterpart/client';
import type { ProfileKind } from '@counterpart/domain';
import { LastStored } from '../last-stored.ts';
import { OnceAtATime } from '../once-at-a-time.ts';
import { type Readable, Store } from '../store.ts';

/** A matching test, running or ended. */
export type TestReport = RouteResponse<'testReport'>;
/** A profile with what was judged of its matches. */
export type JudgedProfile = RouteResponse<'feedbackProfiles'>['profiles'][number];
/** One match that was judged or returned. */
export type JudgedMatch = JudgedProfile['matchFeedback'][number];
/** What a reviewer says of a match. */
export type Decision = JudgedMatch['decision'];
/** A decision with who made it, and when. */
type Decided = Pick<JudgedMatch, 'decision' | 'decidedAt' | 'decidedBy'>;
type FeedbackId = RouteResponse<'feedbackIds'>['feedbackIds'][number];

/** What the page of the matching test shows (TST-01). */
export interface MatchingTestState {
  readonly pageStatus: 'UNINITIALIZED' | 'INITIALIZING' | 'INITIALIZED';
  readonly fromType: ProfileKind;
  readonly toType: ProfileKind;
  /** The keys of the from-type. */
  readonly feedbackIds: readonly FeedbackId[];
  readonly key: string | null;
  readonly strategies: readonly string[];
  readonly strategy: string | null;
  readonly profiles: readonly JudgedProfile[];
  /** How many there are in all. */
  readonly profileCount: number;
  readonly isMatching: boolean;
  readonly report: TestReport | null;
}

/** The world around the page. */
export interface MatchingTestOptions {
  readonly api: ApiClient;
  /** Waits some milliseconds; settles early when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: (what: string, error: unknown) => void;
}

/** How often a running test is looked at (TST-04), in milliseconds. */
const POLL_MS = 1000;
/** Profiles that are read (TST-01b). */
const PROFILES = { from: 0, size: 50 } as const;

const EMPTY: MatchingTestState = {
  pageStatus: 'UNINITIALIZED',
  fromType: 'JOB',
  toType: 'CANDIDATE',
  feedbackIds: [],
  key: null,
  strategies: [],
  strategy: null,
  profiles: [],
  profileCount: 0,
  isMatching: false,
  report: null,
};

const NOBODY = { decidedAt: null, decidedBy: null };

const other = (kind: ProfileKind): ProfileKind => (kind === 'JOB' ? 'CANDIDATE' : 'JOB');

/** A matching test: what it is about, how it runs, and what reviewers decide. */
export class MatchingTest {
  readonly #options: MatchingTestOptions;
  readonly #saving = new LastStored<Decided>();
  readonly #cancels = new OnceAtATime();
  readonly #store = new Store<MatchingTestState>(EMPTY);
  #run: AbortController | null = null;
  /** The report of the test that was started last; null where it could not be started. */
  #started: Promise<string | null> | null = null;
  #asked = 0;

  constructor(options: MatchingTestOptions) {
    this.#options = options;
  }

  get store(): Readable<MatchingTestState> {
    return this.#store;
  }

  /** Loads strategies, keys and profiles; the first strategy and the first key are chosen. */
  async initialize(): Promise<void> {
    if (this.#store.get().pageStatus !== 'UNINITIALIZED') return;
    this.#store.set({ pageStatus: 'INITIALIZING' });
    try {
      const { strategies } = await this.#options.api.call('strategies');
      const names = strategies.map(({ name }) => name);
      this.#store.set({ strategies: names, strategy: names[0] ?? null });
      await this.chooseFrom(this.#store.get().fromType);
      this.#store.set({ pageStatus: 'INITIALIZED' });
    } catch (error) {
      this.#store.set({ pageStatus: 'UNINITIALIZED' });
      throw error;
    }
  }

  /** Another kind that judges: its keys are read, and the first is chosen (TST-01b). */
  async chooseFrom(fromType: ProfileKind): Promise<void> {
    this.#store.set({ fromType, toType: other(fromType), feedbackIds: [], key: null, profiles: [], report: null });
    const { feedbackIds } = await this.#options.api.call('feedbackIds', { params: { type: fromType } });
    if (this.#store.get().fromType !== fromType) return;
    const toType = feedbackIds[0]?.type ?? other(fromType);
    this.#store.set({ feedbackIds, toType });
    await this.chooseKey(this.#keys()[0] ?? null);
  }

  /** Another kind that is judged: the first of its keys is chosen. */
  async chooseTo(toType: ProfileKind): Promise<void> {
    this.#store.set({ toType });
    await this.chooseKey(this.#keys()[0] ?? null);
  }

  /** Another key: its profiles are read (TST-01b). */
  async chooseKey(key: string | null): Promise<void> {
    const asked = (this.#asked += 1);
    this.#store.set({ key, profiles: [], profileCount: 0, report: null });
    if (key === null) return;
    const { fromType, toType } = this.#store.get();
    const params = { from: fromType, to: toType, key };
    const { profiles, count } = await this.#options.api.call('feedbackProfiles', { params, query: PROFILES });
    if (asked === this.#asked) this.#store.set({ profiles, profileCount: count });
  }

  /** Reads the strategies anew, such as one that was just saved. */
  async reloadStrategies(): Promise<void> {
    const { strategies } = await this.#options.api.call('strategies');
    this.#store.set({ strategies: strategies.map(({ name }) => name) });
  }

  chooseStrategy(strategy: string | null): void {
    this.#store.set({ strategy });
  }

  /** Keys about matches of the to-type. */
  #keys(): readonly string[] {
    const { feedbackIds, toType } = this.#store.get();
    return feedbackIds.filter(({ type }) => type === toType).map(({ key }) => key);
  }

  /**
   * Runs a test and looks at it each second until it ended, keeping every state in between. A failure clears the flag
   * and is rethrown; only the latest start clears it (TST-04).
   */
  async start(): Promise<void> {
    const { fromType, toType, key, strategy } = this.#store.get();
    if (key === null) return;
    this.#run?.abort();
    const run = new AbortController();
    this.#run = run;
    this.#store.set({ isMatching: true });
    const { api, wait } = this.#options;
    try {
      const starting = api.call('startTest', {
        params: { from: fromType, to: toType, key },
        query: strategy === null ? {} : { strategy },
        signal: run.signal,
      });
      this.#started = starting.then(
        ({ reportId }) => reportId,
        () => null,
      );
      const { reportId } = await starting;
      for (;;) {
        await wait(POLL_MS, run.signal);
        if (this.#run !== run) return;
        const report = await api.call('testReport', { params: { reportId }, signal: run.signal });
        if (this.#run !== run) return;
        this.#store.set({ report });
        if (report.taskStatus === 'FINISHED' || report.taskStatus === 'ERROR') return;
      }
    } catch (error) {
      if (this.#run === run) throw error;
    } finally {
      if (this.#run === run) {
        this.#run = null;
        this.#store.set({ isMatching: false });
      }
    }
  }

  /** Ends the test that runs, also before it was looked at for the first time; what it found so far stays. */
  async cancel(): Promise<void> {
    const run = this.#run;
    if (run === null) return;
    await this.#cancels.run('cancel', async () => {
      const reportId = await this.#started;
      if (reportId === null || this.#run !== run) return;
      const report = await this.#options.api.call('cancelTest', { params: { reportId } });
      if (this.#run === run) this.#store.set({ report });
    });
  }

  /** Shows a test that was run before. */
  async show(reportId: string): Promise<void> {
    this.#store.set({ report: await this.#options.api.call('testReport', { params: { reportId } }) });
  }

  /** Leaves the page: nothing is looked at any more; the test itself goes on. */
  leave(): void {
    this.#run?.abort();
    this.#run = null;
    this.#store.set({ isMatching: false });
  }

  /**
   * Decides a match; the same decision again takes it back. Shown at once, and as before when it could not be saved
   * (TST-05).
   */
  async decide(profileId: string, matchedProfileId: string, wanted: 'ACCEPT' | 'REJECT'): Promise<void> {
    const { fromType, toType, key } = this.#store.get();
    const before = this.#decisionOf(profileId, matchedProfileId);
    if (key === null || before === null) return;
    const decision = before.decision === wanted ? 'UNDECIDED' : wanted;
    this.#put(profileId, matchedProfileId, { decision, decidedAt: null, decidedBy: null });
    // whoever decided again meanwhile is not taken back
    const show = (decided: Decided) => {
      if (this.#decisionOf(profileId, matchedProfileId)?.decision === decision)
        this.#put(profileId, matchedProfileId, decided);
    };
    const decidedBy = (kept: Omit<Decided, 'decision'>): Decided => ({
      decision,
      decidedAt: kept.decidedAt,
      decidedBy: kept.decidedBy,
    });
    try {
      const kept = await this.#saving.store(
        `${profileId} ${matchedProfileId}`,
        before,
        () =>
          this.#options.api.call('putFeedback', {
            params: { type: fromType, id: profileId },
            body: { type: toType, key, matchedProfileId, decision },
          }),
        (answer) => decidedBy(decision === 'UNDECIDED' ? NOBODY : answer),
        show,
      );
      show(decidedBy(decision === 'UNDECIDED' ? NOBODY : kept));
    } catch (error) {
      this.#options.log('A decision could not be saved', error);
      throw error;
    }
  }

  #decisionOf(profileId: string, matchedProfileId: string): Decided | null {
    const { report, profiles } = this.#store.get();
    const found = [...(report?.matchResults?.matches ?? []), ...profiles]
      .find(
        ({ id, matchFeedback }) =>
          id === profileId && matchFeedback.some((each) => each.matchedProfileId === matchedProfileId),
      )
      ?.matchFeedback.find((each) => each.matchedProfileId === matchedProfileId);
    if (found === undefined) return null;
    const { decision, decidedAt, decidedBy } = found;
    return { decision, decidedAt, decidedBy };
  }

  #put(profileId: string, matchedProfileId: string, decided: Decided): void {
    const { report, profiles } = this.#store.get();
    const change = <Profile extends Pick<JudgedProfile, 'id' | 'matchFeedback'>>(profile: Profile): Profile =>
      profile.id === profileId
        ? {
            ...profile,
            matchFeedback: profile.matchFeedback.map((each) =>
              each.matchedProfileId === matchedProfileId ? { ...each, ...decided } : each,
            ),
          }
        : profile;
    const results = report?.matchResults;
    this.#store.set({
      profiles: profiles.map(change),
      ...(results == null
        ? {}
        : { report: { ...report, matchResults: { ...results, matches: results.matches.map(change) } } as TestReport }),
    });
  }
}
