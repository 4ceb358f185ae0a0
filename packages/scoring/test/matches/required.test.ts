import { describe, expect, it } from 'vitest';
import { scoreTarget } from '../../src/index.ts';
import {
  aspectParameters,
  candidate,
  concept,
  itemOf,
  job,
  keyword,
  place,
  query,
  queryOf,
  read,
  score,
  text,
  town,
  value,
} from '../builders.ts';

const required = { required: true };
const FORWARD = { scoreType: 'FORWARD' } as const;

describe('ENG-05b a required concept item', () => {
  const passes = (asked: string, has: string, changes: Parameters<typeof score>[2] = {}): boolean =>
    score({ hardSkills: [concept(asked, required)] }, candidate({ hardSkills: [concept(has)] }), {
      ...FORWARD,
      ...changes,
    }).included;

  it('holds by the concept itself, by narrower steps only, or by one skill→occupation step', () => {
    expect(passes('welding', 'welding')).toBe(true);
    expect(passes('welding', 'orbital-welding')).toBe(true);
    expect(passes('welding', 'welder')).toBe(true);
  });

  it('does not hold by a broader, related or mixed path, though it is found', () => {
    expect(passes('welding', 'joining')).toBe(false);
    expect(passes('welding', 'soldering')).toBe(false);
    expect(passes('welding', 'tig-welder')).toBe(false); // narrower, then skill→occupation
    expect(passes('welder', 'welding')).toBe(false);
    const result = score(
      { hardSkills: [concept('welding', required)] },
      candidate({ hardSkills: [concept('joining')] }),
      FORWARD,
    );
    expect(itemOf(result, 'welding')).toMatchObject({ status: 'found', holds: false, required: true, similarity: 0.6 });
  });

  it('holds no further than the expansion type and the least similarity allow', () => {
    expect(passes('welding', 'tig-welding', { expansionType: 'NONE' })).toBe(false);
    expect(passes('welding', 'orbital-welding', { expansionType: 'LIMITED' })).toBe(false);
    expect(passes('welding', 'welder', { expansionType: 'FULL' })).toBe(false);
    expect(passes('welding', 'orbital-welding', { strategy: { expansion: { minSimilarity: 0.85 } } })).toBe(false);
  });

  it('holds by the relations the strategy names', () => {
    expect(passes('welding', 'tig-welding', { strategy: { required: { relations: ['same'] } } })).toBe(false);
    expect(passes('welding', 'welding', { strategy: { required: { relations: ['same'] } } })).toBe(true);
  });

  it('does not ask how strongly: old, weak or worthless evidence holds, and is found', () => {
    const asked = { hardSkills: [concept('welding', required)], softSkills: [concept('teamwork')] };
    const target = candidate({
      softSkills: [concept('teamwork')],
      evidence: [read('welding', 'WORK_EXPERIENCES', { endYear: 1830 })],
    });
    const result = score(asked, target, FORWARD);
    expect(result).toMatchObject({ included: true, score: 0.5 });
    expect(itemOf(result, 'welding')).toMatchObject({
      status: 'found',
      holds: true,
      similarity: 0,
      foundConcept: { id: 'welding' },
    });
    expect(itemOf(result, 'welding').matchedTo).toHaveLength(1);
  });
});

