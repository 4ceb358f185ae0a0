import { bindingFlags, type CompiledQuery, ONE } from '@counterpart/scoring';
import type { BlockPostings, BlockView } from '../blocks/block.ts';
import { type ClassContributions, classContributions } from '../forward/class-contributions.ts';
import { Conditions } from '../forward/conditions.ts';
import { Contest } from '../forward/contest.ts';
import type { CountedGroup } from '../forward/counted-groups.ts';
import { DocumentOutcomes } from '../forward/document-outcomes.ts';
import { EntrySums } from '../forward/entry-sums.ts';
import type { Scratch } from '../forward/scratch.ts';
import { TermAtATime } from '../forward/term-at-a-time.ts';
import { DirectionFold } from '../query/direction-fold.ts';
import type { ForwardPlan } from '../query/forward-plan.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { considerContenders, decisiveGroups } from './consider-contenders.ts';
import { considerEntries, endOfStretch } from './consider-entries.ts';
import type { TargetSelection } from './target-selection.ts';

/** Documents considered between two looks at the clock, where that takes next to nothing. */
const STRETCH = 512;
/** The same where each is answered from its own entries, in rows and words (some 10 ns each). */
const EFFORT = 16_384;

/**
 * One search over the blocks of a moment:
 *
 *   required items first → few documents left: each from its own entries
 *                        → many: a concept at a time over the block
 *   forward scores → TargetSelection → page, exact count
 */
export class BlockSearch {
  readonly #query: CompiledQuery;
  readonly #vocabulary: Vocabulary;
  readonly #plan: ForwardPlan;
  readonly #bindsForward: boolean;
  readonly #isPenalty: boolean;
  readonly #contributions: readonly ClassContributions[];
  readonly #conditions: Conditions;
  readonly #wide: TermAtATime;
  readonly #selection: TargetSelection;
  readonly #fold: DirectionFold;
  readonly #documentCost: number;
  readonly #scratch: Scratch;
  #documents: DocumentOutcomes | null = null;
  #entries: EntrySums | null = null;
  #decisive: readonly CountedGroup[] | null = null;

  constructor(
    query: CompiledQuery,
    plan: ForwardPlan,
    vocabulary: Vocabulary,
    selection: TargetSelection,
    documentCost: number,
    scratch: Scratch,
  ) {
    this.#query = query;
    this.#documentCost = documentCost;
    this.#vocabulary = vocabulary;
    this.#scratch = scratch;
    this.#plan = plan;
    this.#bindsForward = bindingFlags(query.scoreType).includes('FORWARD');
    this.#isPenalty = query.numbers.requiredMode === 'PENALTY';
    this.#contributions = query.forward.hasScore ? classContributions(this.#plan.aspects, this.#plan.rows) : [];
    this.#conditions = new Conditions(this.#plan);
    this.#wide = new TermAtATime(this.#plan, this.#contributions);
    this.#selection = selection;
    this.#fold = new DirectionFold(query.numbers);
  }

  /** Considers every document of a block, a piece of work at a time. */
  *run(view: BlockView, block: number): Generator<undefined, void> {
    this.#selection.enter(view, block);
    const { scoreType } = this.#query;
    const { postings } = view;
    if (scoreType !== 'REVERSE' && !this.#plan.weighsUnknown && postings !== null && !this.#isPenalty) {
      yield* this.#fromPostings(view, postings);
      return;
    }
    const { slots } = this.#scratch;
    yield* this.#keepPassing(view);
    if (scoreType === 'REVERSE' && postings !== null) yield* this.#byReverse(view, postings);
    else if (scoreType === 'REVERSE') yield* this.#considerUnscored(slots.list);
    else if (this.#plan.weighsUnknown) yield* this.#foldAll(view, slots.list);
    else yield* this.#fromEntries(view, slots.list.length, !this.#bindsForward);
  }

  /** Gives back what it borrowed. */
  release(): void {
    this.#documents?.release();
    this.#entries?.release();
  }

  /** Leaves the documents of a block that pass the filter in the scratch's slots. */
  *#keepPassing({ columns, postings }: BlockView): Generator<undefined, void> {
    const { slots, columns: stage } = this.#scratch;
    slots.begin(columns.length);
    yield* this.#selection.keep(slots, stage, postings !== null);
  }

