import {
  CONTRACT_TYPES,
  type ImportField,
  isLanguage,
  type Language,
  languageOfLocale,
  LOCALES,
  type ProfileKind,
  WORKING_HOURS,
  type WireDocument,
} from '@counterpart/domain';
import { daysBetween } from '../../services/clock.ts';
import { conceptsOf, integerOf, knownLanguage, languagesOf, locationsOf, wageOf } from './aspect-values.ts';
import { cleanText } from '../formats/clean-text.ts';
import type { Column } from './column-mapping.ts';
import { withContacts } from './cv-contacts.ts';
import { numberOf, withoutEmpty } from './json-value.ts';
import { looseDate } from './loose-date.ts';
import { givenId, stableId } from './stable-id.ts';

/** What a month's gross wage lies between, in euro; another amount is a wage of another period and is left to the parser. */
const MONTHLY_WAGE = { from: 500, to: 20_000 };
/** A cell of experiences or educations longer than this, without a bar in it, is a text and no title. */
const LONGEST_TITLE = 150;

/** The cells of a row by field, and what the parser shall read because no field takes it as it is written. */
class Row {
  readonly #cells = new Map<ImportField, string[]>();
  readonly #headers = new Map<ImportField, string>();
  readonly properties = new Map<string, string>();
  readonly asText: string[] = [];

  constructor(columns: readonly Column[], cells: readonly string[]) {
    columns.forEach(({ header, target }, i) => {
      const cell = cleanText(cells[i] ?? '').trim();
      if (cell === '' || target.to === 'nowhere') return;
      if (target.to === 'property') this.properties.set(target.name, cell);
      else {
        this.#cells.set(target.field, [...(this.#cells.get(target.field) ?? []), cell]);
        this.#headers.set(target.field, header);
      }
    });
  }

