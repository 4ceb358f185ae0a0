import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreParts } from '../../src/state/results/score-parts.ts';
import { aMatch, detail } from './a-match.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('the parts of a score', () => {
  it('DET-02 shares and the other direction add up to the score, whatever balance and penalty', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        part,
        part,
        fc.constantFrom(1, 0.8, 0.5),
        (weights, reverse, balance, penalty) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
          const shares = weights.map((weight) => weight / total / 2);
          const forward = shares.reduce((sum, share) => sum + share, 0);
          const score = ((1 - balance) * forward + balance * reverse) * penalty;
          const details = shares.map((share, i) => detail(`aspect ${i}`, share));
          const reverseDetails = [detail('jobFunctions', reverse, { scoreType: 'REVERSE' })];
          const parts = scoreParts(
            aMatch([], {
              score,
              forward,
              reverse,
              balance,
              penalty,
              details: [...details, ...reverseDetails],
            }),
          );
          const sum = parts
            .filter(({ kind }) => kind === 'ASPECT' || kind === 'OTHER_DIRECTION')
            .reduce((before, { share }) => before + share, 0);
          expect(sum).toBeCloseTo(score, 9);
        },
      ),
      { seed: 2, numRuns: 500 },
    );
  });

  it('what a missing requirement takes away is a part of its own', () => {
    const match = aMatch([], {
      score: 0.4,
      forward: 0.5,
      penalty: 0.8,
      unknown: 0.1,
      details: [detail('jobFunctions', 0.3), detail('hardSkills', 0.2)],
    });
    expect(scoreParts(match).map(({ kind, aspect, share }) => [kind, aspect, Number(share.toFixed(3))])).toEqual([
      ['ASPECT', 'jobFunctions', 0.24],
      ['ASPECT', 'hardSkills', 0.16],
      ['PENALTY', '', 0.1],
      ['UNKNOWN', '', 0.1],
    ]);
  });
});
