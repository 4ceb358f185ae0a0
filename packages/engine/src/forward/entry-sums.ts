import type { BlockView } from '../blocks/block.ts';
import { type DocumentRows, ROW, type RowValues } from '../blocks/document-rows.ts';
import { type Conjunct, type ForwardPlan, someHold } from '../query/forward-plan.ts';
import { holds, type Outcome, similarityOf } from '../query/item-outcome.ts';
import type { ClassContributions } from './class-contributions.ts';
import { kernelsFor } from '../kernels/class-kernels.ts';
import { keepRead } from '../kernels/keep-read.ts';
import type { CountedGroup } from './counted-groups.ts';
import { type ChainedTerm, EntryChains } from './entry-chains.ts';
import { KeywordRows } from './keyword-rows.ts';
import type { Scratch } from './scratch.ts';

/** What a keyword counts for a group: a part of the score, or 1 for a condition that it meets. */
interface KeywordUse {
  readonly row: number;
  readonly group: number;
  readonly valueOf: (found: Outcome) => number;
}

/**
 * Sums single documents from their own entries: those that are left when required items went first, and those of a block that
 * is still open.
 *
 *   class of each value → sum = share × similarity;  concepts and words of the document → sum += share × increase
 *                                                                                        → how many conditions it meets
 */
export class EntrySums {
  readonly #contributions: readonly ClassContributions[];
  readonly #chains: EntryChains;
  readonly #keywords: KeywordRows;
  readonly #uses: readonly KeywordUse[];
  /** By group; those of conditions are 0, and so are those that the sums of a block have already. */
  readonly #shares: Float64Array;
  readonly #countedAlready: CountedGroup[] = [];
  readonly #firstCondition: number;
  readonly #conditionCount: number;
  readonly #onValues: readonly Conjunct[];
  readonly #outcomes: Uint16Array;
  readonly #marked: Uint32Array;
  #view: BlockView | null = null;
  #rows: DocumentRows | null = null;

  constructor(
    { conjuncts, keywords, rows }: ForwardPlan,
    groups: readonly CountedGroup[],
    contributions: readonly ClassContributions[],
    conceptCount: number,
    scratch: Scratch,
  ) {
    const onEvidence = conjuncts.filter(({ values }) => values === null);
    const first = groups.length + 1;
    const shares = new Float64Array(first + onEvidence.length);
    const uses: KeywordUse[] = [];
    for (const { number, share, keywords: own } of groups) {
      shares[number] = share;
      for (const { row, valueOf } of own) {
        uses.push({ row, group: number, valueOf: (found) => valueOf(similarityOf(found)) });
      }
    }
    for (const [i, { evidence }] of onEvidence.entries()) {
      for (const { row, keyword } of evidence) {
        if (keyword !== null) uses.push({ row, group: first + i, valueOf: (found) => (holds(found) ? 1 : 0) });
      }
    }
    this.#marked = scratch.wordBits;
    this.#contributions = contributions;
    this.#keywords = new KeywordRows(keywords);
    this.#outcomes = new Uint16Array(rows);
    this.#shares = shares;
    this.#uses = uses;
    this.mostOfEvidence = groups.reduce((sum, { most }) => sum + most, 0);
    this.#firstCondition = first;
    this.#conditionCount = onEvidence.length;
    this.#onValues = conjuncts.filter(({ values }) => values !== null);
    const terms = [...countedTerms(groups), ...heldTerms(onEvidence, first)];
    this.#chains = new EntryChains(terms, shares, first, conceptCount, scratch);
  }

