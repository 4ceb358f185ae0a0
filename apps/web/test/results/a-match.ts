import type { Match } from '../../src/state/matching/searches/index-results.ts';

type Explanation = Match['explanations'][number];
type Detail = Match['details'][number];

/** An asked item that was found, unless it says otherwise. */
export function item(label: string, change: Partial<Explanation> = {}): Explanation {
  return {
    scoreType: 'FORWARD',
    aspect: 'hardSkills',
    itemId: label,
    required: false,
    holds: true,
    status: 'found',
    similarity: 0.9,
    asked: { label },
    matchedTo: [{ source: 'WORK_EXPERIENCES' }],
    ...change,
  };
}

/** An item that was looked for and not found. */
export function missing(label: string, change: Partial<Explanation> = {}): Explanation {
  return item(label, { status: 'missing', holds: false, similarity: 0, matchedTo: [], ...change });
}

/** The sums of an aspect in the forward direction. */
export function detail(label: string, share: number, change: Partial<Detail> = {}): Detail {
  return {
    scoreType: 'FORWARD',
    label,
    found: 1,
    asked: 1,
    info: '',
    score: 1,
    share,
    weight: share,
    unknown: 0,
    required: false,
    ...change,
  };
}

/** A match of these explanations. */
export function aMatch(explanations: readonly Explanation[], change: Partial<Match> = {}): Match {
  return {
    id: 'c1',
    score: 0.5,
    unknown: 0,
    green: true,
    forward: 0.5,
    reverse: 0,
    balance: 0,
    penalty: 1,
    document: { id: 'c1' },
    details: [],
    explanations: [...explanations],
    ...change,
  };
}
