import {
  balanced,
  balanceOf,
  bindingFlags,
  type CompiledQuery,
  fromTenThousandths,
  listsWithoutScore,
  ONE,
  timesTenThousandths,
} from '@counterpart/scoring';
import type { SearchOptions } from '@counterpart/search-port';
import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { LeftSlots } from '../kernels/left-slots.ts';
import type { ContestTerms } from '../forward/contest.ts';
import type { Scratch } from '../forward/scratch.ts';
import type { ColumnStage } from '../kernels/column-stage.ts';
import { type FilterPlan, filterPlan } from '../properties/filter-plan.ts';
import { COUNTS } from '../query/verdicts.ts';
import { rankedOrder, sortsByScore } from '../ranking/sort-plan.ts';
import { TopMatches } from '../ranking/top-matches.ts';
import { ReversePass } from '../reverse/reverse-pass.ts';
import type { SharesByStrategy } from '../reverse/shape-shares.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { Admission, kept } from './admission.ts';
import { ExcludedIds } from './excluded-ids.ts';
import { type Counted, SumSelection } from './sum-selection.ts';

/** Documents considered between two moments at which others may go first. */
const STRETCH = 16_384;

/**
 * Decides of each document with a forward score whether it is a match, counts it and ranks it. What costs most comes last:
 *
 *   filter → alive, not excluded → flags of the document, its reverse score → final score → left out? → count, rank
 */
export class TargetSelection {
  readonly #query: CompiledQuery;
  readonly #filter: FilterPlan | null;
  readonly #leaveOut: FilterPlan | null;
  readonly #reverse: ReversePass | null;
  readonly #needsReverseScore: boolean;
  readonly #bindsReverse: boolean;
  readonly #isPenalty: boolean;
  readonly #listsAll: boolean;
  readonly #ranksByScore: boolean;
  readonly top: TopMatches;
  readonly #bySums: SumSelection;
  /** What is known of documents without their score. */
  readonly admission: Admission;
  #block = 0;
  readonly #counted: Counted = { counts: 0, leftOut: 0 };

  constructor(
    query: CompiledQuery,
    options: SearchOptions,
    blocks: readonly BlockView[],
    version: number,
    vocabulary: Vocabulary,
    shares: SharesByStrategy,
  ) {
    const { scoreType, numbers } = query;
    this.#query = query;
    const excluded = options.excludedIds.length === 0 ? null : new ExcludedIds(options.excludedIds);
    this.#filter = filterPlan(options.filter, options.now, vocabulary.properties);
    this.#leaveOut = filterPlan(options.leaveOut, options.now, vocabulary.properties);
    this.#needsReverseScore = scoreType !== 'FORWARD' && scoreType !== 'MUTUAL_FORWARD_SCORE';
    this.#bindsReverse = bindingFlags(scoreType).includes('REVERSE');
    this.#reverse = this.#needsReverseScore || this.#bindsReverse ? new ReversePass(query, vocabulary, shares) : null;
    this.admission = new Admission(version, excluded, this.#reverse);
    this.#isPenalty = numbers.requiredMode === 'PENALTY';
    this.#listsAll = listsWithoutScore(query);
    this.#ranksByScore = sortsByScore(options.sort);
    const order = rankedOrder(options.sort, blocks, vocabulary.properties);
    this.top = new TopMatches(options.from + options.size, order);
    this.#bySums = new SumSelection(
      {
        query,
        version,
        excluded,
        leaveOut: this.#leaveOut,
        reverse: this.#reverse,
        needsReverseScore: this.#needsReverseScore,
        ranksByScore: this.#ranksByScore,
        counted: this.#counted,
        top: this.top,
      },
      (slot, forwardScore) => this.consider(slot, forwardScore, true),
    );
  }

  /** Matches so far. */
  get count(): number {
    return this.#counted.counts;
  }

  /** Documents so far that would be matches but for what is left out. */
  get leftOut(): number {
    return this.#counted.leftOut;
  }

  /** Whether a document without a forward score above the minimum can be no match. */
  get needsForwardScore(): boolean {
    return !this.#needsReverseScore && !this.#listsAll && !this.#isPenalty;
  }

