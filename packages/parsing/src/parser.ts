import { DEFAULT_LANGUAGE, type Language, type ProfileKind, type WireDocument } from '@counterpart/domain';
import type { Gazetteer, Ontology } from '@counterpart/ontology';
import { detectLanguage, stripMarkup } from '@counterpart/text';
import { type ReadCv, readCv } from './cv/read-cv.ts';
import { enrichDocument, type EnrichedDocument, type EnrichOptions } from './enrichment/enrich.ts';
import { parserVersion } from './enrichment/parser-version.ts';
import { DEFAULT_RANGE_KM } from './enrichment/resolve-profile.ts';
import { createLexicon } from './reading/lexicon.ts';
import { findTitle } from './job/find-title.ts';
import { type JobText, type ParsedJob, readJob } from './job/parse-job.ts';
import { parseQueryText } from './query/parse-query.ts';
import type { ParsedQueryItem } from './query/query-items.ts';

/** A keyword query and the language it is written in. */
export interface QueryText {
  readonly query: string;
  readonly language: Language;
}

/** The text of a CV; without a language it is detected. */
export interface CvText {
  readonly text: string;
  readonly language?: Language;
}

/** What a CV tells and the language it was read in. */
export interface ParsedCv extends ReadCv {
  readonly language: Language;
}

/** Settings of a parser. */
export interface ParserOptions {
  /** Hours of a full-time month, for wages per hour (strategy `wage.hoursAMonth`). */
  readonly hoursAMonth?: number;
  /** Range of a location that names none, in kilometres (configuration `defaultRange`). */
  readonly defaultRangeKm?: number;
}

/** Reads ads, queries and documents with one ontology and one gazetteer. */
export interface Parser {
  /** What enrichments carry as `ontologyVersion`; another one makes them stale. */
  readonly version: string;
  /** An ad into aspects (ENG-10a). */
  parseJob(job: JobText): ParsedJob;
  /** The line of an ad that names its job; null where none does. */
  findTitle(ad: Omit<JobText, 'title'>): string | null;
  /** A keyword query into items (ENG-11). */
  parseQuery(query: QueryText): readonly ParsedQueryItem[];
  /** A CV into a name, a residence, work experiences and educations (ENG-18, ENG-19). */
  parseCv(cv: CvText): ParsedCv;
  /** A document into its completed form and its evidence (ENG-18, ENG-19, DET-05). */
  enrich(kind: ProfileKind, document: WireDocument, options: EnrichOptions): EnrichedDocument;
  /** Compiles the labels of these languages now instead of with the first text. */
  warmUp(languages: readonly Language[]): void;
}

const DEFAULT_HOURS_A_MONTH = 164;
/** Characters that tell the language of a CV. */
const LANGUAGE_SAMPLE = 4000;

/** A parser; labels are compiled per language when its first text comes in, or by `warmUp`. */
export function createParser(ontology: Ontology, gazetteer: Gazetteer, options: ParserOptions = {}): Parser {
  const lexicon = createLexicon(ontology, gazetteer, {
    hoursAMonth: options.hoursAMonth ?? DEFAULT_HOURS_A_MONTH,
    defaultRangeKm: options.defaultRangeKm ?? DEFAULT_RANGE_KM,
  });
  return {
    version: parserVersion(ontology.version, lexicon.defaultRangeKm),
    parseJob: (job) => {
      const { language, parsingAspects } = readJob(lexicon, job);
      return { language, parsingAspects };
    },
    findTitle: (ad) => findTitle(lexicon, ad),
    parseCv: ({ text, language }) => {
      const spoken = language ?? detectLanguage(stripMarkup(text.slice(0, LANGUAGE_SAMPLE)), DEFAULT_LANGUAGE);
      return { language: spoken, ...readCv(lexicon, text, spoken) };
    },
    parseQuery: ({ query, language }) => parseQueryText(lexicon, query, language),
    enrich: (kind, document, enrichOptions) => enrichDocument(lexicon, kind, document, enrichOptions),
    warmUp: (languages) => {
      for (const language of languages) {
        lexicon.labels(language);
        lexicon.rootLabels(language);
        lexicon.skillWords(language);
      }
      lexicon.codeOfLanguage('');
    },
  };
}
