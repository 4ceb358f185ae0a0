import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import { bestItemValue, fromTenThousandths } from '@counterpart/scoring';
import type { BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import { HAS_TEXT } from '../documents/document-columns.ts';
import { type ForwardPlan, someHold } from '../query/forward-plan.ts';
import { holds, outcome, similarityOf } from '../query/item-outcome.ts';
import type { ValueAnswers } from '../query/value-answers.ts';
import type { ClassContributions } from './class-contributions.ts';
import { kernelsFor } from './class-kernels.ts';
import { ConceptEntries } from './concept-entries.ts';
import { KeywordRows } from './keyword-rows.ts';
import type { Scratch } from './scratch.ts';

/** An aspect of evidence of which the best item counts; its rows from `first` to `end`. */
interface BestRows {
  readonly first: number;
  readonly end: number;
  readonly share: number;
  readonly weights: readonly number[];
  readonly largest: number;
}

/**
 * Answers all items for one document after the other from its own entries: for the few documents that are left when
 * required items went first, and wherever one item depends on another.
 *
 *   concepts of the document → rows that reach them → best outcome by row
 */
export class DocumentOutcomes {
  readonly #plan: ForwardPlan;
  readonly #entries: ConceptEntries;
  readonly #keywords: KeywordRows;
  readonly #contributions: readonly ClassContributions[];
  /** The share of each row of an averaged aspect of evidence, else 0. */
  readonly #rowShares: Float64Array;
  readonly #bestRows: readonly BestRows[];
  /** The best outcome of each row for the document answered last. */
  readonly outcomes: Uint16Array;
  #view: BlockView | null = null;
  #classes: readonly (readonly [ValueAnswers, Naturals])[] = [];

  constructor(plan: ForwardPlan, contributions: readonly ClassContributions[], conceptCount: number, scratch: Scratch) {
    this.#plan = plan;
    this.#contributions = contributions;
    this.outcomes = new Uint16Array(plan.rows);
    this.#keywords = new KeywordRows(plan.keywords);
    this.#entries = new ConceptEntries(plan.evidence, conceptCount, scratch);
    this.#rowShares = new Float64Array(plan.rows);
    const ofEvidence = plan.aspects.filter(({ evidence }) => plan.criteria.hasScore && evidence.length > 0);
    for (const { criteria, evidence, firstRow } of ofEvidence) {
      if (criteria.combine !== 'AVERAGE') continue;
      for (const { row } of evidence) this.#rowShares[row] = criteria.shares[row - firstRow] ?? 0;
    }
    this.#bestRows = ofEvidence.flatMap(({ criteria, firstRow }) => {
      const { combine, items, shares, largestWeight } = criteria;
      const weights = items.map(({ weight }) => weight);
      const [share = 0] = shares;
      if (combine === 'AVERAGE' || share === 0) return [];
      return [{ first: firstRow, end: firstRow + items.length, share, weights, largest: largestWeight }];
    });
  }

  /** The documents that are answered from now on. */
  enter(view: BlockView): void {
    this.#view = view;
    this.#classes = this.#plan.values.map((answers) => [answers, answers.classesIn(view)]);
    for (const each of this.#contributions) each.enter(view);
  }

  /** What answering a document takes: its rows, and its words where keywords are asked. */
  effortOf(slot: number): number {
    const { rows, keywords } = this.#plan;
    if (keywords.length === 0) return rows;
    const { textStarts, stemStarts } = this.#needView().columns;
    return rows + (stemStarts[textStarts[slot + 1] ?? 0] ?? 0) - (stemStarts[textStarts[slot] ?? 0] ?? 0);
  }

  /** Gives back what it borrowed. */
  release(): void {
    this.#entries.release();
  }

  /** Makes ready to score that many documents of the block. */
  expect(count: number): Generator<undefined, void> {
    const { columns, postings } = this.#needView();
    return this.#keywords.enter(columns.length, postings, count);
  }

  /** Leaves in `sums` what the values of the documents `left[from..end]` contribute: a column at a time, as far fewer bytes are touched so. */
  sumValues(left: Uint16Array, from: number, end: number, sums: Float64Array): void {
    for (let i = from; i < end; i += 1) sums[left[i] ?? 0] = 0;
    for (const each of this.#contributions) kernelsFor(each.classes).gather(each.classes, each, left, from, end, sums);
  }

  /** The forward score of a document in 10⁻⁹ where what is unknown counts 0. Leaves the outcomes of evidence in `outcomes`. */
  score(slot: number): number {
    let sum = this.evidenceSum(slot);
    for (const each of this.#contributions) {
      const classNumber = each.classes[slot] ?? 0;
      if (each.isKnown[classNumber] !== 1) each.workOut(classNumber);
      sum += each.contributions[classNumber] ?? 0;
    }
    return fromTenThousandths(sum);
  }

  /** What the evidence of a document adds: the sum over its rows, in 10⁻⁹ × 10⁻⁴. Leaves the outcomes of evidence in `outcomes`. */
  evidenceSum(slot: number): number {
    this.#answerEvidence(slot);
    const { outcomes } = this;
    const shares = this.#rowShares;
    let sum = 0;
    for (let row = 0; row < outcomes.length; row += 1) sum += (shares[row] ?? 0) * similarityOf(outcomes[row] ?? 0);
    for (const { first, end, share, weights, largest } of this.#bestRows) {
      let best = 0;
      for (let row = first; row < end; row += 1) {
        const similarity = similarityOf(outcomes[row] ?? 0);
        if (similarity <= best) continue;
        const weight = weights[row - first] ?? 0;
        const isPlain = largest === 0 || weight === largest;
        best = Math.max(best, isPlain ? similarity : bestItemValue(similarity, weight, largest));
      }
      sum += share * best;
    }
    return sum;
  }

  /** Whether the document scored last meets the source's required flags. */
  meetsFlags(slot: number): boolean {
    for (const { rows, values } of this.#plan.conjuncts) {
      if (values !== null) this.#answerValues(values, values.classesIn(this.#needView()), slot);
      if (!someHold(this.outcomes, rows)) return false;
    }
    return true;
  }

  /** Leaves the outcomes of a document in `outcomes`, with what it knows: for policies that weigh the unknown. */
  answerWithInformation(slot: number): void {
    this.#answerEvidence(slot);
    for (const [answers, classes] of this.#classes) this.#answerValues(answers, classes, slot);
    const information = this.#needView().columns.information[slot] ?? 0;
    for (const { criteria, firstRow } of this.#plan.aspects) {
      const knows = (information & bitOf(criteria.name)) !== 0;
      for (const [i, item] of criteria.items.entries()) {
        if (item.kind !== 'concept' && item.kind !== 'language' && item.kind !== 'keyword') continue;
        const packed = this.outcomes[firstRow + i] ?? 0;
        const informs = knows || (item.kind === 'keyword' && (information & HAS_TEXT) !== 0);
        if (informs) this.outcomes[firstRow + i] = outcome(similarityOf(packed), holds(packed), true);
      }
    }
  }

  #answerEvidence(slot: number): void {
    const { outcomes } = this;
    const { columns } = this.#needView();
    outcomes.fill(0);
    this.#entries.raise(columns, slot, outcomes);
    this.#keywords.answer(columns, slot, outcomes);
  }

  #answerValues(answers: ValueAnswers, classes: Naturals, slot: number): void {
    answers.copyOutcomes(classes[slot] ?? 0, this.outcomes);
  }

  #needView(): BlockView {
    if (this.#view === null) throw new Error('no block was entered');
    return this.#view;
  }
}

function bitOf(name: AspectName): number {
  return 1 << ASPECT_NAMES.indexOf(name);
}
