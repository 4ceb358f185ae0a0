import { describe, expect, it } from 'vitest';
import { DEFAULT_RETURNED_BOUNDS, judgeFeedback, precisionRecall } from '../src/index.ts';

const matches = [
  { id: 'a', score: 0.9 },
  { id: 'b', score: 0.5 },
  { id: 'c', score: 0.49 },
];
const feedback = (matchedProfileId: string, decision: 'ACCEPT' | 'REJECT' | 'UNDECIDED') => ({
  matchedProfileId,
  decision,
});

describe('TST-06d TST-06f precision and recall', () => {
  it('a result is returned when it is among the first `limit` with at least `threshold`', () => {
    const judged = judgeFeedback(
      [
        feedback('a', 'ACCEPT'),
        feedback('b', 'REJECT'),
        feedback('c', 'ACCEPT'),
        feedback('d', 'ACCEPT'),
        feedback('c', 'REJECT'),
        feedback('a', 'UNDECIDED'),
      ],
      matches,
      DEFAULT_RETURNED_BOUNDS,
    );
    expect(judged.map((item) => item.resultStatus)).toEqual([
      'CORRECT',
      'FALSE_POSITIVE',
      'MISSED',
      'MISSED',
      'UNKNOWN',
      'UNKNOWN',
    ]);
    expect(judged.map((item) => item.score)).toEqual([0.9, 0.5, 0.49, null, 0.49, 0.9]);
    // hits 1, false positives 1, missed 2
    expect(precisionRecall(judged)).toEqual({ hits: 1, falsePositives: 1, missed: 2, precision: 0.5, recall: 1 / 3 });
    expect(judgeFeedback([feedback('b', 'ACCEPT')], matches, { limit: 1, threshold: 0 })[0]?.resultStatus).toBe(
      'MISSED',
    );
  });

  it('has no figure where the divisor is 0', () => {
    expect(precisionRecall([])).toEqual({ hits: 0, falsePositives: 0, missed: 0, precision: null, recall: null });
    expect(precisionRecall([{ resultStatus: 'MISSED' }])).toMatchObject({ precision: null, recall: 0 });
  });
});
