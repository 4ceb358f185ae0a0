import { describe, expect, it } from 'vitest';
import { candidate, concept, itemOf, job, keyword, read, score, text } from './builders.ts';

/** A place in a CV that itself meets a flag. */
const place = { field: 'cvText', holds: true, endYear: null };
const asksWelding = { hardSkills: [concept('welding')] };

describe('similarity of a concept item', () => {
  it('ENG-06 is 1 for the concept itself among the own values, matched to ASPECT.hardSkills', () => {
    const item = itemOf(score(asksWelding, candidate({ hardSkills: [concept('welding')] })), 'welding');
    expect(item).toMatchObject({
      similarity: 1,
      status: 'found',
      holds: true,
      path: [],
      foundConcept: { id: 'welding' },
    });
    expect(item.matchedTo).toEqual([
      {
        source: 'ASPECT.hardSkills',
        field: 'matchProfile.aspects.hardSkills.value[0].label',
        start: 0,
        end: 7,
        strength: 1,
        holds: true,
        endYear: null,
        aspects: [],
      },
    ]);
  });

  it('multiplies expansion by the strength of the source: narrower 0.9 × WORK_EXPERIENCES 0.9 = 0.81', () => {
    const item = itemOf(
      score(asksWelding, candidate({ evidence: [read('tig-welding', 'WORK_EXPERIENCES')] })),
      'welding',
    );
    expect(item.similarity).toBe(0.81);
    expect(item.path).toEqual([{ relation: 'narrower', to: 'tig-welding', factor: 0.9 }]);
    expect(item.asked).toEqual({ label: 'welding', conceptId: 'welding' });
  });

  it.each([
    ['ASPECT', candidate({ hardSkills: [concept('welding')] }), 1],
    ['JOB_TITLE', candidate({ evidence: [read('welding', 'JOB_TITLE')] }), 1],
    ['WORK_EXPERIENCES', candidate({ evidence: [read('welding', 'WORK_EXPERIENCES')] }), 0.9],
    ['EDUCATIONS', candidate({ evidence: [read('welding', 'EDUCATIONS')] }), 0.7],
    ['JOB_TEXT', candidate({ evidence: [read('welding', 'JOB_TEXT')] }), 0.7],
    ['CV_TEXT', candidate({ evidence: [read('welding', 'CV_TEXT')] }), 0.6],
  ])('gives %s its default strength', (_, target, expected) => {
    expect(itemOf(score(asksWelding, target), 'welding').similarity).toBe(expected);
  });

  it('takes the best evidence, not the sum, and lists all of it best first', () => {
    const evidence = [
      read('welding', 'CV_TEXT', { start: 40 }),
      read('welding', 'EDUCATIONS'),
      read('welding', 'CV_TEXT', { start: 4 }),
    ];
    const item = itemOf(score(asksWelding, candidate({ evidence })), 'welding');
    expect(item.similarity).toBe(0.7);
    expect(item.matchedTo.map((place) => [place.source, place.start])).toEqual([
      ['EDUCATIONS', 0],
      ['CV_TEXT', 4],
      ['CV_TEXT', 40],
    ]);
  });

  it('breaks equal evidence by the order of sources, then field, start and concept id', () => {
    const evidence = [
      read('mig-welding', 'JOB_TEXT'), // 0.9 × 0.7
      read('tig-welding', 'EDUCATIONS'), // 0.9 × 0.7
      { ...read('tig-welding', 'JOB_TEXT'), field: 'a' },
      read('tig-welding', 'JOB_TEXT'),
    ];
    const item = itemOf(score(asksWelding, candidate({ evidence })), 'welding');
    expect(item.matchedTo.map((place) => [place.source, place.field])).toEqual([
      ['EDUCATIONS', 'educations[0].info'],
      ['JOB_TEXT', 'a'],
      ['JOB_TEXT', 'jobText'],
      ['JOB_TEXT', 'jobText'],
    ]);
    const alone = itemOf(
      score(asksWelding, candidate({ evidence: evidence.slice(0, 1).concat(evidence.slice(3)) })),
      'welding',
    );
    expect(alone.foundConcept).toEqual({ id: 'mig-welding' });
  });

  it('breaks what is still equal by concept id', () => {
    const evidence = [read('tig-welding', 'CV_TEXT'), read('mig-welding', 'CV_TEXT')];
    expect(itemOf(score(asksWelding, candidate({ evidence })), 'welding').foundConcept).toEqual({ id: 'mig-welding' });
  });

  it('halves a work experience for every ten years since it ended: 0.9 × 2^(-10/10) = 0.45', () => {
    const ended = (endYear: number): number =>
      itemOf(score(asksWelding, candidate({ evidence: [read('welding', 'WORK_EXPERIENCES', { endYear })] })), 'welding')
        .similarity;
    expect(ended(2016)).toBe(0.45);
    expect(ended(2026)).toBe(0.9);
    expect(ended(2030)).toBe(0.9); // never younger than today
    expect(ended(2021)).toBe(0.6364); // 0.9 × 2^-0.5 = 0.636396…
    expect(ended(1990)).toBe(0.0742); // 0.9 × 2^-3.6 = 0.074223…
  });

  it('rounds expansion × strength once, half up, in ten-thousandths', () => {
    // broader 0.6 × (0.9 × 2^-0.5 = 0.6364) = 0.38184
    const target = candidate({ evidence: [read('joining', 'WORK_EXPERIENCES', { endYear: 2021 })] });
    expect(itemOf(score(asksWelding, target), 'welding').similarity).toBe(0.3818);
    // 0.5 × 0.0001 = 0.00005 rounds up to 0.0001
    const faint = score(asksWelding, candidate({ evidence: [read('soldering', 'CV_TEXT')] }), {
      strategy: { sources: { CV_TEXT: 0.0001 } },
    });
    expect(itemOf(faint, 'welding').similarity).toBe(0.0001);
  });

  it('takes the best of several concepts of an ambiguous label, and names the one found', () => {
    const asked = { hardSkills: [concept('lassen', { concepts: ['soldering', 'tig-welding'] })] };
    const item = itemOf(score(asked, candidate({ evidence: [read('tig-welding', 'JOB_TITLE')] })), 'lassen');
    expect(item).toMatchObject({
      similarity: 1,
      asked: { conceptId: 'tig-welding' },
      foundConcept: { id: 'tig-welding' },
    });
  });

  it('of several concepts holds where any does, and names the smaller id where they are equal', () => {
    // Evidence welder: from tig-welder one broader step 0.6, from welding one skill→occupation step 0.4, which holds.
    const asked = { hardSkills: [concept('x', { concepts: ['welding', 'tig-welder'] })] };
    const item = itemOf(score(asked, candidate({ jobFunctions: [concept('welder')] })), 'x');
    expect(item).toMatchObject({ similarity: 0.6, holds: true, asked: { conceptId: 'tig-welder' } });
    for (const concepts of [
      ['tig-welding', 'mig-welding'],
      ['mig-welding', 'tig-welding'],
    ]) {
      const equal = itemOf(
        score({ hardSkills: [concept('x', { concepts })] }, candidate({ hardSkills: [concept('welding')] })),
        'x',
      );
      // a broader concept holds for none of them
      expect(equal).toMatchObject({ similarity: 0.6, holds: false, asked: { conceptId: 'mig-welding' } });
    }
  });

  it('holds by any of its evidence, though stronger evidence that does not hold stands first', () => {
    const evidence = [read('joining', 'JOB_TITLE'), read('tig-welding', 'CV_TEXT')]; // 0.6 × 1 and 0.9 × 0.6
    const item = itemOf(score(asksWelding, candidate({ evidence })), 'welding');
    expect(item).toMatchObject({ similarity: 0.6, holds: true, foundConcept: { id: 'joining' } });
  });

  it('counts an occupation as evidence of its ISCO group', () => {
    const asked = { jobCategories: [concept('isco-72')] };
    expect(itemOf(score(asked, candidate({ jobFunctions: [concept('welder')] })), 'isco-72').similarity).toBe(1);
  });

  it('gives an item that was parsed no ASPECT evidence of its own, but says in the text hit where it is parsed', () => {
    const parsed = { hardSkills: [concept('welding', { parsed: true })] };
    expect(itemOf(score(asksWelding, candidate(parsed)), 'welding').status).toBe('missing');
    const item = itemOf(
      score(asksWelding, candidate({ ...parsed, evidence: [read('welding', 'CV_TEXT')] })),
      'welding',
    );
    expect(item.similarity).toBe(0.6);
    expect(item.matchedTo).toEqual([
      { source: 'CV_TEXT', ...place, start: 0, end: 7, strength: 0.6, aspects: ['hardSkills'] },
    ]);
  });
});

