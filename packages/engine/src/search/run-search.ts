import { bindingFlags, type CompiledQuery, fromTenThousandths, ONE, SCORE_UNITS } from '@counterpart/scoring';
import type { SearchOptions, SearchPage } from '@counterpart/search-port';
import type { BlockView } from '../blocks/block.ts';
import { idAt } from '../documents/id-bytes.ts';
import { DocumentOutcomes } from '../forward/document-outcomes.ts';
import { borrowScratch, returnScratch, type Scratch } from '../forward/scratch.ts';
import { TermAtATime, wideWork } from '../forward/term-at-a-time.ts';
import { DirectionFold } from '../query/direction-fold.ts';
import { contribution, type ForwardPlan, forwardPlan, someHold } from '../query/forward-plan.ts';
import type { SharesByStrategy } from '../reverse/shape-shares.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { TargetSelection } from './target-selection.ts';

/** What a search needs of the index it runs in. */
export interface SearchContext {
  readonly blocks: readonly BlockView[];
  /** The version of the index that it sees. */
  readonly version: number;
  readonly vocabulary: Vocabulary;
  readonly shares: SharesByStrategy;
  /** Lets other work of the process go first. */
  readonly pause: () => Promise<void>;
  /** How many postings answering one document from its own entries is reckoned at. */
  readonly documentCost: number;
}

/** Answering a document from its own entries costs as much as this many postings a concept at a time (measured). */
export const DOCUMENT_COST = 48;
/** Documents considered between two looks at the clock. */
const STRETCH = 4096;
/** How long the event loop is kept at a time, in milliseconds. */
const SLICE_MS = 4;

/**
 * One search over the blocks of a moment:
 *
 *   required items first → few documents left: each from its own entries
 *                        → many: a concept at a time over the block
 *   forward scores → TargetSelection → page, exact count
 */
class Search {
  readonly #query: CompiledQuery;
  readonly #vocabulary: Vocabulary;
  readonly #plan: ForwardPlan;
  readonly #bindsForward: boolean;
  readonly #wide: TermAtATime;
  readonly #selection: TargetSelection;
  readonly #fold: DirectionFold;
  readonly #documentCost: number;
  #documents: DocumentOutcomes | null = null;

  constructor(query: CompiledQuery, vocabulary: Vocabulary, selection: TargetSelection, documentCost: number) {
    this.#query = query;
    this.#documentCost = documentCost;
    this.#vocabulary = vocabulary;
    this.#plan = forwardPlan(query, vocabulary);
    this.#bindsForward = bindingFlags(query.scoreType).includes('FORWARD');
    this.#wide = new TermAtATime(this.#plan);
    this.#selection = selection;
    this.#fold = new DirectionFold(query.numbers);
  }

