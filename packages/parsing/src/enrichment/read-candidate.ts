import type { LanguageLevel, WireDocument } from '@counterpart/domain';
import type { DocumentText } from './document-texts.ts';
import { foldLabel } from '@counterpart/text';
import type { CvResidence } from '../cv/person/cv-residence.ts';
import { isLanguageName } from '../cv/words/language-names.ts';
import { wishedJobs, type WishSentence } from './person/cv-wishes.ts';
import { cvWishes, wishedPlaces, wishedTerms } from './person/wished-terms.ts';
import { parsedSpan as span, parsedSpanOf as spanOf } from './parsed-span.ts';
import { findPlaces } from '../places/find-places.ts';
import { findSeniority } from '../terms/seniority/find-seniority.ts';
import { titleCore } from '../reading/job-functions.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { ParsingAspect } from '../job/parsing-aspect.ts';
import type { TextReading } from '../reading/text-reading.ts';

/** A text of a document with its reading. */
export interface ReadDocumentText {
  readonly text: DocumentText;
  readonly reading: TextReading;
}

/** What the layout of a CV tells beside its words. */
export interface CvFacts {
  readonly residence: CvResidence | null;
  /** Where the head of the CV ends: name, contact details and what somebody calls himself. */
  readonly headEnd: number;
  /** Where the line ends in which somebody calls themselves something; 0 without one. */
  readonly titleEnd: number;
  /** Whether a field is a part of the CV, whose words were counted there. */
  isSlice(field: string): boolean;
  /** Its sentences that say what somebody wants. */
  readonly wishes: readonly WishSentence[];
  /** Its sentences about pay. */
  readonly pay: readonly WishSentence[];
}

const KEYWORD_CONFIDENCE = 0.3;
const SHORT_TEXT = 400;
/** A title that is only like a job does not outweigh the last job. */
const LEAST_TITLE = 0.6;

/** The values of a candidate: skills and languages from every text, wishes only from what was written as a wish. */
export function candidateAspects(
  lexicon: Lexicon,
  document: WireDocument,
  texts: readonly ReadDocumentText[],
  cv: CvFacts | null,
): readonly ParsingAspect[] {
  const aspects: ParsingAspect[] = [...wishedFunctions(document, texts, cv)];
  const levels = levelsOf(texts);
  const hasWishes = texts.some(({ text }) => text.field === 'preferredJobInfo');
  for (const { text, reading } of texts) {
    if (cv?.isSlice(text.field) === true && text.purpose !== 'title') continue;
    for (const hit of reading.skills) {
      aspects.push({
        aspectType: 'JOB_PROPERTY',
        ...span(reading.read, hit.start, hit.end, hit.confidence),
        conceptId: hit.concept.id,
      });
    }
    for (const hit of reading.softSkills) {
      aspects.push({
        aspectType: 'JOB_SOFT_COMPTENCE',
        behavioralCompetence: lexicon.ontology.label(hit.concept.id, reading.read.language),
        ...span(reading.read, hit.start, hit.end, hit.confidence),
        conceptId: hit.concept.id,
      });
    }
    for (const hit of reading.languages) {
      aspects.push({
        aspectType: 'LANGUAGE',
        value: lexicon.codeOfLanguage(hit.concept.id) ?? hit.concept.id,
        conceptId: hit.concept.id,
        // "Teacher of French" above "French (C1)"
        level: hit.level ?? levels.get(hit.concept.id) ?? null,
        ...span(reading.read, hit.start, hit.end, hit.confidence),
      });
    }
    if (text.field === 'preferredJobInfo') aspects.push(...wishes(lexicon, reading));
    if (text.field === 'cvText') {
      if (cv !== null && !hasWishes) aspects.push(...cvWishes(lexicon, cv.wishes, cv.pay));
      aspects.push(...(cv?.residence ? [homeOf(reading, cv.residence)] : shortHomes(lexicon, reading)));
      // where somebody lives comes first; a wish beside it is one more place
      if (cv !== null && !hasWishes) aspects.push(...wishedPlaces(lexicon, cv.wishes));
      // the dates of experiences say more than a sentence in the CV; without them the sentence is all there is
      const years = (document.workExperiences ?? []).length > 0 ? null : findSeniority(reading.read);
      if (years !== null) aspects.push({ aspectType: 'SENIORITY', value: years.value, ...spanOf(reading.read, years) });
    }
  }
  return aspects;
}

/** The level of each language where a text first tells one. */
function levelsOf(texts: readonly ReadDocumentText[]): ReadonlyMap<string, LanguageLevel> {
  const levels = new Map<string, LanguageLevel>();
  for (const { reading } of texts)
    for (const { concept, level } of reading.languages)
      if (level !== null && !levels.has(concept.id)) levels.set(concept.id, level);
  return levels;
}

/**
 * What the candidate wants to be, by a field or a sentence of their CV; without a wish, what they were last, or what
 * they call themselves above their CV.
 */
