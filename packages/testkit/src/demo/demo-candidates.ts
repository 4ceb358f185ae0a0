import type { WireDocument } from '@counterpart/domain';
import { careerOf, monthText, type Career } from './life/career.ts';
import { layoutOf } from './texts/cv-layouts.ts';
import { sentence, slotsOf, tell, type CvFacts, type Desk, type SpokenLanguage } from './texts/cv-text.ts';
import { Mentions, type DemoMention } from './texts/mention.ts';
import { personOf, twoDigits, type Person } from './life/person.ts';
import { candidateProfile } from './profile.ts';
import { Random, seedOf } from './words/random.ts';
import { capitalised, ended, Scribe } from './words/scribe.ts';
import { titleOf } from './words/title.ts';
import type { DemoTrade } from './trade.ts';
import { type Voice, wordsIn } from './words/voice.ts';
import { pickVoice } from './voices.ts';

/** A generated document with the skills and titles it names, and what it was made of. */
export interface DemoDocument {
  readonly document: WireDocument;
  readonly mentions: readonly DemoMention[];
  readonly trade: DemoTrade;
}

function skillsOf(random: Random, career: Career, mentions: Mentions): string[] {
  const { occupation } = career;
  const earlier = career.stages.map((stage) => stage.occupation).filter((each) => each !== occupation);
  const skills = [
    ...random.several(occupation.known, random.between(3, 4)),
    ...random.several(occupation.own, random.between(1, 3)),
    ...earlier.slice(-2).flatMap((each) => random.several([...each.known, ...each.own], 1)),
  ];
  return random.several([...new Set(skills)], 9).map((skill) => mentions.add('skill', skill));
}

function languagesOf(random: Random, voice: Voice): SpokenLanguage[] {
  const [own = '', ...others] = voice.languageNames;
  const near = random.several(others.slice(0, 4), random.between(0, 2));
  const far = random.chance(0.2) ? [random.pick(others.slice(4))] : [];
  const levels = ['A2', 'B1', 'B1', 'B2', 'B2', 'C1'] as const;
  const first: SpokenLanguage = { label: own, level: random.pick(['C2', 'C2', 'C2', 'C1', 'B2'] as const) };
  return [first, ...[...near, ...far].map((label) => ({ label, level: random.pick(levels) }))];
}

function instituteOf(desk: Desk, person: Person, level: 1 | 2 | 3): string {
  return desk.scribe.write(level === 3 ? '{college}' : '{school}', { town: person.town.name });
}

function statusOf(random: Random, career: Career): string {
  if (random.chance(0.04)) return 'placed';
  return career.stages.at(-1)?.to === null && random.chance(0.6) ? 'employed' : 'available';
}

function generate(seed: number, index: number): DemoDocument {
  const random = new Random(seedOf(seed, 0, index));
  const voice = pickVoice(random);
  const person = personOf(random, voice);
  const career = careerOf(random, voice, person.town.country, person.birthYear);
  const mentions = new Mentions();
  const scribe = new Scribe(random, wordsIn(voice, person.town.country), person.isWoman);
  const desk: Desk = { random, voice, scribe, mentions, writesBadly: random.chance(0.08) };

  const layout = layoutOf(random);
  const title = mentions.add('title', titleOf(random, career.occupation, person.isWoman));
  const facts: CvFacts = {
    person,
    career,
    title,
    skills: skillsOf(random, career, mentions),
    licences: random.several(career.sector.licences, random.between(0, 2)),
    languages: languagesOf(random, voice),
    courses: career.courses.map((course) => ({ ...course, institute: instituteOf(desk, person, course.level) })),
    told: career.stages.map((stage) => tell(desk, person, stage, layout.form)),
  };
  const cvText = layout
    .write(desk, facts)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const document: WireDocument = {
    id: `demo-c${String(index + 1).padStart(5, '0')}`,
    language: voice.language,
    preferredJobTitle: title,
    preferredJobInfo: random.chance(0.7) ? ended(sentence(desk, voice.cv.preferredInfo, slotsOf(random, facts))) : '',
    cvText,
    workExperiences: [...facts.told].reverse().map((told, place) => ({
      id: `w${place + 1}`,
      title: capitalised(told.title),
      company: told.firm,
      text: told.sentences.map((text) => ended(text)).join(' '),
      dateFrom: monthText(told.stage.from),
      dateTo: told.stage.to === null ? null : monthText(told.stage.to),
    })),
    educations: facts.courses.map((course, place) => ({
      id: `e${place + 1}`,
      field: course.field,
      degree: course.degree,
      institute: course.institute,
      info: '',
      dateFrom: String(course.from),
      dateTo: String(course.to),
    })),
    ...(random.chance(0.5) ? { matchProfile: candidateProfile(random, voice, facts) } : {}),
    extraProperties: {
      name: `${person.firstName} ${person.surname}`,
      birthDate: person.birthDate,
      town: person.town.name,
      office: person.town.office,
      email: person.email,
      phone: person.phone,
      status: statusOf(random, career),
      startDate: `2026-${twoDigits(random.between(3, 9))}-${random.pick(['01', '15'])}`,
    },
  };
  const trade: DemoTrade = {
    language: voice.language,
    sector: career.sector.name,
    occupation: career.occupation.titles[0] ?? '',
    office: person.town.office,
    skills: facts.skills,
  };
  return { document, mentions: mentions.all(), trade };
}

/** Demo candidates with what they name; lazy, the same for the same seed whatever the count. */
export function* demoCandidatesWithMentions(seed: number, count: number): Generator<DemoDocument, void, undefined> {
  for (let index = 0; index < count; index++) yield generate(seed, index);
}

/** Demo candidates `demo-c00001`, …: invented people, careers and CVs in four languages. */
export function* demoCandidates(seed: number, count: number): Generator<WireDocument, void, undefined> {
  for (const { document } of demoCandidatesWithMentions(seed, count)) yield document;
}
