import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import type { BlockView } from '../blocks/block.ts';
import type { Naturals } from '../columns/numbers.ts';
import { HAS_TEXT } from '../documents/document-columns.ts';
import type { ForwardPlan } from '../query/forward-plan.ts';
import { carriesInformation, holds, outcome, similarityOf } from '../query/item-outcome.ts';
import type { ValueAnswers } from '../query/value-answers.ts';

/**
 * Answers all items for one document after the other from its own entries: for the few documents that are left when
 * required items went first, and wherever one item depends on another.
 *
 *   concepts of the document → rows that reach them → best outcome by row
 */
export class DocumentOutcomes {
  readonly #plan: ForwardPlan;
  /** Concept → the first of its entries in `#rows` and `#tables`; entries of concept c end where those of c + 1 begin. */
  readonly #entryStarts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #tables: readonly Uint16Array[];
  /** The best outcome of each row for the document answered last. */
  readonly outcomes: Uint16Array;
  #view: BlockView | null = null;
  #classes: readonly (readonly [ValueAnswers, Naturals])[] = [];

  constructor(plan: ForwardPlan, conceptCount: number) {
    this.#plan = plan;
    this.outcomes = new Uint16Array(plan.rows);
    const byConcept = new Map<number, { row: number; table: Uint16Array }[]>();
    for (const { row, terms } of plan.evidence) {
      for (const { concept, outcomes } of terms) {
        const entries = byConcept.get(concept);
        if (entries === undefined) byConcept.set(concept, [{ row, table: outcomes }]);
        else entries.push({ row, table: outcomes });
      }
    }
    this.#entryStarts = new Uint32Array(conceptCount + 1);
    for (const [concept, entries] of byConcept) this.#entryStarts[concept + 1] = entries.length;
    for (let i = 0; i < conceptCount; i += 1) {
      this.#entryStarts[i + 1] = (this.#entryStarts[i + 1] ?? 0) + (this.#entryStarts[i] ?? 0);
    }
    const ordered = [...byConcept].toSorted(([a], [b]) => a - b).flatMap(([, entries]) => entries);
    this.#rows = Uint32Array.from(ordered, ({ row }) => row);
    this.#tables = ordered.map(({ table }) => table);
  }

  /** The documents that are answered from now on. */
  enter(view: BlockView): void {
    this.#view = view;
    this.#classes = this.#plan.values.map((answers) => [answers, answers.classesIn(view)]);
  }

  /** Leaves the outcomes of a document in `outcomes`. */
  answer(slot: number): void {
    const view = this.#view;
    if (view === null) return;
    const { outcomes } = this;
    const { columns } = view;
    outcomes.fill(0);
    const end = columns.evidenceStarts[slot + 1] ?? 0;
    const starts = this.#entryStarts;
    for (let i = columns.evidenceStarts[slot] ?? 0; i < end; i += 1) {
      const concept = columns.concepts[i] ?? 0;
      const last = starts[concept + 1] ?? 0;
      for (let entry = starts[concept] ?? 0; entry < last; entry += 1) {
        const row = this.#rows[entry] ?? 0;
        const found = this.#tables[entry]?.[columns.kinds[i] ?? 0] ?? 0;
        const before = outcomes[row] ?? 0;
        outcomes[row] = before === 0 ? found : better(found, before);
      }
    }
    for (const { row, keyword } of this.#plan.evidence) {
      if (keyword !== null) outcomes[row] = keyword.outcomeAt(columns, slot);
    }
    for (const [answers, classes] of this.#classes) {
      const classNumber = classes[slot] ?? 0;
      const ofClass = answers.outcomes(classNumber);
      const count = answers.items.length;
      for (let i = 0; i < count; i += 1) outcomes[answers.firstRow + i] = ofClass[classNumber * count + i] ?? 0;
    }
  }

  /** The same with what the document knows: only policies on what is unknown ask for it. */
  answerWithInformation(slot: number): void {
    this.answer(slot);
    const information = this.#view?.columns.information[slot] ?? 0;
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
}

function bitOf(name: AspectName): number {
  return 1 << ASPECT_NAMES.indexOf(name);
}

/** The larger similarity of two outcomes, and each flag that either has. */
export function better(a: number, b: number): number {
  return outcome(
    Math.max(similarityOf(a), similarityOf(b)),
    holds(a) || holds(b),
    carriesInformation(a) || carriesInformation(b),
  );
}
