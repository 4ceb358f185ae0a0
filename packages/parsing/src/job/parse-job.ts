import { DEFAULT_LANGUAGE, type ContractType, type Language, mergeRequirements } from '@counterpart/domain';
import { detectLanguage, foldLabel } from '@counterpart/text';
import { findContractTypes } from '../terms/contract/find-contract-types.ts';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { SkillPhrase } from '../phrases/phrase-of.ts';
import { readPhrases } from './read-phrases.ts';
import { findPlaces } from '../places/find-places.ts';
import { findSeniority } from '../terms/seniority/find-seniority.ts';
import { findWage } from '../terms/wage/find-wage.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { findWorkingHours } from '../terms/hours/find-working-hours.ts';
import { headlineFunctions } from './headline.ts';
import { jobInProse } from './job-in-prose.ts';
import { linkedTitle, type TitleLine } from './title-lines.ts';
import { charactersOf, type ValueMention } from '../structure/value-mention.ts';
import { isRankAlone, linkedFunction, oncePerConcept, titleCore } from '../reading/job-functions.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { JobField, ParsedSpan, ParsingAspect } from './parsing-aspect.ts';
import { requiredness } from '../requirement/requiredness.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import { readFor, readNames, type TextReading } from '../reading/text-reading.ts';

/** An ad; `language` spares the detection. */
export interface JobText {
  readonly title: string;
  readonly text: string;
  readonly language?: Language;
  /** Whose language is taken when the text is too short to tell. */
  readonly fallbackLanguage?: Language;
}

/** What was understood of an ad. */
export interface ParsedJob {
  readonly language: Language;
  readonly parsingAspects: readonly ParsingAspect[];
}

/** A title that no label covers stays a keyword. */
const KEYWORD_CONFIDENCE = 0.3;
/** Of how sure an occupation is read: its share where only its place in the text says that it is the job. */
const IN_PROSE = 0.8;

/** An ad read once; parseJob and enrich share it. */
export interface JobReading {
  readonly language: Language;
  readonly title: TextReading;
  readonly body: TextReading;
  readonly parsingAspects: readonly ParsingAspect[];
}

/** Reads an ad: title and text into concepts and values. */
export function readJob(lexicon: Lexicon, job: JobText): JobReading {
  const language =
    job.language ?? detectLanguage(`${job.title}. ${job.text}`, job.fallbackLanguage ?? DEFAULT_LANGUAGE);
  const written = readFor(lexicon, job.title, language, 'title');
  const text = readText(job.text, language);
  // a pasted ad has its title in its first line
  const { functions: top, titles } =
    written.functions.length === 0 ? headlineFunctions(lexicon, text) : { functions: [], titles: [] };
  const jobs =
    written.functions.length > 0 ? written : { read: written.read, functions: isUntitled(written) ? top : [] };
  const { body: named, phrases } = readPhrases(lexicon, jobs, readNames(lexicon, text, 'ad', jobs), top);
  const meant = (read: ReadText) => {
    const names = lexicon.longerNames(language);
    const skills = [...named.skills, ...named.softSkills];
    return (hit: ConceptMention): ConceptMention => names.meant(read, text, hit, skills);
  };
  const title = { ...written, functions: written.functions.map(meant(written.read)) };
  const headline = top.map(meant(text));
  const occupations = named.occupations.map(meant(text));
  const body = {
    ...named,
    occupations,
    functions: named.functions === named.occupations ? occupations : named.functions,
  };
  const parsingAspects = [
    ...functions(lexicon, title, body, headline, titles),
    ...concepts(lexicon, title, body),
    ...offered(title, body, phrases),
    ...contracts(title, body),
    ...hours(title, body),
    ...places(lexicon, title, body, headline),
    ...wages(lexicon, title, body),
    ...languages(lexicon, title, body),
    ...seniority(title, body),
  ];
  return { language, title, body, parsingAspects };
}

function spanOfHit(read: ReadText, field: JobField, hit: ConceptMention): ParsedSpan {
  return {
    matchedText: read.original.slice(hit.start, hit.end),
    start: hit.start,
    end: hit.end,
    field,
    confidence: hit.confidence,
    required: field === 'title' ? null : requiredness(read, hit.from, hit.to),
  };
}

function spanOf(
  read: ReadText,
  field: JobField,
  { from, to, confidence }: ValueMention<unknown>,
  required: boolean | null,
): ParsedSpan {
  const { start, end } = charactersOf(read, from, to);
  return { matchedText: read.original.slice(start, end), start, end, field, confidence, required };
}

function isUntitled({ read }: TextReading): boolean {
  return read.original.trim() === '';
}

