import { parentPort, threadId } from 'node:worker_threads';
import { loadGazetteer, type OntologyBytes, ontologyOf } from '@counterpart/ontology';
import { createParser, type ParsedQueryItem, type QueryText } from '@counterpart/parsing';
import { MAX_ITEMS, type RouteResponse } from '@counterpart/contract';
import { type Aspects, type Enrichment, type Language, LANGUAGES, type WireDocument } from '@counterpart/domain';
import { DIGEST_FORMAT, digestOf } from '@counterpart/engine/digest';
import { filterProperties } from '@counterpart/scoring';
import { type Digest, encodeEnrichment } from '@counterpart/store';
import { workerData } from 'piscina';
import { begun } from './begun-task.ts';
import { countInBytes, cutComments, hideInLines, readSlice } from './mine-text.ts';
import { WARM_TEXTS, type WarmMessage } from './warm-texts.ts';
import type { Enriched, EnrichTask } from '../services/reading/parser-pool.ts';

// every worker of a pool reads the same bytes: a file could have changed meanwhile
const { ontology, defaultRangeKm, readsWarmTexts } = workerData as {
  readonly ontology: OntologyBytes;
  readonly readsWarmTexts: boolean;
  readonly defaultRangeKm?: number;
};
const parser = createParser(
  ontologyOf(ontology),
  loadGazetteer(),
  defaultRangeKm === undefined ? {} : { defaultRangeKm },
);

/** Rounds over the warm texts, after which a text takes little more than later ones. */
const WARM_ROUNDS = 5;
const warmTexts = readsWarmTexts ? Array.from({ length: WARM_ROUNDS }, () => WARM_TEXTS).flat() : [];
/** One text, then what somebody asks meanwhile, then the next: nobody waits for the labels of a language not theirs. */
function readWarmText(): void {
  const job = warmTexts.shift();
  if (job === undefined) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ warmThread: threadId } satisfies WarmMessage);
    return;
  }
  parser.parseJob(job);
  setImmediate(readWarmText);
}
setImmediate(readWarmText);

interface JobText {
  readonly title: string;
  readonly text: string;
  readonly language: Language | null;
}

/** Compiles the labels of all languages, so that no first text of a language waits for it. */
export const warmUp = begun((): void => parser.warmUp(LANGUAGES));

/** Characters of an ad in which its title stands, and its language shows. */
const TOP_OF_AD = 4000;
const titleOf = (text: string) => parser.findTitle({ text: text.slice(0, TOP_OF_AD) });

/** Reads an advertisement. */
export const parseJob = begun(({ title, text, language }: JobText): RouteResponse<'parseJob'> => {
  // The locale is the reader's: it decides only where the text is too short to tell its own language.
  const fallback = language === null ? {} : { fallbackLanguage: language };
  const parsed = parser.parseJob({ title, text, ...fallback }) as RouteResponse<'parseJob'>;
  return title.trim() === '' ? { ...parsed, headline: titleOf(text) } : parsed;
});

/** The lines of advertisements that name their jobs. */
export const findTitles = begun((texts: readonly string[]): readonly (string | null)[] => texts.map(titleOf));

/** Reads a keyword query. */
export const parseQuery = begun((query: QueryText): readonly ParsedQueryItem[] => parser.parseQuery(query));

/** Cuts comments into pieces of work. */
export const cutFeedback = begun(cutComments);

/** Reads the comments of one piece. */
export const readFeedback = begun(readSlice);

/** Hides the names of people in lines. */
export const hideNames = begun(hideInLines);

/** Counts the n-grams of a text. */
export const countNgrams = begun(countInBytes);

/** A document and what it means, before it is handed over. */
interface ReadDocument {
  readonly document: WireDocument;
  readonly enrichment: Enrichment;
}

/** Makes sense of documents; a date of availability that is known stays. */
function enrichAll(tasks: readonly EnrichTask[]): ReadDocument[] {
  return tasks.map(({ kind, document, today, availableFrom }) => {
    const enriched = withinBounds(parser.enrich(kind, document, { today }));
    if (availableFrom === null) return enriched;
    return { ...enriched, enrichment: { ...enriched.enrichment, availableFrom } };
  });
}

/** A profile that a match may ask again: of a text that names more, the first items stay. Evidence keeps them all. */
function withinBounds({ document, enrichment }: ReadDocument): ReadDocument {
  const { matchProfile } = document;
  const entries = Object.entries(matchProfile?.aspects ?? {});
  const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > MAX_ITEMS;
  if (matchProfile === undefined || !entries.some(([, { value }]) => isLong(value))) return { document, enrichment };
  const bounded = entries.map(([name, aspect]) => [
    name,
    isLong(aspect.value) ? { ...aspect, value: aspect.value.slice(0, MAX_ITEMS) } : aspect,
  ]);
  const aspects = Object.fromEntries(bounded) as Aspects;
  return { document: { ...document, matchProfile: { ...matchProfile, aspects } }, enrichment };
}

/** Makes sense of a document. */
export const enrich = begun((tasks: readonly EnrichTask[]) => encoded(enrichAll(tasks)));

/** The same for a batch that nobody waits for. */
export const enrichMany = enrich;

/** Makes sense of documents without their texts, which took too long to read: their own values alone count. */
export const enrichUnread = begun((tasks: readonly EnrichTask[]): Enriched[] => {
  const unread = enrichAll(tasks.map((task) => ({ ...task, document: withoutTexts(task.document) })));
  return encoded(
    unread.map((enriched, i) => ({
      document: { ...tasks[i]?.document, ...enriched.document },
      enrichment: { ...enriched.enrichment, isUnread: true as const },
    })),
  );
});

/** The same with enrichments as they are stored. */
function encoded(documents: readonly ReadDocument[]): Enriched[] {
  return documents.map(({ document, enrichment }) => ({
    document,
    enrichment: {
      ontologyVersion: enrichment.ontologyVersion,
      content: encodeEnrichment(enrichment),
      digest: digestFor(document, enrichment),
    },
  }));
}

/** What an index will read; null where the texts were not read, which the index is to be told. */
function digestFor(document: WireDocument, enrichment: Enrichment): Digest | null {
  if (enrichment.isUnread === true) return null;
  const properties = filterProperties(document);
  return { format: DIGEST_FORMAT, bytes: digestOf({ id: enrichment.id, enrichment, properties }) };
}

function withoutTexts(document: WireDocument): WireDocument {
  const {
    jobTitle: _jobTitle,
    jobText: _jobText,
    cvText: _cvText,
    preferredJobTitle: _preferredJobTitle,
    preferredJobInfo: _preferredJobInfo,
    workExperiences: _workExperiences,
    educations: _educations,
    ...rest
  } = document;
  return rest;
}
