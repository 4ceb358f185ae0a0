import type { Language, ProfileKind, WireDocument } from '@counterpart/domain';
import type { RouteResponse } from '@counterpart/contract';
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

/** Parsing off the event loop. */
export interface ParserPool {
  parseJob(
    job: { title: string; text: string; language: Language | null },
    signal: AbortSignal,
  ): Promise<RouteResponse<'parseJob'>>;
  enrich(tasks: readonly EnrichTask[]): Promise<readonly Enriched[]>;
  close(): Promise<void>;
}