function functions(
  lexicon: Lexicon,
  title: TextReading,
  body: TextReading,
  headline: readonly ConceptMention[],
  lines: readonly TitleLine[],
): readonly ParsingAspect[] {
  if (title.functions.length > 0) {
    return title.functions.map((hit) => ({
      aspectType: 'JOB_FUNCTION',
      ...spanOfHit(title.read, 'title', hit),
      conceptId: hit.concept.id,
    }));
  }
  const core = titleCore(title.read.original);
  const fromText =
    isUntitled(title) && headline.length > 0
      ? headline
      : oncePerConcept(body.occupations).slice(0, core === null ? 3 : 1);
  if (fromText.length > 0) {
    return fromText.map((hit) => ({
      aspectType: 'JOB_FUNCTION',
      ...spanOfHit(body.read, 'text', hit),
      required: null,
      conceptId: hit.concept.id,
    }));
  }
  if (core === null) return unnamedFunction(lexicon, body, lines);
  const whole = title.read.original.trim();
  // "Specialist, tech support": a keyword that is a rank alone would find whoever has that rank, whatever their trade
  const { text, start, end } = isRankAlone(core.text, title.read.language)
    ? { ...core, text: title.read.original.slice(core.start).trimEnd(), end: title.read.original.trimEnd().length }
    : core;
  const linked = linkedFunction(lexicon, text, title.read.language, body.skills, whole);
  return [
    {
      aspectType: 'JOB_FUNCTION',
      matchedText: text,
      start,
      end,
      field: 'title',
      required: null,
      ...(linked ?? { confidence: KEYWORD_CONFIDENCE, conceptId: null }),
    },
  ];
}

/**
 * The function of a pasted ad in which no title names a known one: the occupation nearest to a line that surely is the
 * title, what the text calls the reader, or the title's own words.
 */
function unnamedFunction(lexicon: Lexicon, body: TextReading, lines: readonly TitleLine[]): readonly ParsingAspect[] {
  const linked = linkedTitle(lexicon, body.read, lines, body.skills, KEYWORD_CONFIDENCE);
  const hit = linked === null || linked.conceptId === null ? jobInProse(body) : null;
  if (hit !== null) {
    const confidence = Math.round(hit.confidence * IN_PROSE * 100) / 100;
    const span = spanOfHit(body.read, 'text', { ...hit, confidence });
    return [{ aspectType: 'JOB_FUNCTION', ...span, required: null, conceptId: hit.concept.id }];
  }
  if (linked === null) return [];
  const matchedText = body.read.original.slice(linked.start, linked.end);
  return [{ aspectType: 'JOB_FUNCTION', matchedText, ...linked, field: 'text', required: null }];
}

/**
 * Hard and soft skills, each wording of a concept once ("tailler la vigne" and "taille guyot" are one skill in two
 * places): a screen shows every place, a profile takes the concept once.
 */
function concepts(lexicon: Lexicon, title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const found = new Map<string, { readonly hit: ConceptMention; readonly span: ParsedSpan }>();
  const named = new Set<string>();
  const add = (reading: TextReading, field: JobField, hit: ConceptMention): void => {
    const span = spanOfHit(reading.read, field, hit);
    // a weak form of what was found before: there the ad's own words say more
    if (hit.quality === 'roots' && named.has(hit.concept.id)) return;
    named.add(hit.concept.id);
    const key = `${hit.concept.id} ${foldLabel(span.matchedText)}`;
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, { hit, span });
      return;
    }
    const required = mergeRequirements(known.span, span);
    found.set(key, { hit: known.hit, span: { ...known.span, required } });
  };
  for (const hit of [...title.skills, ...title.softSkills]) add(title, 'title', hit);
  for (const hit of [...body.skills, ...body.softSkills].sort((a, b) => a.start - b.start)) add(body, 'text', hit);
  return [...found.values()].map(({ hit: { concept }, span }): ParsingAspect =>
    concept.type === 'SOFT_SKILL'
      ? {
          aspectType: 'JOB_SOFT_COMPTENCE',
          behavioralCompetence: lexicon.ontology.label(concept.id, body.read.language),
          ...span,
          conceptId: concept.id,
        }
      : { aspectType: 'JOB_PROPERTY', ...span, conceptId: concept.id },
  );
}

/** Tasks and knowledge that no concept covers, in the ad's words, each once. */
function offered(title: TextReading, body: TextReading, found: readonly SkillPhrase[]): readonly ParsingAspect[] {
  const seen = new Set<string>([title.read.original.trim().toLowerCase()]);
  return found.flatMap(({ from, to, start, end }): readonly ParsingAspect[] => {
    const matchedText = body.read.original.slice(start, end);
    if (seen.has(matchedText.toLowerCase())) return [];
    seen.add(matchedText.toLowerCase());
    const required = requiredness(body.read, from, to);
    return [{ aspectType: 'PHRASE', matchedText, start, end, field: 'text', confidence: KEYWORD_CONFIDENCE, required }];
  });
}

