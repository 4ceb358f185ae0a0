import type { Career, Course, Stage } from '../life/career.ts';
import type { Mentions } from './mention.ts';
import type { Person } from '../life/person.ts';
import type { Random } from '../words/random.ts';
import { capitalised, type Scribe, type Slots } from '../words/scribe.ts';
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
