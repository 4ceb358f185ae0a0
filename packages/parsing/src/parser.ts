import type { Language, ProfileKind, WireDocument } from '@counterpart/domain';
import type { Gazetteer, Ontology } from '@counterpart/ontology';
import { enrichDocument, type EnrichedDocument, type EnrichOptions, versionOf } from './enrich.ts';
import { createContext } from './parser-context.ts';
import { type JobText, type ParsedJob, readJob } from './parse-job.ts';
import { type ParsedQueryItem, parseQueryText } from './parse-query.ts';

/** A keyword query and the language it is written in. */
export interface QueryText {
  readonly query: string;
  readonly language: Language;
}

/** Settings of a parser. */
export interface ParserOptions {
  /** Hours of a full-time month, for wages per hour (strategy `wage.hoursAMonth`). */
  readonly hoursAMonth?: number;
}

/** Reads ads, queries and documents with one ontology and one gazetteer. */
export interface Parser {
  /** What enrichments carry as `ontologyVersion`; another one makes them stale. */
  readonly version: string;
  /** An ad into aspects (ENG-10). */
  parseJob(job: JobText): ParsedJob;
  /** A keyword query into items (ENG-11). */
  parseQuery(query: QueryText): readonly ParsedQueryItem[];
  /** A document into its completed form and its evidence (ENG-16, DET-05). */
  enrich(kind: ProfileKind, document: WireDocument, options: EnrichOptions): EnrichedDocument;
  /** Compiles the labels of these languages now instead of with the first text. */
  warmUp(languages: readonly Language[]): void;
}

const DEFAULT_HOURS_A_MONTH = 164;

/** A parser; labels are compiled per language when its first text comes in, or by `warmUp`. */
export function createParser(ontology: Ontology, gazetteer: Gazetteer, options: ParserOptions = {}): Parser {
  const context = createContext(ontology, gazetteer, options.hoursAMonth ?? DEFAULT_HOURS_A_MONTH);
  return {
    version: versionOf(context),
    parseJob: (job) => {
      const { language, parsingAspects } = readJob(context, job);
      return { language, parsingAspects };
    },
    parseQuery: ({ query, language }) => parseQueryText(context, query, language),
    enrich: (kind, document, enrichOptions) => enrichDocument(context, kind, document, enrichOptions),
    warmUp: (languages) => {
      for (const language of languages) {
        context.labels(language);
        context.looseLabels(language);
      }
    },
  };
}
