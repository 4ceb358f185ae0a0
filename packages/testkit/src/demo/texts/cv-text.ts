import type { Career, Course, Stage } from '../life/career.ts';
import { monthText } from '../life/career.ts';
import type { Mentions } from './mention.ts';
import type { Person } from '../life/person.ts';
import { twoDigits } from '../life/person.ts';
import type { Random } from '../words/random.ts';
import { capitalised, ended, type Scribe, type Slots } from '../words/scribe.ts';
import { titleOf } from '../words/title.ts';
import { misspelt } from '../words/typing-errors.ts';
import { townsIn, type Voice } from '../words/voice.ts';

/** A job as the CV tells it. */
export interface CvJob {
  readonly stage: Stage;
  readonly title: string;
  readonly firm: string;
  readonly town: string;
  /** Sentences, without bullets. */
  readonly sentences: readonly string[];
}

/** A language spoken. */
export interface SpokenLanguage {
  readonly label: string;
  readonly level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';
}

/** All that a CV's text is made of. */
export interface CvFacts {
  readonly person: Person;
  readonly career: Career;
  readonly title: string;
  readonly skills: readonly string[];
  readonly licences: readonly string[];
  readonly languages: readonly SpokenLanguage[];
  readonly courses: readonly (Course & { readonly institute: string })[];
  readonly told: readonly CvJob[];
}

/** What the writing functions share. */
export interface Desk {
  readonly random: Random;
  readonly voice: Voice;
  readonly scribe: Scribe;
  readonly mentions: Mentions;
  readonly writesBadly: boolean;
}

/** One sentence from templates: elisions made, first letter capital, now and then misspelt. */
export function sentence(desk: Desk, templates: readonly string[], slots: Slots): string {
  const text = capitalised(desk.voice.polish(desk.scribe.oneOf(templates, slots)));
  // What a document names stays as it is, so that its mentions are true.
  const names = typeof slots['skill'] === 'string';
  return desk.writesBadly && !names && desk.random.chance(0.4) ? misspelt(desk.random, text) : text;
}

/** A year within a job. */
function yearIn(random: Random, stage: Stage): string {
  const last = stage.to ?? 2025 * 12;
  return String(Math.floor(random.between(stage.from, Math.max(stage.from, last)) / 12));
}

/** Tells a job: its title, employer and two to four sentences or bullets on what was done. */
export function tell(desk: Desk, person: Person, stage: Stage, form: 'bullets' | 'first' | 'third'): CvJob {
  const { random, voice, scribe, mentions } = desk;
  const { occupation, sector } = stage;
  const title = mentions.add('title', titleOf(random, occupation, person.isWoman));
  const firm = scribe.oneOf(sector.firms);
  const town = random.chance(0.5) ? person.town.name : random.weighted(townsIn(voice, person.town.country)).name;
  const tasks = random.several(occupation.tasks, random.between(1, form === 'bullets' ? 4 : 3));
  const slots: Slots = {
    firm,
    town,
    title,
    place: random.pick(sector.sites),
    first: person.firstName,
    year: yearIn(random, stage),
    months: String((stage.to ?? 2026 * 12) - stage.from),
  };
  const sentences = tasks.map((task) => {
    if (form === 'bullets') {
      const text = random.chance(0.75) ? `${task}${random.pick(voice.cv.tails)}` : task;
      return sentence(desk, [text], slots);
    }
    return sentence(desk, form === 'first' ? voice.cv.job : voice.cv.jobThird, { ...slots, task });
  });
  const named = random.pick(random.chance(0.7) ? occupation.known : occupation.own);
  if (random.chance(0.55)) {
    sentences.push(
      sentence(desk, form === 'third' ? voice.cv.skillThird : voice.cv.skill, {
        ...slots,
        skill: mentions.add('skill', named),
      }),
    );
  }
  if (form === 'first' && stage.to !== null && random.chance(0.35))
    sentences.push(sentence(desk, voice.cv.turn, slots));
  return { stage, title, firm, town, sentences };
}

