import { describe, expect, it } from 'vitest';
import { candidate, concept, itemOf, job, keyword, read, score, text } from '../builders.ts';

/** A place in a CV that itself meets a flag. */
const place = { field: 'cvText', holds: true, endYear: null };
const asksWelding = { hardSkills: [concept('welding')] };

describe('keyword items', () => {
  const asked = { hardSkills: [keyword('argon purge')] };
  const inText = (words: string, source: 'CV_TEXT' | 'WORK_EXPERIENCES' = 'CV_TEXT', endYear: number | null = null) =>
    itemOf(score(asked, candidate({ texts: [text(source, words, endYear)] })), 'argon purge');

  it('are looked for as words together and in order in one text, with the strength of that source and its age', () => {
    expect(inText('with argon purge lines')).toMatchObject({ similarity: 0.6, status: 'found', holds: true });
    expect(inText('with argon purge lines').matchedTo).toEqual([
      { source: 'CV_TEXT', ...place, start: 5, end: 16, strength: 0.6, aspects: [] },
    ]);
    expect(inText('purge argon').status).toBe('missing');
    expect(inText('argon or purge').status).toBe('missing');
    expect(inText('argon argon purge').matchedTo.map((place) => place.start)).toEqual([6]);
    expect(inText('argon purge', 'WORK_EXPERIENCES', 2016)).toMatchObject({
      similarity: 0.45,
      matchedTo: [{ endYear: 2016 }],
    });
    const split = candidate({ texts: [text('CV_TEXT', 'argon'), text('EDUCATIONS', 'purge')] });
    expect(itemOf(score(asked, split), 'argon purge').status).toBe('missing');
  });

  it('are compared in the stems of the language of the document', () => {
    const item = { ...keyword('lassen'), words: { DUT: ['las'], FRE: ['soud'], ENG: ['weld'], ITA: ['sald'] } };
    const of = (language: 'DUT' | 'ENG', stems: string) =>
      itemOf(score({ hardSkills: [item] }, { ...candidate({ texts: [text('CV_TEXT', stems)] }), language }), 'lassen')
        .status;
    expect(of('DUT', 'las')).toBe('found');
    expect(of('ENG', 'weld')).toBe('found');
    expect(of('ENG', 'las')).toBe('missing');
  });

  it('match an equal label among the own values, custom there or not, but not one that was parsed', () => {
    const item = itemOf(score(asked, candidate({ softSkills: [keyword('Argon Purge')] })), 'argon purge');
    expect(item).toMatchObject({ similarity: 1, holds: true });
    expect(item.matchedTo[0]).toMatchObject({ source: 'ASPECT.softSkills', start: 0, end: 11 });
    expect(itemOf(score(asked, candidate({ hardSkills: [concept('argon purge')] })), 'argon purge').similarity).toBe(1);
    expect(
      itemOf(score(asked, candidate({ hardSkills: [keyword('argon purge', { parsed: true })] })), 'argon purge').status,
    ).toBe('missing');
  });

  it('do not find the concept of their label', () => {
    const target = candidate({ evidence: [read('welding', 'JOB_TITLE')] });
    expect(itemOf(score({ hardSkills: [keyword('welding')] }, target), 'welding').status).toBe('missing');
  });
});

