import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRACT_TYPES,
  type ContractType,
  type Language,
  LANGUAGE_LEVELS,
  type LanguageLevel,
  languageOfLocale,
  WORKING_HOURS,
  type WorkingHours,
} from '@counterpart/domain';

/** What a marked phrase names: job function, hard skill or soft skill. */
export type GoldMarkKind = 'F' | 'H' | 'S';

/** A phrase that a reader marked; offsets of the text without marks, end exclusive. */
export interface GoldMark {
  readonly kind: GoldMarkKind;
  /** true for a must, false for a nice to have, null when the text does not tell. */
  readonly required: boolean | null;
  readonly field: 'title' | 'text';
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The periods in which wages are written. */
export const GOLD_WAGE_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;

/** A wage as the text writes it. */
export interface GoldWage {
  readonly low: number | null;
  readonly high: number | null;
  readonly period: (typeof GOLD_WAGE_PERIODS)[number];
}

/** A language that the text asks or tells, by its English name. */
export interface GoldLanguage {
  readonly name: string;
  readonly level: LanguageLevel | null;
}

/** A work experience or education of a CV; dates `2019-03`, `2019` or `present`, empty when not told. */
export interface GoldPeriod {
  readonly title: string;
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

/** An annotated ad or CV. */
export interface GoldText {
  readonly file: string;
  readonly kind: 'ad' | 'cv';
  readonly half: 'dev' | 'held';
  readonly language: Language;
  readonly sector: string;
  /** Empty for a CV. */
  readonly title: string;
  readonly text: string;
  readonly marks: readonly GoldMark[];
  readonly contract: readonly ContractType[];
  readonly hours: readonly WorkingHours[];
  readonly wage: GoldWage | null;
  readonly places: readonly string[];
  readonly languages: readonly GoldLanguage[];
  readonly seniority: number | null;
  readonly experiences: readonly GoldPeriod[];
  readonly educations: readonly GoldPeriod[];
}

/** Every mistake of a gold file, as `file:line: message`. */
export class GoldFormatError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'GoldFormatError';
    this.problems = problems;
  }
}

const MARK = /\{([FHS])([+-]?):([^{}]*)\}/g;
const DATE = /^(?:(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?|present|)$/;
const WAGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)? (hour|day|week|month|year)$/;
const REQUIRED_OF: Readonly<Record<string, boolean | null>> = { '+': true, '-': false, '': null };

/** Takes the marks out of a marked text. */
function unmark(marked: string, field: 'title' | 'text'): { readonly text: string; readonly marks: GoldMark[] } {
  const marks: GoldMark[] = [];
  let text = '';
  let last = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, kind, sign = '', words = ''] = match;
    text += marked.slice(last, match.index);
    const start = text.length;
    text += words;
    last = match.index + whole.length;
    marks.push({
      kind: kind as GoldMarkKind,
      required: REQUIRED_OF[sign] ?? null,
      field,
      start,
      end: text.length,
      words,
    });
  }
  return { text: text + marked.slice(last), marks };
}

