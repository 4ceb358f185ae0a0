import { describe, expect, it } from 'vitest';
import {
  candidate,
  concept,
  itemOf,
  keyword,
  place,
  query,
  read,
  score,
  type StrategyChanges,
  text,
  town,
  value,
} from '../builders.ts';
import { scoreTarget, sourceClassOf } from '../../src/index.ts';

const GENT = town('gent', 51.05, 3.72);
const AALST = town('aalst', 50.94, 4.04);
const BRUGGE = town('brugge', 51.2093, 3.2247);

const foundPlace = (...places: Parameters<typeof place>[0][]) =>
  itemOf(score({ locations: [place(GENT, 60)] }, candidate({ locations: places.map((at) => place(at)) })), 'gent');

describe('ENG-05c of several places within the range', () => {
  it('the nearest is shown, wherever it stands in the list', () => {
    // Aalst is 25 km from Gent, Brugge 39: both count 1 within 60 km.
    for (const order of [
      [AALST, BRUGGE],
      [BRUGGE, AALST],
    ]) {
      expect(foundPlace(...order)).toMatchObject({ similarity: 1, found: { label: 'aalst', distanceKm: 25.5 } });
    }
    expect(foundPlace(GENT, BRUGGE, AALST).found).toEqual({ label: 'gent', distanceKm: 0 });
  });

  it('the first of two equally near ones is', () => {
    const twin = { ...AALST, id: 'twin' };
    expect(foundPlace(AALST, twin).found).toMatchObject({ label: 'aalst' });
    expect(foundPlace(twin, AALST).found).toMatchObject({ label: 'twin' });
  });

  it('a nearer place wins over one that counts less', () => {
    const asked = { locations: [place(GENT, 30)] };
    const target = candidate({ locations: [place(BRUGGE), place(AALST)] });
    expect(itemOf(score(asked, target), 'gent')).toMatchObject({ similarity: 1, found: { label: 'aalst' } });
  });

  it('an equal label without a place is shown without a distance', () => {
    const asked = { locations: [place('Atlantis')] };
    const target = candidate({ locations: [place(BRUGGE), place('Atlantis')] });
    const found = itemOf(score(asked, target), 'Atlantis');
    expect(found.found).toEqual({ label: 'Atlantis' });
    expect(found.matchedTo[0]?.field).toBe('matchProfile.aspects.locations.value[1].label');
  });

  it('a label of nothing equals no other', () => {
    const blank = { ...place('x'), key: '', label: '' };
    expect(itemOf(score({ locations: [blank] }, candidate({ locations: [blank] })), 'x').status).not.toBe('found');
  });
});

describe('ENG-05d of several contract types', () => {
  const asked = { contractTypes: [value('PERMANENT')] };
  const best = (...names: string[]) =>
    itemOf(score(asked, candidate({ contractTypes: names.map((name) => value(name)) })), 'PERMANENT');

  it('the nearest counts, wherever it stands, the first where two are equal', () => {
    for (const order of [
      ['PERMANENT', 'TEMPORARY'],
      ['TEMPORARY', 'PERMANENT'],
    ]) {
      expect(best(...order)).toMatchObject({ similarity: 1, found: { label: 'PERMANENT' } });
    }
    // the default table gives either 0.8
    const possible = (...names: string[]) =>
      itemOf(
        score(
          { contractTypes: [value('PERMANENT_POSSIBLE')] },
          candidate({ contractTypes: names.map((name) => value(name)) }),
        ),
        'PERMANENT_POSSIBLE',
      );
    expect(possible('TEMPORARY', 'PERMANENT')).toMatchObject({ similarity: 0.8, found: { label: 'TEMPORARY' } });
    expect(possible('PERMANENT', 'TEMPORARY')).toMatchObject({ similarity: 0.8, found: { label: 'PERMANENT' } });
  });

  it('UNDEFINED says nothing', () => {
    expect(best('UNDEFINED').matchedTo).toEqual([]);
    expect(best('UNDEFINED', 'PERMANENT').found).toEqual({ label: 'PERMANENT' });
  });
});

describe('a language that is no concept', () => {
  const level = (asked: 'A2' | 'B2' | null, had: 'A2' | 'B2' | null) =>
    itemOf(
      score(
        { languages: [keyword('Klingon', { level: asked, required: true })] },
        candidate({ languages: [keyword('Klingon', { level: had })] }),
      ),
      'Klingon',
    );

  it('counts by its level and holds from the asked one on', () => {
    expect(level('B2', 'B2')).toMatchObject({ similarity: 1, holds: true });
    expect(level('A2', 'B2')).toMatchObject({ similarity: 1, holds: true });
    // level 2 of the 4 that are asked
    expect(level('B2', 'A2')).toMatchObject({ similarity: 0.5, holds: false });
  });

  it('a keyword holds at any strength, and leads by no path', () => {
    const found = itemOf(
      score({ hardSkills: [keyword('jaune')] }, candidate({ texts: [text('CV_TEXT', 'jaune')] })),
      'jaune',
    );
    expect(found).toMatchObject({ holds: true, path: [] });
    expect(found.similarity).toBeLessThan(1);
  });
});

describe('the order of evidence', () => {
  it('is by strength, then by source, field and place in the text', () => {
    const target = candidate({
      evidence: [
        read('welding', 'CV_TEXT', { start: 40 }),
        read('welding', 'CV_TEXT', { start: 4 }),
        read('welding', 'JOB_TITLE'),
      ],
    });
    const found = itemOf(score({ hardSkills: [concept('welding')] }, target), 'welding');
    expect(found.matchedTo.map(({ source, start }) => [source, start])).toEqual([
      ['JOB_TITLE', 0],
      ['CV_TEXT', 4],
      ['CV_TEXT', 40],
    ]);
  });

  it('knows every source by its class', () => {
    expect(
      (['JOB_TITLE', 'WORK_EXPERIENCES', 'EDUCATIONS', 'JOB_TEXT', 'CV_TEXT', 'ASPECT.hardSkills'] as const).map(
        sourceClassOf,
      ),
    ).toEqual(['JOB_TITLE', 'WORK_EXPERIENCES', 'EDUCATIONS', 'JOB_TEXT', 'CV_TEXT', 'ASPECT']);
  });
});

describe('recency', () => {
  const strength = (endYear: number, changes: StrategyChanges) => {
    const target = candidate({ evidence: [read('welding', 'WORK_EXPERIENCES', { endYear })] });
    const compiled = query({ hardSkills: [concept('welding')] }, { strategy: changes });
    return itemOf(scoreTarget(compiled, target), 'welding').matchedTo[0]?.strength;
  };

  it('halves a work experience each half life, down to an age of 199 years', () => {
    const changes = { recencyHalfLifeYears: 100, sources: { WORK_EXPERIENCES: 0.8 } };
    expect(strength(2026, changes)).toBe(0.8);
    expect(strength(2030, changes)).toBe(0.8);
    expect(strength(1926, changes)).toBe(0.4);
    // 0.8 × 2^(−1.99) = 0.2014; no age is larger
    expect(strength(1827, changes)).toBe(0.2014);
    expect(strength(1700, changes)).toBe(0.2014);
  });
});