describe('languages', () => {
  const asks = (level: 'A1' | 'B2' | 'C2' | null) => ({ languages: [concept('french', { level })] });
  const speaks = (level: 'A2' | 'B1' | 'C1' | null) => candidate({ languages: [concept('french', { level })] });

  it('are have ÷ need on A1 = 1 … C2 = 6, at most 1, and 1 without a level asked', () => {
    expect(itemOf(score(asks('B2'), speaks('B1')), 'french')).toMatchObject({
      similarity: 0.75,
      holds: false,
      found: { level: 'B1' },
    });
    expect(itemOf(score(asks('C2'), speaks('A2')), 'french').similarity).toBe(0.3333);
    expect(itemOf(score(asks('B2'), speaks('C1')), 'french')).toMatchObject({ similarity: 1, holds: true });
    expect(itemOf(score(asks(null), speaks('A2')), 'french')).toMatchObject({ similarity: 1, holds: true });
  });

  it('count a candidate without a level as unknownLevel 0.5 where the job needs one', () => {
    expect(itemOf(score(asks('A1'), speaks(null)), 'french')).toMatchObject({ similarity: 0.5, holds: false });
    expect(itemOf(score(asks(null), speaks(null)), 'french').similarity).toBe(1);
  });

  describe('have roles: the job needs, the candidate has, in both directions', () => {
    const asked = { targetKind: 'JOB', sourceKind: 'CANDIDATE' } as const;
    const jobOf = (level: 'A2' | 'B2' | 'C2' | null) => job({ languages: [concept('french', { level })] });
    const has = (level: 'A1' | 'B2' | 'C2' | null, needed: 'A2' | 'B2' | 'C2' | null) =>
      itemOf(score({ languages: [concept('french', { level })] }, jobOf(needed), asked), 'french');

    it('a candidate who has more than the job needs, or names a level where the job needs any, loses nothing', () => {
      expect(has('C2', 'A2')).toMatchObject({ similarity: 1, holds: true });
      expect(has('A1', null)).toMatchObject({ similarity: 1, holds: true });
      expect(has(null, null)).toMatchObject({ similarity: 1, holds: true });
    });

    it('a candidate who has less counts have ÷ need, and unknownLevel 0.5 without a level', () => {
      expect(has('A1', 'A2')).toMatchObject({ similarity: 0.5, holds: false });
      expect(has('B2', 'C2')).toMatchObject({ similarity: 0.6667, holds: false }); // 4 ÷ 6
      expect(has(null, 'A2')).toMatchObject({ similarity: 0.5, holds: false });
    });

    it('the reverse direction is the same figure', () => {
      const wish = { languages: [concept('french', { level: 'B2' })] };
      const result = score(wish, candidate({ languages: [concept('french', { level: 'A2' })] }));
      expect(itemOf(result, 'french').similarity).toBe(0.5);
      expect(itemOf(result, 'french', 'REVERSE').similarity).toBe(0.5);
    });

    it('between two of a kind the side that asks needs', () => {
      const peers = { targetKind: 'CANDIDATE', sourceKind: 'CANDIDATE', hasSource: true } as const;
      const result = score(asks('C2'), speaks('B1'), peers);
      expect(itemOf(result, 'french').similarity).toBe(0.5); // 3 ÷ 6
      expect(itemOf(result, 'french', 'REVERSE').similarity).toBe(1);
    });

    it('a keyword language that a text names has no level there', () => {
      const words = { texts: [text('CV_TEXT', 'spreekt kinyarwanda')] };
      const wanted = { languages: [{ ...keyword('kinyarwanda'), level: 'B1' as const }] };
      expect(itemOf(score(wanted, candidate(words)), 'kinyarwanda').similarity).toBe(0.5);
      const offered = score(wanted, job({ texts: [text('JOB_TEXT', 'spreekt kinyarwanda')] }), asked);
      expect(itemOf(offered, 'kinyarwanda').similarity).toBe(1);
    });

    it('ENG-06 an explanation carries both levels', () => {
      expect(itemOf(score(asks('B2'), speaks('B1')), 'french')).toMatchObject({
        asked: { label: 'french', conceptId: 'french', level: 'B2' },
        found: { level: 'B1' },
      });
      expect(itemOf(score(asks(null), speaks('B1')), 'french').asked.level).toBe(null);
      expect(itemOf(score(asksWelding, candidate()), 'welding').asked).not.toHaveProperty('level');
    });
  });

  it('neither expand nor weigh their source, take the best evidence, and read the level of a text', () => {
    expect(itemOf(score(asks(null), candidate({ languages: [concept('dutch')] })), 'french').status).toBe('missing');
    const evidence = [read('french', 'CV_TEXT', { level: 'B1' }), read('french', 'EDUCATIONS')];
    const item = itemOf(score(asks('B2'), candidate({ evidence })), 'french');
    expect(item.similarity).toBe(0.75);
    expect(item.matchedTo.map((place) => [place.source, place.strength])).toEqual([
      ['CV_TEXT', 1],
      ['EDUCATIONS', 1],
    ]);
  });

  it('count an own value whatever its origin', () => {
    const target = candidate({ languages: [concept('french', { parsed: true, level: 'B2' })] });
    expect(itemOf(score(asks('B2'), target), 'french').similarity).toBe(1);
  });
});
