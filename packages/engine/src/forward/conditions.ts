import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { KeywordPostings } from '../blocks/word-postings.ts';
import { postingCount, type Postings } from '../columns/postings.ts';
import { type Conjunct, type ForwardPlan, someHold } from '../query/forward-plan.ts';
import { holds } from '../query/item-outcome.ts';
import type { KeywordMatcher } from '../query/keyword-matcher.ts';
import type { ValueAnswers } from '../query/value-answers.ts';
import { kernelsFor } from './class-kernels.ts';
import { meetPostings } from './kernels.ts';
import type { Scratch } from './scratch.ts';

interface HeldTerm {
  readonly concept: number;
  /** 1 by kind that holds; null when all do. */
  readonly holding: Uint8Array | null;
}
interface HeldConjunct {
  readonly conjunct: Conjunct;
  readonly terms: readonly HeldTerm[];
  readonly keywords: readonly KeywordMatcher[];
}
interface SizedConjunct {
  readonly held: HeldConjunct;
  /** Postings that it takes to find the documents that meet it. */
  readonly size: number;
}

/**
 * The required flags of a profile: which documents of a block meet them all. Each condition goes through its own postings
 * and leaves a shorter list, so that the work follows what is asked, not how many documents there are.
 *
 *   rarest condition on evidence → list → next one → shorter list → … → classes of values
 */
export class Conditions {
  readonly #held: readonly HeldConjunct[];
  readonly #valueOutcomes: Uint16Array;

  constructor({ conjuncts, rows }: ForwardPlan) {
    this.#valueOutcomes = new Uint16Array(rows);
    const tables = new Map<Uint16Array, Uint8Array | null>();
    this.#held = conjuncts.map((conjunct) => ({
      conjunct,
      terms: conjunct.evidence.flatMap(({ terms }) => heldTerms(terms, tables)),
      keywords: conjunct.evidence.flatMap(({ keyword }) => (keyword === null ? [] : [keyword])),
    }));
  }

  /** Number of conditions. */
  get count(): number {
    return this.#held.length;
  }

  /**
   * Leaves the documents that meet the conditions in `left` and answers how many there are. Once they are few enough for
   * `isFew`, conditions that would cost more than asking each of them are left to who does.
   */
  *meet(
    view: BlockView,
    postings: BlockPostings,
    scratch: Scratch,
    isFew: (left: number, work: number) => boolean,
  ): Generator<undefined, number> {
    const hasKeywords = this.#held.some(({ keywords }) => keywords.length > 0);
    const words = hasKeywords ? yield* postings.words.prepare() : null;
    const onEvidence: SizedConjunct[] = [];
    for (const held of this.#held) {
      if (held.conjunct.values === null) onEvidence.push({ held, size: postingsOf(held, postings.concepts, words) });
    }
    onEvidence.sort((a, b) => a.size - b.size);
    let mark = 0;
    let count = view.columns.length;
    for (const { held, size } of onEvidence) {
      if (mark > 0 && isFew(count, size)) return count;
      const now = scratch.nextMark();
      count = this.#meetEvidence(held, view, postings.concepts, words, scratch, mark, now);
      mark = now;
      yield;
    }
    let isFirst = mark === 0;
    for (const { conjunct } of this.#held) {
      if (conjunct.values === null) continue;
      count = this.#meetValues(conjunct, conjunct.values, view, scratch.left, isFirst ? null : count);
      isFirst = false;
    }
    return count;
  }

  /** `before` is the mark of the condition before, 0 for none. */
  #meetEvidence(
    { terms, keywords }: HeldConjunct,
    view: BlockView,
    concepts: Postings,
    words: KeywordPostings | null,
    { met, left }: Scratch,
    before: number,
    now: number,
  ): number {
    const { starts, slots, tags } = concepts;
    const isFirst = before === 0;
    let count = 0;
    for (const { concept, holding } of terms) {
      const start = starts[concept] ?? 0;
      const end = start + postingCount(concepts, concept);
      count = meetPostings(slots, tags, start, end, holding, isFirst, before, now, met, left, count);
    }
    for (const matcher of keywords) {
      for (const { slots: found, word } of words === null ? [] : matcher.candidates(words)) {
        for (const slot of found) {
          const mark = met[slot] ?? 0;
          if (isFirst ? mark === now : mark !== before) continue;
          if (!holds(matcher.outcomeAt(view.columns, slot, word))) continue;
          met[slot] = now;
          left[count] = slot;
          count += 1;
        }
      }
    }
    return count;
  }

  /** `count` is the length of `left`, null when no condition filled it yet. */
  #meetValues(
    { rows }: Conjunct,
    answers: ValueAnswers,
    view: BlockView,
    left: Uint16Array,
    count: number | null,
  ): number {
    const classes = answers.classesIn(view);
    const { length } = view.columns;
    const holding = new Uint8Array(answers.classCount);
    for (const classNumber of view.distinct.of(classes, length, answers.classCount)) {
      answers.copyOutcomes(classNumber, this.#valueOutcomes);
      if (someHold(this.#valueOutcomes, rows)) holding[classNumber] = 1;
    }
    const kernels = kernelsFor(classes);
    return count === null
      ? kernels.holders(classes, holding, length, left)
      : kernels.keep(classes, holding, count, left);
  }
}

/** The terms that can hold; `tables` are those made so far, as terms share their outcomes. */
function heldTerms(
  terms: Conjunct['evidence'][number]['terms'],
  tables: Map<Uint16Array, Uint8Array | null>,
): readonly HeldTerm[] {
  return terms.flatMap(({ concept, outcomes, holds: canHold }) => {
    if (!canHold) return [];
    let holding = tables.get(outcomes);
    if (holding === undefined) {
      const made = Uint8Array.from(outcomes, (packed) => (holds(packed) ? 1 : 0));
      holding = made.includes(0) ? made : null;
      tables.set(outcomes, holding);
    }
    return [{ concept, holding }];
  });
}

function postingsOf({ terms, keywords }: HeldConjunct, concepts: Postings, words: KeywordPostings | null): number {
  let size = 0;
  for (const { concept } of terms) size += postingCount(concepts, concept);
  if (words === null) return size;
  for (const matcher of keywords) for (const found of matcher.candidates(words)) size += found.slots.length;
  return size;
}
