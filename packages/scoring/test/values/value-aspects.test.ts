import { describe, expect, it } from 'vitest';
import {
  distanceMetres,
  placeSimilarity,
  rangeInMillimetres,
  rank,
  scoreTarget,
  valueResolves,
  workedYears,
} from '../../src/index.ts';
import {
  aspectParameters,
  candidate,
  concept,
  itemOf,
  job,
  place,
  query,
  queryOf,
  score,
  town,
  value,
} from '../builders.ts';

const GENT = town('gent', 51.05, 3.72, ['oost-vlaanderen', 'belgium']);
const BRUGGE = town('brugge', 51.2093, 3.2247, ['west-vlaanderen', 'belgium']);
const PARIS = town('paris', 48.8566, 2.3522, ['france']);
const BELGIUM = { ...town('belgium', 50.5, 4.5), kind: 'country' as const };
const OOST = { ...town('oost-vlaanderen', 51, 3.8, ['belgium']), kind: 'region' as const };

describe('ENG-05c locations', () => {
  it('measure great circles of radius 6371.0088 km in whole metres', () => {
    // One degree of latitude: 6371008.8 m × π ÷ 180 = 111195.08 m.
    expect(distanceMetres(town('a', 50, 4), town('b', 51, 4))).toBe(111_195);
    // Along the 60th parallel, 1 degree of longitude: 2R·asin(cos 60° · sin 0.5°) = 55597.0 m.
    expect(distanceMetres(town('a', 60, 4), town('b', 60, 5))).toBe(55_597);
  });

  it('are 1 within the range, then linear to 0 at 1.5 times the range', () => {
    const range = rangeInMillimetres(30_000);
    expect(placeSimilarity(30_000, range, 5000)).toBe(10_000);
    expect(placeSimilarity(30_002, range, 5000)).toBe(9999); // 1 − 2 ÷ 15000 = 0.99987
    expect(placeSimilarity(37_500, range, 5000)).toBe(5000);
    expect(placeSimilarity(44_999, range, 5000)).toBe(1); // 1 ÷ 15000 = 0.00007
    expect(placeSimilarity(45_000, range, 5000)).toBe(0);
    expect(placeSimilarity(30_000, range, 0)).toBe(10_000);
    expect(placeSimilarity(30_001, range, 0)).toBe(0);
    expect(placeSimilarity(1_500_000, rangeInMillimetres(1_000_000), 10_000)).toBe(5000);
  });

  it('take a mile as 1.609344 km', () => {
    const tenMiles = rangeInMillimetres(10 * 1609.344);
    expect(tenMiles).toBe(16_093_440);
    expect(placeSimilarity(16_093, tenMiles, 0)).toBe(10_000);
    expect(placeSimilarity(16_094, tenMiles, 0)).toBe(0);
  });

  it('take the nearest of the places and show it with its distance', () => {
    const target = candidate({ locations: [place(PARIS), place(BRUGGE)] });
    const near = itemOf(score({ locations: [place(GENT, 30)] }, target), 'gent');
    // Gent–Brugge is 38.8 km: 1 − 8.8 ÷ 15 ≈ 0.41.
    expect(near.found).toEqual({ label: 'brugge', distanceKm: 38.8 });
    expect(near.similarity).toBeCloseTo(1 - (38.8 - 30) / 15, 2);
    expect(near.matchedTo[0]).toMatchObject({
      source: 'ASPECT.locations',
      field: 'matchProfile.aspects.locations.value[1].label',
    });
    expect(itemOf(score({ locations: [place(GENT, 40)] }, target), 'gent')).toMatchObject({
      similarity: 1,
      holds: true,
    });
  });

  it('shows the nearest place of a target that is too far away', () => {
    const far = itemOf(score({ locations: [place(GENT)] }, candidate({ locations: [place(PARIS)] })), 'gent');
    expect(far).toMatchObject({ status: 'missing', similarity: 0, matchedTo: [], found: { label: 'paris' } });
  });

  it('are 0 km from a region or country that is or holds the other, otherwise measured from its centre', () => {
    expect(distanceMetres(GENT, BELGIUM)).toBe(0);
    expect(distanceMetres(BELGIUM, BRUGGE)).toBe(0);
    expect(distanceMetres(OOST, BELGIUM)).toBe(0);
    expect(distanceMetres(OOST, { ...OOST, lat: 0 })).toBe(0);
    expect(distanceMetres(OOST, BRUGGE)).toBeGreaterThan(40_000);
    expect(distanceMetres({ ...GENT, within: ['brugge'] }, BRUGGE)).toBeGreaterThan(30_000); // towns hold nothing
  });

  it('in no gazetteer match only an equal label', () => {
    const asked = { locations: [place('Atlantis')] };
    expect(itemOf(score(asked, candidate({ locations: [place('Atlantis')] })), 'Atlantis')).toMatchObject({
      similarity: 1,
      holds: true,
    });
    expect(itemOf(score(asked, candidate({ locations: [place(GENT)] })), 'Atlantis').status).toBe('missing');
    expect(itemOf(score(asked, candidate({ locations: [place('Utopia')] })), 'Atlantis').status).toBe('unknown');
  });

  it('in the reverse direction ask the target’s ranges of the places of the source', () => {
    const source = job({ locations: [place(BRUGGE, 1)] });
    const target = candidate({ locations: [place(GENT, 40)] });
    const result = rank(queryOf(source, { scoreType: 'REVERSE' }), [target]).matches[0];
    expect(result?.reverse).toBe(1);
    expect(result?.forward).toBe(0);
  });

  it('count values whatever their origin', () => {
    const target = candidate({
      locations: [place(GENT, 30, { parsed: true })],
      contractTypes: [value('PERMANENT', { parsed: true })],
    });
    const result = score({ locations: [place(GENT)], contractTypes: [value('PERMANENT')] }, target);
    expect(result.forward).toBe(1);
  });
});

