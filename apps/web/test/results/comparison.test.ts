import { describe, expect, it } from 'vitest';
import { comparedRows } from '../../src/state/results/comparison.ts';
import { explainedSide, unknownItems } from '../../src/state/results/details/explained-groups.ts';
import { lastJobs } from '../../src/state/results/details/last-jobs.ts';
import { phoneText } from '../../src/state/results/phone-link.ts';
import { scoreParts } from '../../src/state/results/score-parts.ts';
import { bestFirst, ResultSelection } from '../../src/state/selection/result-selection.ts';
import { aMatch, detail, item, missing } from './a-match.ts';

const YEAR = 2026;
const near = (label: string) =>
  item(label, { holds: false, foundConcept: { id: 'x', label: 'something else', type: 'SKILL' } as never });

describe('a comparison of matches', () => {
  const first = aMatch([item('lassen'), missing('rijbewijs'), missing('TIG', { required: true })], {
    id: 'c1',
    details: [detail('hardSkills', 0.3, { weight: 0.5 }), detail('jobFunctions', 0.2, { weight: 0.4 })],
  });
  const second = aMatch([near('lassen')], {
    id: 'c2',
    details: [detail('hardSkills', 0.1, { weight: 0.5 }), detail('jobFunctions', 0.2, { weight: 0.4 })],
  });

  it('has a row for each aspect that any is asked for, heaviest first', () => {
    const rows = comparedRows([first, second], YEAR);
    expect(rows.map(({ aspect, weight }) => [aspect, weight])).toEqual([
      ['hardSkills', 0.5],
      ['jobFunctions', 0.4],
    ]);
    const only = aMatch([], { id: 'c3', details: [detail('languages', 0.1, { weight: 0.9 })] });
    expect(comparedRows([first, only], YEAR).map(({ aspect, weight }) => [aspect, weight])).toEqual([
      ['languages', 0.9],
      ['hardSkills', 0.5],
      ['jobFunctions', 0.4],
    ]);
  });

  it('shows what was found or near or required, and counts the rest that is missing', () => {
    const [skills] = comparedRows([first, second], YEAR);
    expect(
      skills?.cells.map(({ id, reasons, missing: count }) => [id, reasons.map(({ label }) => label), count]),
    ).toEqual([
      ['c1', ['TIG', 'lassen'], 1],
      ['c2', ['lassen'], 0],
    ]);
  });

  it('marks the largest share where another has less, and rows in which all are equal', () => {
    const [skills, functions] = comparedRows([first, second], YEAR);
    expect(skills?.cells.map(({ isBest }) => isBest)).toEqual([true, false]);
    expect(functions?.cells.map(({ isBest }) => isBest)).toEqual([false, false]);
    expect([skills?.isEqual, functions?.isEqual]).toEqual([false, true]);
  });

  it('takes nothing for best where nobody has a share', () => {
    const none = (id: string) => aMatch([], { id, details: [detail('wage', 0, { weight: 0.2 })] });
    const [row] = comparedRows([none('c1'), none('c2'), aMatch([], { id: 'c3' })], YEAR);
    expect(row?.cells.map(({ isBest }) => isBest)).toEqual([false, false, false]);
    expect(row?.isEqual).toBe(false);
    expect(row?.cells[2]?.detail).toBeNull();
  });

  it('tells apart what was found by another way, at another level or with more unknown', () => {
    const same = (explanations: Parameters<typeof aMatch>[0], unknown = 0) =>
      aMatch(explanations, { details: [detail('hardSkills', 0.3, { unknown })] });
    const isEqual = (a: ReturnType<typeof same>, b: ReturnType<typeof same>) => comparedRows([a, b], YEAR)[0]?.isEqual;
    expect(isEqual(same([item('a')]), same([item('a')]))).toBe(true);
    expect(isEqual(same([item('a')]), same([item('b')]))).toBe(false);
    expect(isEqual(same([near('a')]), same([item('a')]))).toBe(false);
    expect(isEqual(same([], 0.1), same([]))).toBe(false);
  });

  it('reads the direction that each list is ordered by', () => {
    const reverse = aMatch([], {
      id: 'c1',
      balance: 1,
      details: [detail('hardSkills', 0.9), detail('wage', 0.4, { scoreType: 'REVERSE', weight: 0.6 })],
    });
    expect(comparedRows([reverse], YEAR).map(({ aspect, weight }) => [aspect, weight])).toEqual([['wage', 0.6]]);
  });
});

describe('what one side asks', () => {
  const labels = (items: readonly { readonly asked: { readonly label: string } }[]) =>
    items.map(({ asked }) => asked.label);

  it('is read from what is required and missing, then aspect by aspect, heaviest first', () => {
    const match = aMatch(
      [
        missing('weg', { similarity: 0.1 }),
        item('zwak', { similarity: 0.5 }),
        item('sterk', { similarity: 0.9 }),
        item('vereist', { required: true, similarity: 0.2 }),
        near('bijna'),
        item('onbekend', { status: 'unknown', holds: false, required: true }),
        missing('verplicht', { required: true }),
        item('functie', { aspect: 'jobFunctions' }),
        item('hun wens', { scoreType: 'REVERSE' }),
      ],
      {
        details: [
          detail('hardSkills', 0.2),
          detail('jobFunctions', 0.5),
          detail('hardSkills', 0.9, { scoreType: 'REVERSE' }),
        ],
      },
    );
    const side = explainedSide(match, 'FORWARD');
    expect(labels(side.missing)).toEqual(['verplicht']);
    expect(side.groups.map(({ aspect, detail: own, items }) => [aspect, own?.share, labels(items)])).toEqual([
      ['jobFunctions', 0.5, ['functie']],
      ['hardSkills', 0.2, ['vereist', 'onbekend', 'sterk', 'zwak', 'bijna', 'weg']],
    ]);
    expect(labels(explainedSide(match, 'REVERSE').groups.flatMap(({ items }) => items))).toEqual(['hun wens']);
    expect(labels(unknownItems(match))).toEqual(['onbekend']);
  });

  it('has groups without points last', () => {
    const match = aMatch([item('a', { aspect: 'jobFunctions' }), item('b')], { details: [detail('hardSkills', 0.2)] });
    expect(explainedSide(match, 'FORWARD').groups.map(({ aspect, detail: own }) => [aspect, own === null])).toEqual([
      ['hardSkills', false],
      ['jobFunctions', true],
    ]);
  });
});

