import { describe, expect, it } from 'vitest';
import {
  aspectParameters,
  candidate,
  concept,
  detailOf,
  itemOf,
  job,
  keyword,
  place,
  queryOf,
  read,
  score,
  text,
  town,
  value,
} from '../builders.ts';

describe('an explanation in full', () => {
  it('of a concept names it, its weight, the path and every place', () => {
    const target = candidate({ evidence: [read('tig-welding', 'CV_TEXT', { start: 7 })] });
    const item = itemOf(score({ hardSkills: [concept('tig-welding', { weight: 0.5, id: 'x' })] }, target), 'x');
    expect(item).toEqual({
      scoreType: 'FORWARD',
      aspect: 'hardSkills',
      itemId: 'x',
      weight: 0.5,
      asked: { label: 'tig-welding', conceptId: 'tig-welding' },
      required: false,
      holds: true,
      status: 'found',
      similarity: expect.any(Number),
      foundConcept: { id: 'tig-welding' },
      path: [],
      matchedTo: [
        {
          source: 'CV_TEXT',
          field: 'cvText',
          start: 7,
          end: 18,
          strength: item.similarity,
          holds: true,
          endYear: null,
          aspects: [],
        },
      ],
    });
  });

  it('ENG-06 names the aspects of a profile that a text was parsed into, of the text alone', () => {
    const target = candidate({
      hardSkills: [concept('tig-welding', { parsed: true })],
      softSkills: [concept('tig-welding')],
      evidence: [read('tig-welding', 'CV_TEXT')],
    });
    const { matchedTo } = itemOf(score({ hardSkills: [concept('tig-welding')] }, target), 'tig-welding');
    expect(matchedTo.map(({ source, aspects }) => [source, aspects])).toEqual([
      ['ASPECT.softSkills', []],
      ['CV_TEXT', ['hardSkills']],
    ]);
  });

  it('of words has no concept, of a place no path, of what is missing no place', () => {
    const target = candidate({ texts: [text('CV_TEXT', 'jaune')], locations: [place(town('gent', 51, 3.7))] });
    const asked = {
      hardSkills: [keyword('jaune'), concept('forklift')],
      locations: [place(town('gent', 51, 3.7))],
      contractTypes: [value('PERMANENT')],
    };
    const result = score(asked, target);
    expect(itemOf(result, 'jaune').asked).toEqual({ label: 'jaune' });
    expect(itemOf(result, 'jaune')).not.toHaveProperty('foundConcept');
    expect(itemOf(result, 'gent').asked).toEqual({ label: 'gent' });
    expect(itemOf(result, 'gent')).not.toHaveProperty('foundConcept');
    expect(itemOf(result, 'gent').path).toEqual([]);
    const missing = itemOf(result, 'forklift');
    expect(missing).toMatchObject({ status: 'missing', path: [], matchedTo: [], similarity: 0 });
    expect(missing.asked).toEqual({ label: 'forklift', conceptId: 'forklift' });
    expect(missing).not.toHaveProperty('found');
    expect(itemOf(result, 'PERMANENT')).toMatchObject({ status: 'unknown' });
    expect(itemOf(result, 'PERMANENT')).not.toHaveProperty('found');
  });

  it('of a language says the asked level, and the found one', () => {
    const asked = { languages: [concept('dutch', { level: 'B2' }), concept('french')] };
    const target = candidate({ languages: [concept('dutch', { level: 'A2' })] });
    const result = score(asked, target);
    expect(itemOf(result, 'dutch').asked).toEqual({ label: 'dutch', conceptId: 'dutch', level: 'B2' });
    expect(itemOf(result, 'dutch').found).toEqual({ level: 'A2' });
    expect(itemOf(result, 'french').asked).toEqual({ label: 'french', conceptId: 'french', level: null });
  });
});

describe('an aspect that weighs nothing', () => {
  const both = { hardSkills: [concept('welding', { weight: 0 }), concept('forklift', { weight: 0 })] };
  const target = candidate({ hardSkills: [concept('forklift')] });

  it('has no share and is still scored for display, its items evenly', () => {
    expect(detailOf(score(both, target), 'hardSkills')).toMatchObject({ weight: 0, share: 0, score: 0.5, found: 1 });
  });

  it('of alternatives is the best of them', () => {
    const strategy = { aspects: aspectParameters({ hardSkills: { combine: 'BEST' } }) };
    expect(detailOf(score(both, target, { strategy }), 'hardSkills')).toMatchObject({ weight: 0, share: 0, score: 1 });
  });

  it('of items that weigh differently is by their weights', () => {
    const asked = {
      hardSkills: [concept('welding', { weight: 3 }), concept('forklift', { weight: 1 })],
      flags: { hardSkills: { weight: 0 } },
      jobFunctions: [concept('welder')],
    };
    expect(detailOf(score(asked, target), 'hardSkills')).toMatchObject({ weight: 0, share: 0, score: 0.25 });
  });

  it('that is skipped has no score either', () => {
    const strategy = { aspects: aspectParameters({ hardSkills: { missing: 'SKIP' } }) };
    const asked = { hardSkills: [concept('forklift')], jobFunctions: [concept('welder')] };
    const detail = detailOf(score(asked, candidate({ jobFunctions: [concept('welder')] }), { strategy }), 'hardSkills');
    expect(detail).toMatchObject({ weight: 0, score: 0, info: 'skipped' });
  });
});