describe('ENG-05e contractTypes and workingHours', () => {
  it('are 1 for the same value and read the table asked → found, not the other way round', () => {
    const found = (asked: string, has: string) =>
      itemOf(score({ workingHours: [value(asked)] }, candidate({ workingHours: [value(has)] })), asked);
    expect(found('PART_TIME', 'PART_TIME')).toMatchObject({ similarity: 1, found: { label: 'PART_TIME' } });
    expect(found('PART_TIME', 'AVAILABILITY')).toMatchObject({ similarity: 0.5, holds: false });
    expect(found('AVAILABILITY', 'PART_TIME').status).toBe('missing');
    expect(found('PART_TIME', 'MIXED')).toMatchObject({ similarity: 0.8, holds: true });
    const contract = itemOf(
      score({ contractTypes: [value('TEMPORARY')] }, candidate({ contractTypes: [value('RESERVE')] })),
      'TEMPORARY',
    );
    expect(contract.similarity).toBe(0.5);
  });

  it('take UNDEFINED as no information in a target, and ask nothing by it', () => {
    const target = candidate({ contractTypes: [value('UNDEFINED')] });
    expect(itemOf(score({ contractTypes: [value('PERMANENT')] }, target), 'PERMANENT').status).toBe('unknown');
    const result = score(
      { contractTypes: [value('UNDEFINED', { required: true })], hardSkills: [concept('welding')] },
      candidate({ hardSkills: [concept('welding')] }),
    );
    expect(result.score).toBe(1);
    expect(result.details.filter((detail) => detail.scoreType === 'FORWARD').map((detail) => detail.label)).toEqual([
      'hardSkills',
    ]);
  });

  it('resolve within their own enumeration only', () => {
    const resolves = (name: string) => [valueResolves('contractTypes', name), valueResolves('workingHours', name)];
    expect([resolves('STUDENT'), resolves('MIXED'), resolves('UNDEFINED')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('that are in no enumeration match an equal value and are otherwise no information', () => {
    const target = candidate({ contractTypes: [value('ZZP')] });
    expect(itemOf(score({ contractTypes: [value('ZZP')] }, target), 'ZZP').similarity).toBe(1);
    expect(itemOf(score({ contractTypes: [value('PERMANENT')] }, target), 'PERMANENT').status).toBe('unknown');
    expect(
      itemOf(
        score({ contractTypes: [value('constructor')] }, candidate({ contractTypes: [value('PERMANENT')] })),
        'constructor',
      ).similarity,
    ).toBe(0);
  });
});

describe('ENG-05d wage', () => {
  const wage = (offer: readonly [number | null, number | null], ask: readonly [number | null, number | null]) =>
    itemOf(score({ wage: offer }, candidate({ wage: ask })), 'wage');

  it('is 1 when the offer reaches the ask, else falls to 0 at the ask less a fifth', () => {
    expect(wage([2000, 3000], [3000, 3500])).toMatchObject({
      similarity: 1,
      holds: true,
      found: { from: 3000, to: 3500 },
    });
    expect(wage([2000, 2700], [3000, null])).toMatchObject({ similarity: 0.5, holds: false }); // 1 − 300 ÷ 600
    expect(wage([2000, 2400], [3000, null])).toMatchObject({ similarity: 0, status: 'missing' });
    expect(wage([2000, 2800], [3000, null]).similarity).toBe(0.6667); // 1 − 200 ÷ 600
  });

  it('is 1 at the ask itself where less is not tolerated, and 0 below', () => {
    const strict = { strategy: { wage: { tolerance: 0 } } };
    const offered = (to: number) => score({ wage: [2000, to] }, candidate({ wage: [3000, null] }), strict);
    expect(itemOf(offered(3000), 'wage').similarity).toBe(1);
    expect(itemOf(offered(2999.99), 'wage').similarity).toBe(0);
  });

  it('takes an absent bound as open, and no bound at all as nothing said', () => {
    expect(wage([2000, null], [9000, null]).similarity).toBe(1);
    expect(wage([null, 100], [null, 5000]).similarity).toBe(1);
    expect(wage([2000, 3000], [null, null]).status).toBe('unknown');
  });

  it('is the same number in both directions, as the job offers and the candidate asks', () => {
    const result = score({ wage: [2000, 2700] }, candidate({ wage: [3000, 4000] }));
    expect([result.forward, result.reverse]).toEqual([0.5, 0.5]);
    const asCandidate = score({ wage: [3000, 4000] }, job({ wage: [2000, 2700] }), { targetKind: 'JOB' });
    expect([asCandidate.forward, asCandidate.reverse]).toEqual([0.5, 0.5]);
  });

  it('between two jobs is asked by the side that asks in that direction, and without bounds asks nothing', () => {
    const result = scoreTarget(
      queryOf(job({ wage: [3000, 4000] }), { targetKind: 'JOB' }),
      job({ wage: [2000, 2700] }, 'j2'),
    );
    expect(result).toMatchObject({ forward: 0.5, reverse: 1 });
    expect(score({ wage: [null, null] }, candidate({ wage: [2000, null] })).forward).toBe(0);
    expect(query({ wage: [null, null] }).forward.aspects).toEqual([]);
  });

  it('between two candidates is asked by the side that asks in that direction', () => {
    const result = rank(queryOf(candidate({ wage: [3000, 4000] }), { targetKind: 'CANDIDATE' }), [
      candidate({ wage: [2000, 2700] }, 'c2'),
    ]);
    expect(result.matches[0]).toMatchObject({ forward: 0.5, reverse: 1 });
  });
});

describe('ENG-05d seniority', () => {
  const months = (from: number, to: number | null) => ({ from, to });
  const at = (year: number, month: number): number => year * 12 + month - 1;
  const AS_OF_MONTH = at(2026, 6);

  it('is have ÷ need, and 1 when nothing is needed', () => {
    const found = (need: number, have: number) =>
      itemOf(score({ seniority: need }, candidate({ seniority: have })), 'seniority').similarity;
    expect(found(4, 3)).toBe(0.75);
    expect(found(3, 8)).toBe(1);
    expect(found(0, 0)).toBe(1);
    expect(found(3, 0)).toBe(0);
  });

  it('counts every month that the union of the work experiences touches up to asOf, in whole years', () => {
    expect(workedYears([months(at(2020, 1), at(2020, 12))], AS_OF_MONTH)).toBe(1);
    expect(workedYears([months(at(2020, 1), at(2020, 11))], AS_OF_MONTH)).toBe(0);
    expect(workedYears([months(at(2020, 1), at(2021, 6)), months(at(2021, 1), at(2021, 12))], AS_OF_MONTH)).toBe(2);
    expect(workedYears([months(at(2021, 1), at(2021, 6)), months(at(2020, 1), at(2021, 12))], AS_OF_MONTH)).toBe(2);
    // One month in common: 23 months.
    expect(workedYears([months(at(2020, 1), at(2020, 12)), months(at(2020, 12), at(2021, 11))], AS_OF_MONTH)).toBe(1);
    const nested = [
      months(at(2020, 1), at(2021, 12)),
      months(at(2020, 2), at(2020, 3)),
      months(at(2021, 1), at(2021, 12)),
    ];
    expect(workedYears(nested, AS_OF_MONTH)).toBe(2);
    expect(workedYears([months(at(2025, 7), null)], AS_OF_MONTH)).toBe(1);
    expect(workedYears([months(at(2025, 7), at(2030, 1))], AS_OF_MONTH)).toBe(1);
    expect(workedYears([months(at(2027, 1), null)], AS_OF_MONTH)).toBeNull();
  });

  it('takes the larger of the own value and the years worked, and says where it comes from', () => {
    const worked = [months(at(2020, 1), at(2023, 12))];
    const fromWork = itemOf(score({ seniority: 8 }, candidate({ seniority: 2, worked })), 'seniority');
    expect(fromWork).toMatchObject({
      similarity: 0.5,
      found: { value: 4 },
      matchedTo: [{ source: 'WORK_EXPERIENCES' }],
    });
    const own = itemOf(score({ seniority: 8 }, candidate({ seniority: 6, worked })), 'seniority');
    expect(own).toMatchObject({ similarity: 0.75, matchedTo: [{ source: 'ASPECT.seniority' }] });
  });

  it('without own value and work experience is unknown, whatever the need', () => {
    expect(itemOf(score({ seniority: 0 }, candidate()), 'seniority')).toMatchObject({
      status: 'unknown',
      holds: false,
    });
  });

  it('is needed by the job and had by the candidate in both directions', () => {
    const result = rank(queryOf(candidate({ seniority: 2, worked: [months(at(2020, 1), at(2022, 12))] })), [
      job({ seniority: 4 }),
    ]);
    expect(result.matches[0]).toMatchObject({ forward: 0.75, reverse: 0.75 });
    const unknown = score({ seniority: 5 }, job({ jobFunctions: [concept('welder')] }), { targetKind: 'JOB' });
    expect(itemOf(unknown, 'seniority').status).toBe('unknown');
  });

  it('between two candidates is needed by the side that asks', () => {
    const result = rank(queryOf(candidate({ seniority: 4 }), { targetKind: 'CANDIDATE' }), [
      candidate({ seniority: 2 }, 'c2'),
    ]);
    expect(result.matches[0]).toMatchObject({ forward: 0.5, reverse: 1 });
  });
});

describe('ENG-05d availability', () => {
  it('is 1 when the candidate is there in time, then falls to 0 over 30 days', () => {
    const found = (jobDays: number, days: number) =>
      itemOf(score({ availabilityAspect: jobDays }, candidate({ availabilityAspect: days })), 'availabilityAspect')
        .similarity;
    expect(found(10, 10)).toBe(1);
    expect(found(10, 25)).toBe(0.5);
    expect(found(10, 40)).toBe(0);
  });

  it('reads the date of a document as days from asOf, at least 0', () => {
    // 2026-06-15 + 25 days = 2026-07-10
    const stored = (availableFrom: string) => candidate({ availabilityAspect: 90, availableFrom });
    expect(itemOf(score({ availabilityAspect: 10 }, stored('2026-07-10')), 'availabilityAspect')).toMatchObject({
      similarity: 0.5,
      found: { value: 25 },
    });
    expect(itemOf(score({ availabilityAspect: 0 }, stored('2020-01-01')), 'availabilityAspect')).toMatchObject({
      similarity: 1,
      found: { value: 0 },
    });
  });

  it('is the same number in both directions', () => {
    const result = rank(queryOf(job({ availabilityAspect: 10, availableFrom: '2026-06-25' })), [
      candidate({ availabilityAspect: 3, availableFrom: '2026-07-10' }),
    ]);
    expect(result.matches[0]).toMatchObject({ forward: 0.5, reverse: 0.5 });
  });
});

describe('a single value', () => {
  it('is its similarity whatever the combine rule says', () => {
    const aspects = aspectParameters({ wage: { combine: 'AVERAGE' } });
    const result = rank(query({ wage: [1, 2700] }, { strategy: { aspects } }), [candidate({ wage: [3000, null] })]);
    expect(result.matches[0]?.score).toBe(0.5);
  });
});