describe('the last jobs', () => {
  const held = (title: string, dateFrom?: string, dateTo?: string | null) =>
    ({ title, ...(dateFrom === undefined ? {} : { dateFrom }), ...(dateTo === undefined ? {} : { dateTo }) }) as never;

  it('are three, the latest first; one that lasts is the latest', () => {
    const workExperiences = [
      held('old', '2001-01', '2005-01'),
      held('lasts', '2020-01', ''),
      held('newer', '2021-01', null),
      held('ended', '2010-01', '2024-01'),
      held('no start', undefined, '2024-01'),
    ];
    const titles = lastJobs({ id: 'c1', workExperiences }).map((job) => (job as { title?: string }).title);
    expect(titles).toEqual(['newer', 'lasts', 'ended']);
    expect(lastJobs({ id: 'c1' })).toEqual([]);
  });
});

describe('the telephone number of a document', () => {
  it('RES-01g is the configured property', () => {
    const document = { id: 'c1', extraProperties: { mobile: '0470 12 34 56' } };
    expect(phoneText({ phoneProperty: 'mobile' }, document)).toBe('0470 12 34 56');
    expect(phoneText({}, document)).toBe('');
    expect(phoneText({ phoneProperty: 'other' }, document)).toBe('');
  });
});

describe('the parts of a score', () => {
  const details = [
    detail('hardSkills', 0.2),
    detail('jobFunctions', 0.4),
    detail('wage', 0),
    detail('locations', 0.5, { scoreType: 'REVERSE' }),
  ];

  it('are the shares of its direction, what the other adds, the penalty and the unknown', () => {
    const match = aMatch([], {
      details,
      balance: 0.25,
      forward: 0.6,
      reverse: 0.5,
      penalty: 0.5,
      score: 0.2875,
      unknown: 0.1,
    });
    const parts = scoreParts(match).map(({ kind, aspect, share }) => [kind, aspect, Number(share.toFixed(6))]);
    expect(parts).toEqual([
      // 0.4 × 0.75 × 0.5, 0.2 × 0.75 × 0.5, 0.5 × 0.25 × 0.5, 0.2875 ÷ 0.5 − 0.2875
      ['ASPECT', 'jobFunctions', 0.15],
      ['ASPECT', 'hardSkills', 0.075],
      ['OTHER_DIRECTION', '', 0.0625],
      ['PENALTY', '', 0.2875],
      ['UNKNOWN', '', 0.1],
    ]);
  });

  it('of a list in the reverse direction are theirs', () => {
    const match = aMatch([], { details, balance: 1, forward: 0.6, reverse: 0.5, penalty: 1, score: 0.5 });
    expect(scoreParts(match)).toEqual([{ kind: 'ASPECT', aspect: 'locations', share: 0.5 }]);
  });

  it('take nothing away where the penalty is 1 or 0', () => {
    for (const penalty of [1, 0]) {
      const kinds = scoreParts(aMatch([], { details, penalty, forward: 0.6, score: 0 })).map(({ kind }) => kind);
      expect(kinds).not.toContain('PENALTY');
    }
  });
});

describe('what is chosen among results', () => {
  const match = (id: string, score: number) => aMatch([], { id, score });

  it('RES-06 comes out best first: by score where it is known, by the rank of select-all, by id', () => {
    const selection = new ResultSelection();
    for (const [id, score] of [
      ['low', 0.2],
      ['high', 0.9],
      ['gone', 0.5],
    ] as const)
      selection.set(match(id, score), true);
    selection.set(match('gone', 0.5), false);
    expect([...selection.store.get().ids]).toEqual(['low', 'high']);
    expect(bestFirst(selection.store.get())).toEqual(['high', 'low']);
    expect(selection.store.get().known.get('gone')?.id).toBe('gone');
  });

  it('of select-all keeps its rank, and what has none comes last by id', async () => {
    const selection = new ResultSelection();
    const chosen = selection.selectAll(() => Promise.resolve(['b', 'a', 'c']));
    expect(selection.store.get().isSelecting).toBe(true);
    await chosen;
    expect(selection.store.get().isSelecting).toBe(false);
    selection.set(match('z', 0.1), true);
    selection.set(match('y', 0.1), true);
    expect(bestFirst(selection.store.get())).toEqual(['b', 'a', 'c', 'y', 'z']);
    selection.clear();
    expect(bestFirst(selection.store.get())).toEqual([]);
    expect(selection.store.get()).toEqual({ ids: new Set(), known: new Map(), ranks: new Map(), isSelecting: false });
  });

  it('stays as it was where select-all fails', async () => {
    const selection = new ResultSelection();
    selection.set(match('a', 0.1), true);
    await expect(selection.selectAll(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect([...selection.store.get().ids]).toEqual(['a']);
    expect(selection.store.get().isSelecting).toBe(false);
  });
});
