import type { AspectName } from '@counterpart/domain';

/** What the asking side found in one judged match: by aspect, its part of the weight (0..1) and its score (0..1). */
export interface JudgedAspects {
  readonly isAccepted: boolean;
  readonly aspects: readonly { readonly name: AspectName; readonly weight: number; readonly score: number }[];
}

/** Factors on the weights of aspects; 1 leaves an aspect as it is. */
export type WeightFactors = ReadonlyMap<AspectName, number>;

/** Steps of gradient descent, how far each goes, and how strongly a factor is drawn to 1. */
const STEPS = 60;
const RATE = 0.5;
const PULL = 0.02;
/** Differences of scores are judged on this scale: a tenth is a clear difference. */
const SCALE = 0.1;
/** A factor leaves these bounds never: few judgements are no reason for more. */
const MOST = Math.log(4);

type Profile = readonly JudgedAspects[];
interface Pair {
  readonly better: JudgedAspects;
  readonly worse: JudgedAspects;
}

function pairsOf(profiles: readonly Profile[]): readonly Pair[] {
  return profiles.flatMap((profile) => {
    const accepted = profile.filter(({ isAccepted }) => isAccepted);
    const rejected = profile.filter(({ isAccepted }) => !isAccepted);
    return accepted.flatMap((better) => rejected.map((worse) => ({ better, worse })));
  });
}

/** The score of a match with factors on its weights: the weighted mean of what its aspects scored (matching.md). */
export function weightedScore({ aspects }: JudgedAspects, factors: WeightFactors): number {
  let [sum, total] = [0, 0];
  for (const { name, weight, score } of aspects) {
    const factor = weight * (factors.get(name) ?? 1);
    sum += factor * score;
    total += factor;
  }
  return total === 0 ? 0 : sum / total;
}

/** The part of the pairs of an accepted and a rejected match of one profile that stand in that order; null without pairs. */
export function pairwiseAccuracy(profiles: readonly Profile[], factors: WeightFactors): number | null {
  const pairs = pairsOf(profiles);
  if (pairs.length === 0) return null;
  const right = pairs.reduce((sum, { better, worse }) => {
    const difference = weightedScore(better, factors) - weightedScore(worse, factors);
    return sum + (difference > 0 ? 1 : difference === 0 ? 0.5 : 0);
  }, 0);
  return right / pairs.length;
}

/**
 * Factors under which accepted matches stand above rejected ones of the same profile: pairwise logistic loss
 * (Joachims 2002, Burges 2005) over the logarithms of the factors, so that none is negative, drawn to no change. A step
 * at a time, so that others go on meanwhile.
 */
export function* learnFactors(
  profiles: readonly Profile[],
  names: readonly AspectName[],
): Generator<void, WeightFactors, undefined> {
  const pairs = pairsOf(profiles);
  const logs = new Map(names.map((name) => [name, 0]));
  const factorsOf = () => new Map([...logs].map(([name, log]) => [name, Math.exp(log)]));
  for (let step = 0; step < STEPS && pairs.length > 0; step += 1) {
    const factors = factorsOf();
    const slope = new Map<AspectName, number>();
    for (const { better, worse } of pairs) {
      const difference = (weightedScore(better, factors) - weightedScore(worse, factors)) / SCALE;
      const pull = 1 / (1 + Math.exp(difference)) / SCALE / pairs.length;
      addSlope(slope, better, factors, pull);
      addSlope(slope, worse, factors, -pull);
    }
    for (const [name, log] of logs) {
      const next = log + RATE * ((slope.get(name) ?? 0) - PULL * log);
      logs.set(name, Math.max(-MOST, Math.min(MOST, next)));
    }
    yield;
  }
  return factorsOf();
}

/** Adds how the score of a match moves with the logarithm of each factor. */
function addSlope(slope: Map<AspectName, number>, match: JudgedAspects, factors: WeightFactors, by: number): void {
  const score = weightedScore(match, factors);
  const total = match.aspects.reduce((sum, { name, weight }) => sum + weight * (factors.get(name) ?? 1), 0);
  if (total === 0) return;
  for (const { name, weight, score: own } of match.aspects) {
    const part = (weight * (factors.get(name) ?? 1)) / total;
    slope.set(name, (slope.get(name) ?? 0) + by * part * (own - score));
  }
}
