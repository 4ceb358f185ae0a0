import { describe, expect, it } from 'vitest';
import { candidate, concept, itemOf, read, score } from '../builders.ts';

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
