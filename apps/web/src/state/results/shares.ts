import type { Match } from '../matching/searches/index-results.ts';

/** One aspect's contribution to the score, 0..1. */
export interface AspectShare {
  readonly label: string;
  readonly share: number;
}

/** The largest contributions of the direction that the score is made of, as the server answered them. */
export function largestShares(match: Match, count: number): readonly AspectShare[] {
  const direction = match.balance === 1 ? 'REVERSE' : 'FORWARD';
  return match.details
    .filter((detail) => detail.scoreType === direction && detail.share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, count)
    .map(({ label, share }) => ({ label, share }));
}
