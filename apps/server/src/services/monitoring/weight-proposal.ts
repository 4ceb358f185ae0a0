import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RouteResponse } from '@counterpart/contract';
import { type AspectName, ASPECT_NAMES, CatalogueError } from '@counterpart/domain';
import { scoreTarget } from '@counterpart/scoring';
import type { JudgementSet, RecordStore, StoredStrategy } from '@counterpart/store';
import type { MatchPreparation } from '../matching/match-preparation.ts';
import type { Strategies } from '../matching/strategies.ts';
import { Pacer } from '../slices.ts';
import { byProfile } from './figures.ts';
import type { Judgements } from './judgements.ts';
import { type JudgedAspects, learnFactors, pairwiseAccuracy, type WeightFactors } from './weight-learning.ts';

/** Folds of the cross-validation, by profile. */
const FOLDS = 5;
/** Judged profiles that are learned from; more say little that these do not. */
const MOST_PROFILES = 200;
/** Fewer profiles with both decisions are no ground to learn on. */
const FEWEST_PROFILES = 10;
const UNCHANGED: WeightFactors = new Map();

/** Weights of aspects that the judgements speak for; offered, never applied by itself. */
export class WeightProposal {
  readonly #store: RecordStore;
  readonly #judgements: Judgements;
  readonly #preparation: MatchPreparation;
  readonly #strategies: Strategies;

  constructor(
    store: RecordStore,
    judgements: Judgements,
    matching: { readonly preparation: MatchPreparation; readonly strategies: Strategies },
  ) {
    this.#store = store;
    this.#judgements = judgements;
    this.#preparation = matching.preparation;
    this.#strategies = matching.strategies;
  }

  /**
   * The strategy with the learned weights, and what they gain on profiles that were not learned from (5-fold). INVALID_REQUEST
   * when too little was judged.
   */
  async of(set: JudgementSet, name: string | undefined, signal: AbortSignal): Promise<RouteResponse<'proposeWeights'>> {
    const strategy = this.#strategies.find(name, set.toKind);
    const profiles = await this.#profiles(set, strategy, signal);
    if (profiles.length < FEWEST_PROFILES) {
      throw new CatalogueError('INVALID_REQUEST', [
        {
          path: 'key',
          message: `At least ${FEWEST_PROFILES} profiles with an accepted and a rejected match are needed; there are ${profiles.length}.`,
        },
      ]);
    }
    const asked = new Set(profiles.flat().flatMap(({ aspects }) => aspects.map((aspect) => aspect.name)));
    const names = ASPECT_NAMES.filter((each) => asked.has(each));
    const [before, after] = [[], []] as [number[], number[]];
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const held = profiles.filter((_profile, at) => at % FOLDS === fold);
      const factors = await inTurns(
        learnFactors(
          profiles.filter((_profile, at) => at % FOLDS !== fold),
          names,
        ),
        signal,
      );
      for (const profile of held) {
        before.push(pairwiseAccuracy([profile], UNCHANGED) ?? 0);
        after.push(pairwiseAccuracy([profile], factors) ?? 0);
      }
    }
    const factors = await inTurns(learnFactors(profiles, names), signal);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      strategy: strategy.name,
      profiles: profiles.length,
      before: mean(before),
      after: mean(after),
      parameters: withFactors(strategy, factors) as never,
      factors: names.map((each) => ({ aspect: each, factor: factors.get(each) ?? 1 })),
    };
  }

  async #profiles(
    set: JudgementSet,
    strategy: StoredStrategy,
    signal: AbortSignal,
  ): Promise<readonly JudgedAspects[][]> {
    const { ids } = this.#store.judgements.sources(set, 0, MOST_PROFILES);
    const [from, to] = [this.#judgements.indexOf(set.fromKind), this.#judgements.indexOf(set.toKind)];
    const pacer = new Pacer(signal);
    const profiles: JudgedAspects[][] = [];
    const decided = this.#store.judgements.of(set, ids).filter(({ decision }) => decision !== 'UNDECIDED');
    for (const [fromId, judged] of byProfile(decided)) {
      if (new Set(judged.map(({ decision }) => decision)).size < 2) continue;
      const source = { type: set.fromKind, index: from.name, id: fromId };
      const { query } = await this.#preparation.prepare(
        set.toKind,
        to.name,
        { source, strategyVersion: strategy.version },
        { strategy: strategy.name },
      );
      const decisions = new Map(judged.map(({ toId, decision }) => [toId, decision]));
      const profile: JudgedAspects[] = [];
      for (const { id, enrichment } of this.#store.getMany(to.name, [...decisions.keys()])) {
        const aspects = scoreTarget(query, enrichment)
          .details.filter(({ scoreType, weight }) => scoreType === 'FORWARD' && weight > 0)
          .map(({ label, weight, score }) => ({ name: label, weight, score }));
        profile.push({ isAccepted: decisions.get(id) === 'ACCEPT', aspects });
        await pacer.pause();
      }
      profiles.push(profile);
    }
    return profiles;
  }
}

/** Does a work a step at a time, with others in between. */
async function inTurns<Result>(steps: Generator<void, Result, undefined>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    signal.throwIfAborted();
    await nextTurn();
  }
}

/** The parameters with the factors on the weights of their aspects, rounded to hundredths. */
function withFactors({ parameters }: StoredStrategy, factors: WeightFactors): StoredStrategy['parameters'] {
  const aspects = Object.fromEntries(
    Object.entries(parameters.aspects).map(([name, aspect]) => {
      const factor = factors.get(name as AspectName) ?? 1;
      return [name, { ...aspect, weight: Math.round(aspect.weight * factor * 100) / 100 }];
    }),
  );
  return { ...parameters, aspects: aspects as StoredStrategy['parameters']['aspects'] };
}
