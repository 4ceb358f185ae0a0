import type { ContractType, LanguageLevel, WorkingHours } from '@counterpart/domain';
import type { WagePeriod } from './wage-period.ts';
import type { ListName } from './lists/list-names.ts';

/** A contract phrase; null is a phrase that holds a contract word and means none. */
export interface ContractCue {
  readonly value: ContractType;
  readonly isWeak: boolean;
}

/** What a cue of each kind tells; true where it tells no more than its kind. */
export interface CueValues {
  contract: ContractCue | null;
  contractWord: true;
  hours: WorkingHours;
  hourUnit: true;
  weekWord: true;
  partWord: true;
  wageWord: true;
  notWage: true;
  period: WagePeriod;
  rangeWord: true;
  upTo: true;
  atLeast: true;
  level: LanguageLevel;
  languageWord: true;
  required: true;
  nice: true;
  negationBefore: true;
  negationAfter: true;
  experience: true;
  year: true;
  numberWord: number;
  placePreposition: true;
  company: true;
  otherPeople: true;
  freeTime: true;
  noTrade: true;
  otherThing: true;
  /** Agreement that what is told is kept: "autorizzo il trattamento dei dati (GDPR)". */
  consent: true;
  seeking: true;
  companySentence: true;
  remote: true;
  afterwards: true;
  month: true;
  lengthWord: true;
  otherLength: true;
  prospect: true;
  permanentWord: true;
  day: true;
  elsewhere: true;
  average: true;
  agency: true;
  until: true;
  startLabel: true;
  endLabel: true;
  viaAgency: true;
}

/** What a phrase is a cue for. */
export type CueKind = keyof CueValues;

const CONTRACTS = {
  permanent: 'PERMANENT',
  'permanent-possible': 'PERMANENT_POSSIBLE',
  temporary: 'TEMPORARY',
  reserve: 'RESERVE',
  'self-employed': 'SELF_EMPLOYED',
  volunteer: 'VOLUNTEER',
  student: 'STUDENT',
  apprenticeship: 'APPRENTICESHIP',
} as const satisfies Readonly<Record<string, ContractType>>;

const CONTRACT_NAMES = Object.keys(CONTRACTS) as readonly (keyof typeof CONTRACTS)[];
const CONTRACT_LISTS = CONTRACT_NAMES.flatMap((name) => [
  [`contract.${name}`, 'contract', { value: CONTRACTS[name], isWeak: false }] as const,
  [`contract.${name}.weak`, 'contract', { value: CONTRACTS[name], isWeak: true }] as const,
]);

/** The lists of cues that have a value, by what it is; of a phrase in two lists of one kind the first counts. */
export const VALUED: readonly (readonly [list: ListName, kind: CueKind, value: CueValues[CueKind]])[] = [
  ...CONTRACT_LISTS,
  ['contract.none', 'contract', null],
  ['hours.full-time', 'hours', 'FULL_TIME'],
  ['hours.part-time', 'hours', 'PART_TIME'],
  ['hours.mixed', 'hours', 'MIXED'],
  ['hours.availability', 'hours', 'AVAILABILITY'],
  ['wage.per.hour', 'period', 'HOUR'],
  ['wage.per.day', 'period', 'DAY'],
  ['wage.per.week', 'period', 'WEEK'],
  ['wage.per.month', 'period', 'MONTH'],
  ['wage.per.year', 'period', 'YEAR'],
  ['level.a1', 'level', 'A1'],
  ['level.a2', 'level', 'A2'],
  ['level.b1', 'level', 'B1'],
  ['level.b2', 'level', 'B2'],
  ['level.c1', 'level', 'C1'],
  ['level.c2', 'level', 'C2'],
];
/** The lists whose cues say no more than their kind. */
export const FLAGS = {
  contractWord: 'contract.word',
  hourUnit: 'hours.unit',
  weekWord: 'hours.week',
  partWord: 'hours.part',
  wageWord: 'wage.word',
  notWage: 'wage.other',
  rangeWord: 'range.word',
  upTo: 'range.up-to',
  atLeast: 'range.from',
  languageWord: 'language.word',
  required: 'requirement.must',
  nice: 'requirement.nice',
  negationBefore: 'negation.before',
  negationAfter: 'negation.behind',
  experience: 'experience.word',
  year: 'experience.year',
  placePreposition: 'place.preposition',
  remote: 'place.remote',
  company: 'query.company',
  otherPeople: 'people.other',
  freeTime: 'people.free-time',
  noTrade: 'cv.no-trade',
  otherThing: 'label.other-thing',
  consent: 'cv.consent',
  seeking: 'employer.seeking',
  companySentence: 'employer.sentence',
  afterwards: 'contract.afterwards',
  month: 'contract.month',
  lengthWord: 'contract.length',
  otherLength: 'contract.length.other',
  prospect: 'contract.prospect',
  permanentWord: 'contract.prospect.permanent',
  day: 'hours.day',
  elsewhere: 'hours.elsewhere',
  average: 'hours.average',
  agency: 'contract.agency',
  until: 'contract.until',
  startLabel: 'contract.starts',
  endLabel: 'contract.ends',
  viaAgency: 'contract.via-agency',
} as const satisfies Partial<Record<CueKind, ListName>>;

/** Every kind of cue. */
export const CUE_KINDS = [
  'contract',
  'hours',
  'period',
  'level',
  'numberWord',
  ...Object.keys(FLAGS),
] as const as CueKind[];

/** A cue found: tokens `from` to `to` (exclusive). */
export interface CueHit<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/** The cues of a text by kind, each list by position and without overlaps (the longest phrase wins). */
export type Cues = { readonly [Kind in CueKind]: readonly CueHit<CueValues[Kind]>[] };
