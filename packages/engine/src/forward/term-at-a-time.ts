import type { BlockPostings, BlockView } from '../blocks/block.ts';
import { postingCount, type Postings } from '../columns/postings.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { ForwardPlan } from '../query/forward-plan.ts';
import { similarityOf } from '../query/item-outcome.ts';
import type { Candidates } from '../query/keyword-matcher.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';
import type { ClassContributions } from './class-contributions.ts';
import type { Contest } from './contest.ts';
import { type CountedGroup, countedGroups, type CountedKeyword } from './counted-groups.ts';
import { keepRead } from '../kernels/keep-read.ts';
import { COUNTED_BITS } from '../kernels/sum-kernels.ts';
import type { Scratch } from './scratch.ts';
import { hasBit, listBits, wordsFor } from '../kernels/slot-bits.ts';
import { valueParts } from './value-sums.ts';

/** Postings between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 100_000;
/** Documents that could still rank are summed for themselves once that takes less than this part of the postings left. */
const WORTHWHILE = 1 / 4;
/** Which documents are open is looked at after so many postings for each document of a block. */
const LOOK = 1;
/** From so large a part of open documents on, postings of the others are added as well. */
const GATED = 0.6;

/** Documents whose words are looked at between two such moments. */
const TILE = 16_384;

/** Documents that may have a keyword. */
interface KeywordLists extends Pick<CountedKeyword, 'matcher' | 'valueOf'> {
  readonly lists: readonly Candidates[];
}
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

  constructor(plan: ForwardPlan, classes: readonly ClassContributions[]) {
    this.#plan = plan;
    this.#values = new Map(classes.map((each) => [each.name, each]));
  }

  /** What adds to the score by evidence. */
  get groups(): readonly CountedGroup[] {
    return (this.#groups ??= countedGroups(this.#plan));
  }

  /** Postings that scoring a block goes through. */
  workIn({ concepts }: BlockPostings): number {
    let work = 0;
    for (const { terms } of this.#plan.evidence)
      for (const { concept } of terms) work += postingCount(concepts, concept);
    return work;
  }

  /** Leaves Σ share × value of what every document's values are in `sums`. */
  *sumValues(view: BlockView, postings: BlockPostings, { sums, columns }: Scratch): Generator<undefined, void> {
    yield* columns.begin(yield* valueParts(this.#values, view, postings), view.columns.length, sums);
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
    scratch.counted.fill(0, 0, length);
    const slice = { postings: 0 };
    let open = length;
    let waiting = length;
    for (const [i, stage] of stages.entries()) {
      waiting += stage.work;
      // a look costs as much as some postings
      if (waiting > length * LOOK) {
        waiting = 0;
        open = contest.look(length, rest);
        if (open === 0) return 0;
        if (open * documentCost < Math.max(stage.work, work * WORTHWHILE)) {
          return listBits(scratch.open, wordsFor(length), scratch.contenders);
        }
      }
      // numbers ascend, as the kernels ask
      yield* this.#add(i + 1, stage.group, open < length * GATED, view, postings, scratch, slice);
      work -= stage.work;
      rest -= stage.group.most;
    }
    return 0;
  }

  /** The groups, those first that add most for what they cost. */
  #stages({ concepts }: BlockPostings, length: number): readonly Stage[] {
    readAhead(concepts, this.groups);
    const stages = this.groups.map((group): Stage => {
      let work = group.keywords.length * length;
      for (const { concept } of group.terms) work += postingCount(concepts, concept);
      return { group, work };
    });
    return stages.toSorted((a, b) => a.work * b.group.most - b.work * a.group.most);
  }

  *#add(
    number: number,
    { share, terms, keywords }: CountedGroup,
    isGated: boolean,
    { columns }: BlockView,
    { concepts, words }: BlockPostings,
    scratch: Scratch,
    slice: { postings: number },
  ): Generator<undefined, void> {
    const { sums, counted, postings } = scratch;
    postings.begin(number, share, sums, counted, isGated ? scratch.open : null);
    for (const { concept, values } of terms) {
      const start = concepts.starts[concept] ?? 0;
      const end = start + postingCount(concepts, concept);
      postings.add(concepts.slots, concepts.tags, start, end, values);
      slice.postings += end - start;
      if (slice.postings < STRETCH) continue;
      slice.postings = 0;
      postings.finish();
      yield;
    }
    postings.finish();
    if (keywords.length === 0) return;
    const found = yield* words.prepare();
    for (const { matcher, valueOf } of keywords) {
      const lists = matcher.candidates(found);
      for (let from = 0; from < columns.length; from += TILE) {
        addKeyword(number, share, { matcher, valueOf, lists }, from, from + TILE, columns, scratch, isGated);
        yield;
      }
    }
  }
}

/** Postings of a concept that are read ahead, as the processor itself does where there are more; and those of a line of the cache. */
const AHEAD = 256;
const LINE = 32;

/**
 * Reads the first postings of every concept, which then are in the cache when its turn comes: these reads do not wait for each
 * other, and most concepts have a few dozen postings in a block, so that getting to them is what takes time.
 */
function readAhead({ starts, slots, tags }: Postings, groups: readonly CountedGroup[]): void {
  let read = 0;
  for (const { terms } of groups) {
    for (const { concept } of terms) {
      const start = starts[concept] ?? 0;
      const end = Math.min(start + AHEAD, starts[concept + 1] ?? 0);
      for (let at = start; at < end; at += LINE) read += (slots[at] ?? 0) + (tags[at] ?? 0);
    }
  }
  keepRead(read);
}

/** Adds what a keyword counts in the documents from `from` to `end`. */
function addKeyword(
  number: number,
  share: number,
  { matcher, valueOf, lists }: KeywordLists,
  from: number,
  end: number,
  columns: DocumentColumns,
  { sums, counted, open }: Scratch,
  isGated: boolean,
): void {
  const base = number << COUNTED_BITS;
  for (const { slots, word } of lists) {
    for (let i = firstFrom(slots, from); i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      if (slot >= end) break;
      if (isGated && !hasBit(open, slot)) continue;
      const now = base + valueOf(similarityOf(matcher.outcomeAt(columns, slot, word)));
      const before = Math.max(base, counted[slot] ?? 0);
      if (now <= before) continue;
      sums[slot] = (sums[slot] ?? 0) + share * (now - before);
      counted[slot] = now;
    }
  }
}

/** The place of the first of ascending numbers that is not below `least`. */
function firstFrom(numbers: Uint16Array, least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
