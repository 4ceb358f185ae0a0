import {
  type Aspects,
  DEFAULT_LANGUAGE,
  type ConceptEvidence,
  type Enrichment,
  type Language,
  type MatchProfile,
  type ProfileKind,
  type StemmedText,
  type WireDocument,
} from '@counterpart/domain';
import { detectLanguage, stemText, stripMarkup } from '@counterpart/text';
import { completeProfile, withoutParsed } from './complete-profile.ts';
import { documentTexts, type DocumentText } from './document-texts.ts';
import { type ParsedSpans, withEntriesOf, withoutParsedEntries } from './parsed-entries.ts';
import { type ReadCv, readCvOf } from '../cv/read-cv.ts';
import { sliceReading, sliceStems } from './slice-reading.ts';
import { type EndedJob, evidenceOfProfile, evidenceOfText } from './collect-evidence.ts';
import { titleLine, withHeadTitle } from './person/head-title.ts';
import { nameIn, withoutEmployers, withoutOwnName } from './person/own-name.ts';
import { monthSpans } from './month-spans.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { parsedAspects } from './parsed-aspects.ts';
import { withoutTradesInPassing } from './trades-in-passing.ts';
import type { ParsingAspect } from '../job/parsing-aspect.ts';
import { readJob } from '../job/parse-job.ts';
import { daysUntilAvailable } from './person/cv-availability.ts';
import { paySentences, wishSentences } from './person/cv-wishes.ts';
import { candidateAspects, type CvFacts, type ReadDocumentText } from './read-candidate.ts';
import { parserVersion } from './parser-version.ts';
import { resolveProfile } from './resolve-profile.ts';
import { readFor, type TextReading } from '../reading/text-reading.ts';

/** A document as it is stored and what it means. */
export interface EnrichedDocument {
  readonly document: WireDocument;
  readonly enrichment: Enrichment;
}

/** What an enrichment depends on besides the document. */
export interface EnrichOptions {
  /** `yyyy-MM-dd`, UTC: the day that days of availability are counted from. */
  readonly today: string;
  /** The language of a document that is too short to tell. */
  readonly fallbackLanguage?: Language;
}

interface DocumentReading {
  /** The document, with the experiences and educations that its CV tells. */
  readonly document: WireDocument;
  readonly texts: readonly ReadDocumentText[];
  readonly aspects: readonly ParsingAspect[];
  /** Where the texts of those stand in the CV. */
  readonly spans: ParsedSpans;
  /** Where the CV tells of jobs that ended. */
  readonly ended: readonly EndedJob[];
  /** In how many days the candidate says to be available. */
  readonly availableIn: number | null;
}

const NO_SPANS: ParsedSpans = new Map();

/**
 * Reads a document once: its profile is completed with what its texts say, and everything scoring needs is collected.
 */
export function enrichDocument(
  lexicon: Lexicon,
  kind: ProfileKind,
  stored: WireDocument,
  options: EnrichOptions,
): EnrichedDocument {
  const { ontology, gazetteer } = lexicon;
  const own = kind === 'JOB' ? stored : withoutParsedEntries(stored);
  const texts = documentTexts(kind, own);
  const given = withoutParsed(own.matchProfile);
  const language = own.language ?? languageOf(texts, given, options.fallbackLanguage ?? DEFAULT_LANGUAGE);
  const read = kind === 'JOB' ? readJobDocument : readCandidateDocument;
  const reading = read(lexicon, own, texts, language, options.today);
  const { document, texts: readings, aspects, spans, ended, availableIn } = reading;
  const parsed = {
    ...parsedAspects(lexicon, kind, aspects, given.language ?? language),
    ...availability(availableIn),
  };
  const profile = completeProfile(given, parsed, language, ontology);
  const resolved = resolveProfile(profile, language, ontology, gazetteer, lexicon.defaultRangeKm);
  const evidence: ConceptEvidence[] = [...evidenceOfProfile(ontology, profile, resolved)];
  for (const { text, reading } of readings)
    evidence.push(...evidenceOfText(ontology, text, reading, text.field === 'cvText' ? ended : []));
  return {
    document: { ...document, language, matchProfile: profile },
    enrichment: {
      ontologyVersion: parserVersion(lexicon.ontology.version, lexicon.defaultRangeKm),
      id: document.id,
      kind,
      language,
      profile: resolved,
      evidence,
      texts: stemmedTexts(readings, spans, language),
      worked: monthSpans(document.workExperiences ?? []),
      availableFrom: availableFrom(profile, options.today),
    },
  };
}

function languageOf(texts: readonly DocumentText[], profile: MatchProfile, fallback: Language): Language {
  const sample = texts.map(({ text }) => stripMarkup(text.slice(0, 2000))).join('. ');
  return detectLanguage(sample, profile.language ?? fallback);
}

function readJobDocument(
  lexicon: Lexicon,
  document: WireDocument,
  texts: readonly DocumentText[],
  language: Language,
): DocumentReading {
  const job = readJob(lexicon, { title: document.jobTitle ?? '', text: document.jobText ?? '', language });
  const readings = texts.map((text) => ({ text, reading: text.source === 'JOB_TITLE' ? job.title : job.body }));
  return { document, texts: readings, aspects: job.parsingAspects, spans: NO_SPANS, ended: [], availableIn: null };
}

