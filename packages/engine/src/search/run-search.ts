import { type CompiledQuery, SCORE_UNITS, type SortKey } from '@counterpart/scoring';
import type { SearchHit, SearchOptions, SearchPage } from '@counterpart/search-port';
import type { BlockView } from '../blocks/block.ts';
import { idAt } from '../documents/id-bytes.ts';
import { borrowScratch, returnScratch } from '../forward/scratch.ts';
import { forwardPlan } from '../query/forward-plan.ts';
import { type Ranked, rankedKeys, sortsByScore } from '../ranking/sort-plan.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { BlockSearch } from './block-search.ts';
import type { KeptBetweenSearches } from './kept-between-searches.ts';
import { TargetSelection } from './target-selection.ts';

/** What a search needs of the index it runs in. */
export interface SearchContext {
  readonly blocks: readonly BlockView[];
  /** The version of the index that it sees. */
  readonly version: number;
  readonly vocabulary: Vocabulary;
  readonly kept: KeptBetweenSearches;
  /** Lets other work of the process go first. */
  readonly pause: () => Promise<void>;
  /** How many postings answering one document from its own entries is reckoned at. */
  readonly documentCost: number;
}

/** A part of the ranking, with what each of its hits is ranked by besides score and id: enough to put parts together. */
export interface RankedPage extends SearchPage {
  /** A list for each hit, a key for each criterion of the request; empty where only the score ranks. */
  readonly keys: readonly (readonly SortKey[])[];
}

/** Answering a document from its own entries costs as much as this many postings a concept at a time (measured, ADR 20). */
export const DOCUMENT_COST = 180;
/** How long the event loop is kept at a time, in milliseconds. */
const SLICE_MS = 4;

/** Scores every living document and answers the part of the ranking that was asked for, with the exact count. */
export async function runSearch(
  query: CompiledQuery,
  options: SearchOptions,
  context: SearchContext,
  signal?: AbortSignal,
): Promise<RankedPage> {
  const { blocks, version, vocabulary, kept, pause, documentCost } = context;
  let until = performance.now() + SLICE_MS;
  async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      if (performance.now() < until) continue;
      await pause();
      signal?.throwIfAborted();
      until = performance.now() + SLICE_MS;
    }
  }
  const plan = await inSlices(forwardPlan(query, vocabulary, kept.outcomes));
  const selection = new TargetSelection(query, options, blocks, version, vocabulary, kept.shares);
  const scratch = borrowScratch();
  scratch.postings.forget();
  const search = new BlockSearch(query, plan, vocabulary, selection, documentCost, scratch);
  try {
    for (const [number, block] of blocks.entries()) await inSlices(search.run(block, number));
  } finally {
    search.release();
    returnScratch(scratch);
  }
  const { from, size, sort } = options;
  const ranked = selection.top.sorted().slice(from, from + size);
  return {
    keys: sortsByScore(sort) ? [] : ranked.map(rankedKeys(sort, blocks, vocabulary.properties)),
    count: selection.count,
    leftOut: selection.leftOut,
    hits: await inSlices(hitsOf(ranked, blocks)),
  };
}

/** Hits that are made between two moments at which others may go first: the ids of ten thousand take some 5 ms. */
const HITS = 512;

function* hitsOf(ranked: readonly Ranked[], blocks: readonly BlockView[]): Generator<undefined, SearchHit[]> {
  const hits: SearchHit[] = [];
  for (const [place, { block, slot, scoreUnits }] of ranked.entries()) {
    if (place % HITS === 0) yield;
    const columns = blocks[block]?.columns;
    if (columns === undefined) continue;
    const change = columns.changes[slot] ?? 0;
    hits.push({ id: idAt(columns, slot), score: scoreUnits / SCORE_UNITS, ...(change === 0 ? {} : { change }) });
  }
  return hits;
}
