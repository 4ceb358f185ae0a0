import { balanced, balanceOf, type CompiledQuery, fromTenThousandths, ONE } from '@counterpart/scoring';
import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { Balance, ContestTerms } from '../forward/contest.ts';
import type { Scratch } from '../forward/scratch.ts';
import type { LeftSlots } from '../kernels/left-slots.ts';
import type { FilterPlan } from '../properties/filter-plan.ts';
import { APART, COUNTS, LEFT_OUT, REFUSED } from '../query/verdicts.ts';
import type { TopMatches } from '../ranking/top-matches.ts';
import type { ReversePass } from '../reverse/reverse-pass.ts';
import type { ExcludedIds } from './excluded-ids.ts';

/** Documents considered between two moments at which others may go first; at first few, as the first of them all rank. */
const STRETCH = 16_384;
const FIRST_STRETCH = 256;
/** Final scores are rounded twice: so far from a bound, in 10⁻⁹ × 10⁻⁴, a balanced sum is certain of its side. */
const SLACK = 2 * ONE;

/** How many documents are matches, and how many would be but for their status. */
export interface Counted {
  counts: number;
  leftOut: number;
}

/** What decides of documents, and what is known of the ranking so far. */
export interface SelectionParts {
  readonly query: CompiledQuery;
  readonly version: number;
  readonly excluded: ExcludedIds | null;
  readonly leaveOut: FilterPlan | null;
  readonly reverse: ReversePass | null;
  readonly needsReverseScore: boolean;
  readonly ranksByScore: boolean;
  readonly counted: Counted;
  readonly top: TopMatches;
}

/**
 * Decides of the documents of a closed block from their sums of share × value, many at a time:
 *
 *   verdicts before the score: left out, excluded, gone, lacks what they require → a byte each
 *   sums (forward, or both balanced) and verdicts → count;  the few that may rank → their exact score → ranking
 */
export class SumSelection {
  readonly #parts: SelectionParts;
  readonly #consider: (slot: number, forwardScore: number) => void;

  /** `consider` decides of one document for itself. */
  constructor(parts: SelectionParts, consider: (slot: number, forwardScore: number) => void) {
    this.#parts = parts;
    this.#consider = consider;
  }

  /** Leaves in `verdicts` what is known of the documents of a closed block before their scores; those that are not left are refused. */
  *judge(view: BlockView, postings: BlockPostings, slots: LeftSlots, scratch: Scratch): Generator<undefined, void> {
    const { version, excluded, leaveOut, reverse } = this.#parts;
    const { verdicts, kernels } = scratch;
    const { columns } = view;
    const { length, diedAt } = columns;
    verdicts.fill(COUNTS, 0, length);
    if (leaveOut !== null) yield* leaveOut.mark(verdicts, LEFT_OUT, length);
    if (reverse !== null) yield* reverse.refuse(postings, scratch);
    if (excluded !== null) {
      for (let slot = 0; slot < length; slot += 1) if (excluded.has(columns, slot)) verdicts[slot] = REFUSED;
      yield;
    }
    if (!slots.areAll) {
      kernels.refuseOthers(length, slots.set.byteOffset, verdicts.byteOffset);
      yield;
    }
    if (view.isWhole()) return;
    for (let slot = 0; slot < length; slot += 1) if ((diedAt[slot] ?? 0) <= version) verdicts[slot] = REFUSED;
    yield;
  }

  /**
   * Leaves the sums of the reverse direction of judged documents in `reverseSums`, where that counts; false where it does not, or where
   * documents must be asked one by one.
   */
  *sumReverse(view: BlockView, postings: BlockPostings, scratch: Scratch): Generator<undefined, boolean> {
    const { reverse, needsReverseScore } = this.#parts;
    return reverse !== null && needsReverseScore && (yield* reverse.sumAll(view, postings, scratch));
  }

