import type { RouteResponse } from '@counterpart/contract';
import { precisionRecall, type ResultStatus, resultStatus } from '@counterpart/scoring';
import type { TestResult } from '@counterpart/store';

type Results = NonNullable<RouteResponse<'testReport'>['matchResults']>;

/** How a test did: over one profile, or over all. */
export type Figures = Omit<Results, 'matches'>;
/** What a test found of one match, but for whom it was for. */
export type TestedMatch = Pick<TestResult, 'decision' | 'score' | 'rank'>;
/** How many decided matches precision at ten looks at. */
const TOP = 10;

/** How the engine did on one match: what has a rank was returned. */
export function statusOf({ decision, rank }: TestedMatch): ResultStatus {
  return resultStatus(decision, rank !== null);
}

const ratio = (part: number, rest: number): number | null => (part + rest === 0 ? null : part / (part + rest));

/** What one place from the top on is worth (Järvelin and Kekäläinen 2002). */
const discount = (place: number): number => 1 / Math.log2(place + 2);

/** The figures of one profile; undecided matches count in none but `unjudged`. */
export function profileFigures(found: readonly TestedMatch[]): Figures {
  const counted = precisionRecall(found.map((each) => ({ resultStatus: statusOf(each) })));
  const returned = found.filter(({ rank }) => rank !== null).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const decided = returned.filter(({ decision }) => decision !== 'UNDECIDED');
  const top = decided.slice(0, TOP);
  const gain = decided.reduce((sum, { decision }, place) => sum + (decision === 'ACCEPT' ? discount(place) : 0), 0);
  const ideal = Array.from({ length: counted.hits + counted.missed }, (_, place) => discount(place)).reduce(
    (sum, each) => sum + each,
    0,
  );
  return {
    ...counted,
    unjudged: returned.length - decided.length,
    precisionAt10: top.length === 0 ? null : top.filter(({ decision }) => decision === 'ACCEPT').length / top.length,
    ndcg: ideal === 0 ? null : gain / ideal,
  };
}

/** The mean of the numbers among them; null when there is none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The general figures: precision and recall over all matches together, the others as means over profiles (wire.md). */
export function generalFigures(profiles: readonly Figures[]): Figures {
  const total = (name: 'hits' | 'falsePositives' | 'missed' | 'unjudged') =>
    profiles.reduce((sum, each) => sum + each[name], 0);
  const [hits, falsePositives, missed] = [total('hits'), total('falsePositives'), total('missed')];
  return {
    hits,
    falsePositives,
    missed,
    unjudged: total('unjudged'),
    precision: ratio(hits, falsePositives),
    recall: ratio(hits, missed),
    precisionAt10: meanOf(profiles.map(({ precisionAt10 }) => precisionAt10)),
    ndcg: meanOf(profiles.map(({ ndcg }) => ndcg)),
  };
}

/** Results by the profile that they are for, in the order in which they come. */
export function byProfile<Result extends { readonly fromId: string }>(
  results: readonly Result[],
): ReadonlyMap<string, readonly Result[]> {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const group = groups.get(result.fromId);
    if (group === undefined) groups.set(result.fromId, [result]);
    else group.push(result);
  }
  return groups;
}
