import { describe, expect, it } from 'vitest';
import type { AspectName } from '@counterpart/domain';
import {
  type JudgedAspects,
  learnFactors,
  pairwiseAccuracy,
  weightedScore,
} from '../../src/services/monitoring/weight-learning.ts';

const match = (isAccepted: boolean, functions: number, places: number): JudgedAspects => ({
  isAccepted,
  aspects: [
    { name: 'jobFunctions', weight: 0.8, score: functions },
    { name: 'locations', weight: 0.2, score: places },
  ],
});

function learned(profiles: readonly (readonly JudgedAspects[])[], names: readonly AspectName[]) {
  const steps = learnFactors(profiles, names);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

describe('weights learned from judgements', () => {
  // whoever is near is accepted, whatever the function says
  const near = [
    [match(true, 0.5, 1), match(false, 0.7, 0), match(false, 0.6, 0.1)],
    [match(true, 0.4, 0.9), match(false, 0.6, 0)],
  ];

  it('a score is the weighted mean of what the aspects scored', () => {
    expect(weightedScore(match(true, 0.5, 1), new Map())).toBeCloseTo(0.6, 12);
    expect(weightedScore(match(true, 0.5, 1), new Map([['locations', 4]]))).toBeCloseTo((0.4 + 0.8) / 1.6, 12);
  });

  it('give more to what the accepted have and the rejected lack, and order the pairs better', () => {
    const factors = learned(near, ['jobFunctions', 'locations']);
    expect(factors.get('locations')).toBeGreaterThan(1);
    expect(factors.get('jobFunctions')).toBeLessThan(1);
    expect(pairwiseAccuracy(near, factors)).toBeGreaterThanOrEqual(pairwiseAccuracy(near, new Map()) ?? 1);
    expect(pairwiseAccuracy(near, factors)).toBe(1);
  });

  it('order half of a pair that scores alike', () => {
    expect(pairwiseAccuracy([[match(true, 0.5, 0.5), match(false, 0.5, 0.5)]], new Map())).toBe(0.5);
    expect(pairwiseAccuracy([[match(true, 0.4, 0.5), match(false, 0.5, 0.5)]], new Map())).toBe(0);
  });

  it('are never negative, and stay within a quarter and four times', () => {
    for (const factor of learned(near, ['jobFunctions', 'locations']).values()) {
      expect(factor).toBeGreaterThanOrEqual(0.25);
      expect(factor).toBeLessThanOrEqual(4);
    }
  });

  it('are as they were where nothing was judged both ways', () => {
    expect(learned([[match(true, 1, 1)]], ['jobFunctions']).get('jobFunctions')).toBe(1);
    expect(pairwiseAccuracy([[match(true, 1, 1)]], new Map())).toBeNull();
  });
});
