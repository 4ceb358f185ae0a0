import { describe, expect, it } from 'vitest';
import { candidate, job } from '../src/index.ts';

describe('candidate builder', () => {
  const marie = candidate('Marie Léonard')
    .worksAs('welder')
    .knows('TIG welding', { weight: 2 })
    .knows('grinding')
    .speaks('French', 'B2')
    .livesIn('Gent', { range: 20 })
    .asks({ from: 2500 })
    .worked('welder', '2019-03', null, 'Welded tanks.')
    .studied('Welding', '2006', '2008')
    .build();

  it('makes the id from the name and fills fixed defaults', () => {
    expect(marie.id).toBe('marie-leonard');
    expect(marie.language).toBe('ENG');
    expect(marie.preferredJobTitle).toBe('welder');
    expect(marie.extraProperties).toEqual({ name: 'Marie Léonard', status: 'available', town: 'Gent' });
  });

  it('puts every value into its aspect in the shape of the wire', () => {
    const aspects = marie.matchProfile?.aspects;
    expect(aspects?.hardSkills).toEqual({
      type: 'concepts',
      weight: 1,
      required: false,
      value: [
        { id: 'hardSkills-1', label: 'TIG welding', weight: 2, required: false },
        { id: 'hardSkills-2', label: 'grinding', weight: 1, required: false },
      ],
    });
    expect(aspects?.languages?.value).toEqual([
      { id: 'languages-1', label: 'French', weight: 1, required: false, level: 'B2' },
    ]);
    expect(aspects?.locations?.value).toEqual([
      { id: 'locations-1', label: 'Gent', range: 20, rangeUnit: 'KILOMETER', weight: 1, required: false },
    ]);
    expect(aspects?.wage?.value).toEqual({ weight: 1, required: false, from: 2500, to: null });
  });

  it('keeps jobs and studies in the order in which they were told', () => {
    const told = candidate('Jo').worked('cook', '2010', '2012').worked('chef', '2012', null).build();
    expect(told.workExperiences?.map((each) => [each.id, each.title, each.dateTo])).toEqual([
      ['w1', 'cook', '2012'],
      ['w2', 'chef', null],
    ]);
    expect(marie.educations?.[0]).toMatchObject({ id: 'e1', field: 'Welding', dateFrom: '2006', dateTo: '2008' });
  });

  it('leaves a shared beginning as it was', () => {
    const start = candidate('Ann').worksAs('nurse');
    start.knows('wound care');
    expect(start.build().matchProfile?.aspects.hardSkills).toBeUndefined();
  });

  it('changes the language of document and profile together', () => {
    const document = candidate('Ann').worksAs('verpleegkundige').writes('DUT').build();
    expect([document.language, document.matchProfile?.language]).toEqual(['DUT', 'DUT']);
  });
});

describe('job builder', () => {
  const welder = job('TIG Welder')
    .needs('TIG welding')
    .requires('reading drawings')
    .in('Gent', { range: 30 })
    .offers({ from: 2600, to: 3000 })
    .weighs('hardSkills', { weight: 3 })
    .build();

  it('makes the id, the first function and the place from what was said', () => {
    expect(welder.id).toBe('tig-welder');
    expect(welder.jobTitle).toBe('TIG Welder');
    expect(welder.extraProperties).toEqual({ company: 'Acme', status: 'open', town: 'Gent' });
    expect(welder.matchProfile?.aspects.jobFunctions?.value).toMatchObject([{ label: 'TIG Welder' }]);
  });

  it('tells required skills from those that are nice to have', () => {
    const skills = welder.matchProfile?.aspects.hardSkills;
    expect(skills?.weight).toBe(3);
    expect(skills?.value).toMatchObject([
      { label: 'TIG welding', required: false },
      { label: 'reading drawings', required: true },
    ]);
  });
});
