import type { Aspects, MatchProfile } from '@counterpart/domain';
import { withAspect, withConcept, withNumber, withPlace, withWage } from '../aspects-builder.ts';
import type { CvFacts } from './texts/cv-text.ts';
import type { Random } from './words/random.ts';
import type { OfferedContract, OfferedHours, Town, Voice } from './words/voice.ts';

/** Wages of a country as a part of Belgium's. */
const WAGE_LEVEL: Readonly<Record<Town['country'], number>> = { BE: 1, NL: 1.02, LU: 1.15, FR: 0.82, IT: 0.68 };
/** The span of a first wage by level: gross euro a month. */
const WAGE_SPAN = { 1: [2250, 2650], 2: [2500, 3300], 3: [3200, 4900] } as const;

/** A wage that fits level and country, gross euro a month, rounded to 50. */
export function wageOf(random: Random, level: 1 | 2 | 3, country: Town['country'], years: number): number {
  const [low, high] = WAGE_SPAN[level];
  const base = random.between(low, high) * (1 + Math.min(years, 20) * 0.008);
  return Math.round((base * WAGE_LEVEL[country]) / 50) * 50;
}

/** The aspects a candidate gives; about one in eight of them makes one a condition. */
export function candidateProfile(random: Random, voice: Voice, facts: CvFacts): MatchProfile {
  const { person, career } = facts;
  const ranges = [10, 15, 20, 25, 30, 40, 50, 60];
  let aspects: Aspects = withConcept({}, 'jobFunctions', facts.title);
  const other = facts.told.at(-1)?.title;
  if (other !== undefined && other !== facts.title && random.chance(0.3)) {
    aspects = withConcept(aspects, 'jobFunctions', other, { weight: 0.7 });
  }
  for (const skill of facts.skills.slice(0, random.between(2, 6))) aspects = withConcept(aspects, 'hardSkills', skill);
  if (random.chance(0.85)) aspects = withPlace(aspects, person.town.name, { range: random.pick(ranges) });
  if (random.chance(0.5)) {
    const types: readonly OfferedContract[] = ['PERMANENT', 'PERMANENT', 'PERMANENT_POSSIBLE', 'TEMPORARY'];
    aspects = withConcept(aspects, 'contractTypes', random.pick(types));
  }
  if (random.chance(0.5)) {
    const hours: readonly OfferedHours[] = ['FULL_TIME', 'FULL_TIME', 'PART_TIME', 'MIXED'];
    aspects = withConcept(aspects, 'workingHours', random.pick(hours));
  }
  if (random.chance(0.4)) {
    const from = wageOf(random, career.occupation.level, person.town.country, career.years);
    aspects = withWage(aspects, { from });
  }
  if (random.chance(0.3)) aspects = withNumber(aspects, 'availabilityAspect', random.pick([0, 7, 14, 30, 60, 90]));
  if (random.chance(0.6)) {
    for (const { label, level } of facts.languages) aspects = withConcept(aspects, 'languages', label, { level });
  }
  // 16 % of those that give a profile, so 8 % of all candidates.
  if (random.chance(0.16)) {
    const given = (['wage', 'locations', 'contractTypes'] as const).filter((name) => aspects[name] !== undefined);
    if (given.length > 0) aspects = withAspect(aspects, random.pick(given), { required: true });
  }
  return { language: voice.language, aspects };
}
