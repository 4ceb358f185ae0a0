import type { Stage } from '../life/career.ts';
import { monthText } from '../life/career.ts';
import { twoDigits } from '../life/person.ts';
import type { Random } from '../words/random.ts';
import { capitalised, ended, type Slots } from '../words/scribe.ts';
import type { Voice } from '../words/voice.ts';
import { type CvFacts, type Desk, sentence, slotsOf } from './cv-text.ts';

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
