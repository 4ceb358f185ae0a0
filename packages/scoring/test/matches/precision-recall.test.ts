import { describe, expect, it } from 'vitest';
import { precisionRecall, resultStatus } from '../../src/index.ts';

describe('TST-06d TST-06f precision and recall', () => {
  it('accepted is CORRECT or MISSED, rejected FALSE_POSITIVE when it was returned, everything else UNKNOWN', () => {
    const statuses = (['ACCEPT', 'REJECT', 'UNDECIDED'] as const).map((decision) => [
      resultStatus(decision, true),
      resultStatus(decision, false),
    ]);
    expect(statuses).toEqual([
      ['CORRECT', 'MISSED'],
      ['FALSE_POSITIVE', 'UNKNOWN'],
      ['UNKNOWN', 'UNKNOWN'],
    ]);
  });

  it('are parts of what was returned and of what was accepted, null when there is none', () => {
    const judged = (['CORRECT', 'FALSE_POSITIVE', 'MISSED', 'MISSED', 'UNKNOWN'] as const).map((each) => ({
      resultStatus: each,
    }));
    expect(precisionRecall(judged)).toEqual({ hits: 1, falsePositives: 1, missed: 2, precision: 0.5, recall: 1 / 3 });
    expect(precisionRecall([])).toEqual({ hits: 0, falsePositives: 0, missed: 0, precision: null, recall: null });
    expect(precisionRecall([{ resultStatus: 'MISSED' }])).toMatchObject({ precision: null, recall: 0 });
  });
});