function wishedFunctions(
  document: WireDocument,
  texts: readonly ReadDocumentText[],
  cv: CvFacts | null,
): readonly ParsingAspect[] {
  const of = (field: RegExp): ReadDocumentText | undefined =>
    texts.find(({ text, reading }) => field.test(text.field) && reading.functions.length > 0);
  const found = of(/^preferredJobTitle$/) ?? of(/^preferredJobInfo$/);
  const title = document.preferredJobTitle?.trim() ?? '';
  const core = title === '' ? null : titleCore(title);
  if (found === undefined && core !== null) {
    return [
      {
        aspectType: 'JOB_FUNCTION',
        matchedText: core.text,
        start: core.start,
        end: core.end,
        field: 'title',
        confidence: KEYWORD_CONFIDENCE,
        required: null,
        conceptId: null,
      },
    ];
  }
  const latest = found ?? jobsOfCv(texts, cv) ?? presentJob(document, texts, cv);
  if (latest === undefined) return [];
  return latest.reading.functions.map((hit) => ({
    aspectType: 'JOB_FUNCTION',
    ...span(latest.reading.read, hit.start, hit.end, hit.confidence),
    conceptId: hit.concept.id,
  }));
}

/** The functions that the sentences of a CV wish. */
function jobsOfCv(texts: readonly ReadDocumentText[], cv: CvFacts | null): ReadDocumentText | undefined {
  const whole = texts.find(({ text }) => text.field === 'cvText');
  if (whole === undefined || cv === null) return undefined;
  const { reading } = whole;
  const functions = wishedJobs(reading.read, cv.wishes, reading.functions);
  return functions.length === 0 ? undefined : { ...whole, reading: { ...reading, functions } };
}

/** What somebody is at present: in the job they have, by what they call themselves, or in the job that ended last. */
function presentJob(
  document: WireDocument,
  texts: readonly ReadDocumentText[],
  cv: CvFacts | null,
): ReadDocumentText | undefined {
  const job = latestExperience(document, texts);
  const head = headline(texts, cv);
  const [named] = head?.reading.functions ?? [];
  const isTitle = named !== undefined && named.end <= (cv?.titleEnd ?? 0) && named.confidence > LEAST_TITLE;
  if (job === undefined || !isTitle) return job ?? head;
  return job.text.endYear === null ? job : head;
}

/** The function in the head of a CV: the words below the name. */
function headline(texts: readonly ReadDocumentText[], cv: CvFacts | null): ReadDocumentText | undefined {
  const whole = texts.find(({ text }) => text.field === 'cvText');
  const functions = whole?.reading.functions.filter(
    ({ end, quality }) => end <= (cv?.headEnd ?? 0) && quality !== 'spelling',
  );
  return whole === undefined || functions === undefined || functions.length === 0
    ? undefined
    : { ...whole, reading: { ...whole.reading, functions: functions.slice(0, 1) } };
}

function latestExperience(document: WireDocument, texts: readonly ReadDocumentText[]): ReadDocumentText | undefined {
  const endOf = (field: string): string => {
    const at = /^workExperiences\[(\d+)\]\.title$/.exec(field);
    const experience = at === null ? undefined : document.workExperiences?.[Number(at[1])];
    if (experience === undefined) return '';
    return experience.dateTo == null ? '9999' : experience.dateTo;
  };
  let latest: ReadDocumentText | undefined;
  for (const item of texts) {
    if (item.reading.functions.length === 0 || endOf(item.text.field) === '') continue;
    if (latest === undefined || endOf(item.text.field) > endOf(latest.text.field)) latest = item;
  }
  return latest;
}

function wishes(lexicon: Lexicon, reading: TextReading): readonly ParsingAspect[] {
  return [...wishedTerms(lexicon, reading.read), ...homes(lexicon, reading)];
}

function homeOf(reading: TextReading, { place, name, postCode, start, end, confidence }: CvResidence): ParsingAspect {
  return {
    aspectType: 'GEO',
    labels: postCode === null ? [name] : [name, postCode],
    lat: place.lat,
    lon: place.lon,
    ...span(reading.read, start, end, confidence),
  };
}

/** A few words about oneself name no employers; in a longer CV a place without an address is rather one of theirs. */
function shortHomes(lexicon: Lexicon, reading: TextReading): readonly ParsingAspect[] {
  return reading.read.original.length < SHORT_TEXT ? homes(lexicon, reading) : [];
}

function homes(lexicon: Lexicon, reading: TextReading): readonly ParsingAspect[] {
  // "Frans | goed" is a language, and no home in the town of that name
  return findPlaces(reading.read, lexicon.gazetteer, false)
    .filter(({ value }) => value.postCode !== null || !isLanguageName(foldLabel(value.name)))
    .filter(({ confidence }) => confidence >= 0.8 || reading.read.original.length < SHORT_TEXT)
    .map((found) => ({
      aspectType: 'GEO',
      labels: found.value.postCode === null ? [found.value.name] : [found.value.name, found.value.postCode],
      lat: found.value.place.lat,
      lon: found.value.place.lon,
      ...spanOf(reading.read, found),
    }));
}
