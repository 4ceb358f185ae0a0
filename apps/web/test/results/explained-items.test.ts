import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/messages.ts';
import {
  foundWords,
  importanceOf,
  shortSourceWords,
  sourceWords,
} from '../../src/parts/match-details/items/item-words.ts';
import { comparedRows } from '../../src/state/results/comparison.ts';
import { explainedSide, unknownItems } from '../../src/state/results/details/explained-groups.ts';
import { aMatch, detail, item, missing } from './a-match.ts';

const intl = createIntl({ locale: 'en', messages: { ...(await loadMessages('en')) } });

describe('explained items', () => {
  it('what is required and missing is read first, whatever its aspect; the heaviest aspect follows', () => {
    const match = aMatch(
      [
        item('Excel'),
        item('lasser', { aspect: 'jobFunctions' }),
        missing('permis B', { required: true }),
        missing('Frans', { aspect: 'languages', required: true, status: 'unknown' }),
      ],
      { details: [detail('hardSkills', 0.2), detail('jobFunctions', 0.4), detail('languages', 0.1)] },
    );
    const side = explainedSide(match, 'FORWARD');
    expect(side.missing.map(({ itemId }) => itemId)).toEqual(['permis B']);
    expect(side.groups.map(({ aspect }) => aspect)).toEqual(['jobFunctions', 'hardSkills', 'languages']);
    expect(unknownItems(match).map(({ itemId }) => itemId)).toEqual(['Frans']);
  });

  it.each([
    ['CV_TEXT', 'CV text'],
    ['EDUCATIONS', 'education'],
    ['JOB_TEXT', 'job text'],
    ['JOB_TITLE', 'title'],
    ['WORK_EXPERIENCES', 'work experience'],
    ['ASPECT.hardSkills', 'profile: hard skills'],
    ['ASPECT.jobFunctions', 'profile: job functions'],
  ])('DET-05 the source %s is said as "%s"', (source, words) => {
    expect(sourceWords(intl, item('x', { matchedTo: [{ source }, { source }] }))).toBe(words);
  });

  it('DET-05 where there is no room a text comes before a profile, and the rest is counted', () => {
    const sources = ['ASPECT.hardSkills', 'CV_TEXT', 'CV_TEXT', 'EDUCATIONS'].map((source) => ({ source }));
    expect(shortSourceWords(intl, item('x', { matchedTo: sources }))).toBe('CV text +2');
    expect(shortSourceWords(intl, item('x', { matchedTo: sources.slice(0, 1) }))).toBe('profile: hard skills');
    expect(shortSourceWords(intl, item('x', { matchedTo: [] }))).toBe('');
  });

  it.each([
    [2, 'important'],
    [1, 'important'],
    [0.99, 'niceToHave'],
    [0.01, 'niceToHave'],
  ])('DET-08 an item of weight %d is %s', (weight, importance) => {
    expect(importanceOf(item('x', { weight }))).toBe(importance);
  });

  it('the same concept in another language is no detour; a narrower one says what it is', () => {
    const asked = { label: 'soudeur', conceptId: 'welder' };
    expect(foundWords(intl, item('x', { asked, path: [], foundConcept: { id: 'welder', label: 'lasser' } }))).toBe('');
    const path = [{ relation: 'narrower', to: 'mig', factor: 0.9 }];
    expect(foundWords(intl, item('x', { asked, path, foundConcept: { id: 'mig', label: 'MIG welder' } }))).toBe(
      'via MIG welder, narrower',
    );
  });

  it('money is whole euros, an experience is in years', () => {
    const wage = item('wage', { aspect: 'wage', asked: { label: 'wage' }, found: { from: 2833.33, to: 3100 } });
    expect(foundWords(intl, wage)).toBe('€2,833 – €3,100');
    expect(foundWords(intl, item('seniority', { aspect: 'seniority', found: { value: 3 } }))).toBe('3 years');
  });
});

describe('a comparison', () => {
  it('RES-10 tells the best of a row, what differs and what is the same for all', () => {
    const details = (share: number) => [detail('jobFunctions', 0.4), detail('hardSkills', share, { weight: 0.2 })];
    const rows = comparedRows(
      [
        aMatch([item('lasser', { aspect: 'jobFunctions' }), item('TIG')], { id: 'a', details: details(0.2) }),
        aMatch([item('lasser', { aspect: 'jobFunctions' }), missing('TIG')], { id: 'b', details: details(0.1) }),
      ],
      2026,
    );
    expect(rows.map(({ aspect, isEqual }) => [aspect, isEqual])).toEqual([
      ['jobFunctions', true],
      ['hardSkills', false],
    ]);
    expect(rows[1]?.cells.map(({ isBest, missing: rest }) => [isBest, rest])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });
});