function readCandidateDocument(
  lexicon: Lexicon,
  document: WireDocument,
  texts: readonly DocumentText[],
  language: Language,
  today: string,
): DocumentReading {
  const given = nameIn(document);
  const readings = texts.map((text): ReadDocumentText => {
    const { reading } = readDocumentText(lexicon, text, language);
    return { text, reading: withoutOwnName(reading, given) };
  });
  const cvText = readings.find(({ text }) => text.field === 'cvText');
  if (cvText === undefined) {
    const own = withoutTradesInPassing(readings, NO_SPANS);
    const aspects = candidateAspects(lexicon, document, own, null);
    return { document, texts: own, aspects, spans: NO_SPANS, ended: [], availableIn: null };
  }
  const hasOwn = (document.workExperiences ?? []).length > 0 && (document.educations ?? []).length > 0;
  const cv = readCvOf(lexicon, cvText.reading, !hasOwn);
  // of an entry without a title the employer's words may be the title
  const employers = cv.workExperiences.flatMap(({ title, spans }) =>
    title === null || spans.company === undefined ? [] : [spans.company],
  );
  const named = withoutEmployers(withoutOwnName(cvText.reading, cv.name?.text ?? null), employers);
  const cvReading = withHeadTitle(lexicon, named, cv);
  const { document: completed, spans, ended } = withEntriesOf(withName(document, cv), cv);
  const entries = documentTexts('CANDIDATE', completed).map((text): ReadDocumentText => {
    const known = readings.find(({ text: { field } }) => field === text.field);
    const span = spans.get(text.field);
    if (text.field === 'cvText') return { text, reading: cvReading };
    if (known !== undefined && span === undefined) return known;
    // a title is read as one; what stands below it was read with the CV
    if (span === undefined || text.purpose === 'title') return readDocumentText(lexicon, text, language);
    return { text, reading: sliceReading(cvReading, span) };
  });
  const all = withoutTradesInPassing(entries, spans);
  return {
    document: completed,
    texts: all,
    aspects: candidateAspects(lexicon, completed, all, aboutCv(cv, cvReading, spans)),
    spans,
    ended,
    availableIn: daysUntilAvailable(cvReading.read, [...spans.values()], today),
  };
}

/** Properties that tell who somebody is; with any of them nothing is read. */
const NAME_PROPERTIES = ['name', 'firstName', 'lastName'] as const;

/** A CV names its owner: lists and matches show the name, so it becomes a property where none is given. */
function withName(document: WireDocument, { name }: ReadCv): WireDocument {
  const properties = document.extraProperties ?? {};
  if (name === null || NAME_PROPERTIES.some((property) => (properties[property] ?? '') !== '')) return document;
  return { ...document, extraProperties: { ...properties, name: name.text } };
}

function aboutCv(cv: ReadCv, { read }: TextReading, spans: ParsedSpans): CvFacts {
  const { residence, headEnd } = cv;
  const titleEnd = read.tokens[(titleLine(read, cv)?.to ?? 0) - 1]?.end ?? 0;
  const entries = [...spans.values()];
  const [wishes, pay] = [wishSentences(read, entries), paySentences(read, entries)];
  return { residence, headEnd, titleEnd, isSlice: (field) => spans.has(field), wishes, pay };
}

function readDocumentText(lexicon: Lexicon, text: DocumentText, language: Language): ReadDocumentText {
  return { text, reading: readFor(lexicon, text.text, language, text.purpose) };
}

/** Every text as keyword items see it; a part of the CV takes the stems of the CV. */
function stemmedTexts(
  readings: readonly ReadDocumentText[],
  spans: ParsedSpans,
  language: Language,
): readonly StemmedText[] {
  const whole = new Map<string, StemmedText>();
  return readings.map(({ text }) => {
    const { source, field, endYear } = text;
    const span = spans.get(field);
    const cv = whole.get('cvText');
    const stems =
      span === undefined || cv === undefined ? stemText(stripMarkup(text.text), language) : sliceStems(cv, span);
    const stemmed = { source, field, endYear, ...stems };
    whole.set(field, stemmed);
    return stemmed;
  });
}

/** The aspect that days until somebody is available make. */
function availability(days: number | null): Aspects {
  if (days === null) return {};
  const value = { value: days, weight: 1, required: false, origin: 'parsed' } as const;
  return { availabilityAspect: { type: 'integer', weight: 1, required: false, value } };
}

const DAY = 86_400_000;
/** Nobody plans further ahead; keeps the date inside what a date can be. */
const MOST_DAYS = 36_525;

function availableFrom({ aspects: { availabilityAspect } }: MatchProfile, today: string): string | null {
  if (availabilityAspect?.type !== 'integer' && availabilityAspect?.type !== 'float') return null;
  const days = availabilityAspect.value?.value ?? null;
  const start = Date.parse(`${today}T00:00:00Z`);
  if (days === null || Number.isNaN(start)) return null;
  const bounded = Math.min(Math.max(0, Math.round(days)), MOST_DAYS);
  return new Date(start + bounded * DAY).toISOString().slice(0, 10);
}
