import type { Language, WorkingHours } from '@counterpart/domain';
import type { Slots } from './scribe.ts';
import type { Sector } from './sector.ts';

/** The countries in which demo people and jobs are. */
export type Country = 'BE' | 'NL' | 'LU' | 'FR' | 'IT';

/** A town that the gazetteer knows; weight grows with its size. */
export interface Town {
  readonly name: string;
  readonly postCode: string;
  readonly weight: number;
  readonly country: Country;
  /** The agency office that serves it. */
  readonly office: string;
}

/** Given names and surnames that go together. */
export interface NameGroup {
  readonly weight: number;
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly surnames: readonly string[];
}

/** Contract types that demo advertisements offer. */
export type OfferedContract =
  'PERMANENT' | 'PERMANENT_POSSIBLE' | 'TEMPORARY' | 'SELF_EMPLOYED' | 'STUDENT' | 'APPRENTICESHIP';
/** Working hours that demo advertisements offer. */
export type OfferedHours = Extract<WorkingHours, 'FULL_TIME' | 'PART_TIME' | 'MIXED'>;
/** Working patterns. */
export type ShiftPattern = 'DAY' | 'TWO' | 'THREE' | 'NIGHT' | 'WEEKEND';

/** Sentences of CVs; templates of Scribe, each with slots that make it differ from person to person. */
export interface CvVoice {
  readonly headings: Readonly<
    Record<'profile' | 'experience' | 'skills' | 'education' | 'languages' | 'other', readonly string[]>
  >;
  /** Who one is: `title`, `years`, `skill`, `own`, `town`. */
  readonly intro: readonly string[];
  readonly introThird: readonly string[];
  /** A task in a past job: `task`, `firm`. */
  readonly job: readonly string[];
  readonly jobThird: readonly string[];
  /** Ends of bullet lines after the task. */
  readonly tails: readonly string[];
  /** Where a skill comes from: `skill`, `own`, `firm`. */
  readonly skill: readonly string[];
  readonly skillThird: readonly string[];
  /** Why one left, what one learned: `firm`. */
  readonly turn: readonly string[];
  /** The job wanted: `title`, `town`. */
  readonly wish: readonly string[];
  readonly person: readonly string[];
  readonly travel: readonly string[];
  readonly start: readonly string[];
  readonly licence: readonly string[];
  /** A language and its level: `lang`, `level`. */
  readonly language: readonly string[];
  readonly education: readonly string[];
  /** Short answers to "what do you look for": `title`, `town`. */
  readonly preferredInfo: readonly string[];
}

/** Sentences of advertisements. */
export interface AdVoice {
  readonly headings: Readonly<Record<'company' | 'tasks' | 'profile' | 'offer', readonly string[]>>;
  /** Title lines: `title`, `town`. */
  readonly titles: readonly string[];
  readonly company: readonly string[];
  readonly opening: readonly string[];
  /** A task in prose: `task`. */
  readonly task: readonly string[];
  readonly tails: readonly string[];
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly experience: readonly string[];
  readonly trait: readonly string[];
  readonly licence: readonly string[];
  readonly language: readonly string[];
  readonly contract: Readonly<Record<OfferedContract, readonly string[]>>;
  readonly hours: Readonly<Record<OfferedHours, readonly string[]>>;
  readonly shift: Readonly<Record<ShiftPattern, readonly string[]>>;
  readonly place: readonly string[];
  readonly extra: readonly string[];
  readonly closing: readonly string[];
}

/** All that is needed to write documents in one language. */
export interface Voice {
  readonly language: Language;
  readonly towns: readonly Town[];
  readonly names: Readonly<Record<Country, readonly NameGroup[]>>;
  readonly sectors: readonly Sector[];
  /** Word lists that templates share. */
  readonly words: Slots;
  /** Word lists of one country: `stem` and `legal` of firms, `school`, `college`, `diploma`, `wageMonth`, `wageHour`, `wageYear`. */
  readonly countryWords: Readonly<Record<Country, Slots>>;
  readonly cv: CvVoice;
  readonly ad: AdVoice;
  /** Names of the languages people speak, the own one first. */
  readonly languageNames: readonly string[];
  /** Degrees by level. */
  readonly degrees: Readonly<Record<Country, Readonly<Record<1 | 2 | 3, readonly string[]>>>>;
  readonly present: readonly string[];
  /** How thousands are written. */
  readonly thousands: string;
  /** Elisions and articles that templates cannot know. */
  readonly polish: (text: string) => string;
}

/** Towns from lines of `name;post code;weight;country;office`. */
export function townsOf(lines: string): readonly Town[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', postCode = '', weight = '1', country = 'BE', office = ''] = line.trim().split(';');
      return { name, postCode, weight: Number(weight), country: country as Country, office };
    });
}

const TOWNS_OF = new WeakMap<Voice, Map<Country, readonly Town[]>>();

/** A voice's towns in one country. */
export function townsIn(voice: Voice, country: Country): readonly Town[] {
  const known = TOWNS_OF.get(voice) ?? new Map<Country, readonly Town[]>();
  TOWNS_OF.set(voice, known);
  const towns = known.get(country) ?? voice.towns.filter((town) => town.country === country);
  known.set(country, towns);
  return towns;
}

/** The words with which documents of a country are written, its own before the language's. */
export function wordsIn(voice: Voice, country: Country): Slots {
  const town = townsIn(voice, country).map((each) => each.name);
  return { ...voice.words, ...voice.countryWords[country], town };
}

/** A group of names from three lists of words; surnames are divided by bars, as they may hold spaces. */
export function namesOf(weight: number, men: string, women: string, surnames: string): NameGroup {
  return { weight, men: men.split(' '), women: women.split(' '), surnames: surnames.split('|') };
}