  /** The documents that are summed from now on, and how many of them. */
  *enter(view: BlockView, count: number): Generator<undefined, void> {
    for (const { number, share } of this.#countedAlready) this.#shares[number] = share;
    this.#countedAlready.length = 0;
    this.#view = view;
    this.#rows = view.postings === null ? null : yield* view.postings.rows.prepare();
    for (const each of this.#contributions) each.enter(view);
    yield* this.#keywords.enter(view.columns, view.postings, count, this.#marked);
  }

  /** What looking for words in a document takes; 0 where it cannot have any. */
  effortOf(slot: number): number {
    if (this.#uses.length === 0 || !this.#keywords.mayHave(slot)) return 0;
    const { textStarts, stemStarts } = this.#needView().columns;
    return 1 + (stemStarts[textStarts[slot + 1] ?? 0] ?? 0) - (stemStarts[textStarts[slot] ?? 0] ?? 0);
  }

  /** Leaves out a group that the sums of the block have already. */
  leaveOut(group: CountedGroup): void {
    this.#shares[group.number] = 0;
    this.#countedAlready.push(group);
  }

  /** The most that evidence adds to a sum. */
  readonly mostOfEvidence: number;

  /** Reads the rows of documents, which are in the cache then: in a loop that does nothing else many reads are under way at once. */
  readRows(left: Uint16Array, from: number, end: number): void {
    if (this.#rows === null) return;
    const { numbers } = this.#rows;
    let read = 0;
    for (let i = from; i < end; i += 1) read += numbers[(left[i] ?? 0) * ROW] ?? 0;
    keepRead(read);
  }

  /** Leaves Σ share × value of what the values of the documents `left[from..end]` are in `sums`: far fewer bytes are touched so. */
  addValues(left: Uint16Array, from: number, end: number, sums: Float64Array): void {
    for (let i = from; i < end; i += 1) sums[left[i] ?? 0] = 0;
    const rows = this.#rows;
    for (const each of this.#contributions) {
      const values = rows?.values.get(each.name);
      if (rows !== null && values !== undefined) addRowValues(rows.numbers, values, each, left, from, end, sums);
      else kernelsFor(each.classes).gather(each.classes, each, left, from, end, sums);
    }
  }

  /**
   * Adds what the evidence of the documents `left[from..end]` counts to the `sums` of their values, and leaves in `met`, by place
   * in `left`, how many conditions on evidence each meets.
   */
  addEvidence(left: Uint16Array, from: number, end: number, sums: Float64Array, met: Uint32Array): void {
    const { columns } = this.#needView();
    const rows = this.#rows?.numbers ?? null;
    const chains = this.#chains;
    chains.forget();
    let done = from;
    for (let i = from; i < end && this.#uses.length > 0; i += 1) {
      const slot = left[i] ?? 0;
      if (!this.#keywords.mayHave(slot)) continue;
      // what the document counts so far must be at hand when its words are looked at
      chains.add(columns, rows, left, done, i + 1, done - from + 1, sums, met);
      done = i + 1;
      this.#addKeywords(slot, i, i - from + 1, sums, met);
    }
    chains.add(columns, rows, left, done, end, done - from + 1, sums, met);
  }

  #addKeywords(slot: number, place: number, documentNumber: number, sums: Float64Array, met: Uint32Array): void {
    const outcomes = this.#outcomes;
    outcomes.fill(0);
    this.#keywords.answer(this.#needView().columns, slot, outcomes);
    for (const { row, group, valueOf } of this.#uses) {
      const found = outcomes[row] ?? 0;
      if (found === 0) continue;
      const more = this.#chains.raise(group, valueOf(found), documentNumber);
      sums[slot] = (sums[slot] ?? 0) + (this.#shares[group] ?? 0) * more;
      if (more > 0 && group >= this.#firstCondition) met[place] = (met[place] ?? 0) + 1;
    }
  }

  /** Whether a document that meets that many conditions on evidence meets all there are. */
  meetsAll(slot: number, met: number): boolean {
    if (met < this.#conditionCount) return false;
    for (const { rows, values } of this.#onValues) {
      if (values === null) continue;
      values.copyOutcomes(values.classesIn(this.#needView())[slot] ?? 0, this.#outcomes);
      if (!someHold(this.#outcomes, rows)) return false;
    }
    return true;
  }

  /** Gives back what it borrowed. */
  release(): void {
    this.#chains.release();
  }

  #needView(): BlockView {
    if (this.#view === null) throw new Error('no block was entered');
    return this.#view;
  }
}

/** Adds what the class of one aspect contributes, of the documents `left[from..end]`, as their rows say it. */
function addRowValues(
  rows: Uint16Array,
  { place, classes }: RowValues,
  source: ClassContributions,
  left: Uint16Array,
  from: number,
  end: number,
  sums: Float64Array,
): void {
  const { contributions, isKnown } = source;
  for (let i = from; i < end; i += 1) {
    const slot = left[i] ?? 0;
    const classNumber = classes[rows[slot * ROW + place] ?? 0] ?? 0;
    if (isKnown[classNumber] !== 1) source.workOut(classNumber);
    sums[slot] = (sums[slot] ?? 0) + (contributions[classNumber] ?? 0);
  }
}

function countedTerms(groups: readonly CountedGroup[]): readonly ChainedTerm[] {
  return groups.flatMap(({ number, terms }) =>
    terms.map(({ concept, values }) => ({ concept, group: number, values })),
  );
}

/** What counts 1 for a condition: the kinds of evidence that hold. */
function heldTerms(conjuncts: readonly Conjunct[], first: number): readonly ChainedTerm[] {
  const tables = new Map<Uint16Array, Uint16Array>();
  const tableOf = (outcomes: Uint16Array): Uint16Array => {
    let table = tables.get(outcomes);
    if (table === undefined) tables.set(outcomes, (table = outcomes.map((packed) => (holds(packed) ? 1 : 0))));
    return table;
  };
  return conjuncts.flatMap(({ evidence }, i) =>
    evidence.flatMap(({ terms }) =>
      terms.flatMap(({ concept, outcomes, holds: canHold }) =>
        canHold ? [{ concept, group: first + i, values: tableOf(outcomes) }] : [],
      ),
    ),
  );
}
