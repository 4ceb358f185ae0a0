import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Aspects,
  CatalogueError,
  type Language,
  type NumberAspect,
  type Person,
  type ProfileKind,
  type WireDocument,
} from '@counterpart/domain';
import { candidateInput, jobInput } from '@counterpart/contract';
import type { Ontology } from '@counterpart/ontology';
import type { DocumentStore, Precondition, StoredRecord, Write, WriteResult } from '@counterpart/store';
import type { z } from 'zod';
import { type Clock, daysBetween, dayOf } from '../clock.ts';
import type { Indices } from './indices.ts';
import type { EnrichTask, ParserPool } from '../reading/parser-pool.ts';
import { parsedLabelsIn } from './parsed-labels.ts';
import { refuseBinaryTexts } from '../reading/text-checks.ts';

/** The schema of what a caller may send for a kind of document. */
export function inputSchema(kind: ProfileKind): z.ZodType {
  return kind === 'JOB' ? jobInput : candidateInput;
}

function availability(document: WireDocument | undefined): NumberAspect | null {
  const aspect = document?.matchProfile?.aspects.availabilityAspect;
  return aspect !== undefined && (aspect.type === 'integer' || aspect.type === 'float') ? aspect : null;
}

/** A stored document as it reads on a day: availability counts the days that are left until `availableFrom` (matching.md). */
export function documentOn(document: WireDocument, availableFrom: string | null, day: string): WireDocument {
  const aspect = availability(document);
  if (aspect?.value === null || aspect === null || availableFrom === null) return document;
  const value = Math.max(0, daysBetween(day, availableFrom));
  const aspects: Aspects = {
    ...document.matchProfile?.aspects,
    availabilityAspect: { ...aspect, value: { ...aspect.value, value } },
  };
  return { ...document, matchProfile: { ...document.matchProfile, aspects } };
}

/** What a write answers: where it stands in the feed, so that a caller can wait until a match sees it. */
export interface Written {
  readonly id: string;
  readonly version: number;
  readonly change: number;
}

/**
 * Documents: read, write, remove. A write is enriched in the pool, then stored with its enrichment in one transaction.
 */
export class Documents {
  readonly #store: DocumentStore;
  readonly #indices: Indices;
  readonly #pool: ParserPool;
  readonly #ontology: Ontology;
  readonly #clock: Clock;

  constructor(store: DocumentStore, indices: Indices, pool: ParserPool, ontology: Ontology, clock: Clock) {
    this.#store = store;
    this.#indices = indices;
    this.#pool = pool;
    this.#ontology = ontology;
    this.#clock = clock;
  }

  /** The record of an id; UNKNOWN_DOCUMENT when there is none. */
  record(kind: ProfileKind, index: string, id: string): StoredRecord {
    this.#indices.get(index, kind);
    const record = this.#store.get(index, id);
    if (record === null)
      throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path: 'id', message: `There is no document ${id}.` }]);
    return record;
  }

  /** The document of an id with its complete profile, as it reads today; `language` is that of the labels that parsing added. */
  get(kind: ProfileKind, index: string, id: string, language: Language | null = null): WireDocument {
    const { document, enrichment } = this.record(kind, index, id);
    const today = documentOn(document, enrichment.availableFrom, dayOf(this.#clock()));
    return language === null ? today : parsedLabelsIn(today, enrichment.profile, language, this.#ontology);
  }

  async put(
    kind: ProfileKind,
    index: string,
    document: WireDocument,
    precondition: Precondition,
    by: Person | null = null,
  ): Promise<Written> {
    this.#indices.get(index, kind);
    refuseBinaryTexts(document);
    const [result] = await this.writeAll(kind, index, [document], precondition, by);
    if (result === undefined || result.status === 'conflict' || result.status === 'missing') {
      throw new CatalogueError('VERSION_CONFLICT');
    }
    return result;
  }

  delete(kind: ProfileKind, index: string, id: string, precondition: Precondition, by: Person | null = null): Written {
    const { follower } = this.#indices.get(index, kind);
    const [result] = this.#store.write(index, [{ op: 'delete', id, precondition }], this.#clock().toISOString(), by);
    if (result?.status === 'conflict') throw new CatalogueError('VERSION_CONFLICT');
    if (result === undefined || result.status === 'missing') {
      throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path: 'id', message: `There is no document ${id}.` }]);
    }
    follower.nudge();
    return result;
  }

  /** Enriches and stores checked documents in one transaction; at most 100 at a time. */
  async writeAll(
    kind: ProfileKind,
    index: string,
    documents: readonly WireDocument[],
    precondition: Precondition = () => true,
    by: Person | null = null,
  ): Promise<readonly WriteResult[]> {
    const today = dayOf(this.#clock());
    const tasks = documents.map((document) => this.#taskFor(kind, index, document, today));
    const enriched = await this.#pool.enrich(tasks);
    // what the workers answer was just copied: whoever waits goes before it is written
    await nextTurn();
    const writes = enriched.map(({ document, enrichment }): Write => ({
      op: 'put',
      kind,
      id: document.id,
      document,
      enrichment,
      precondition,
    }));
    const results = this.#store.write(index, writes, this.#clock().toISOString(), by);
    this.#indices.get(index).follower.nudge();
    return results;
  }

  #taskFor(kind: ProfileKind, index: string, document: WireDocument, today: string): EnrichTask {
    const days = availability(document)?.value?.value ?? null;
    const [before = null] = days === null ? [] : this.#store.getMany(index, [document.id]);
    const isUnchanged = before !== null && availability(before.document)?.value?.value === days;
    return { kind, document, today, availableFrom: isUnchanged ? before.enrichment.availableFrom : null };
  }
}
