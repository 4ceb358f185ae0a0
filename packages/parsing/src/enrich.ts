import type {
  ConceptEvidence,
  Enrichment,
  Language,
  MatchProfile,
  ProfileKind,
  StemmedText,
  WireDocument,
} from '@counterpart/domain';
import { detectLanguage, stemText, stripMarkup } from '@counterpart/text';
import { completeProfile, withoutParsed } from './complete-profile.ts';
import { documentTexts, type DocumentText } from './document-texts.ts';
import { evidenceOfProfile, evidenceOfText } from './collect-evidence.ts';
import { functionsOfTitle } from './job-functions.ts';
import { monthSpans } from './month-spans.ts';
import type { ParserContext } from './parser-context.ts';
import { itemsOf } from './parsed-items.ts';
import type { ParsingAspect } from './parsing-aspect.ts';
import { readJob } from './parse-job.ts';
import { candidateAspects, functionsOf, type ReadDocumentText } from './read-candidate.ts';
import { resolveProfile } from './resolve-profile.ts';
import { readFor } from './text-reading.ts';

/** Rises when reading changes: enrichments of another version are stale. */
export const PARSER_VERSION = 2;

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
  readonly texts: readonly ReadDocumentText[];
  readonly aspects: readonly ParsingAspect[];
}

/** Reads a document once: its profile is completed with what its texts say, and everything scoring needs is collected. */
export function enrichDocument(
  context: ParserContext,
  kind: ProfileKind,
  document: WireDocument,
  options: EnrichOptions,
): EnrichedDocument {
  const { ontology, gazetteer } = context;
  const texts = documentTexts(kind, document);
  const given = withoutParsed(document.matchProfile);
  const language = document.language ?? languageOf(texts, given, options.fallbackLanguage ?? 'DUT');
  const { texts: readings, aspects } =
    kind === 'JOB'
      ? readJobDocument(context, document, texts, language)
      : readCandidateDocument(context, document, texts, language);
  const profile = completeProfile(given, itemsOf(context, aspects, given.language ?? language), language, ontology);
  const resolved = resolveProfile(profile, language, ontology, gazetteer);
  const evidence: ConceptEvidence[] = [...evidenceOfProfile(ontology, profile, resolved)];
  for (const { text, reading, functions } of readings)
    evidence.push(...evidenceOfText(ontology, text, reading, functions));
  return {
    document: { ...document, language, matchProfile: profile },
    enrichment: {
      ontologyVersion: versionOf(context),
      id: document.id,
      kind,
      language,
      profile: resolved,
      evidence,
      texts: texts.map((text) => stemmed(text, language)),
      worked: monthSpans(document.workExperiences ?? []),
      availableFrom: availableFrom(profile, options.today),
    },
  };
}

/** The version that an enrichment made now would carry. */
export function versionOf(context: ParserContext): string {
  return `${context.ontology.version}.${PARSER_VERSION}`;
}

function languageOf(texts: readonly DocumentText[], profile: MatchProfile, fallback: Language): Language {
  const sample = texts.map(({ text }) => stripMarkup(text.slice(0, 2000))).join('. ');
  return detectLanguage(sample, profile.language ?? fallback);
}

function readJobDocument(
  context: ParserContext,
  document: WireDocument,
  texts: readonly DocumentText[],
  language: Language,
): DocumentReading {
  const job = readJob(context, { title: document.jobTitle ?? '', text: document.jobText ?? '', language });
  const titleFunctions = functionsOfTitle(context, job.title.read, job.title.occupations);
  const readings = texts.map((text) =>
    text.source === 'JOB_TITLE'
      ? { text, reading: job.title, functions: titleFunctions }
      : { text, reading: job.body, functions: job.body.occupations },
  );
  return { texts: readings, aspects: job.parsingAspects };
}

function readCandidateDocument(
  context: ParserContext,
  document: WireDocument,
  texts: readonly DocumentText[],
  language: Language,
): DocumentReading {
  const readings = texts.map((text) => {
    const reading = readFor(context, text.text, language, text.purpose);
    return { text, reading, functions: functionsOf(context, text, reading) };
  });
  return { texts: readings, aspects: candidateAspects(context, document, readings) };
}

function stemmed({ source, field, text, endYear }: DocumentText, language: Language): StemmedText {
  return { source, field, endYear, ...stemText(stripMarkup(text), language) };
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
