import type { Aspects, MatchProfile, WireDocument } from '@counterpart/domain';
import { withAspect, withConcept, withNumber, withPlace, withWage } from '../aspects-builder.ts';
import { documentId } from '../document-id.ts';
import { adText, type AdFacts } from './texts/ad-text.ts';
import type { Desk } from './texts/cv-text.ts';
import type { DemoDocument } from './demo-candidates.ts';
import { Mentions } from './texts/mention.ts';
import { twoDigits } from './life/person.ts';
import { wageOf } from './profile.ts';
import { Random, seedOf } from './words/random.ts';
import { capitalised, Scribe } from './words/scribe.ts';
import type { Occupation, Sector } from './words/sector.ts';
import { titleOf } from './words/title.ts';
import { type OfferedContract, type ShiftPattern, type Town, type Voice, wordsIn } from './words/voice.ts';
import { pickVoice } from './voices.ts';

/** About how often each contract type is offered. */
const CONTRACTS: readonly { readonly weight: number; readonly type: OfferedContract }[] = [
  { weight: 42, type: 'PERMANENT' },
  { weight: 28, type: 'PERMANENT_POSSIBLE' },
  { weight: 22, type: 'TEMPORARY' },
  { weight: 3, type: 'STUDENT' },
  { weight: 3, type: 'APPRENTICESHIP' },
  { weight: 2, type: 'SELF_EMPLOYED' },
];

function shiftOf(random: Random, sector: Sector): ShiftPattern | null {
  if (!sector.worksShifts) return random.chance(0.15) ? 'DAY' : null;
  return random.chance(0.75) ? random.pick(['DAY', 'TWO', 'TWO', 'THREE', 'NIGHT', 'WEEKEND'] as const) : null;
}

function factsOf(
  random: Random,
  voice: Voice,
  town: Town,
  firm: string,
  sector: Sector,
  occupation: Occupation,
): AdFacts {
  const years = random.pick([0, 0, 2, 2, 2, 3, 3, 5, 5, 8]);
  const from = wageOf(random, occupation.level, town.country, years);
  const skills = random.several(
    [
      ...random.several(occupation.known, random.between(2, 4)),
      ...random.several(occupation.own, random.between(1, 3)),
    ],
    9,
  );
  const musts = Math.ceil(skills.length * 0.6);
  return {
    title: titleOf(random, occupation, false),
    firm,
    town,
    sector,
    occupation,
    must: skills.slice(0, musts),
    nice: skills.slice(musts),
    licences: random.several(sector.licences, random.pick([0, 0, 1, 1, 2])),
    language: random.chance(0.6) ? random.pick(voice.languageNames.slice(0, 4)) : null,
    years,
    contract: random.weighted(CONTRACTS).type,
    hours: random.pick(['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME', 'MIXED'] as const),
    shift: shiftOf(random, sector),
    wage: random.chance(0.6) ? { from, to: Math.round((from * (1.06 + random.next() * 0.16)) / 50) * 50 } : null,
  };
}

/** What a third of the employers fill in themselves; the rest is left to be parsed. */
function jobProfile(random: Random, voice: Voice, facts: AdFacts): MatchProfile {
  let aspects: Aspects = withConcept({}, 'jobFunctions', facts.title);
  for (const skill of facts.must) {
    aspects = withConcept(aspects, 'hardSkills', skill, { required: random.chance(0.15) });
  }
  for (const skill of facts.nice) aspects = withConcept(aspects, 'hardSkills', skill, { weight: 0.5 });
  aspects = withPlace(aspects, facts.town.name, { range: random.pick([20, 30, 30, 40, 50]) });
  aspects = withConcept(aspects, 'contractTypes', facts.contract);
  aspects = withConcept(aspects, 'workingHours', facts.hours);
  if (facts.wage !== null) aspects = withWage(aspects, facts.wage);
  if (facts.years > 0) aspects = withNumber(aspects, 'seniority', facts.years);
  if (facts.language !== null) {
    aspects = withConcept(aspects, 'languages', facts.language, { level: random.pick(['B1', 'B2', 'C1'] as const) });
  }
  if (random.chance(0.1)) aspects = withAspect(aspects, 'jobFunctions', { weight: 2 });
  return { language: voice.language, aspects };
}

function generate(seed: number, index: number): DemoDocument {
  const random = new Random(seedOf(seed, 1, index));
  const voice = pickVoice(random);
  const town = random.weighted(voice.towns);
  const sector = random.pick(voice.sectors);
  const occupation = random.pick(sector.occupations);
  const scribe = new Scribe(random, { ...wordsIn(voice, town.country), year: ['2023', '2024', '2025'] }, false);
  const mentions = new Mentions();
  const desk: Desk = { random, voice, scribe, mentions, writesBadly: random.chance(0.03) };
  const firm = scribe.oneOf(sector.firms);
  const facts = factsOf(random, voice, town, firm, sector, occupation);
  mentions.add('title', facts.title);
  for (const skill of [...facts.must, ...facts.nice]) mentions.add('skill', skill);
  const document: WireDocument = {
    id: `demo-j${String(index + 1).padStart(5, '0')}`,
    language: voice.language,
    jobTitle: capitalised(scribe.oneOf(voice.ad.titles, { title: facts.title, town: town.name })),
    jobText: adText(desk, facts),
    ...(random.chance(0.33) ? { matchProfile: jobProfile(random, voice, facts) } : {}),
    extraProperties: {
      company: firm,
      companyId: documentId(firm),
      office: town.office,
      town: town.name,
      startDate: `2026-${twoDigits(random.between(3, 8))}-${random.pick(['01', '15'])}`,
      status: random.chance(0.04) ? 'closed' : 'open',
    },
  };
  const trade = {
    language: voice.language,
    sector: sector.name,
    occupation: occupation.titles[0] ?? '',
    office: town.office,
    skills: facts.must,
  };
  return { document, mentions: mentions.all(), trade };
}

/** Demo jobs with what they name; lazy, the same for the same seed whatever the count. */
export function* demoJobsWithMentions(seed: number, count: number): Generator<DemoDocument, void, undefined> {
  for (let index = 0; index < count; index++) yield generate(seed, index);
}

/** Demo jobs `demo-j00001`, …: invented employers and advertisements in four languages. */
export function* demoJobs(seed: number, count: number): Generator<WireDocument, void, undefined> {
  for (const { document } of demoJobsWithMentions(seed, count)) yield document;
}
