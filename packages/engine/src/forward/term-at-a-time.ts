import type { BlockPostings, BlockView } from '../blocks/block.ts';
import { postingCount } from '../columns/postings.ts';
import type { ForwardPlan } from '../query/forward-plan.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';
import type { ClassContributions } from './class-contributions.ts';
import type { Contest } from './contest.ts';
import { type CountedGroup, countedGroups, postingsOf } from './counted-groups.ts';
import { GroupSums } from './group-sums.ts';
import { readAhead } from '../kernels/read-ahead.ts';
import type { Scratch } from './scratch.ts';
import { listBits, wordsFor } from '../kernels/slot-bits.ts';
import { valueParts } from './value-sums.ts';

/** Documents that could still rank are summed for themselves once that takes less than this part of the postings left. */
const WORTHWHILE = 1 / 4;
/** Which documents are open is looked at after so many postings for each document of a block. */
const LOOK = 0.5;
/** From so large a part of open documents on, those of frequent runs are not looked for among them. */
const GATED = 0.6;
/** Where a smaller part of a block is left, the values of these are picked out of its columns. */
const PICKED = 0.4;
/** A look at all documents pays where so large a part of the open ones is left. */
const FEWER = 0.4;

/** A group in a block: what adding it costs in postings, and the most that it adds to a sum. */
interface Stage {
  readonly group: CountedGroup;
  readonly work: number;
}

/**
 * Scores the forward direction of a whole block, a concept at a time: where what is unknown counts 0 the direction is a
 * sum over items, and sums of whole numbers come out the same in any order. So what adds most for its postings comes first,
 * and as soon as few documents could still reach the page, the rest of the postings is left alone (ADR 23):
 *
 *   classes of values → sums = share × similarity
 *   group after group: few contenders left? → these from their own entries, all others are known to rank nowhere
 *                      else postings of its concepts → sums += share × increase
 */
export class TermAtATime {
  readonly #plan: ForwardPlan;
  readonly #values: ReadonlyMap<ValueAspect, ClassContributions>;
  #groups: readonly CountedGroup[] | null = null;
  #sums: GroupSums | null = null;

  constructor(plan: ForwardPlan, classes: readonly ClassContributions[]) {
    this.#plan = plan;
    this.#values = new Map(classes.map((each) => [each.name, each]));
  }

  /** What adds to the score by evidence. */
  get groups(): readonly CountedGroup[] {
    return (this.#groups ??= countedGroups(this.#plan));
  }

  /** Adds them to the sums of a block. */
  get sums(): GroupSums {
    return (this.#sums ??= new GroupSums(this.groups));
  }

  /** Postings that scoring a block goes through. */
  workIn({ concepts }: BlockPostings): number {
    let work = 0;
    for (const { terms } of this.#plan.evidence)
      for (const { concept } of terms) work += postingCount(concepts, concept);
    return work;
  }

  /** Leaves Σ share × value of what documents' values are in `sums`: of all, or of those left where these are few enough. */
  *sumValues(view: BlockView, postings: BlockPostings, { sums, columns, slots }: Scratch): Generator<undefined, void> {
    const { length } = view.columns;
    const set = slots.count < length * PICKED ? slots.set : null;
    yield* columns.begin(yield* valueParts(this.#values, view, postings), length, sums, set);
  }

  /**
   * Adds what the evidence of documents counts to the `sums` of their values, of documents that a contest has not decided.
   * Where the rest of it is better decided document by document, answers how many are open, and leaves them in `contenders`:
   * their sums are still to be made. Answers 0 where all that could matter are complete.
   */
  *sumEvidence(
    view: BlockView,
    postings: BlockPostings,
    scratch: Scratch,
    contest: Contest,
    documentCost: number,
  ): Generator<undefined, number> {
    const { length } = view.columns;
    const stages = this.#stages(postings, length);
    let work = 0;
    let rest = 0;
    for (const stage of stages) {
      work += stage.work;
      rest += stage.group.most;
    }
    const { sums } = this;
    sums.enter();
    let open = length;
    let waiting = length;
    for (const stage of stages) {
      waiting += stage.work;
      // a look costs as much as some postings
      if (waiting > length * LOOK) {
        waiting = 0;
        const few = Math.max(stage.work, work * WORTHWHILE) / documentCost;
        const about = contest.estimate(length, rest);
        if (about < GATED * length && (about < open * FEWER || about < few)) {
          open = contest.look(length, rest);
          if (open === 0) return 0;
          if (open < few) return listBits(scratch.open, wordsFor(length), scratch.contenders);
        }
      }
      yield* sums.add(stage.group, open < length * GATED ? scratch.open : null, view, postings, scratch);
      yield;
      work -= stage.work;
      rest -= stage.group.most;
    }
    return 0;
  }

  /** The groups, those first that add most for what they cost. */
  #stages({ concepts }: BlockPostings, length: number): readonly Stage[] {
    for (const { terms } of this.groups) readAhead(concepts, terms);
    const stages = this.groups.map((group): Stage => ({ group, work: postingsOf(group, concepts, length) }));
    return stages.toSorted((a, b) => a.work * b.group.most - b.work * a.group.most);
  }
}
