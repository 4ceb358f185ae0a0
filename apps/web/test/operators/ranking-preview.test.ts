import { describe, expect, it } from 'vitest';
import { orderedProfiles, type TestedProfile } from '../../src/state/monitoring/profile-order.ts';
import { rankingPreview } from '../../src/state/strategies/ranking-preview.ts';
import { aMatch } from '../results/a-match.ts';

const ranking = (...ids: string[]) => ({
  count: 100 + ids.length,
  matches: ids.map((id, place) => aMatch([], { id, score: 1 - place / 100, document: { id } })),
});
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `c${from + i}`);

describe('what an edit of a strategy does to a ranking', () => {
  it('shows the first ten, with the place and score that each had', () => {
    const preview = rankingPreview(ranking('c1', 'c2', 'c3'), ranking('c3', 'c1', 'c9'), new Set());
    expect(preview.rows).toEqual([
      { id: 'c3', label: 'c3', rank: 1, score: 1, rankBefore: 3, scoreBefore: 0.98 },
      { id: 'c1', label: 'c1', rank: 2, score: 0.99, rankBefore: 1, scoreBefore: 1 },
      { id: 'c9', label: 'c9', rank: 3, score: 0.98, rankBefore: null, scoreBefore: null },
    ]);
    expect([preview.count, preview.countBefore]).toEqual([103, 103]);
    expect(rankingPreview(ranking(...ids(1, 30)), ranking(...ids(1, 30)), new Set()).rows).toHaveLength(10);
  });

  it('counts those of the first ten that stood there before', () => {
    // c10 stood tenth, c11 eleventh
    expect(rankingPreview(ranking(...ids(1, 30)), ranking('c10', 'c11', 'x'), new Set()).stayed).toBe(1);
    expect(rankingPreview(ranking(...ids(1, 30)), ranking(...ids(1, 30)), new Set()).stayed).toBe(10);
  });

  it('names the accepted ones that were there and are no more', () => {
    const before = ranking('c1', 'c2', 'c3');
    expect(rankingPreview(before, ranking('c1'), new Set(['c1', 'c3', 'c7'])).lost).toEqual(['c3']);
  });

  it('calls a job by its title, a person by name, then by the function wished for', () => {
    const label = (document: object) =>
      rankingPreview(ranking(), { count: 1, matches: [aMatch([], { document: { id: 'c1', ...document } })] }, new Set())
        .rows[0]?.label;
    expect(label({ jobTitle: 'Lasser', extraProperties: { name: 'An' } })).toBe('Lasser');
    expect(label({ extraProperties: { name: 'An' }, preferredJobTitle: 'lasser' })).toBe('An');
    expect(label({ extraProperties: { name: 7 }, preferredJobTitle: 'lasser' })).toBe('lasser');
    expect(label({ jobTitle: '' })).toBe('c1');
  });
});

describe('the profiles of a matching test', () => {
  const profile = (label: string, precision: number | null, recall: number | null): TestedProfile => ({
    id: label,
    label,
    hits: 0,
    falsePositives: 0,
    missed: 0,
    unjudged: 0,
    precision,
    recall,
    precisionAt10: null,
    ndcg: null,
    matchFeedback: [],
  });
  const all = [profile('b', 0.5, 0.9), profile('d', null, 0.1), profile('a', 0.5, null), profile('c', 0.2, 0.9)];
  const order = (by: 'precision' | 'recall' | 'name') => orderedProfiles(all, by).map(({ label }) => label);

  it('TST-02b stand with the worst first, what has no figure last, then by name', () => {
    expect(order('precision')).toEqual(['c', 'a', 'b', 'd']);
    expect(order('recall')).toEqual(['d', 'b', 'c', 'a']);
    expect(order('name')).toEqual(['a', 'b', 'c', 'd']);
  });
});
