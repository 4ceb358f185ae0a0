import type { TestResult } from '@counterpart/store';
import { describe, expect, it } from 'vitest';
import { compareResults } from '../../src/services/monitoring/comparison.ts';

const result = (fromId: string, toId: string, decision: TestResult['decision'], rank: number | null): TestResult => ({
  fromId,
  toId,
  decision,
  score: rank === null ? null : 0.9,
  rank,
});

describe('two tests that are compared', () => {
  it('TST-06d count what both know decided alike, and name whom the second lost and won', () => {
    const before = [
      result('j1', 'kept', 'ACCEPT', 1),
      result('j1', 'lost', 'ACCEPT', 2),
      result('j1', 'won', 'ACCEPT', null),
      result('j1', 'wrong', 'REJECT', 3),
      result('j1', 'open', 'UNDECIDED', 4),
      result('j1', 'changed', 'REJECT', 5),
    ];
    const after = [
      result('j1', 'kept', 'ACCEPT', 2),
      result('j1', 'lost', 'ACCEPT', null),
      result('j1', 'won', 'ACCEPT', 1),
      result('j1', 'wrong', 'REJECT', 3),
      result('j1', 'open', 'UNDECIDED', 4),
      result('j1', 'changed', 'ACCEPT', 5),
    ];
    const { judgements, profiles } = compareResults(before, after, (id) => `label of ${id}`);
    expect(judgements).toBe(4);
    expect(profiles).toMatchObject([
      { id: 'j1', label: 'label of j1', lost: ['lost'], won: ['won'], before: { unjudged: 0 }, after: { unjudged: 0 } },
    ]);
    expect(profiles[0]).toMatchObject({
      before: { hits: 2, falsePositives: 1 },
      after: { hits: 2, falsePositives: 1 },
    });
  });

  it('TST-06d say within which bounds 95 of 100 differences lie', () => {
    const test = (ranks: readonly (number | null)[]) => ranks.map((rank, i) => result(`j${i}`, 'c', 'ACCEPT', rank));
    const { recall, precision } = compareResults(test([null, null, 1]), test([1, 1, 1]), (id) => id);
    // drawn three times of 1, 1 and 0 the differences are all 0 once in 27 times, which is more than 2.5 of 100
    expect(recall).toMatchObject({ after: 1, low: 0, high: 1 });
    expect(recall.before).toBeCloseTo(1 / 3, 12);
    expect(recall.difference).toBeCloseTo(2 / 3, 12);
    // nothing was returned for two of them: they have no precision before
    expect(precision).toEqual({ before: 1, after: 1, difference: 0, low: 0, high: 0 });
  });
});
