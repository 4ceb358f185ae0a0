import type { Match } from '../matching/searches/index-results.ts';
import { leadingDirection } from './reasons.ts';

/** One part of the bar of a score; all parts but OPEN's rest stand for points out of 1. */
export interface ScorePart {
  readonly kind: 'ASPECT' | 'OTHER_DIRECTION' | 'PENALTY' | 'UNKNOWN';
  /** The aspect of an ASPECT part; otherwise empty. */
  readonly aspect: string;
  /** 0..1; a penalty is what it takes away. */
  readonly share: number;
}

/**
 * What a score is made of: the shares of its own direction, what the other direction adds, what a missing requirement
 * takes away, and what nobody knows yet. Aspects and the other direction add up to the score (details.sum says how).
 */
export function scoreParts(match: Match): readonly ScorePart[] {
  const { balance, penalty, forward, reverse, unknown, score } = match;
  const own = leadingDirection(match);
  const ownFactor = own === 'FORWARD' ? 1 - balance : balance;
  const other = own === 'FORWARD' ? balance * reverse : (1 - balance) * forward;
  const aspects = match.details
    .filter(({ scoreType, share }) => scoreType === own && share > 0)
    .map(({ label, share }): ScorePart => ({ kind: 'ASPECT', aspect: label, share: share * ownFactor * penalty }))
    .toSorted((a, b) => b.share - a.share);
  const rest: readonly ScorePart[] = [
    { kind: 'OTHER_DIRECTION', aspect: '', share: other * penalty },
    { kind: 'PENALTY', aspect: '', share: penalty === 1 || penalty === 0 ? 0 : score / penalty - score },
    { kind: 'UNKNOWN', aspect: '', share: unknown },
  ];
  return [...aspects, ...rest.filter(({ share }) => share > 0)];
}
