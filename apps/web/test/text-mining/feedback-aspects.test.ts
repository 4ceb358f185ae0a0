import { describe, expect, it } from 'vitest';
import { feedbackAspects, unmatchedLines } from '../../src/state/text-mining/feedback-aspects.ts';
import { comparedInputs, keptInput } from '../../src/state/text-mining/feedback-comparison.ts';
import { ngramsCsv, resultsCsv } from '../../src/state/text-mining/feedback-exports.ts';
import { feedbackTrend } from '../../src/state/text-mining/feedback-trend.ts';
import { ngramMaps } from '../../src/state/text-mining/frequencies.ts';
import { behaviour, feedbackTrees, level, mention } from './feedback-trees.ts';

const aspects = feedbackAspects(feedbackTrees());

describe('what the comments say', () => {
  it('TXT-02 TXT-03 has the four main categories in their order, and in them competences, subcategories and matches', () => {
    expect(aspects.map(({ aspectType }) => aspectType)).toEqual(['START_DOING', 'KEEP_DOING', 'STOP_DOING', 'UNKNOWN']);
    const keep = aspects[1];
    expect(keep).toMatchObject({ aspectType: 'KEEP_DOING', label: 'KEEP_DOING' });
    expect(keep?.competences).toMatchObject([
      { aspectType: 'COMPETENCE', label: 'Relating', group: 'Interpersonal management' },
    ]);
    expect(keep?.competences[0]?.subcategories).toMatchObject([
      {
        aspectType: 'BEHAVIOUR',
        label: 'Listens',
        matches: [
          { sentence: 'She listens.', context: 'She listens. She is kind.', rule: 'en:rule:one' },
          { sentence: 'Good listener', context: 'Good listener' },
        ],
      },
      { label: 'Is friendly', matches: [{ sentence: 'She is kind.', context: 'She listens. She is kind.' }] },
    ]);
    expect(aspects[2]?.competences).toEqual([]);
  });

  it('TXT-03 every aspect, competence, subcategory and match has an id of its own', () => {
    const ids = aspects.flatMap((aspect) => [
      aspect.id,
      ...aspect.competences.flatMap((competence) => [
        competence.id,
        ...competence.subcategories.flatMap(({ id, matches }) => [id, ...matches.map((match) => match.id)]),
      ]),
    ]);
    expect(ids).toHaveLength(4 + 2 + 3 + 4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('TXT-03 a tree of less depth keeps its mentions', () => {
    const [flat] = feedbackAspects([behaviour('UNKNOWN', mention('What is this?'))]);
    expect(flat?.competences[0]?.subcategories[0]?.matches[0]?.sentence).toBe('What is this?');
    const [two] = feedbackAspects([
      level('KEEP_DOING', 'k', level('COMPETENCE', 'Coping', behaviour('b', mention('x')))),
    ]);
    expect(two?.competences).toMatchObject([{ label: 'Coping', group: null, subcategories: [{ label: 'b' }] }]);
  });

  it('TXT-03 unmatched are the input lines that stand in no match context', () => {
    const lines = [
      'Good listener',
      '  Plan more, please. ',
      'The coffee is cold.',
      'She listens. She is kind.',
      '',
      'Good',
    ];
    expect(unmatchedLines(lines, aspects)).toEqual(['The coffee is cold.', 'Good']);
    const [quoted] = feedbackAspects([behaviour('KEEP_DOING', mention('one\r\ntwo'))]);
    expect(unmatchedLines(['one', 'two', 'three'], quoted === undefined ? [] : [quoted])).toEqual(['three']);
  });

  it('TXT-07 one token goes to the oneGrams, more tokens to the nGrams, label to frequency', () => {
    const { oneGrams, nGrams } = ngramMaps([
      { label: 'team', freq: 9, nrOfTokens: 1 },
      { label: 'good team', freq: 4, nrOfTokens: 2 },
      { label: '__proto__', freq: 3, nrOfTokens: 1 },
      { label: 'six words are still one gram', freq: 2, nrOfTokens: 6 },
    ]);
    expect([...oneGrams]).toEqual([
      ['team', 9],
      ['__proto__', 3],
    ]);
    expect([...nGrams]).toEqual([
      ['good team', 4],
      ['six words are still one gram', 2],
    ]);
  });
});

describe('what is made of it', () => {
  it('the results as CSV, with a line for each match and formulas defused', () => {
    const risky = feedbackAspects([level('STOP_DOING', 's', behaviour('b', mention('=HYPERLINK("x"), stop')))]);
    const csv = resultsCsv(risky, () => 'Stop doing');
    expect(csv).toBe(
      '\uFEFFcategory,competenceGroup,competence,behaviour,sentence,comment,rule\r\n' +
        `Stop doing,,b,b,"'=HYPERLINK(""x""), stop","'=HYPERLINK(""x""), stop",en:rule:one\r\n`,
    );
    expect(resultsCsv(aspects, ({ label }) => label).split('\r\n')).toHaveLength(1 + 4 + 1);
  });

  it('the n-grams as CSV: words, then phrases, with their number of words', () => {
    expect(ngramsCsv(new Map([['+team', 3]]), new Map([['good team', 2]]))).toBe(
      "\uFEFFlabel,frequency,tokens\r\n'+team,3,1\r\ngood team,2,2\r\n",
    );
  });

  it('a trend counts mentions by month, and each of the times that the same words were written', () => {
    const comments = [
      { text: 'Good listener', date: '2026-01-31' },
      { text: 'Good listener', date: '2026-02-01' },
      { text: 'nothing', date: '2026-02-27' },
      { text: 'without a date', date: null },
    ];
    const twice = [
      level('KEEP_DOING', 'k', behaviour('Listens', mention('Good listener'), mention('Good listener'))),
      level('STOP_DOING', 's', behaviour('Late', mention('nothing'))),
    ];
    expect(feedbackTrend(comments, feedbackAspects(twice))).toEqual([
      { period: '2026-01', comments: 1, counts: { KEEP_DOING: 1 } },
      { period: '2026-02', comments: 2, counts: { KEEP_DOING: 1, STOP_DOING: 1 } },
    ]);
    expect(feedbackTrend(comments.slice(1), aspects)).toEqual([]);
    const years = Array.from({ length: 30 }, (_none, at) => ({
      text: `${at}`,
      date: `${2000 + Math.floor(at / 2)}-0${1 + 6 * (at % 2)}-01`,
    }));
    expect(feedbackTrend(years, []).map(({ period }) => period)).toEqual(
      Array.from({ length: 15 }, (_none, at) => `${2000 + at}`),
    );
  });

  it('a comparison is of mentions for each hundred comments, the largest change first', () => {
    const before = keptInput(10, aspects);
    const now = keptInput(
      50,
      feedbackAspects([level('START_DOING', 's', level('COMPETENCE', 'Organising', behaviour('b', mention('x'))))]),
    );
    expect(comparedInputs(before, now)).toEqual([
      { category: 'KEEP_DOING', competence: 'Relating', before: 30, now: 0 },
      { category: 'START_DOING', competence: 'Organising', before: 10, now: 2 },
    ]);
  });
});