function period(desk: Desk, stage: Stage, style: number): string {
  const present = desk.voice.present;
  const write = (month: number): string => {
    if (style === 0) return monthText(month);
    if (style === 1) return `${twoDigits((month % 12) + 1)}/${Math.floor(month / 12)}`;
    return String(Math.floor(month / 12));
  };
  const to = stage.to === null ? desk.random.pick(present) : write(stage.to);
  return `${write(stage.from)} - ${to}`;
}

function experienceLines(desk: Desk, facts: CvFacts): string[] {
  const style = desk.random.between(0, 2);
  const bullet = desk.random.pick(['- ', '• ', '* ', '']);
  const order = desk.random.between(0, 2);
  return [...facts.told].reverse().flatMap((told) => {
    const when = period(desk, told.stage, style);
    const title = capitalised(told.title);
    const head = [
      `${when}: ${title}, ${told.firm}, ${told.town}`,
      `${title} | ${told.firm} (${told.town}) | ${when}`,
      `${told.firm}, ${told.town} (${when})\n${title}`,
    ][order];
    return [head ?? title, ...told.sentences.map((text) => (bullet === '' ? ended(text) : `${bullet}${text}`)), ''];
  });
}

function educationLines(desk: Desk, facts: CvFacts): string[] {
  return facts.courses.map(({ from, to, field, degree, institute }) =>
    desk.scribe.oneOf(desk.voice.cv.education, { field, degree, institute, years: `${from}-${to}` }),
  );
}

function languageLines(desk: Desk, facts: CvFacts): string[] {
  return facts.languages.map(({ label, level }) => desk.scribe.oneOf(desk.voice.cv.language, { lang: label, level }));
}

/** What the sentences about the person as a whole may name. */
export function slotsOf(random: Random, facts: CvFacts): Slots {
  const last = facts.told.at(-1);
  return {
    title: facts.title,
    years: String(facts.career.years),
    town: facts.person.town.name,
    firm: last?.firm ?? '{stem}',
    first: facts.person.firstName,
    skill: facts.skills,
    place: facts.career.sector.sites,
    year: last === undefined ? '2025' : yearIn(random, last.stage),
  };
}

function closing(desk: Desk, facts: CvFacts, slots: Slots): string[] {
  const { random, voice } = desk;
  const lines: string[] = [];
  if (random.chance(0.5)) lines.push(sentence(desk, voice.cv.travel, slots));
  if (random.chance(0.5)) lines.push(sentence(desk, voice.cv.person, slots));
  if (random.chance(0.4)) lines.push(sentence(desk, voice.cv.start, slots));
  for (const licence of facts.licences) lines.push(sentence(desk, voice.cv.licence, { ...slots, licence }));
  return lines;
}

function heading(desk: Desk, name: keyof Voice['cv']['headings'], shouts: boolean): string {
  const text = desk.random.pick(desk.voice.cv.headings[name]);
  return shouts ? text.toUpperCase() : text;
}

function nameBlock(desk: Desk, { person }: CvFacts): string[] {
  const name = `${person.firstName} ${person.surname}`;
  const town = desk.random.chance(0.4) ? `${person.town.postCode} ${person.town.name}` : person.town.name;
  return desk.random.chance(0.5) ? [name, town, person.email, person.phone] : [`${name} - ${town}`, person.phone];
}

/** A paragraph on who one is, then jobs, skills, studies under headings. */
function profileFirst(desk: Desk, facts: CvFacts): string[] {
  const slots = slotsOf(desk.random, facts);
  const { random, voice } = desk;
  const shouts = random.chance(0.4);
  const profile = [sentence(desk, voice.cv.intro, slots), sentence(desk, voice.cv.wish, slots)];
  if (random.chance(0.6)) profile.splice(1, 0, sentence(desk, voice.cv.person, slots));
  return [
    ...nameBlock(desk, facts),
    '',
    heading(desk, 'profile', shouts),
    profile.map((text) => ended(text)).join(' '),
    '',
    heading(desk, 'experience', shouts),
    ...experienceLines(desk, facts),
    heading(desk, 'skills', shouts),
    facts.skills.join(random.pick([', ', ' | ', ' / '])),
    '',
    heading(desk, 'education', shouts),
    ...educationLines(desk, facts),
    '',
    heading(desk, 'languages', shouts),
    ...languageLines(desk, facts),
    '',
    ...closing(desk, facts, slots).map((text) => ended(text)),
  ];
}