  /** Considers every document of a block, a piece of work at a time. */
  *run(view: BlockView, block: number, scratch: Scratch): Generator<undefined, void> {
    this.#selection.enter(view, block);
    const isPenalty = this.#query.numbers.requiredMode === 'PENALTY';
    if (this.#query.scoreType === 'REVERSE') yield* this.#considerUnscored(view);
    else if (this.#plan.weighsUnknown) yield* this.#fromEntries(view, null, true);
    else if (view.postings === null || isPenalty) yield* this.#fromEntries(view, null, false);
    else yield* this.#fromPostings(view, view.postings, scratch);
  }

  *#fromPostings(
    view: BlockView,
    postings: NonNullable<BlockView['postings']>,
    scratch: Scratch,
  ): Generator<undefined, void> {
    const conditions = this.#bindsForward ? this.#wide.conditions : 0;
    if (conditions > 0) {
      const left = yield* this.#wide.meetConditions(view, postings, scratch);
      if (left !== null && left.length * this.#documentCost < wideWork(this.#plan, postings) + view.columns.length) {
        yield* this.#fromEntries(view, left, false);
        return;
      }
    }
    yield* this.#wide.sumAll(view, postings, scratch);
    const { length } = view.columns;
    const least = this.#leastSum();
    const stretch = Math.max(64, Math.floor((4 * STRETCH) / this.#selection.effort));
    for (let from = 0; from < length; from += stretch) {
      this.#selection.considerSums(from, Math.min(length, from + stretch), scratch, least, conditions);
      yield;
    }
  }

  /** The sum from which on a forward score is above the minimum; 0 where none needs to be. */
  #leastSum(): number {
    if (!this.#selection.needsForwardScore) return 0;
    return (this.#query.numbers.minScore + 1) * ONE - ONE / 2;
  }

  /** Answers the given documents, or all, from their own entries. */
  *#fromEntries(view: BlockView, slots: Uint16Array | null, isWhole: boolean): Generator<undefined, void> {
    const documents = (this.#documents ??= new DocumentOutcomes(this.#plan, this.#vocabulary.concepts.size));
    documents.enter(view);
    const { aspects, conjuncts, criteria } = this.#plan;
    const { outcomes } = documents;
    const isPenalty = this.#query.numbers.requiredMode === 'PENALTY';
    const selection = this.#selection;
    const count = slots === null ? view.columns.length : slots.length;
    const stretch = STRETCH / 16;
    for (let i = 0; i < count; i += 1) {
      if (i % stretch === stretch - 1) yield;
      const slot = slots === null ? i : (slots[i] ?? 0);
      let score = 0;
      let passes = true;
      if (isWhole) {
        documents.answerWithInformation(slot);
        const folded = this.#fold.fold(criteria, outcomes, 1, 0, 0);
        ({ score, passes } = folded);
      } else {
        documents.answer(slot);
        for (const { rows } of conjuncts) passes &&= someHold(outcomes, rows);
        if (criteria.hasScore) {
          let sum = 0;
          for (const aspect of aspects) sum += contribution(aspect, outcomes);
          score = fromTenThousandths(sum);
        }
      }
      const meetsFlags = passes || !this.#bindsForward;
      if (!meetsFlags && !isPenalty) continue;
      if (selection.needsForwardScore && score <= this.#query.numbers.minScore) continue;
      selection.consider(slot, score, meetsFlags);
    }
  }

  /** Where only the reverse direction counts, there is no forward score to work out. */
  *#considerUnscored(view: BlockView): Generator<undefined, void> {
    for (let slot = 0; slot < view.columns.length; slot += 1) {
      if (slot % (STRETCH / 8) === 0) yield;
      this.#selection.consider(slot, 0, true);
    }
  }
}

/** Scores every living document and answers the part of the ranking that was asked for, with the exact count. */
export async function runSearch(
  query: CompiledQuery,
  options: SearchOptions,
  context: SearchContext,
  signal?: AbortSignal,
): Promise<SearchPage> {
  const { blocks, version, vocabulary, shares, pause, documentCost } = context;
  const selection = new TargetSelection(query, options, blocks, version, vocabulary, shares);
  const search = new Search(query, vocabulary, selection, documentCost);
  const scratch = borrowScratch();
  let until = performance.now() + SLICE_MS;
  try {
    for (const [number, block] of blocks.entries()) {
      for (const _ of search.run(block, number, scratch)) {
        if (performance.now() < until) continue;
        await pause();
        signal?.throwIfAborted();
        until = performance.now() + SLICE_MS;
      }
    }
  } finally {
    returnScratch(scratch);
  }
  const { from, size } = options;
  const hits = selection.top.sorted().slice(from, from + size);
  return {
    count: selection.count,
    leftOut: selection.leftOut,
    hits: hits.flatMap(({ block, slot, scoreUnits }) => {
      const columns = blocks[block]?.columns;
      if (columns === undefined) return [];
      const change = columns.changes[slot] ?? 0;
      return [{ id: idAt(columns, slot), score: scoreUnits / SCORE_UNITS, ...(change === 0 ? {} : { change }) }];
    }),
  };
}