  text(field: ImportField): string {
    return (this.#cells.get(field) ?? []).join('\n');
  }

  /** A list field: cells are split at bars, and at semicolons and line ends. */
  list(field: ImportField): readonly string[] {
    return (this.#cells.get(field) ?? []).flatMap((cell) => cell.split(/[|;\n]/)).map((part) => part.trim());
  }

  /** Leaves a value to the parser, with its header as the words around it. */
  leaveToParser(field: ImportField, value: string): void {
    if (value !== '') this.asText.push(`${this.#headers.get(field) ?? field}: ${value}`);
  }
}

function enumerated(row: Row, field: ImportField, values: readonly string[]) {
  const known: string[] = [];
  for (const part of row.list(field)) {
    const value = part.toUpperCase().replace(/[\s-]+/g, '_');
    if (values.includes(value)) known.push(value);
    else row.leaveToParser(field, part);
  }
  return conceptsOf(known);
}

function monthlyWage(value: number | null): number | null {
  return value !== null && value >= MONTHLY_WAGE.from && value <= MONTHLY_WAGE.to ? value : null;
}

function wage(row: Row) {
  const from = monthlyWage(numberOf(row.text('wageFrom')));
  const to = monthlyWage(numberOf(row.text('wageTo')));
  if (from !== null || to !== null) return wageOf(from, to);
  const text = row.text('wage');
  const exact = monthlyWage(numberOf(text));
  if (exact !== null) return wageOf(exact, null);
  row.leaveToParser('wage', text);
  return undefined;
}

function availability(row: Row, today: string) {
  const text = row.text('availability');
  const days = numberOf(text);
  if (days !== null && Number.isInteger(days) && days >= 0 && days <= 1000) return integerOf(days);
  const date = looseDate(text);
  if (date?.length === 10) return integerOf(Math.max(0, daysBetween(today, date)));
  row.leaveToParser('availability', text);
  return undefined;
}

function seniority(row: Row) {
  const years = numberOf(/\d+([.,]\d+)?/.exec(row.text('seniority'))?.[0]);
  return integerOf(years === null || years > 60 ? null : Math.round(years));
}

function languageOf(text: string): Language | undefined {
  const code = text.trim();
  if (isLanguage(code.toUpperCase())) return code.toUpperCase() as Language;
  const base = code.toLowerCase().slice(0, 2);
  return /^[a-z]{2}([-_][a-z]{2})?$/i.test(code) && LOCALES.some((locale) => locale === base)
    ? languageOfLocale(code)
    : undefined;
}

function parsedList(text: string): readonly unknown[] | null {
  if (!text.startsWith('[')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function experiences(row: Row): readonly unknown[] {
  const text = row.text('workExperiences');
  if (text === '') return [];
  const parsed = parsedList(text);
  if (parsed !== null) return parsed;
  if (text.length > LONGEST_TITLE && !text.includes('|')) return [{ id: 'w1', text }];
  return row
    .list('workExperiences')
    .filter(Boolean)
    .map((title, i) => ({ id: `w${i + 1}`, title }));
}

function educations(row: Row): readonly unknown[] {
  const text = row.text('educations');
  if (text === '') return [];
  const parsed = parsedList(text);
  if (parsed !== null) return parsed;
  return row
    .list('educations')
    .filter(Boolean)
    .map((field, i) => ({ id: `e${i + 1}`, field }));
}

function profile(row: Row, today: string, knownLanguages: readonly string[]) {
  const places = row.list('locations');
  const aspects = withoutEmpty({
    jobFunctions: conceptsOf(row.list('jobFunctions')),
    hardSkills: conceptsOf(row.list('hardSkills')),
    softSkills: conceptsOf(row.list('softSkills')),
    languages: languagesOf(knownLanguages.filter(Boolean).map(knownLanguage)),
    locations: locationsOf(places.some((place) => place !== '') ? places : [row.text('town')]),
    contractTypes: enumerated(row, 'contractTypes', CONTRACT_TYPES),
    workingHours: enumerated(row, 'workingHours', WORKING_HOURS),
    wage: wage(row),
    seniority: seniority(row),
    availabilityAspect: availability(row, today),
  });
  return Object.keys(aspects).length === 0 ? undefined : { aspects };
}

/** Fields whose words are in the language of the row. */
const TEXT_FIELDS = [
  'preferredJobTitle',
  'preferredJobInfo',
  'cvText',
  'jobTitle',
  'jobText',
  'jobFunctions',
  'hardSkills',
  'softSkills',
  'workExperiences',
  'educations',
] as const;
const PLAIN_PROPERTIES = [
  'phone',
  'linkedin',
  'status',
  'office',
  'town',
  'postcode',
  'country',
  'company',
  'url',
] as const;
const DATE_PROPERTIES = ['birthDate', 'startDate', 'validThrough'] as const;

/** What tells the language of a row that names none: whoever imports it, or the words of its cells. */
export type RowLanguage = (texts: string) => Language;

/** How rows are read; `today` (`yyyy-MM-dd`) is the day from which a date of availability counts. */
export interface RowReading {
  readonly kind: ProfileKind;
  readonly today: string;
  readonly languageOf: RowLanguage;
}

/** A row of a CSV file as a document. */
export function rowDocument(
  columns: readonly Column[],
  cells: readonly string[],
  { kind, today, languageOf: detected }: RowReading,
): WireDocument {
  const row = new Row(columns, cells);
  const email = row.text('email').toLowerCase();
  const given = languageOf(row.text('language'));
  // A column "language" that holds no code of a document's language tells which languages someone speaks.
  const spoken = [...row.list('languages'), ...(given === undefined ? row.list('language') : [])];
  const matchProfile = profile(row, today, spoken);
  const joined = [row.text('firstName'), row.text('lastName')].filter(Boolean).join(' ');
  const withText = (text: string) => [text, ...row.asText].filter(Boolean).join('\n');
  const texts =
    kind === 'JOB'
      ? { jobTitle: row.text('jobTitle'), jobText: withText(row.text('jobText')) }
      : {
          preferredJobTitle: row.text('preferredJobTitle'),
          preferredJobInfo: withText(row.text('preferredJobInfo')),
          cvText: row.text('cvText'),
          workExperiences: experiences(row),
          educations: educations(row),
        };
  const identity = kind === 'CANDIDATE' && email !== '' ? `candidate ${email}` : JSON.stringify(cells);
  const document = withoutEmpty({
    id: givenId(row.text('id')) ?? stableId(identity),
    language: given ?? detected(TEXT_FIELDS.map((field) => row.text(field)).join(' ')),
    ...texts,
    matchProfile,
    extraProperties: withoutEmpty({
      name: row.text('name') || joined,
      email,
      ...Object.fromEntries(PLAIN_PROPERTIES.map((name) => [name, row.text(name)])),
      ...Object.fromEntries(DATE_PROPERTIES.map((name) => [name, looseDate(row.text(name)) ?? row.text(name)])),
      ...Object.fromEntries(row.properties),
    }),
  }) as unknown as WireDocument;
  return kind === 'JOB' ? document : withContacts(document);
}