describe('ENG-04 expansion types', () => {
  const found = (
    asked: string,
    has: string,
    expansionType: 'NONE' | 'LIMITED' | 'LIMITED_CROSS_TYPES' | 'FULL' | 'FULL_CROSS_TYPES',
  ): number =>
    itemOf(score({ hardSkills: [concept(asked)] }, candidate({ hardSkills: [concept(has)] }), { expansionType }), asked)
      .similarity;

  it('NONE takes no step', () => {
    expect(found('welding', 'welding', 'NONE')).toBe(1);
    expect(found('welding', 'tig-welding', 'NONE')).toBe(0);
  });

  it('LIMITED takes one step within the type', () => {
    expect(found('welding', 'tig-welding', 'LIMITED')).toBe(0.9);
    expect(found('welding', 'joining', 'LIMITED')).toBe(0.6);
    expect(found('welding', 'soldering', 'LIMITED')).toBe(0.5);
    expect(found('welding', 'orbital-welding', 'LIMITED')).toBe(0);
    expect(found('welding', 'welder', 'LIMITED')).toBe(0);
  });

  it('LIMITED_CROSS_TYPES takes one step, to another type too', () => {
    expect(found('welding', 'welder', 'LIMITED_CROSS_TYPES')).toBe(0.4);
    expect(found('welder', 'welding', 'LIMITED_CROSS_TYPES')).toBe(0.3);
    expect(found('welder', 'tig-welding', 'LIMITED_CROSS_TYPES')).toBe(0);
  });

  it('FULL takes more steps within the type, FULL_CROSS_TYPES to another type too', () => {
    expect(found('welding', 'orbital-welding', 'FULL')).toBe(0.81); // 0.9 × 0.9
    expect(found('welding', 'tig-welder', 'FULL')).toBe(0);
    expect(found('welding', 'tig-welder', 'FULL_CROSS_TYPES')).toBe(0.36); // narrower 0.9 × skillToOccupation 0.4
  });

  it('finds no siblings, nothing under the least similarity, and no broader of a licence', () => {
    expect(found('tig-welding', 'mig-welding', 'FULL_CROSS_TYPES')).toBe(0);
    expect(found('orbital-welding', 'joining', 'FULL')).toBe(0); // 0.6³ = 0.216
    expect(found('orbital-welding', 'welding', 'FULL')).toBe(0.36);
    expect(found('forklift', 'driving', 'FULL')).toBe(0);
    expect(found('driving', 'forklift', 'FULL')).toBe(0.9);
  });
});

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
