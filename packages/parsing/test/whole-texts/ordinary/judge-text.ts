import type { Aspect } from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import type { Parser, ParsingAspect } from '../../../src/index.ts';
import { foldLabel } from '@counterpart/text';
import type { OrdinaryText } from './ordinary-texts.ts';

/** A value that was read right, wrong (read, but not meant) or missed. */
export interface Judged {
  readonly field: string;
  readonly fault: 'right' | 'wrong' | 'missed';
  readonly what: string;
}

/** What was read of a text, field by field; a skill is where its words stand. */
interface Found {
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Languages with level and need: `Dutch C1 !`. */
  readonly needs: ReadonlyMap<string, string>;
  readonly skills: readonly Place[];
  /** Skills and all else that the ad would be found by. */
  readonly named: readonly Place[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** `a/b`: either is right; an empty one (`a/`) may be missing. */
interface Wanted {
  readonly either: readonly string[];
  readonly isOptional: boolean;
}

function listOf(lines: readonly string[]): readonly string[] {
  return lines
    .flatMap((line) => line.split(';'))
    .map((item) => item.trim())
    .filter((item) => item !== '' && item !== '-');
}

function wantedOf(item: string): Wanted {
  const either = item.split('/').map((one) => one.trim());
  return { either: either.filter((one) => one !== ''), isOptional: either.includes('') };
}

function judgeValues(field: string, wanted: readonly Wanted[], found: readonly string[]): readonly Judged[] {
  const judged: Judged[] = [];
  for (const { either, isOptional } of wanted) {
    if (either.some((value) => found.includes(value))) judged.push({ field, fault: 'right', what: either.join('/') });
    else if (!isOptional) judged.push({ field, fault: 'missed', what: either.join('/') });
  }
  for (const value of found)
    if (!wanted.some(({ either }) => either.includes(value))) judged.push({ field, fault: 'wrong', what: value });
  return judged;
}

/** "Dutch C1/B2 !": name, levels (one may be empty), need. */
const NAMED = /^(?<name>\S+?)(?<optional>\/)?(?: (?<levels>[ABC][12][ABC12/]*))?(?: (?<need>[!?]))?$/u;

function judgeNeeds(items: readonly string[], field: string, { values, needs }: Found): readonly Judged[] {
  const wanted: Wanted[] = [];
  const judged: Judged[] = [];
  for (const item of items) {
    const isLicence = field === 'licence';
    const [names = '', need] = isLicence ? item.split(' ') : [];
    const { name = '', optional, levels, need: asked } = NAMED.exec(item)?.groups ?? {};
    const one = isLicence ? wantedOf(names) : { either: [name], isOptional: optional !== undefined };
    wanted.push(one);
    const read = one.either.find((value) => values.get(field)?.includes(value) === true);
    const [level = '', stated] = (needs.get(`${field} ${read}`) ?? '').split(' ');
    if (read === undefined) continue;
    if (levels !== undefined)
      judged.push({
        field: 'level',
        fault: levels.split('/').includes(level) ? 'right' : 'wrong',
        what: `${item} as ${level}`,
      });
    const mark = need ?? asked;
    if (mark !== undefined)
      judged.push({ field: 'need', fault: mark === stated ? 'right' : 'wrong', what: `${item} as ${stated}` });
  }
  return [...judgeValues(field, wanted, values.get(field) ?? []), ...judged];
}

function isRead(text: string, words: string, places: readonly Place[]): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (places.some(({ start, end }) => start < at + words.length && at < end)) return true;
  return false;
}

/** Every value of a text that was found, missed or found where there is none. */
export function judgeText({ fields, text, name }: OrdinaryText, found: Found): readonly Judged[] {
  const judged: Judged[] = [];
  for (const [field, lines] of fields) {
    const items = listOf(lines);
    if (field === 'skills' || field === 'not') {
      for (const item of items) {
        const { either, isOptional } = wantedOf(item);
        if (!isOptional && !either.some((words) => text.toLowerCase().includes(words.toLowerCase())))
          throw new Error(`${name}: no "${item}" in the text`);
        const places = field === 'skills' ? found.skills : found.named;
        const read = either.some((words) => isRead(text.toLowerCase(), words.toLowerCase(), places));
        if (field === 'skills' && !read && isOptional) continue;
        if (field === 'skills') judged.push({ field, fault: read ? 'right' : 'missed', what: item });
        else judged.push({ field, fault: read ? 'wrong' : 'right', what: item });
      }
    } else if (field === 'language' || field === 'licence') judged.push(...judgeNeeds(items, field, found));
    else if (field === 'job' || field === 'study')
      judged.push(...judgePeriods(field, lines, found.values.get(field) ?? []));
    else {
      const isName = field === 'name' || field === 'place';
      const wanted = isName ? items.map(foldLabel) : items;
      judged.push(...judgeValues(field, wanted.map(wantedOf), found.values.get(field) ?? []));
    }
  }
  return judged;
}

/** "title | place | from | to": title and place share words with those read, dates are the same. */
function judgePeriods(field: string, lines: readonly string[], read: readonly string[]): readonly Judged[] {
  const wordsOf = (part: string): ReadonlySet<string> => new Set(part.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  const agree = (a = '', b = ''): boolean => a === '-' || [...wordsOf(a)].some((word) => wordsOf(b).has(word));
  const open = [...read];
  const judged: Judged[] = [];
  for (const line of lines.filter((one) => one !== '-')) {
    const [title, place, from, to] = line.split(' | ');
    const at = open.findIndex((other) => {
      const [itsTitle, itsPlace, itsFrom, itsTo] = other.split(' | ');
      return agree(title, itsTitle) && agree(place, itsPlace) && from === itsFrom && to === itsTo;
    });
    if (at >= 0) open.splice(at, 1);
    judged.push({ field, fault: at >= 0 ? 'right' : 'missed', what: line });
  }
  return [...judged, ...open.map((what): Judged => ({ field, fault: 'wrong', what }))];
}

const SKILLS: ReadonlySet<string> = new Set(['JOB_PROPERTY', 'JOB_SOFT_COMPTENCE']);
const NAMED_TYPES: ReadonlySet<string> = new Set([...SKILLS, 'JOB_FUNCTION', 'LANGUAGE', 'PHRASE']);

function markOf(required: boolean | null): string {
  if (required === null) return '-';
  return required ? '!' : '?';
}

/** What parseJob reads in an ad that came without a title. */
export function foundInAd(parser: Parser, ontology: Ontology, { text, language }: OrdinaryText): Found {
  const { parsingAspects } = parser.parseJob({ title: '', text, language });
  const values = new Map<string, string[]>();
  const needs = new Map<string, string>();
  const add = (field: string, value: string): void => {
    if (values.get(field)?.includes(value) !== true) values.set(field, [...(values.get(field) ?? []), value]);
  };
  for (const aspect of parsingAspects) {
    const [field, value] = valueOf(aspect, ontology);
    if (field === null) continue;
    add(field, value);
    const level = aspect.aspectType === 'LANGUAGE' ? (aspect.level ?? '') : '';
    if (!needs.has(`${field} ${value}`)) needs.set(`${field} ${value}`, `${level} ${markOf(aspect.required ?? null)}`);
  }
  return {
    values,
    needs,
    skills: parsingAspects.filter(({ aspectType }) => SKILLS.has(aspectType)),
    named: parsingAspects.filter(({ aspectType }) => NAMED_TYPES.has(aspectType)),
  };
}

function valueOf(aspect: ParsingAspect, ontology: Ontology): readonly [field: string | null, value: string] {
  switch (aspect.aspectType) {
    case 'JOB_FUNCTION':
      return ['function', aspect.conceptId ?? aspect.matchedText];
    case 'GEO':
      return ['place', foldLabel(aspect.labels[0] ?? '')];
    case 'WAGE':
      return ['wage', `${aspect.originalLow ?? ''}-${aspect.originalHigh ?? ''} ${aspect.period}`];
    case 'WORKING_HOURS':
      return ['hours', aspect.value];
    case 'CONTRACT_TYPE':
      return ['contract', aspect.value];
    case 'LANGUAGE':
      return ['language', ontology.label(aspect.conceptId, 'ENG')];
    case 'SENIORITY':
      return ['years', String(aspect.value)];
    case 'JOB_PROPERTY':
      return ontology.concept(aspect.conceptId)?.kind === 'licence' ? ['licence', aspect.conceptId] : [null, ''];
    default:
      return [null, ''];
  }
}

/** The day on which the CVs are read. */
const TODAY = '2026-11-25';

function labelsOf(aspect: Aspect | undefined): readonly string[] {
  const items = aspect?.value;
  return Array.isArray(items) ? items.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
}

/** What enrich and parseCv read in a CV. */
export function foundInCv(parser: Parser, ontology: Ontology, { text, language }: OrdinaryText): Found {
  const cv = parser.parseCv({ text, language });
  const { document, enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText: text }, { today: TODAY });
  const aspects = document.matchProfile?.aspects ?? {};
  const evidence = enrichment.evidence.filter(({ field }) => field === 'cvText');
  const needs = new Map<string, string>();
  const languages = (aspects.languages?.type === 'concepts' ? aspects.languages.value : []).map((item) => {
    const [id = ''] = ontology.resolve(item.label, language, 'LANGUAGE').concepts;
    const name = ontology.label(item.conceptId ?? id, 'ENG');
    needs.set(`language ${name}`, `${item.level ?? ''} -`);
    return name;
  });
  const { wage, availabilityAspect } = aspects;
  const asked = wage?.type === 'range' ? wage.value : null;
  const within = availabilityAspect?.type === 'integer' ? availabilityAspect.value : null;
  const values = new Map<string, readonly string[]>([
    ['name', cv.name === null ? [] : [foldLabel(cv.name.text)]],
    ['home', cv.residence === null ? [] : [cv.residence.name]],
    [
      'function',
      (aspects.jobFunctions?.type === 'concepts' ? aspects.jobFunctions.value : []).map(
        ({ conceptId, label }) => conceptId ?? ontology.resolve(label, language, 'OCCUPATION').concepts[0] ?? label,
      ),
    ],
    ['language', languages],
    ['hours', labelsOf(aspects.workingHours)],
    ['contract', labelsOf(aspects.contractTypes)],
    ['wage', asked === null ? [] : [`${asked.from ?? ''}-${asked.to ?? ''}`]],
    ['available', within?.value == null ? [] : [String(within.value)]],
    [
      'licence',
      [...new Set(evidence.map(({ conceptId }) => conceptId))].filter((id) => ontology.concept(id)?.kind === 'licence'),
    ],
    [
      'evidence',
      [
        ...new Set(
          evidence.filter(({ conceptType }) => conceptType === 'OCCUPATION').map(({ conceptId }) => conceptId),
        ),
      ],
    ],
    [
      'job',
      cv.workExperiences.map(
        ({ title, company, dateFrom, dateTo }) =>
          `${title ?? '-'} | ${company ?? '-'} | ${dateFrom ?? '-'} | ${dateTo ?? (dateFrom === null ? '-' : 'present')}`,
      ),
    ],
    [
      'study',
      cv.educations.map(
        ({ degree, field, institute, dateFrom, dateTo }) =>
          `${degree ?? ''} ${field ?? ''} | ${institute ?? '-'} | ${dateFrom ?? '-'} | ${dateTo ?? (dateFrom === null ? '-' : 'present')}`,
      ),
    ],
  ]);
  return {
    values,
    needs,
    skills: evidence.filter(({ conceptType }) => conceptType === 'SKILL' || conceptType === 'SOFT_SKILL'),
    named: evidence.filter(({ conceptType }) => conceptType !== 'CATEGORY'),
  };
}
