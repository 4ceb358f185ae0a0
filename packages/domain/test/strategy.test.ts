import { describe, expect, it } from 'vitest';
import { completeStrategy, DEFAULT_STRATEGIES, DEFAULT_STRATEGY_PARAMETERS } from '../src/index.ts';

it('what counts how much by nature: λ of every aspect', () => {
  const weights = Object.entries(DEFAULT_STRATEGY_PARAMETERS.aspects).map(([name, { weight }]) => [name, weight]);
  expect(Object.fromEntries(weights)).toEqual({
    jobFunctions: 2,
    hardSkills: 1,
    softSkills: 0.25,
    jobCategories: 0.5,
    languages: 0.5,
    locations: 1,
    contractTypes: 0.2,
    workingHours: 0.2,
    wage: 0.2,
    seniority: 0.25,
    availabilityAspect: 0.2,
  });
});

it('lists of skills and languages are averaged, of everything else the best counts; what is missing counts 0', () => {
  const aspects = Object.entries(DEFAULT_STRATEGY_PARAMETERS.aspects);
  const averaged = aspects.filter(([, { combine }]) => combine === 'AVERAGE').map(([name]) => name);
  expect(averaged).toEqual(['hardSkills', 'softSkills', 'languages']);
  expect(aspects.filter(([, { missing }]) => missing !== 'ZERO')).toEqual([]);
});

it('STR-04c the two templates differ in nothing but their names', () => {
  expect(DEFAULT_STRATEGIES.map(({ name, template }) => [name, template])).toEqual([
    ['JOB', 'JOB'],
    ['CANDIDATE', 'CANDIDATE'],
  ]);
  expect(DEFAULT_STRATEGIES[0]?.parameters).toEqual(DEFAULT_STRATEGIES[1]?.parameters);
});

describe('a stored strategy that lacks parameters', () => {
  it('gets the default of each: a group, a field, an aspect and a field of an aspect', () => {
    const { mutual: _mutual, ...stored } = DEFAULT_STRATEGY_PARAMETERS;
    const { seniority: _seniority, ...aspects } = stored.aspects;
    const { missing: _missing, ...wage } = { ...aspects.wage, weight: 7 };
    const whole = completeStrategy({
      ...stored,
      minScore: 0.4,
      wage: { tolerance: 0.9 },
      aspects: { ...aspects, wage },
    });
    expect(whole).toEqual({
      ...DEFAULT_STRATEGY_PARAMETERS,
      minScore: 0.4,
      mutual: { balance: 0.5 },
      wage: { tolerance: 0.9, hoursAMonth: 164 },
      aspects: { ...DEFAULT_STRATEGY_PARAMETERS.aspects, wage: { weight: 7, combine: 'BEST', missing: 'ZERO' } },
    });
  });

  it('keeps lists and tables as they are: what they leave out is meant', () => {
    const required = { ...DEFAULT_STRATEGY_PARAMETERS.required, relations: ['same'] as const };
    const compatibility = { contractTypes: {}, workingHours: { MIXED: {} } };
    const whole = completeStrategy({ ...DEFAULT_STRATEGY_PARAMETERS, required, compatibility });
    expect([whole.required.relations, whole.compatibility]).toEqual([['same'], compatibility]);
  });
});