describe('ENG-05b other required items', () => {
  it('keywords hold when their words are found', () => {
    const asked = { hardSkills: [keyword('argon purge', required)] };
    expect(score(asked, candidate({ texts: [text('CV_TEXT', 'argon purge')] }), FORWARD).included).toBe(true);
    expect(score(asked, candidate({ texts: [text('CV_TEXT', 'argon gas')] }), FORWARD).included).toBe(false);
  });

  it('locations, wage, languages, seniority and availability hold at similarity 1', () => {
    const near = town('near', 51, 4);
    const off = town('off', 51.31, 4); // 34.5 km
    const at = (km: number) =>
      score({ locations: [place(near, km, required)] }, candidate({ locations: [place(off)] }), FORWARD);
    expect([at(35).included, at(34).included, at(34).score > 0]).toEqual([true, false, true]);
    const single = (name: 'wage' | 'seniority' | 'availabilityAspect') => ({
      flags: { [name]: { valueRequired: true } },
    });
    expect(score({ wage: [1, 2900], ...single('wage') }, candidate({ wage: [3000, null] }), FORWARD).included).toBe(
      false,
    );
    expect(score({ wage: [1, 3000], ...single('wage') }, candidate({ wage: [3000, null] }), FORWARD).included).toBe(
      true,
    );
    expect(score({ seniority: 4, ...single('seniority') }, candidate({ seniority: 3 }), FORWARD).included).toBe(false);
    expect(score({ seniority: 3, ...single('seniority') }, candidate({ seniority: 3 }), FORWARD).included).toBe(true);
    expect(
      score({ availabilityAspect: 3, ...single('availabilityAspect') }, candidate({ availabilityAspect: 4 }), FORWARD)
        .included,
    ).toBe(false);
    const french = { languages: [concept('french', { ...required, level: 'B2' })] };
    expect(score(french, candidate({ languages: [concept('french', { level: 'B1' })] }), FORWARD).included).toBe(false);
    expect(score(french, candidate({ languages: [concept('french', { level: 'C1' })] }), FORWARD).included).toBe(true);
  });

  it('contractTypes and workingHours hold from enumMinimum 0.8 on', () => {
    const asked = { workingHours: [value('PART_TIME', required)] };
    expect(score(asked, candidate({ workingHours: [value('MIXED')] }), FORWARD).included).toBe(true);
    expect(score(asked, candidate({ workingHours: [value('AVAILABILITY')] }), FORWARD).included).toBe(false);
    const lax = { ...FORWARD, strategy: { required: { enumMinimum: 0 } } };
    expect(score(asked, candidate({ workingHours: [value('AVAILABILITY')] }), lax).included).toBe(true);
    const silent = score(asked, candidate({ hardSkills: [concept('welding')] }), lax);
    expect([itemOf(silent, 'PART_TIME').status, silent.failing.length]).toEqual(['unknown', 1]);
  });
});

describe('ENG-05b flags of an aspect', () => {
  const two = (first = true, second = true) => [
    concept('welding', { required: first }),
    concept('soldering', { required: second }),
  ];
  const one = candidate({ hardSkills: [concept('welding')], jobFunctions: [concept('welding')] });

  it('AVERAGE: every required item must hold', () => {
    const result = score({ hardSkills: [concept('welding', required), concept('forklift', required)] }, one, FORWARD);
    expect([result.included, result.failing.map((item) => item.itemId)]).toEqual([false, ['forklift']]);
  });

  it('BEST: the required items are alternatives, and all are named when none holds', () => {
    const asked = { jobFunctions: [concept('welder', required), concept('plumber', required)] };
    expect(score(asked, candidate({ jobFunctions: [concept('plumber')] }), FORWARD).included).toBe(true);
    const result = score(asked, candidate({ jobFunctions: [concept('metalworker')] }), FORWARD);
    expect([result.included, result.failing.map((item) => item.itemId)]).toEqual([false, ['welder', 'plumber']]);
    const average = { aspects: aspectParameters({ jobFunctions: { combine: 'AVERAGE' } }) };
    expect(
      score(asked, candidate({ jobFunctions: [concept('plumber')] }), { ...FORWARD, strategy: average }).included,
    ).toBe(false);
  });

  it('an item’s flag counts whether or not its aspect’s is set', () => {
    expect(
      score({ hardSkills: two(true, true), flags: { hardSkills: { required: false } } }, one, FORWARD).included,
    ).toBe(false);
  });

  it('a required aspect without a required item needs one item that holds', () => {
    const asked = { hardSkills: two(false, false), flags: { hardSkills: required } };
    expect(score(asked, one, FORWARD).included).toBe(true);
    const result = score(asked, candidate({ hardSkills: [concept('joining')] }), FORWARD);
    expect(result.included).toBe(false);
    expect(result.failing).toEqual([
      { direction: 'FORWARD', kind: 'REQUIRED_ASPECT', aspect: 'hardSkills', itemId: null, label: 'hardSkills' },
    ]);
    expect(
      score({ ...asked, hardSkills: two(true, false) }, candidate({ hardSkills: [concept('soldering')] }), FORWARD)
        .included,
    ).toBe(false);
    expect(
      score({ wage: [1, 2900], flags: { wage: required } }, candidate({ wage: [3000, null] }), FORWARD).included,
    ).toBe(false);
  });
});