  /** What decides of sums of both directions: a balanced sum is certain of its side but for a narrow band. */
  get balancedTerms(): ContestTerms & { readonly balance: Balance } {
    const { query, ranksByScore, top } = this.#parts;
    const { minScore } = query.numbers;
    const share = balanceOf(query.scoreType, query.forward.hasScore, true, query.numbers);
    const least = (minScore + 1) * ONE;
    return {
      certain: least + SLACK,
      possible: least - SLACK,
      rankedFrom: () => (ranksByScore ? top.leastScore * ONE - SLACK : Number.NEGATIVE_INFINITY),
      balance: { forward: (ONE - share) / ONE, reverse: share / ONE },
    };
  }

  /** Considers the judged documents of a block; a forward sum below `least` is no match. `isBalanced` as `sumReverse` answered. */
  *consider(
    view: BlockView,
    block: number,
    scratch: Scratch,
    least: number,
    isBalanced: boolean,
  ): Generator<undefined, void> {
    const { length: count } = view.columns;
    const { sums, verdicts } = scratch;
    if (isBalanced) yield* this.#byBalance(block, count, scratch);
    else if (!this.#parts.needsReverseScore) yield* this.#bySums(block, count, scratch, least);
    else {
      for (let slot = 0; slot < count; slot += 1) {
        if (verdicts[slot] !== REFUSED) this.#consider(slot, fromTenThousandths(sums[slot] ?? 0));
        if (slot % FIRST_STRETCH === FIRST_STRETCH - 1) yield;
      }
    }
  }

  *#bySums(
    block: number,
    count: number,
    { sums, verdicts, reaching, kernels }: Scratch,
    least: number,
  ): Generator<undefined, void> {
    const { ranksByScore, counted, top } = this.#parts;
    for (const [from, end] of stretches(count)) {
      const ranked = ranksByScore ? top.leastScore * ONE - ONE / 2 : -1;
      const found = kernels.countSums(
        from,
        end,
        verdicts.byteOffset,
        sums.byteOffset,
        least,
        ranked,
        reaching.byteOffset,
      );
      counted.counts += kernels.countedMatches();
      counted.leftOut += kernels.countedLeftOut();
      for (let i = 0; i < found; i += 1) {
        const slot = reaching[i] ?? 0;
        const score = fromTenThousandths(sums[slot] ?? 0);
        if (!ranksByScore || score >= top.leastScore) top.add(block, slot, score);
      }
      yield;
    }
  }

  *#byBalance(
    block: number,
    count: number,
    { sums, reverseSums, verdicts, reaching, kernels }: Scratch,
  ): Generator<undefined, void> {
    const { ranksByScore, counted, top, query } = this.#parts;
    const { minScore } = query.numbers;
    const share = balanceOf(query.scoreType, query.forward.hasScore, true, query.numbers);
    const { certain, possible, rankedFrom, balance } = this.balancedTerms;
    const { forward, reverse } = balance;
    for (const [from, end] of stretches(count)) {
      const ranked = rankedFrom();
      const found = kernels.countBalanced(
        from,
        end,
        verdicts.byteOffset,
        sums.byteOffset,
        reverseSums.byteOffset,
        forward,
        reverse,
        certain,
        possible,
        ranked,
        reaching.byteOffset,
      );
      counted.counts += kernels.countedMatches();
      counted.leftOut += kernels.countedLeftOut();
      for (let i = 0; i < found; i += 1) {
        const slot = reaching[i] ?? 0;
        const sum = sums[slot] ?? 0;
        const reverseSum = reverseSums[slot] ?? 0;
        const verdict = verdicts[slot] ?? 0;
        if (verdict === APART) {
          this.#consider(slot, fromTenThousandths(sum));
          continue;
        }
        const score = balanced(fromTenThousandths(sum), fromTenThousandths(reverseSum), share);
        if (forward * sum + reverse * reverseSum < certain) {
          if (score <= minScore) continue;
          if (verdict === LEFT_OUT) counted.leftOut += 1;
          else counted.counts += 1;
        }
        if (verdict === COUNTS && (!ranksByScore || score >= top.leastScore)) top.add(block, slot, score);
      }
      yield;
    }
  }
}

/** From and end of stretches of growing length. */
function* stretches(count: number): Generator<readonly [number, number]> {
  let length = FIRST_STRETCH;
  for (let from = 0; from < count;) {
    const end = Math.min(count, from + length);
    yield [from, end];
    from = end;
    length = Math.min(STRETCH, 2 * length);
  }
}