function contracts(title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = findContractTypes(body.read, false);
  const inTitle = findContractTypes(title.read, true);
  const isSure = ({ confidence }: ValueMention<unknown>): boolean => confidence > 0.9;
  // a title that says so holds, and with it what the text is sure of; otherwise the text tells, and then the title
  const stated = inTitle.some(isSure) ? inTitle : [];
  const more = inText.filter(
    (item) => stated.length === 0 || (isSure(item) && stated.every(({ value }) => value !== item.value)),
  );
  const aspect = (reading: TextReading, field: JobField, item: ValueMention<ContractType>): ParsingAspect => ({
    aspectType: 'CONTRACT_TYPE',
    value: item.value,
    ...spanOf(reading.read, field, item, null),
  });
  if (stated.length === 0 && more.length === 0) return inTitle.map((item) => aspect(title, 'title', item));
  return [...stated.map((item) => aspect(title, 'title', item)), ...more.map((item) => aspect(body, 'text', item))];
}

/** Words, hours and fractions are as sure; days a week are not. */
const SURE_HOURS = 0.75;

function hours(title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inTitle = findWorkingHours(title.read, true);
  const inText = findWorkingHours(body.read);
  // "4 days a week" in the title may be full time: hours in the text tell more
  const isSure = inTitle.some(({ confidence }) => confidence >= SURE_HOURS) || inText.length === 0;
  const [reading, found, field] = isSure ? ([title, inTitle, 'title'] as const) : ([body, inText, 'text'] as const);
  return found.map((item) => ({
    aspectType: 'WORKING_HOURS',
    value: item.value,
    ...spanOf(reading.read, field, item, null),
  }));
}

function places(
  lexicon: Lexicon,
  title: TextReading,
  body: TextReading,
  headline: readonly ConceptMention[],
): readonly ParsingAspect[] {
  const labelsOf = ({ occupations, skills, softSkills }: TextReading, more: readonly ConceptMention[] = []) =>
    [...occupations, ...skills, ...softSkills, ...more].sort((a, b) => a.from - b.from);
  // "Infermiere RSA Brescia - …": the function of a pasted ad's headline is a label too
  const inText = findPlaces(body.read, lexicon.gazetteer, false, labelsOf(body, headline));
  const inTitle = findPlaces(title.read, lexicon.gazetteer, true, labelsOf(title));
  const sureness = (found: readonly ValueMention<unknown>[]): number =>
    found.reduce((most, { confidence }) => Math.max(most, confidence), 0);
  const [reading, found, field] =
    sureness(inTitle) >= sureness(inText) ? ([title, inTitle, 'title'] as const) : ([body, inText, 'text'] as const);
  return found.map((item) => ({
    aspectType: 'GEO',
    labels: item.value.postCode === null ? [item.value.name] : [item.value.name, item.value.postCode],
    lat: item.value.place.lat,
    lon: item.value.place.lon,
    ...spanOf(reading.read, field, item, null),
  }));
}

function wages(lexicon: Lexicon, title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = findWage(body.read, lexicon.hoursAMonth);
  const inTitle = inText === null ? findWage(title.read, lexicon.hoursAMonth) : null;
  const found = inText ?? inTitle;
  if (found === null) return [];
  const { low, high, period, originalLow, originalHigh } = found.value;
  const [reading, field] = inText === null ? ([title, 'title'] as const) : ([body, 'text'] as const);
  return [
    {
      aspectType: 'WAGE',
      amountLow: low,
      amountHigh: high,
      period,
      originalLow,
      originalHigh,
      ...spanOf(reading.read, field, found, null),
    },
  ];
}

function languages(lexicon: Lexicon, title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = oncePerConcept(body.languages);
  const known = new Set(inText.map(({ concept }) => concept.id));
  const inTitle = oncePerConcept(title.languages).filter(({ concept }) => !known.has(concept.id));
  const aspect = (reading: TextReading, field: JobField, hit: (typeof inText)[number]): ParsingAspect => ({
    aspectType: 'LANGUAGE',
    value: lexicon.codeOfLanguage(hit.concept.id) ?? hit.concept.id,
    conceptId: hit.concept.id,
    level: hit.level,
    ...spanOfHit(reading.read, field, hit),
  });
  // "Dutch or English": either is enough, so the first is asked and the other is a plus
  const inBody = inText.map((hit, at): ParsingAspect => {
    const first = at === 0 ? undefined : inText[at - 1];
    const isOther = first !== undefined && hit.from === first.to + 1 && OR.has(body.read.tokens[first.to]?.key ?? '');
    return isOther ? { ...aspect(body, 'text', hit), required: false } : aspect(body, 'text', hit);
  });
  return [...inTitle.map((hit) => aspect(title, 'title', hit)), ...inBody];
}

const OR = keysOfAll('headline.or');

function seniority(title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = findSeniority(body.read);
  const found = inText ?? findSeniority(title.read);
  if (found === null) return [];
  const [reading, field] = inText === null ? ([title, 'title'] as const) : ([body, 'text'] as const);
  return [
    {
      aspectType: 'SENIORITY',
      value: found.value,
      ...spanOf(reading.read, field, found, requiredness(reading.read, found.from, found.to)),
    },
  ];
}