  *#fromPostings(view: BlockView, postings: BlockPostings): Generator<undefined, void> {
    const { length } = view.columns;
    const scratch = this.#scratch;
    let wideWork = 0;
    const isFew = (documents: number, work: number): boolean => {
      const cost = documents * this.#documentCost;
      if (cost >= work) return false;
      // scoring a block goes through its documents at least: mostly that is enough to know
      if (cost < length) return true;
      if (wideWork === 0) wideWork = this.#wide.workIn(postings) + length;
      return cost < wideWork;
    };
    const { slots } = scratch;
    let areFlagsMet = true;
    if (this.#bindsForward && this.#conditions.count > 0) {
      slots.begin(length);
      areFlagsMet = yield* this.#conditions.meet(view, postings, scratch, isFew);
      yield* this.#selection.keep(slots, scratch.columns, true);
    } else yield* this.#keepPassing(view);
    if (!slots.areAll && isFew(slots.count, Number.POSITIVE_INFINITY)) {
      yield* this.#fromEntries(view, slots.list.length, areFlagsMet);
      return;
    }
    const selection = this.#selection;
    const least = this.#leastSum();
    yield* selection.judge(view, postings, slots, scratch);
    // what documents ask goes first, as it takes less and decides most of them where both directions count
    const isBalanced = yield* selection.sumReverse(view, postings, scratch);
    yield* this.#wide.sumValues(view, postings, scratch);
    const contest = new Contest(selection.contestTerms(isBalanced, least), scratch);
    const count = yield* this.#wide.sumEvidence(view, postings, scratch, contest, this.#documentCost);
    if (count > 0) yield* this.#sumContenders(view, count);
    yield* selection.considerSums(view, slots, scratch, least, isBalanced);
  }

  /** Makes the sums of the first documents of `contenders` anew, from their own entries. */
  *#sumContenders(view: BlockView, count: number): Generator<undefined, void> {
    const { contenders, sums, met } = this.#scratch;
    const entries = this.#enteredSums();
    yield* entries.enter(view, count);
    for (let from = 0; from < count;) {
      // a profile of hundreds of keywords takes many times as long for a document as one of a few
      const end = endOfStretch(entries, contenders, from, count, this.#plan.rows);
      entries.readRows(contenders, from, end);
      entries.addValues(contenders, from, end, sums);
      entries.addEvidence(contenders, from, end, sums, met);
      from = end;
      yield;
    }
  }

  /** The sum from which on a forward score is above the minimum; 0 where none needs to be. */
  #leastSum(): number {
    if (!this.#selection.needsForwardScore) return 0;
    return (this.#query.numbers.minScore + 1) * ONE - ONE / 2;
  }

  #enteredDocuments(view: BlockView): DocumentOutcomes {
    const { concepts } = this.#vocabulary;
    this.#documents ??= new DocumentOutcomes(this.#plan, concepts.size, this.#scratch);
    this.#documents.enter(view);
    return this.#documents;
  }

  #enteredSums(): EntrySums {
    const { concepts } = this.#vocabulary;
    this.#entries ??= new EntrySums(this.#plan, this.#wide.groups, this.#contributions, concepts.size, this.#scratch);
    return this.#entries;
  }

  /** Answers the first `count` documents of `left` from their own entries. */
  *#fromEntries(view: BlockView, count: number, areFlagsMet: boolean): Generator<undefined, void> {
    const [selection, scratch] = [this.#selection, this.#scratch];
    const { rows } = this.#plan;
    const least = this.#leastSum();
    const entries = this.#enteredSums();
    if (areFlagsMet && selection.ranksBySum) {
      const sums = { entries, groups: (this.#decisive ??= decisiveGroups(this.#wide.groups)), sums: this.#wide.sums };
      const terms = { least, rows, documentCost: this.#documentCost };
      yield* considerContenders(view, count, sums, selection, scratch, terms);
      return;
    }
    const terms = { areFlagsMet, isPenalty: this.#isPenalty, least, rows };
    yield* considerEntries(view, count, entries, selection, scratch, terms);
  }

  /** Answers all documents by whole profiles, where what is unknown counts or passes a flag. */
  *#foldAll(view: BlockView, slots: Uint16Array): Generator<undefined, void> {
    const documents = this.#enteredDocuments(view);
    const selection = this.#selection;
    let effort = 0;
    for (const slot of slots) {
      if (!selection.admission.isAlive(slot)) continue;
      effort += documents.effortOf(slot);
      if (effort > EFFORT) {
        yield;
        effort = 0;
      }
      documents.answer(slot);
      const { score, passes } = this.#fold.fold(this.#plan.criteria, documents.outcomes, 1, 0, 0);
      const meetsFlags = passes || !this.#bindsForward;
      if (!meetsFlags && !this.#isPenalty) continue;
      if (selection.needsForwardScore && score <= this.#query.numbers.minScore) continue;
      selection.consider(slot, score, meetsFlags);
    }
  }

  /** Where only the reverse direction counts, the forward one adds nothing to its sums. */
  *#byReverse(view: BlockView, postings: BlockPostings): Generator<undefined, void> {
    const { slots, sums } = this.#scratch;
    yield* this.#selection.judge(view, postings, slots, this.#scratch);
    const isBalanced = yield* this.#selection.sumReverse(view, postings, this.#scratch);
    sums.fill(0, 0, view.columns.length);
    yield* this.#selection.considerSums(view, slots, this.#scratch, 0, isBalanced);
  }

  /** The same in a block that is still open: there is no forward score to work out. */
  *#considerUnscored(slots: Uint16Array): Generator<undefined, void> {
    for (const [i, slot] of slots.entries()) {
      if (i % STRETCH === 0) yield;
      this.#selection.consider(slot, 0, true);
    }
  }
}
