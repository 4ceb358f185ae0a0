import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { KeywordPostings } from '../blocks/word-postings.ts';
import { postingCount, type Postings } from '../columns/postings.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { ForwardPlan } from '../query/forward-plan.ts';
import { similarityOf } from '../query/item-outcome.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';
import type { ClassContributions } from './class-contributions.ts';
import { type CountedGroup, countedGroups, type CountedKeyword, type CountedTerm } from './counted-groups.ts';
import { addPostings, COUNTED_BITS } from './kernels.ts';
import type { Scratch } from './scratch.ts';
import { sumValues } from './value-sums.ts';

/** Postings between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 100_000;
/** Concepts that are added between two looks at how many postings that were. */
const TERMS = 8;
const NO_TERM: CountedTerm = { concept: -1, values: new Uint16Array(0) };

/**
 * Scores the forward direction of a whole block, a concept at a time: where what is unknown counts 0 the direction is a
 * sum over items, and sums of whole numbers come out the same in any order.
 *
 *   classes of values → sums = share × similarity;  postings of each concept → sums += share × increase
 */
export class TermAtATime {
  readonly #plan: ForwardPlan;
  readonly #values: ReadonlyMap<ValueAspect, ClassContributions>;
  /** Made when a block is scored so: where required items leave few documents, none is. */
  #groups: readonly CountedGroup[] | null = null;

  constructor(plan: ForwardPlan, classes: readonly ClassContributions[]) {
    this.#plan = plan;
    this.#values = new Map(classes.map((each) => [each.name, each]));
  }

  /** Postings that scoring a block goes through. */
  workIn({ concepts }: BlockPostings): number {
    let work = 0;
    for (const { terms } of this.#plan.evidence)
      for (const { concept } of terms) work += postingCount(concepts, concept);
    return work;
  }

  /** Leaves Σ share × value of every document in `sums`. */
  *sumAll(view: BlockView, postings: BlockPostings, scratch: Scratch): Generator<undefined, void> {
    const { length } = view.columns;
    const { sums, counted } = scratch;
    yield* sumValues(this.#values, view, postings, sums);
    counted.fill(0, 0, length);
    let added = 0;
    this.#groups ??= countedGroups(this.#plan);
    for (const group of this.#groups) {
      for (let term = 0; term < group.terms.length; term += TERMS) {
        added += addTerms(group, term, postings.concepts, sums, counted);
        if (added < STRETCH) continue;
        added = 0;
        yield;
      }
      for (const keyword of group.keywords) {
        addKeyword(group, keyword, view.columns, yield* postings.words.prepare(), scratch);
        yield;
      }
    }
  }
}

/** Adds some of a group's terms and answers how many postings that were. */
function addTerms(
  { number, share, terms }: CountedGroup,
  first: number,
  postings: Postings,
  sums: Float64Array,
  counted: Int32Array,
): number {
  const { starts, slots, tags } = postings;
  let added = 0;
  for (let term = first; term < Math.min(terms.length, first + TERMS); term += 1) {
    const { concept, values } = terms[term] ?? NO_TERM;
    const start = starts[concept] ?? 0;
    const size = postingCount(postings, concept);
    addPostings(slots, tags, start, start + size, values, number, share, sums, counted);
    added += size;
  }
  return added;
}

function addKeyword(
  { number, share }: CountedGroup,
  { matcher, valueOf }: CountedKeyword,
  columns: DocumentColumns,
  postings: KeywordPostings,
  { sums, counted }: Scratch,
): void {
  const base = number << COUNTED_BITS;
  for (const { slots, word } of matcher.candidates(postings)) {
    for (const slot of slots) {
      const now = base + valueOf(similarityOf(matcher.outcomeAt(columns, slot, word)));
      const before = Math.max(base, counted[slot] ?? 0);
      if (now <= before) continue;
      sums[slot] = (sums[slot] ?? 0) + share * (now - before);
      counted[slot] = now;
    }
  }
}
