import type { RouteResponse } from '@counterpart/contract';
import type { TestResult } from '@counterpart/store';
import { byProfile, type Figures, meanOf, profileFigures, statusOf } from './figures.ts';

type Comparison = RouteResponse<'compareTests'>;
type Difference = Comparison['precision'];

/** Samples of the bootstrap, and the part of them that lies within the interval. */
const SAMPLES = 2000;
const WITHIN = 0.95;

/** A seeded source of numbers (mulberry32, public domain): the same comparison says the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The means of a figure over the profiles that have it in both tests, and where their difference lies (Efron 1979). */
function differenceOf(pairs: readonly (readonly [before: number | null, after: number | null])[]): Difference {
  const known = pairs.flatMap(([before, after]) => (before === null || after === null ? [] : [{ before, after }]));
  if (known.length === 0) return { before: null, after: null, difference: null, low: null, high: null };
  const deltas = known.map(({ before, after }) => after - before);
  const next = seeded(1);
  const sampled = Float64Array.from({ length: SAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < deltas.length; i += 1) sum += deltas[Math.floor(next() * deltas.length)] ?? 0;
    return sum / deltas.length;
  }).sort();
  const at = (part: number) => sampled[Math.min(SAMPLES - 1, Math.floor(part * SAMPLES))] ?? 0;
  return {
    before: meanOf(known.map(({ before }) => before)),
    after: meanOf(known.map(({ after }) => after)),
    difference: meanOf(deltas),
    low: at((1 - WITHIN) / 2),
    high: at((1 + WITHIN) / 2),
  };
}

/** Only what both tests know alike is compared; what neither returned and nobody decided is no judgement. */
function shared(before: readonly TestResult[], after: readonly TestResult[]): ReadonlySet<string> {
  const keyOf = ({ fromId, toId, decision }: TestResult) => JSON.stringify([fromId, toId, decision]);
  const decided = (results: readonly TestResult[]) => results.filter(({ decision }) => decision !== 'UNDECIDED');
  const known = new Set(decided(before).map(keyOf));
  return new Set(
    decided(after)
      .map(keyOf)
      .filter((key) => known.has(key)),
  );
}

/** Compares two tests on the decisions that both know, profile by profile. */
export function compareResults(
  before: readonly TestResult[],
  after: readonly TestResult[],
  labelOf: (id: string) => string,
): Comparison {
  const judgements = shared(before, after);
  const known = (results: readonly TestResult[]) =>
    byProfile(results.filter(({ fromId, toId, decision }) => judgements.has(JSON.stringify([fromId, toId, decision]))));
  const [first, second] = [known(before), known(after)];
  const profiles = [...first].map(([id, old]) => {
    const young = second.get(id) ?? [];
    const hits = (results: readonly TestResult[]) =>
      new Set(results.filter((each) => statusOf(each) === 'CORRECT').map(({ toId }) => toId));
    const [had, has] = [hits(old), hits(young)];
    return {
      id,
      label: labelOf(id),
      before: profileFigures(old),
      after: profileFigures(young),
      lost: [...had].filter((each) => !has.has(each)),
      won: [...has].filter((each) => !had.has(each)),
    };
  });
  const pairs = (name: keyof Pick<Figures, 'precision' | 'recall' | 'ndcg'>) =>
    differenceOf(profiles.map((each) => [each.before[name], each.after[name]] as const));
  return {
    judgements: judgements.size,
    precision: pairs('precision'),
    recall: pairs('recall'),
    ndcg: pairs('ndcg'),
    profiles,
  };
}
