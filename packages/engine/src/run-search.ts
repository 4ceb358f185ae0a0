import {
  balanced,
  balanceOf,
  bindingFlags,
  compareBySort,
  compileFilter,
  type CompiledGroup,
  type CompiledQuery,
  filterPasses,
  listsWithoutScore,
  SCORE_UNITS,
  type SortRow,
  timesTenThousandths,
} from '@counterpart/scoring';
import type { SearchOptions, SearchPage } from '@counterpart/search-port';
import type { CriteriaCacheKeys } from './criteria-cache-keys.ts';
import { Block } from './block.ts';
import { ForwardPass, type ForwardScores } from './forward-pass.ts';
import type { IndexedRecord } from './indexed-record.ts';
import { ReverseEvaluation } from './reverse-evaluation.ts';
import { TopHits } from './top-hits.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a search needs of the index it runs in. */
export interface SearchContext {
  readonly blocks: readonly Block[];
  readonly vocabulary: Vocabulary;
  /** Numbers of what documents' compiled criteria depend on. */
  readonly cacheKeys: CriteriaCacheKeys;
  /** Lets other work of the process go first. */
  readonly pause: () => Promise<void>;
}

/**
 * Work between two pauses, in filter rules that are tested: a few milliseconds. Asking a document in reverse takes as
 * long as sixteen of them even when it must be compiled first (measured: 256 documents under 20 ms).
 */
const STRETCH = 4096;
const REVERSE_EFFORT = 16;
/** Items that are answered without a pause, and between two pauses where there are more: half a millisecond each. */
const FEW_ITEMS = 24;
const ITEM_STRETCH = 4;

function sortsByScore(options: SearchOptions): boolean {
  const [first] = options.sort;
  return first === undefined || (first.field === 'score' && first.order === 'desc' && options.sort.length === 1);
}

/** What the forward direction gives a block, and the block's documents at that moment. */
interface ScoredBlock extends ForwardScores {
  readonly records: readonly (IndexedRecord | null)[];
}

/**
 * Every document with its forward score. All blocks are read at one moment, so that a change that comes in during a
 * pause is in the answer as a whole or not at all: few items without a pause, many over blocks that stand still.
 */
async function* scoredBlocks(
  query: CompiledQuery,
  { blocks, vocabulary, pause }: SearchContext,
): AsyncGenerator<ScoredBlock> {
  const pass = new ForwardPass(query, vocabulary);
  if (pass.items <= FEW_ITEMS) {
    yield* blocks.map((block) => ({ ...pass.run(block), records: [...block.records] }));
    return;
  }
  for (const block of blocks.map((each) => new Block(each))) {
    const steps = pass.steps(block);
    let step = steps.next();
    for (let done = 1; step.done !== true; done += 1) {
      if (done % ITEM_STRETCH === 0) await pause();
      step = steps.next();
    }
    yield { ...step.value, records: block.records };
  }
}

/** Number of rules that a filter tests of one document. */
function ruleCount({ members }: CompiledGroup): number {
  return members.reduce((sum, member) => sum + ('combinator' in member ? ruleCount(member) : 1), 0);
}

/**
 * Scores every living document and answers the part of the ranking that was asked for, with the exact count.
 *
 *   blocks → forward scores and flags → filter, exclusions ─→ those left
 *   those left that ask or must be asked → reverse flags, reverse score → final score → best hits
 */
export async function runSearch(
  query: CompiledQuery,
  options: SearchOptions,
  context: SearchContext,
  signal?: AbortSignal,
): Promise<SearchPage> {
  const { scoreType, numbers, forward } = query;
  const { from, size } = options;
  const reverse = new ReverseEvaluation(query, context.cacheKeys);
  const bindsReverse = bindingFlags(scoreType).includes('REVERSE');
  const needsReverseScore = scoreType !== 'FORWARD' && scoreType !== 'MUTUAL_FORWARD_SCORE';
  const isPenalty = numbers.requiredMode === 'PENALTY';
  const listsAll = listsWithoutScore(query);
  const byScore = sortsByScore(options);
  const top = new TopHits(byScore ? from + size : 0);
  const rows: (SortRow & { readonly change: number })[] = [];
  const excluded = new Set(options.excludedIds);
  const filter = options.filter === null ? null : compileFilter(options.filter, options.now);
  const leaveOut = options.leaveOut === null ? null : compileFilter(options.leaveOut, options.now);
  const filterEffort = (filter === null ? 0 : ruleCount(filter)) + (leaveOut === null ? 0 : ruleCount(leaveOut));
  const bindsForward = bindingFlags(scoreType).includes('FORWARD');
  const mustScore = !needsReverseScore && !listsAll && !isPenalty;
  let count = 0;
  let leftOut = 0;
  let effort = 0;
  for await (const { scores, passes: flags, records } of scoredBlocks(query, context)) {
    signal?.throwIfAborted();
    for (let slot = 0; slot < records.length; slot += 1) {
      if ((effort += 1) >= STRETCH) {
        effort = 0;
        await context.pause();
        signal?.throwIfAborted();
      }
      let passes = !bindsForward || flags[slot] === 1;
      if (!passes && !isPenalty) continue;
      const forwardScore = scores[slot] ?? 0;
      if (mustScore && forwardScore <= numbers.minScore) continue;
      const record = records[slot];
      if (record === null || record === undefined || excluded.has(record.id)) continue;
      effort += filterEffort;
      if (filter !== null && !filterPasses(record.properties, filter)) continue;
      let reverseScore = 0;
      let reverseHasScore = false;
      if (needsReverseScore || (bindsReverse && record.flagged.length > 0)) {
        effort += REVERSE_EFFORT;
        if (needsReverseScore) {
          const back = reverse.score(record);
          reverseScore = back.score;
          reverseHasScore = back.hasScore;
          if (bindsReverse && !back.passes) passes = false;
        } else if (!reverse.meetsFlags(record)) passes = false;
        if (!passes && !isPenalty) continue;
      }
      const balance = balanceOf(scoreType, forward.hasScore, reverseHasScore, numbers);
      const whole = balanced(forwardScore, reverseScore, balance);
      const scoreUnits = passes ? whole : timesTenThousandths(whole, numbers.penalty);
      if (scoreUnits <= numbers.minScore && !listsAll) continue;
      if (leaveOut !== null && filterPasses(record.properties, leaveOut)) {
        leftOut += 1;
        continue;
      }
      count += 1;
      const { id, change } = record;
      if (byScore) top.add(id, scoreUnits, change);
      else rows.push({ id, change, scoreUnits, properties: record.properties });
    }
  }
  const ranked = byScore ? top.sorted() : rows.sort(compareBySort(options.sort));
  const hits = ranked.slice(from, from + size).map(({ id, change, scoreUnits }) => ({
    id,
    score: scoreUnits / SCORE_UNITS,
    ...(change === 0 ? {} : { change }),
  }));
  return { count, hits, leftOut };
}