/** Skills first, as bullets; jobs after them. */
function skillsFirst(desk: Desk, facts: CvFacts): string[] {
  const slots = slotsOf(desk.random, facts);
  const bullet = desk.random.pick(['- ', '• ', '+ ']);
  return [
    ...nameBlock(desk, facts),
    capitalised(facts.title),
    '',
    heading(desk, 'skills', false),
    ...facts.skills.map((skill) => `${bullet}${skill}`),
    '',
    heading(desk, 'experience', false),
    ...experienceLines(desk, facts),
    heading(desk, 'education', false),
    ...educationLines(desk, facts),
    '',
    heading(desk, 'other', false),
    ...[...languageLines(desk, facts), ...closing(desk, facts, slots)].map((text) => `${bullet}${text}`),
  ];
}

/** A letter in running text. */
function firstPerson(desk: Desk, facts: CvFacts): string[] {
  const slots = slotsOf(desk.random, facts);
  const { voice } = desk;
  const jobs = facts.told.map((told) => told.sentences.map((text) => ended(text)).join(' '));
  const skills = sentence(desk, voice.cv.skill, slots);
  return [
    `${ended(sentence(desk, voice.cv.intro, slots))} ${ended(sentence(desk, voice.cv.person, slots))}`,
    '',
    ...jobs,
    '',
    `${ended(skills)} ${ended(facts.skills.join(', '))}`,
    [...educationLines(desk, facts), ...languageLines(desk, facts)].join('; '),
    '',
    `${ended(sentence(desk, voice.cv.wish, slots))} ${closing(desk, facts, slots)
      .map((text) => ended(text))
      .join(' ')}`,
    facts.person.firstName,
  ];
}

/** As a consultant would introduce someone. */
function thirdPerson(desk: Desk, facts: CvFacts): string[] {
  const slots = slotsOf(desk.random, facts);
  return [
    ended(sentence(desk, desk.voice.cv.introThird, slots)),
    '',
    ...experienceLines(desk, facts),
    `${heading(desk, 'skills', false)}: ${facts.skills.join(', ')}`,
    `${heading(desk, 'languages', false)}: ${languageLines(desk, facts).join(', ')}`,
    ...educationLines(desk, facts),
    ...facts.licences.map((licence) => sentence(desk, desk.voice.cv.licence, { ...slots, licence })),
  ];
}

/** Lines without sentences, as people paste them into a form. */
function terse(desk: Desk, facts: CvFacts): string[] {
  const style = desk.random.between(1, 2);
  return [
    `${facts.person.firstName} ${facts.person.surname}, ${facts.person.town.name}`,
    ...facts.told.map((told) => `${period(desk, told.stage, style)} ${told.title} ${told.firm}`),
    ...educationLines(desk, facts),
    facts.skills.join(', '),
    languageLines(desk, facts).join(', '),
    facts.licences.join(', '),
  ];
}

const LAYOUTS = [
  { weight: 30, form: 'bullets', write: profileFirst },
  { weight: 12, form: 'first', write: profileFirst },
  { weight: 22, form: 'bullets', write: skillsFirst },
  { weight: 18, form: 'first', write: firstPerson },
  { weight: 12, form: 'third', write: thirdPerson },
  { weight: 6, form: 'bullets', write: terse },
] as const;

/** One of the ways in which people lay out a CV. */
export function layoutOf(random: Random): (typeof LAYOUTS)[number] {
  return random.weighted(LAYOUTS);
}
