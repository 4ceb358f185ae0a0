import { ASPECT_NAMES, type Aspects, allowedAspects } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsFromParsedJob, mergeAspects } from '../../src/state/profile/parsed-job.ts';

const hit = { matchedText: 'lasser', start: 0, end: 6, field: 'text' as const, confidence: 1, required: null };
const all = new Set(ASPECT_NAMES);
let next = 0;
const newId = () => `n${(next += 1)}`;
const parse = (
  parsed: Parameters<typeof aspectsFromParsedJob>[0],
  allowed: ReadonlySet<(typeof ASPECT_NAMES)[number]> = all,
) => aspectsFromParsedJob(parsed, allowed, newId);
const labels = (
  aspects: Aspects,
  name: 'jobFunctions' | 'hardSkills' | 'softSkills' | 'contractTypes' | 'workingHours' | 'locations',
) => (aspects[name]?.value as { label: string }[] | undefined)?.map(({ label }) => label);

describe('a parsed job as a profile', () => {
  it('MAT-18a functions, skills and soft skills go to their aspects', () => {
    const aspects = parse([
      { aspectType: 'JOB_FUNCTION', ...hit },
      { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'mig', matchedText: 'MIG-lassen' },
      { aspectType: 'JOB_SOFT_COMPTENCE', ...hit, matchedText: 'in team', behavioralCompetence: 'teamwerk' },
    ]);
    expect(labels(aspects, 'jobFunctions')).toEqual(['lasser']);
    expect(labels(aspects, 'hardSkills')).toEqual(['MIG-lassen']);
    expect(labels(aspects, 'softSkills')).toEqual(['teamwerk']);
  });

  it('MAT-18a a concept told in two wordings is one skill, and a must at either place holds', () => {
    const { hardSkills } = parse([
      { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'pruning', matchedText: 'prune the vines', required: null },
      { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'pruning', matchedText: 'Guyot pruning', required: true },
      { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'tying', matchedText: 'tying', required: false },
    ]);
    expect(hardSkills?.value).toMatchObject([
      { label: 'prune the vines', conceptId: 'pruning', weight: 150, required: false },
      { label: 'tying', weight: 50 },
    ]);
  });

  it('MAT-18a a title that is no concept stays a function, marked to be looked for by its words', () => {
    const { jobFunctions } = parse([
      { aspectType: 'JOB_FUNCTION', ...hit, conceptId: 'welder' },
      { aspectType: 'JOB_FUNCTION', ...hit, conceptId: null, matchedText: 'sfeerbeheerder' },
    ]);
    const flags = { weight: 100, required: false };
    expect(jobFunctions?.value).toEqual([
      { id: expect.any(String), label: 'lasser', conceptId: 'welder', ...flags },
      { id: expect.any(String), label: 'sfeerbeheerder', custom: true, ...flags },
    ]);
  });

  it('MAT-18a what no concept covers enters no profile', () => {
    expect(parse([{ aspectType: 'PHRASE', ...hit, matchedText: 'sfeer in de zaal' }])).toEqual({});
  });

  it('MAT-18b a contract type keeps its value', () => {
    expect(labels(parse([{ aspectType: 'CONTRACT_TYPE', ...hit, value: 'PERMANENT' }]), 'contractTypes')).toEqual([
      'PERMANENT',
    ]);
  });

  it('MAT-18c working hours come through while wage is allowed', () => {
    const parsed = [{ aspectType: 'WORKING_HOURS' as const, ...hit, value: 'FULL_TIME' }];
    expect(labels(parse(parsed), 'workingHours')).toEqual(['FULL_TIME']);
    expect(parse(parsed, allowedAspects('!wage'))).toEqual({});
  });

  it('MAT-18d a place joins its labels and gets 50 km', () => {
    const { locations } = parse([{ aspectType: 'GEO', ...hit, labels: ['Gent', '9000'] }]);
    expect(locations?.value).toMatchObject([{ label: 'Gent, 9000', range: 50, rangeUnit: 'KILOMETER' }]);
  });

  it('MAT-18e a wage fills from and to', () => {
    const { wage } = parse([
      {
        aspectType: 'WAGE',
        ...hit,
        amountLow: 2800,
        amountHigh: 3200,
        period: 'MONTH',
        originalLow: 2800,
        originalHigh: 3200,
      },
    ]);
    expect(wage?.value).toMatchObject({ from: 2800, to: 3200 });
  });

  it('MAT-18f an aspect that is not allowed is left out', () => {
    const aspects = parse(
      [
        { aspectType: 'JOB_FUNCTION', ...hit },
        { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'mig' },
      ],
      allowedAspects('hardSkills'),
    );
    expect(Object.keys(aspects)).toEqual(['hardSkills']);
  });

  it('what the text asks for weighs more, what it would like less, and nothing becomes required', () => {
    const { hardSkills } = parse([
      { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'a', matchedText: 'a', required: true },
      { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'b', matchedText: 'b', required: false },
      { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'c', matchedText: 'c' },
    ]);
    expect(hardSkills?.value).toMatchObject([{ weight: 150, required: false }, { weight: 50 }, { weight: 100 }]);
  });

  it('a label that occurs twice is one value', () => {
    expect(
      labels(
        parse([
          { aspectType: 'JOB_FUNCTION', ...hit },
          { aspectType: 'JOB_FUNCTION', ...hit, matchedText: 'Lasser' },
        ]),
        'jobFunctions',
      ),
    ).toEqual(['lasser']);
  });

  it('MAT-19 merging adds new labels only, and replaces places and wage only when there are any', () => {
    const flags = { weight: 100, required: false };
    const list = (...names: string[]) => ({
      type: 'concepts' as const,
      ...flags,
      value: names.map((label) => ({ id: label, label, ...flags })),
    });
    const places = (...names: string[]) => ({
      type: 'locations' as const,
      ...flags,
      value: names.map((label) => ({ id: label, label, range: 10, rangeUnit: 'KILOMETER' as const, ...flags })),
    });
    const wage = (from: number | null) => ({
      type: 'range' as const,
      ...flags,
      value: from === null ? null : { ...flags, from, to: null },
    });
    const before: Aspects = { hardSkills: list('MIG'), locations: places('Gent'), wage: wage(2000) };
    expect(labels(mergeAspects(before, { hardSkills: list('mig', 'TIG') }), 'hardSkills')).toEqual(['MIG', 'TIG']);
    expect(labels(mergeAspects({ hardSkills: list('mig') }, before), 'hardSkills')).toEqual(['mig']);
    expect(labels(mergeAspects(before, { locations: places() }), 'locations')).toEqual(['Gent']);
    expect(labels(mergeAspects(before, { locations: places('Brugge') }), 'locations')).toEqual(['Brugge']);
    expect(mergeAspects(before, { wage: wage(null) }).wage?.value).toMatchObject({ from: 2000 });
    expect(mergeAspects(before, { wage: wage(2500) }).wage?.value).toMatchObject({ from: 2500 });
  });
});