  /** What considering a document costs, for an estimate of the work. */
  get effort(): number {
    return 1 + (this.#leaveOut?.size ?? 0) + (this.#needsReverseScore ? 8 : 0);
  }

  /** The documents that are considered from now on. */
  enter(view: BlockView, block: number): void {
    this.admission.enter(view);
    this.#block = block;
    this.#filter?.enter(view.columns);
    this.#leaveOut?.enter(view.columns);
    this.#reverse?.enter(view);
  }

  /** Keeps those of the documents left that pass the filter; `isClosed` says that the block's columns never change. */
  *keep(slots: LeftSlots, columns: ColumnStage, isClosed: boolean): Generator<undefined, void> {
    if (this.#filter !== null) yield* this.#filter.keep(slots, isClosed ? columns : null);
  }

  /** Leaves the reverse sums of judged documents, where they count and can be made for a whole block; otherwise false. */
  *sumReverse(view: BlockView, postings: BlockPostings, scratch: Scratch): Generator<undefined, boolean> {
    return this.goesBySums && (yield* this.#bySums.sumReverse(view, postings, scratch));
  }

  /**
   * What documents compete for, where that can be known of a sum that is not complete; null where it cannot. `isBalanced` as
   * `sumReverse` answered; a forward sum below `least` is no match.
   */
  contestTerms(isBalanced: boolean, least: number): ContestTerms | null {
    if (!this.goesBySums || !this.#ranksByScore) return null;
    if (isBalanced) return this.#bySums.balancedTerms;
    if (this.#needsReverseScore) return null;
    return { certain: least, possible: least, rankedFrom: () => this.rankedFrom, balance: null };
  }

  /** Whether forward sums alone decide who is a match and where it ranks. */
  get ranksBySum(): boolean {
    return this.#ranksByScore && !this.#needsReverseScore && !this.#isPenalty;
  }

  /** The forward sum from which on a document may rank, as far as is known by now; negative while any may. */
  get rankedFrom(): number {
    return this.top.leastScore * ONE - ONE / 2;
  }

  /** Leaves in `verdicts` what is known of the documents of a closed block before their scores, of those that are left. */
  *judge(view: BlockView, postings: BlockPostings, left: LeftSlots, scratch: Scratch): Generator<undefined, void> {
    if (this.goesBySums) yield* this.#bySums.judge(view, postings, left, scratch);
    else scratch.verdicts.fill(COUNTS, 0, view.columns.length);
  }

  /** Whether documents are judged and counted many at a time. */
  get goesBySums(): boolean {
    return !this.#isPenalty && this.#reverse?.weighsUnknown !== true;
  }

  /**
   * Considers judged documents of a closed block that passed the source's flags and the filter from their sums of share × value: those
   * that are left; a sum below `least` is no match. `isBalanced` as `sumReverse` answered.
   */
  *considerSums(
    view: BlockView,
    slots: LeftSlots,
    scratch: Scratch,
    least: number,
    isBalanced: boolean,
  ): Generator<undefined, void> {
    if (this.goesBySums) {
      yield* this.#bySums.consider(view, this.#block, scratch, least, isBalanced);
      return;
    }
    const left = slots.areAll ? null : slots.list;
    const { count } = slots;
    const stretch = Math.max(64, Math.floor(STRETCH / this.effort));
    for (let from = 0; from < count; from += stretch) {
      this.#considerEach(from, Math.min(count, from + stretch), left, scratch.sums, least);
      yield;
    }
  }

  #considerEach(from: number, end: number, left: Uint16Array | null, sums: Float64Array, least: number): void {
    for (let i = from; i < end; i += 1) {
      const slot = left === null ? i : (left[i] ?? 0);
      const sum = sums[slot] ?? 0;
      if (sum >= least) this.consider(slot, fromTenThousandths(sum), true);
    }
  }

  /**
   * Considers the first `count` documents of `slots`, all alive and past the filter, the source's flags and the least sum, which
   * is theirs in `sums`. `slots` is worked in.
   */
  considerListed(slots: Uint16Array, count: number, sums: Float64Array): void {
    if (this.#needsReverseScore || this.#isPenalty) {
      for (let i = 0; i < count; i += 1) {
        const slot = slots[i] ?? 0;
        this.consider(slot, fromTenThousandths(sums[slot] ?? 0), true);
      }
      return;
    }
    this.considerAdmitted(slots, this.admission.keepAdmitted(slots, count), sums);
  }

  /** The same for documents that are admitted already, where forward sums decide. */
  considerAdmitted(slots: Uint16Array, count: number, sums: Float64Array): void {
    const leaveOut = this.#leaveOut;
    let left = count;
    if (leaveOut !== null) {
      const before = left;
      left = kept(slots, left, (slot) => !leaveOut.test(slot));
      this.#counted.leftOut += before - left;
    }
    this.#counted.counts += left;
    for (let i = 0; i < left; i += 1) {
      const slot = slots[i] ?? 0;
      const sum = sums[slot] ?? 0;
      if (this.#ranksByScore && sum < this.rankedFrom) continue;
      this.top.add(this.#block, slot, fromTenThousandths(sum));
    }
  }

  /** Considers a document that passed the filter; `forwardScore` in 10⁻⁹, `meetsFlags` is about the source's required flags. */
  consider(slot: number, forwardScore: number, meetsFlags: boolean): void {
    if (!this.admission.isAlive(slot) || this.admission.isExcluded(slot)) return;
    let passes = meetsFlags;
    let scoreUnits = forwardScore;
    const reverse = this.#reverse;
    if (reverse !== null && this.#needsReverseScore) {
      reverse.ask(slot, forwardScore, this.#ranksByScore && !this.#isPenalty ? this.top.leastScore : -1);
      if (this.#bindsReverse && !reverse.passes) passes = false;
      const { scoreType, forward, numbers } = this.#query;
      const balance = balanceOf(scoreType, forward.hasScore, reverse.hasScore, numbers);
      scoreUnits = balanced(forwardScore, reverse.score, balance);
    } else if (reverse !== null && !reverse.flags.meets(slot)) passes = false;
    if (!passes && !this.#isPenalty) return;
    if (!passes) scoreUnits = timesTenThousandths(scoreUnits, this.#query.numbers.penalty);
    if (scoreUnits <= this.#query.numbers.minScore && !this.#listsAll) return;
    if (this.#leaveOut !== null && this.#leaveOut.test(slot)) {
      this.#counted.leftOut += 1;
      return;
    }
    this.#counted.counts += 1;
    if (this.#ranksByScore && scoreUnits < this.top.leastScore) return;
    this.top.add(this.#block, slot, scoreUnits);
  }
}
