import type { ProfileKind } from '@counterpart/domain';
import { OnceAtATime } from '../once-at-a-time.ts';
import { type Readable, Store } from '../store.ts';
import { MatchDecisions } from './match-decisions.ts';
import { type ListedTest, type MatchingTestOptions, type MatchingTestState, NO_TEST } from './matching-test-state.ts';

/** How often a running test is looked at (TST-04), in milliseconds. */
const POLL_MS = 1000;
/** Profiles that are read (TST-01b). */
const PROFILES = { from: 0, size: 50 } as const;

const isUnderWay = ({ taskStatus }: Pick<ListedTest, 'taskStatus'>) =>
  taskStatus === 'SCHEDULED' || taskStatus === 'RUNNING';

const other = (kind: ProfileKind): ProfileKind => (kind === 'JOB' ? 'CANDIDATE' : 'JOB');

/** A matching test: what it is about, how it runs, and what reviewers decide. */
export class MatchingTest {
  readonly #options: MatchingTestOptions;
  readonly #cancels = new OnceAtATime();
  readonly #store = new Store<MatchingTestState>(NO_TEST);
  readonly #decisions: MatchDecisions;
  #run: AbortController | null = null;
  /** The report of the test that was started last; null where it could not be started. */
  #started: Promise<string | null> | null = null;
  #asked = 0;
  /** Whether this page has looked for a test that runs. */
  #hasLooked = false;

  constructor(options: MatchingTestOptions) {
    this.#options = options;
    this.#decisions = new MatchDecisions(options, this.#store);
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
    this.#store.set({ report: null });
    await this.#readProfiles(key);
  }

  async #readProfiles(key: string | null): Promise<void> {
    const asked = (this.#asked += 1);
    this.#store.set({ key, profiles: [], profileCount: 0 });
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
  start(): Promise<void> {
    return this.starting()();
  }

  /**
   * What starts a test of what is chosen now. Called once more after a failure it looks further at the test that it has begun, which
   * goes on without being looked at: a server that is busy gets no second one.
   */
  starting(): () => Promise<void> {
    const { fromType, toType, key, strategy } = this.#store.get();
    let begun: string | null = null;
    return async () => {
      if (key === null) return;
      await this.#follow(async (signal) => {
        if (begun !== null) return { reportId: begun, isNew: false };
        const { reportId } = await this.#options.api.call('startTest', {
          params: { from: fromType, to: toType, key },
          query: strategy === null ? {} : { strategy },
          signal,
        });
        begun = reportId;
        return { reportId, isNew: true };
      });
    };
  }

  /** Looks at a test until it ended, at once where it was begun before this page was opened. */
  async #follow(
    begin: (signal: AbortSignal) => Promise<{ readonly reportId: string; readonly isNew: boolean }>,
  ): Promise<void> {
    this.#run?.abort();
    const run = new AbortController();
    this.#run = run;
    this.#store.set({ isMatching: true });
    const { api, wait } = this.#options;
    try {
      const beginning = begin(run.signal);
      this.#started = beginning.then(
        ({ reportId }) => reportId,
        () => null,
      );
      const { reportId, isNew } = await beginning;
      for (let isDue = !isNew; ; isDue = false) {
        if (!isDue) await wait(POLL_MS, run.signal);
        if (this.#run !== run) return;
        const report = await api.call('testReport', { params: { reportId }, signal: run.signal });
        if (this.#run !== run) return;
        this.#store.set({ report: this.#decisions.withDecisions(report) });
        if (!isUnderWay(report)) return;
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
      if (this.#run === run) this.#store.set({ report: this.#decisions.withDecisions(report) });
    });
  }

  /** Shows a test that was run before. */
  async show(reportId: string): Promise<void> {
    const report = await this.#options.api.call('testReport', { params: { reportId } });
    this.#store.set({ report: this.#decisions.withDecisions(report) });
  }

  /**
   * Shows the last test of what is chosen that ended well, such as after a reload; nothing where another was shown
   * meanwhile. One of this person that still runs is looked at further instead, once more after that failed; on a page that was
   * just opened also one of other judgements, which are chosen then.
   */
  async showLast(): Promise<void> {
    const asked = this.#asked;
    const { key } = this.#store.get();
    const isWanted = () => {
      const { report } = this.#store.get();
      return asked === this.#asked && this.#run === null && (report === null || isUnderWay(report));
    };
    if (key === null || !isWanted()) return;
    const { reports } = await this.#options.api.call('testReports');
    if (!isWanted()) return;
    const underWay = reports.filter((each) => this.#isOwnUnderWay(each));
    const running = underWay.find((each) => this.#isOfChosen(each)) ?? (this.#hasLooked ? undefined : underWay[0]);
    this.#hasLooked = true;
    if (running !== undefined) return this.#takeUp(running);
    const last = reports.find((each) => each.taskStatus === 'FINISHED' && this.#isOfChosen(each));
    if (last === undefined) return;
    const report = await this.#options.api.call('testReport', { params: { reportId: last.reportId } });
    if (isWanted()) this.#store.set({ report: this.#decisions.withDecisions(report) });
  }

  /** A test that this person began and that has not ended. */
  #isOwnUnderWay(test: ListedTest): boolean {
    return isUnderWay(test) && (test.startedBy?.subject ?? null) === (this.#options.person?.subject ?? null);
  }

  #isOfChosen({ feedbackFromType, feedbackToType, feedbackKey }: ListedTest): boolean {
    const { fromType, toType, key } = this.#store.get();
    return feedbackFromType === fromType && feedbackToType === toType && feedbackKey === key;
  }

  /** Chooses what a test that runs is about, and looks at it until it ended. */
  async #takeUp(running: ListedTest): Promise<void> {
    const { reportId, feedbackFromType, feedbackToType, feedbackKey, matchingStrategy } = running;
    const followed = this.#follow(() => Promise.resolve({ reportId, isNew: false }));
    if (matchingStrategy !== null) this.#store.set({ strategy: matchingStrategy });
    const choose = async () => {
      if (this.#isOfChosen(running)) return;
      const { feedbackIds } = await this.#options.api.call('feedbackIds', { params: { type: feedbackFromType } });
      this.#store.set({ fromType: feedbackFromType, toType: feedbackToType, feedbackIds });
      await this.#readProfiles(feedbackKey);
    };
    await Promise.all([followed, choose()]);
  }

  /** Leaves the page: nothing is looked at any more; the test itself goes on. */
  leave(): void {
    this.#run?.abort();
    this.#run = null;
    this.#store.set({ isMatching: false });
  }

  /** Decides a match; the same decision again takes it back (TST-05). */
  decide(profileId: string, matchedProfileId: string, wanted: 'ACCEPT' | 'REJECT'): Promise<void> {
    return this.#decisions.decide(profileId, matchedProfileId, wanted);
  }
}
