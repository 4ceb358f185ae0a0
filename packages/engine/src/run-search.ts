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
import type { Block } from './block.ts';
import { DirectionFold } from './direction-score.ts';
import { forwardAnswers, type Vocabulary } from './forward-answers.ts';
import type { IndexedRecord } from './indexed-record.ts';
import { ReverseAnswers } from './reverse-answers.ts';
import { TopHits } from './top-hits.ts';

/** Takes every included document with its score, in any order. */
type Collect = (row: SortRow) => void;

function sortsByScore(options: SearchOptions): boolean {
  const [first] = options.sort;
  return first === undefined || (first.field === 'score' && first.order === 'desc' && options.sort.length === 1);
}

/**
 * Scores a block:
 *
 *   postings → answers per item and slot → fold per document ─┬→ flags of the source
 *                                                             └→ forward score
 *   documents that ask or must be asked → reverse answers → fold → flags, score
 */
class BlockScorer {
  readonly #query: CompiledQuery;
  readonly #vocabulary: Vocabulary;
  readonly #fold: DirectionFold;
  readonly #reverse: ReverseAnswers;
  readonly #items: number;
  readonly #needsReverseScore: boolean;
  readonly #bindsForward: boolean;
  readonly #bindsReverse: boolean;

  constructor(query: CompiledQuery, vocabulary: Vocabulary) {
    const { scoreType, forward, numbers } = query;
    this.#query = query;
    this.#vocabulary = vocabulary;
    this.#fold = new DirectionFold(forward, numbers);
    this.#reverse = new ReverseAnswers(query);
    this.#items = forward.aspects.reduce((sum, aspect) => sum + aspect.items.length, 0);
    const bound = bindingFlags(scoreType);
    this.#bindsForward = bound.includes('FORWARD');
    this.#bindsReverse = bound.includes('REVERSE');
    this.#needsReverseScore = scoreType !== 'FORWARD' && scoreType !== 'MUTUAL_FORWARD_SCORE';
  }

  score(block: Block, isWanted: (record: IndexedRecord) => boolean, collect: Collect): void {
    const { numbers, forward, scoreType } = this.#query;
    const { length } = block;
    const answers = new Uint16Array(this.#items * length);
    forwardAnswers(forward, block, this.#vocabulary, numbers, answers);
    const listsAll = listsWithoutScore(this.#query);
    const isPenalty = numbers.requiredMode === 'PENALTY';
    for (let slot = 0; slot < length; slot += 1) {
      const record = block.records[slot];
      if (record === null || record === undefined) continue;
      const ahead = this.#fold.fold(answers, length, slot, 0);
      let passes = !this.#bindsForward || ahead.passes;
      if (!passes && !isPenalty) continue;
      const forwardScore = ahead.score;
      let reverseScore = 0;
      let reverseHasScore = false;
      if (this.#needsReverseScore || (this.#bindsReverse && record.hasFlags)) {
        const back = this.#reverse.score(record);
        reverseScore = back.score;
        reverseHasScore = back.hasScore;
        if (this.#bindsReverse && !back.passes) passes = false;
        if (!passes && !isPenalty) continue;
      }
      const balance = balanceOf(scoreType, forward.hasScore, reverseHasScore, numbers);
      const whole = balanced(forwardScore, reverseScore, balance);
      const scoreUnits = passes ? whole : timesTenThousandths(whole, numbers.penalty);
      if (scoreUnits <= numbers.minScore && !listsAll) continue;
      if (!isWanted(record)) continue;
      collect({ id: record.id, scoreUnits, properties: record.properties });
    }
  }
}

/** Scores every living document and answers the part of the ranking that was asked for, with the exact count. */
export function runSearch(
  query: CompiledQuery,
  options: SearchOptions,
  blocks: readonly Block[],
  vocabulary: Vocabulary,
): SearchPage {
  const scorer = new BlockScorer(query, vocabulary);
  const excluded = new Set(options.excludedIds);
  const filter = options.filter === null ? null : compileFilter(options.filter, options.now);
  const isWanted = ({ id, properties }: IndexedRecord): boolean =>
    !excluded.has(id) && (filter === null || filterPasses(properties, filter));
  const { from, size } = options;
  let count = 0;
  const hitOf = ({ id, scoreUnits }: { id: string; scoreUnits: number }) => ({ id, score: scoreUnits / SCORE_UNITS });
  if (sortsByScore(options)) {
    const top = new TopHits(from + size);
    for (const block of blocks) {
      scorer.score(block, isWanted, ({ id, scoreUnits }) => {
        count += 1;
        top.add(id, scoreUnits);
      });
    }
    return {
      count,
      hits: top
        .sorted()
        .slice(from, from + size)
        .map(hitOf),
    };
  }
  const rows: SortRow[] = [];
  for (const block of blocks) scorer.score(block, isWanted, (row) => rows.push(row));
  const hits = rows
    .sort(compareBySort(options.sort))
    .slice(from, from + size)
    .map(hitOf);
  return { count: rows.length, hits };
}
