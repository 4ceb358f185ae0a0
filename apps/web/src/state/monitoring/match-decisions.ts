import { LastStored } from '../last-stored.ts';
import type { Store } from '../store.ts';
import type {
  Decided,
  JudgedProfile,
  MatchingTestOptions,
  MatchingTestState,
  TestReport,
} from './matching-test-state.ts';

const NOBODY = { decidedAt: null, decidedBy: null };

/** What reviewers decide of the matches that a test shows. */
export class MatchDecisions {
  readonly #options: MatchingTestOptions;
  readonly #store: Store<MatchingTestState>;
  readonly #saving = new LastStored<Decided>();
  /** What was decided on this page, by what it is about: a report knows what stood when its profile was tested. */
  readonly #made = new Map<string, Decided>();

  constructor(options: MatchingTestOptions, store: Store<MatchingTestState>) {
    this.#options = options;
    this.#store = store;
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

  /** A report with what was decided since it was made, so that a test that runs takes back nobody's decision. */
  withDecisions(report: TestReport): TestReport {
    const results = report.matchResults;
    if (results == null) return report;
    const matches = results.matches.map((profile) => ({
      ...profile,
      matchFeedback: profile.matchFeedback.map((match) => ({
        ...match,
        ...this.#made.get(this.#subjectOf(profile.id, match.matchedProfileId)),
      })),
    }));
    return { ...report, matchResults: { ...results, matches } };
  }

  /** What a decision is about: two profiles, in the judgements that the page shows. */
  #subjectOf(profileId: string, matchedProfileId: string): string {
    const { fromType, toType, key } = this.#store.get();
    return [fromType, toType, key, profileId, matchedProfileId].join(' ');
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
    this.#made.set(this.#subjectOf(profileId, matchedProfileId), decided);
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