/** Reads one gold file; throws GoldFormatError with every mistake found. */
export function parseGold(file: string, source: string): GoldText {
  const problems: string[] = [];
  const lines = source.replaceAll('\r', '').split('\n');
  const border = lines.indexOf('---');
  const fault = (line: number, message: string): void => void problems.push(`${file}:${line}: ${message}`);
  if (border < 0) throw new GoldFormatError([`${file}:1: there is no line --- below the header`]);
  const values = new Map<string, string>();
  const lists = { experience: [] as GoldPeriod[], education: [] as GoldPeriod[] };
  const { text, marks } = unmark(
    lines
      .slice(border + 1)
      .join('\n')
      .trim(),
    'text',
  );
  if (/[{}]/.test(text))
    fault(border + 2, 'a brace is left over: a mark is {F:…}, {H:…} or {S:…} with + or - before the colon');
  for (const [at, line] of lines.slice(0, border).entries()) {
    const [, key = '', value = ''] = /^([a-z]+): *(.*?) *$/.exec(line) ?? [];
    if (key === '') {
      if (line.trim() !== '') fault(at + 1, 'not a header line "key: value"');
    } else if (key === 'experience' || key === 'education') {
      const [title = '', place = '', from = '', to = '', ...more] = value.split('|').map((part) => part.trim());
      if (more.length > 0 || value.split('|').length !== 4) fault(at + 1, 'expected title | place | from | to');
      for (const date of [from, to]) if (!DATE.test(date)) fault(at + 1, `"${date}" is no date`);
      for (const words of [title, place]) {
        if (!text.replace(/\s+/g, ' ').includes(words.replace(/\s+/g, ' ')))
          fault(at + 1, `"${words}" is not in the text`);
      }
      lists[key].push({ title, place, from, to });
    } else if (values.has(key)) fault(at + 1, `${key} stands twice`);
    else if (KEYS.has(key)) values.set(key, value);
    else fault(at + 1, `unknown key ${key}`);
  }
  const lineOf = (key: string): number => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1;
  const listOf = (key: string, separator: RegExp): readonly string[] =>
    (values.get(key) ?? '')
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const oneOf = <Value extends string>(key: string, allowed: readonly Value[]): readonly Value[] =>
    listOf(key, /,/).filter((value): value is Value => {
      const isAllowed = (allowed as readonly string[]).includes(value);
      if (!isAllowed) fault(lineOf(key), `"${value}" is none of ${allowed.join(', ')}`);
      return isAllowed;
    });
  const kind = values.get('kind');
  if (kind !== 'ad' && kind !== 'cv') fault(1, 'kind is ad or cv');
  const title = unmark(values.get('title') ?? '', 'title');
  if (kind === 'ad' && title.text === '') fault(1, 'an ad has a title');
  const wageText = values.get('wage');
  const wage = WAGE.exec(wageText ?? '');
  if (wageText !== undefined && wage === null)
    fault(lineOf('wage'), 'expected LOW-HIGH PERIOD, such as 2800-3200 month');
  const languages = listOf('language', /;/).map((part): GoldLanguage => {
    const level = LANGUAGE_LEVELS.find((name) => part.endsWith(` ${name}`)) ?? null;
    return { name: level === null ? part : part.slice(0, -3).trim(), level };
  });
  const places = [...listOf('place', /;/), ...listOf('residence', /;/)];
  for (const place of places) {
    for (const word of place.split(' ')) {
      if (!`${title.text}\n${text}`.includes(word)) fault(1, `the place "${place}" is not in the text`);
    }
  }
  const seniority = values.has('seniority') ? Number(values.get('seniority')) : null;
  if (seniority !== null && !Number.isFinite(seniority)) fault(lineOf('seniority'), 'seniority is a number of years');
  const contract = oneOf('contract', CONTRACT_TYPES);
  const hours = oneOf('hours', WORKING_HOURS);
  if (problems.length > 0) throw new GoldFormatError(problems);
  return {
    file,
    kind: kind === 'cv' ? 'cv' : 'ad',
    half: file.includes('/held/') ? 'held' : 'dev',
    language: languageOfLocale(values.get('lang') ?? ''),
    sector: values.get('sector') ?? '',
    title: title.text,
    text,
    marks: [...title.marks, ...marks],
    contract,
    hours,
    wage:
      wage === null
        ? null
        : {
            low: wage[1] === undefined ? null : Number(wage[1]),
            high: wage[2] === undefined ? null : Number(wage[2]),
            period: GOLD_WAGE_PERIODS.find((period) => period === wage[3]) ?? 'month',
          },
    places,
    languages,
    seniority,
    experiences: lists.experience,
    educations: lists.education,
  };
}

const KEYS = new Set('kind lang sector title contract hours wage place residence language seniority'.split(' '));

/** All gold files below a folder, in the order of their paths; throws GoldFormatError with the mistakes of all of them. */
export function readGold(folder: string): readonly GoldText[] {
  const problems: string[] = [];
  const texts: GoldText[] = [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  for (const name of names.toSorted()) {
    const file = path.join(folder, name);
    try {
      texts.push(parseGold(file, readFileSync(file, 'utf8')));
    } catch (error) {
      if (!(error instanceof GoldFormatError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new GoldFormatError(problems);
  return texts;
}
