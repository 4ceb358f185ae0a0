import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import type { BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import { HAS_TEXT } from '../documents/document-columns.ts';
import type { ForwardPlan } from '../query/forward-plan.ts';
import { holds, outcome, similarityOf } from '../query/item-outcome.ts';
import type { ValueAnswers } from '../query/value-answers.ts';
import { ConceptEntries } from './concept-entries.ts';
import { KeywordRows } from './keyword-rows.ts';
import type { Scratch } from './scratch.ts';

/**
 * Answers all items for one document after the other from its own entries, with what it knows: where one item depends on
 * another, or what is unknown counts.
 *
 *   concepts of the document → rows that reach them → best outcome by row
 */
export class DocumentOutcomes {
  readonly #plan: ForwardPlan;
  readonly #entries: ConceptEntries;
  readonly #keywords: KeywordRows;
  /** The best outcome of each row for the document answered last. */
  readonly outcomes: Uint16Array;
  #view: BlockView | null = null;
  #classes: readonly (readonly [ValueAnswers, Naturals])[] = [];

  constructor(plan: ForwardPlan, conceptCount: number, scratch: Scratch) {
    this.#plan = plan;
    this.outcomes = new Uint16Array(plan.rows);
    this.#keywords = new KeywordRows(plan.keywords);
    this.#entries = new ConceptEntries(plan.evidence, conceptCount, scratch);
  }

  /** The documents that are answered from now on. */
  enter(view: BlockView): void {
    this.#view = view;
    this.#classes = this.#plan.values.map((answers) => [answers, answers.classesIn(view)]);
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

  /** Leaves the outcomes of a document in `outcomes`, with what it knows: for policies that weigh the unknown. */
  answer(slot: number): void {
    const { outcomes } = this;
    const { columns } = this.#needView();
    outcomes.fill(0);
    this.#entries.raise(columns, slot, outcomes);
    this.#keywords.answer(columns, slot, outcomes);
    for (const [answers, classes] of this.#classes) answers.copyOutcomes(classes[slot] ?? 0, outcomes);
    const information = columns.information[slot] ?? 0;
    for (const { criteria, firstRow } of this.#plan.aspects) {
      const knows = (information & bitOf(criteria.name)) !== 0;
      for (const [i, item] of criteria.items.entries()) {
        if (item.kind !== 'concept' && item.kind !== 'language' && item.kind !== 'keyword') continue;
        const packed = outcomes[firstRow + i] ?? 0;
        const informs = knows || (item.kind === 'keyword' && (information & HAS_TEXT) !== 0);
        if (informs) outcomes[firstRow + i] = outcome(similarityOf(packed), holds(packed), true);
      }
    }
  }

  #needView(): BlockView {
    if (this.#view === null) throw new Error('no block was entered');
    return this.#view;
  }
}

function bitOf(name: AspectName): number {
  return 1 << ASPECT_NAMES.indexOf(name);
}
