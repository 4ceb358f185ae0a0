import type { BlockPostings, BlockView } from '../blocks/block.ts';
import { postingCount, type Postings } from '../columns/postings.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { ForwardPlan } from '../query/forward-plan.ts';
import { similarityOf } from '../query/item-outcome.ts';
import type { Candidates } from '../query/keyword-matcher.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';
import type { ClassContributions } from './class-contributions.ts';
import { type CountedGroup, countedGroups, type CountedKeyword, type CountedTerm } from './counted-groups.ts';
import { addList, addPostings, COUNTED_BITS } from './kernels.ts';
import type { Scratch } from './scratch.ts';
import { beginValues, type ValuePart, valueParts } from './value-sums.ts';

/** Documents that are scored together: what is added up for them stays in the cache while every concept passes (ADR 14). */
const TILE = 16_384;
/** Postings between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 100_000;

/** The postings of one concept that are still to come. */
interface Cursor {
  readonly values: Uint16Array;
  next: number;
  readonly end: number;
}
/** What is still to come of the documents of an item that is often asked. */
interface ListCursor {
  readonly slots: Uint16Array;
  readonly numbers: Uint8Array;
  readonly contributions: Float64Array;
  next: number;
}
/** Documents that may have a keyword. */
interface KeywordCursor {
  readonly keyword: CountedKeyword;
  readonly lists: readonly Candidates[];
}
/** A group in a block. */
interface GroupCursors {
  readonly number: number;
  readonly share: number;
  readonly terms: readonly Cursor[];
  readonly keywords: readonly KeywordCursor[];
}

/** A block made ready to be summed up. */
interface BlockCursors {
  /** Columns of values, and of items that many have. */
  readonly parts: readonly ValuePart[];
  readonly lists: readonly ListCursor[];
  readonly groups: readonly GroupCursors[];
}

/**
 * Scores the forward direction of a whole block, a concept at a time: where what is unknown counts 0 the direction is a
 * sum over items, and sums of whole numbers come out the same in any order.
 *
 *   tile of documents: classes of values → sums = share × similarity;  postings of each concept → sums += share × increase
 *   next tile: …                                                       each goes on where it stopped
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

  /** Leaves Σ share × value of every document in `sums`. */
  *sumAll(view: BlockView, postings: BlockPostings, scratch: Scratch): Generator<undefined, void> {
    const { length } = view.columns;
    const cursors = yield* this.#cursors(view, postings);
    for (let from = 0; from < length; from += TILE) {
      const end = Math.min(length, from + TILE);
      yield* this.#sumTile(from, end, cursors, view.columns, postings.concepts, scratch);
      yield;
    }
  }

  *#sumTile(
    from: number,
    end: number,
    { parts, lists, groups }: BlockCursors,
    columns: DocumentColumns,
    { slots, tags }: Postings,
    scratch: Scratch,
  ): Generator<undefined, void> {
    const { sums, counted } = scratch;
    beginValues(parts, from, end, sums);
    counted.fill(0, from, end);
    for (const list of lists) list.next = addList(list.slots, list.numbers, list.next, end, list.contributions, sums);
    yield;
    let added = 0;
    for (const { number, share, terms, keywords } of groups) {
      for (const term of terms) {
        const { next } = term;
        term.next = addPostings(slots, tags, next, term.end, end, term.values, number, share, sums, counted);
        added += term.next - next;
        if (added < STRETCH) continue;
        added = 0;
        yield;
      }
      for (const keyword of keywords) addKeyword(number, share, keyword, from, end, columns, scratch);
    }
  }

  *#cursors(view: BlockView, postings: BlockPostings): Generator<undefined, BlockCursors> {
    const { concepts, words, items } = postings;
    const parts = [...(yield* valueParts(this.#values, view, postings))];
    const found = this.groups.some(({ keywords }) => keywords.length > 0) ? yield* words.prepare() : null;
    const lists: ListCursor[] = [];
    const groups: GroupCursors[] = [];
    for (const { number, share, terms, keywords, key } of this.groups) {
      const list = keywords.length === 0 ? items.of(terms, key) : null;
      yield;
      if (list !== null) {
        const contributions = contributionsOf(list.values, share);
        if (list.isDense) parts.push({ column: list.column, table: contributions });
        else lists.push({ slots: list.slots, numbers: list.numbers, contributions, next: 0 });
        continue;
      }
      groups.push({
        number,
        share,
        terms: cursorsOf(terms, concepts),
        keywords: keywords.map((keyword) => ({
          keyword,
          lists: found === null ? [] : keyword.matcher.candidates(found),
        })),
      });
    }
    return { parts, lists, groups };
  }
}

/** A loop: `Float64Array.from` takes a call for each number. */
function contributionsOf(values: Uint16Array, share: number): Float64Array {
  const contributions = new Float64Array(values.length);
  for (let i = 0; i < values.length; i += 1) contributions[i] = share * (values[i] ?? 0);
  return contributions;
}

function cursorsOf(terms: readonly CountedTerm[], concepts: Postings): readonly Cursor[] {
  const cursors: Cursor[] = [];
  for (const { concept, values } of terms) {
    const next = concepts.starts[concept] ?? 0;
    const size = postingCount(concepts, concept);
    if (size > 0) cursors.push({ values, next, end: next + size });
  }
  return cursors;
}

/** Adds what a keyword counts in the documents from `from` to `end`. */
function addKeyword(
  number: number,
  share: number,
  { keyword: { matcher, valueOf }, lists }: KeywordCursor,
  from: number,
  end: number,
  columns: DocumentColumns,
  { sums, counted }: Scratch,
): void {
  const base = number << COUNTED_BITS;
  for (const { slots, word } of lists) {
    for (let i = firstFrom(slots, from); i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      if (slot >= end) break;
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