describe('ENG-05b no information on a required item', () => {
  const asked = { hardSkills: [concept('forklift', required)], softSkills: [concept('teamwork')] };
  const quiet = candidate({ softSkills: [concept('teamwork')] });
  const PASS = { ...FORWARD, strategy: { required: { missing: 'PASS' } } } as const;

  it('fails it, unless the strategy says PASS', () => {
    expect(score(asked, quiet, FORWARD).included).toBe(false);
    expect(score(asked, quiet, PASS)).toMatchObject({ included: true, failing: [] });
  });

  it('PASS forgives what is unknown, not what is missing, also for a required aspect', () => {
    const told = candidate({ softSkills: [concept('teamwork')], hardSkills: [concept('soldering')] });
    expect(score(asked, told, PASS).included).toBe(false);
    const aspect = { ...asked, hardSkills: [concept('forklift')], flags: { hardSkills: required } };
    expect([score(aspect, quiet, PASS).included, score(aspect, told, PASS).included]).toEqual([true, false]);
  });
});

describe('ENG-05b modes and directions', () => {
  const asked = { hardSkills: [concept('welding'), concept('forklift', required)] };
  const fails = candidate({ hardSkills: [concept('welding')] });

  it('FILTER: a target that fails is not a match, and its score is untouched', () => {
    expect(score(asked, fails, FORWARD)).toMatchObject({ included: false, score: 0.5, penalty: 1 });
  });

  it('PENALTY: it stays, is flagged, and the final score is multiplied once', () => {
    const twice = {
      hardSkills: [
        concept('welding'),
        concept('forklift', required),
        concept('driving', required),
        concept('soldering'),
      ],
    };
    const penalty = { ...FORWARD, strategy: { required: { mode: 'PENALTY', penalty: 0.5 } } } as const;
    expect(score(asked, fails, penalty)).toMatchObject({ included: true, forward: 0.5, score: 0.25, penalty: 0.5 });
    const result = score(twice, fails, penalty);
    expect(result.failing).toHaveLength(2);
    expect(result.score).toBe(result.forward / 2);
    expect(score({ hardSkills: [concept('welding')] }, fails, penalty).penalty).toBe(1);
  });

  it('with FORWARD only the source’s flags bind, with REVERSE only the target’s, with the mutual types both', () => {
    const forwardFails = score(asked, fails, { scoreType: 'REVERSE', hasSource: true });
    expect(forwardFails).toMatchObject({ included: true, failing: [] });
    const picky = candidate({ hardSkills: [concept('welding')], softSkills: [concept('teamwork', required)] });
    const said = { hardSkills: [concept('welding')] };
    const included = (scoreType: 'FORWARD' | 'REVERSE' | 'MUTUAL' | 'MUTUAL_FORWARD_WEIGHT' | 'MUTUAL_FORWARD_SCORE') =>
      score(said, picky, { scoreType, hasSource: true }).included;
    expect(included('FORWARD')).toBe(true);
    for (const type of ['REVERSE', 'MUTUAL', 'MUTUAL_FORWARD_WEIGHT', 'MUTUAL_FORWARD_SCORE'] as const)
      expect(included(type)).toBe(false);
    for (const type of ['MUTUAL', 'MUTUAL_FORWARD_WEIGHT', 'MUTUAL_FORWARD_SCORE'] as const) {
      expect(score(asked, fails, { scoreType: type }).included).toBe(false);
    }
  });

  it('a search profile without source passes flags in aspects it has no item in: nobody could lack it', () => {
    const picky = candidate({
      hardSkills: [concept('welding')],
      softSkills: [concept('teamwork', required)],
      wage: [3000, null],
      flags: { wage: required },
    });
    const said = { hardSkills: [concept('welding')] };
    expect(score(said, picky).included).toBe(true);
    expect(score({ ...said, softSkills: [concept('punctual')] }, picky).included).toBe(false);
    expect(scoreTarget(queryOf(job(said)), picky).included).toBe(false);
    // Its own flags still bind.
    expect(score({ ...said, softSkills: [concept('punctual', required)] }, picky).included).toBe(false);
  });

  it('a direction whose weights are all 0 still binds its flags', () => {
    const weightless = { hardSkills: [concept('forklift', required)], flags: { hardSkills: { weight: 0 } } };
    expect(score(weightless, fails, FORWARD).included).toBe(false);
    expect(score(weightless, candidate({ hardSkills: [concept('forklift')] }), FORWARD).included).toBe(true);
    expect(query(weightless).forward.hasScore).toBe(false);
  });
});
