import type { Language, ProfileKind, WireDocument } from '@counterpart/domain';
import type { RouteResponse } from '@counterpart/contract';
import type { FeedbackInput, FeedbackOptions, NgramOptions } from '@counterpart/parsing';
import type { EncodedEnrichment } from '@counterpart/store';

/** A document to make sense of; `availableFrom` is known when its availability did not change since it was stored. */
export interface EnrichTask {
  readonly kind: ProfileKind;
  readonly document: WireDocument;
  /** The UTC day of the write. */
  readonly today: string;
  readonly availableFrom: string | null;
}

/** A document complete with what was parsed, and what it means. */
export interface Enriched {
  readonly document: WireDocument;
  /** As it is stored: a text that is handed over costs nothing, its thousands of pieces would be copied one by one. */
  readonly enrichment: EncodedEnrichment;
}

/** A text of comments, cut into pieces of work. */
export interface CutFeedback {
  /** Why it cannot be read; null when it can. */
  readonly problem: 'EMPTY_TEXT' | 'BINARY_TEXT' | null;
  /** Comments of one piece each, joined by NUL. */
  readonly slices: readonly string[];
  /** Comments in all slices. */
  readonly comments: number;
  /** Numbers of the comments, from 1, that are too long to read. */
  readonly skipped: readonly number[];
}

/** Mentions of one behaviour in one category. */
export interface MentionRun {
  readonly category: string;
  readonly behaviour: string;
  readonly count: number;
  /** Where they stand in the bytes, JSON objects separated by commas. */
  readonly start: number;
  readonly end: number;
}

/** What a slice says: JSON of its mentions, so that nobody has to make objects of them on the way out. */
export interface ReadSlice {
  readonly comments: number;
  readonly bytes: Uint8Array;
  readonly runs: readonly MentionRun[];
}

/** Parsing off the event loop. */
export interface ParserPool {
  parseJob(
    job: { title: string; text: string; language: Language | null },
    signal: AbortSignal,
  ): Promise<RouteResponse<'parseJob'>>;
  /** Of each text the line that names its job, null where none does. */
  findTitles(texts: readonly string[], signal: AbortSignal): Promise<readonly (string | null)[]>;
  enrich(tasks: readonly EnrichTask[]): Promise<readonly Enriched[]>;
  cutFeedback(text: { text: string; input: FeedbackInput }, signal: AbortSignal): Promise<CutFeedback>;
  readFeedback(slice: { slice: string; options: FeedbackOptions }, signal: AbortSignal): Promise<ReadSlice>;
  hideNames(
    text: { lines: readonly string[]; options: FeedbackOptions },
    signal: AbortSignal,
  ): Promise<readonly string[]>;
  /** The list of n-grams as JSON; null for binary data. */
  countNgrams(text: { text: string; options: NgramOptions }, signal: AbortSignal): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