describe('alternatives of which some weigh nothing', () => {
  it('are unknown only where one that weighs is', () => {
    const strategy = { aspects: aspectParameters({ locations: { combine: 'BEST', missing: 'NEUTRAL' } }) };
    const gent = town('gent', 51.05, 3.72);
    const asked = { locations: [place(gent, 10, { weight: 1 }), place('Atlantis', 10, { weight: 0 })] };
    const known = score(asked, candidate({ locations: [place(gent)] }), { strategy });
    expect(detailOf(known, 'locations')).toMatchObject({ score: 1, unknown: 0, info: '' });
    const nobody = score(asked, candidate(), { strategy });
    expect(detailOf(nobody, 'locations')).toMatchObject({ score: 0.5, info: 'unknown' });
  });
});

describe('the languages of a source', () => {
  it('answer what a target asks, by the best of their levels', () => {
    const source = job({
      languages: [concept('dutch', { level: 'A2' }), concept('dutch', { id: 'again', level: 'B2' })],
    });
    const compiled = queryOf(source, { scoreType: 'REVERSE' });
    const languages = [...(compiled.reverse?.languages ?? new Map<string, readonly number[]>())];
    const dutch = languages.find(([id]) => id === 'dutch')?.[1] ?? [];
    expect([...dutch].toSorted((a, b) => Number(a) - Number(b))).toEqual([2, 4]);
    const twice = queryOf(
      job({ languages: [concept('dutch', { level: 'B2' })], evidence: [read('dutch', 'JOB_TEXT', { level: 'B2' })] }),
      {
        scoreType: 'REVERSE',
      },
    );
    expect(
      [...(twice.reverse?.languages ?? new Map<string, readonly number[]>())].find(([id]) => id === 'dutch')?.[1],
    ).toEqual([4]);
  });
});

describe('ENG-06 an aspect that is skipped where nothing of it is known', () => {
  const strategy = { aspects: aspectParameters({ hardSkills: { missing: 'SKIP' } }) };
  const asked = (...hardSkills: ReturnType<typeof concept>[]) => ({ hardSkills, jobFunctions: [concept('welder')] });
  const welder = { jobFunctions: [concept('welder')] };

  it('says so alone: what remains is dealt its share and is not skipped', () => {
    const result = score(asked(concept('forklift')), candidate(welder), { strategy });
    expect(result.score).toBe(1);
    expect(detailOf(result, 'jobFunctions')).toMatchObject({ weight: 1, info: '' });
  });

  it('is judged by the items that weigh; of one that weighs nothing something may be known', () => {
    // a text says something of the words, and nothing of the concept
    const target = candidate({ ...welder, texts: [text('CV_TEXT', 'hello')] });
    const items = asked(concept('soldering'), keyword('argon', { weight: 0 }));
    expect(detailOf(score(items, target, { strategy }), 'hardSkills')).toMatchObject({ weight: 0, info: 'skipped' });
    const known = asked(concept('soldering'), keyword('argon'));
    expect(detailOf(score(known, target, { strategy }), 'hardSkills')).toMatchObject({ weight: 0.5, info: '' });
  });

  it('is dealt anew over an aspect of which some items weigh nothing', () => {
    const items = {
      hardSkills: [concept('forklift')],
      softSkills: [concept('teamwork'), concept('punctual', { weight: 0 })],
    };
    const result = score(items, candidate({ softSkills: [concept('teamwork')] }), { strategy });
    expect([result.score, result.unknown]).toEqual([1, 0]);
  });

  it('is not skipped where all its items weigh nothing and one is found', () => {
    const items = asked(concept('forklift', { weight: 0 }));
    const target = candidate({ ...welder, hardSkills: [concept('forklift')] });
    expect(detailOf(score(items, target, { strategy }), 'hardSkills').info).not.toBe('skipped');
  });
});
