import {
  balanced,
  balanceOf,
  bindingFlags,
  compareBySort,
  compileFilter,
  type CompiledQuery,
  filterPasses,
  listsWithoutScore,
  SCORE_UNITS,
  type SortRow,
  timesTenThousandths,
} from '@counterpart/scoring';
import type { SearchOptions, SearchPage } from '@counterpart/search-port';
import type { CriteriaCacheKeys } from './criteria-cache-keys.ts';
import type { Block } from './block.ts';
import { ForwardPass } from './forward-pass.ts';
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

/** Documents that are asked in reverse between two pauses: under 20 ms even when all must be compiled first (measured). */
const REVERSE_STRETCH = 256;

interface Survivor {
  readonly record: IndexedRecord;
  readonly forward: number;
  readonly passes: boolean;
  /** Counted apart, not shown. */
  readonly isLeftOut: boolean;
}

function sortsByScore(options: SearchOptions): boolean {
  const [first] = options.sort;
  return first === undefined || (first.field === 'score' && first.order === 'desc' && options.sort.length === 1);
}

/**
 * The documents that the forward direction and the request leave: cheap tests first. All blocks are read at one
 * moment, so that a change that comes in during a pause is in the answer as a whole or not at all.
 */
function survivorsOf(query: CompiledQuery, options: SearchOptions, { blocks, vocabulary }: SearchContext): Survivor[] {
  const { scoreType, numbers } = query;
  const excluded = new Set(options.excludedIds);
  const filter = options.filter === null ? null : compileFilter(options.filter, options.now);
  const leaveOut = options.leaveOut === null ? null : compileFilter(options.leaveOut, options.now);
  const bindsForward = bindingFlags(scoreType).includes('FORWARD');
  const isForwardOnly = scoreType === 'FORWARD' || scoreType === 'MUTUAL_FORWARD_SCORE';
  const mustScore = isForwardOnly && !listsWithoutScore(query) && numbers.requiredMode === 'FILTER';
  const pass = new ForwardPass(query, vocabulary);
  const survivors: Survivor[] = [];
  for (const block of blocks) {
    const { scores, passes: flags } = pass.run(block);
    for (let slot = 0; slot < scores.length; slot += 1) {
      const passes = !bindsForward || flags[slot] === 1;
      if (!passes && numbers.requiredMode === 'FILTER') continue;
      const forward = scores[slot] ?? 0;
      if (mustScore && forward <= numbers.minScore) continue;
      const record = block.records[slot];
      if (record === null || record === undefined || excluded.has(record.id)) continue;
      if (filter !== null && !filterPasses(record.properties, filter)) continue;
      const isLeftOut = leaveOut !== null && filterPasses(record.properties, leaveOut);
      survivors.push({ record, forward, passes, isLeftOut });
    }
  }
  return survivors;
}

/**
 * Scores every living document and answers the part of the ranking that was asked for, with the exact count.
 *
 *   blocks → forward scores and flags → filter, exclusions ─→ survivors
 *   survivors that ask or must be asked → reverse flags, reverse score → final score → best hits
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
  const rows: SortRow[] = [];
  let count = 0;
  let leftOut = 0;
  let asked = 0;
  for (const survivor of survivorsOf(query, options, context)) {
    const { record, forward: forwardScore, passes: passesForward, isLeftOut } = survivor;
    let passes = passesForward;
    let reverseScore = 0;
    let reverseHasScore = false;
    if (needsReverseScore || (bindsReverse && record.flagged.length > 0)) {
      asked += 1;
      if (asked % REVERSE_STRETCH === 0) {
        await context.pause();
        signal?.throwIfAborted();
      }
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
    if (isLeftOut) {
      leftOut += 1;
      continue;
    }
    count += 1;
    if (byScore) top.add(record.id, scoreUnits);
    else rows.push({ id: record.id, scoreUnits, properties: record.properties });
  }
  const ranked = byScore ? top.sorted() : rows.sort(compareBySort(options.sort));
  const hits = ranked.slice(from, from + size).map(({ id, scoreUnits }) => ({ id, score: scoreUnits / SCORE_UNITS }));
  return { count, hits, leftOut };
}
