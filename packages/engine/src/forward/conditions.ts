import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { KeywordPostings } from '../blocks/word-postings.ts';
import { postingCount, type Postings } from '../columns/postings.ts';
import { type Conjunct, type ForwardPlan, someHold } from '../query/forward-plan.ts';
import { holds } from '../query/item-outcome.ts';
import type { KeywordMatcher } from '../query/keyword-matcher.ts';
import type { ValueAnswers } from '../query/value-answers.ts';
import { kernelsFor } from '../kernels/class-kernels.ts';
import type { Scratch } from './scratch.ts';
import { addBits, countBits, hasBit, intersect, keepBits, listBits, setBit, wordsFor } from './slot-bits.ts';

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
  readonly work: number;
}

/** The documents of a block that are left by its conditions. */
export interface Met {
  /** So many stand in `left`, ascending. */
  readonly count: number;
  /** False where some conditions were left to who looks at each document. */
  readonly areAllMet: boolean;
}

/**
 * The required flags of a profile: which documents of a block meet them all. Each condition goes through its own postings
 * into a set of a bit for each document, of which those stay that the conditions before left, so that the work follows what is
 * asked, not how many documents there are.
 *
 *   rarest condition on evidence → set → next one → smaller set → … → list, ascending → classes of values
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
   * Leaves the documents that meet the conditions in `left`. Once they are few enough for `isFew`, conditions that would cost
   * more than asking each of them are left to who does.
   */
  *meet(
    view: BlockView,
    postings: BlockPostings,
    { left, bits, otherBits }: Scratch,
    isFew: (left: number, work: number) => boolean,
  ): Generator<undefined, Met> {
    const { length } = view.columns;
    const hasKeywords = this.#held.some(({ keywords }) => keywords.length > 0);
    const words = hasKeywords ? yield* postings.words.prepare() : null;
    const onEvidence: SizedConjunct[] = [];
    for (const held of this.#held) {
      if (held.conjunct.values === null) onEvidence.push({ held, work: postingsOf(held, postings.concepts, words) });
    }
    onEvidence.sort((a, b) => a.work - b.work);
    const size = wordsFor(length);
    let count = length;
    // a small set is a list from the beginning, which the next conditions shorten; a large one becomes a list at the end
    let isListed = false;
    let areAllMet = true;
    for (const [i, { held, work }] of onEvidence.entries()) {
      if (i > 0 && isFew(count, work)) {
        areAllMet = false;
        break;
      }
      const now = i === 0 ? bits : otherBits;
      now.fill(0, 0, size);
      addHolders(held, view, postings.concepts, words, i === 0 ? null : bits, now);
      if (i === 0) isListed = work < size;
      else if (!isListed) intersect(bits, otherBits, size);
      if (!isListed) count = countBits(bits, size);
      else count = i === 0 ? listBits(bits, size, left) : keepBits(otherBits, left, count);
      yield;
    }
    if (onEvidence.length > 0 && !isListed) listBits(bits, size, left);
    if (!areAllMet) return { count, areAllMet };
    let isFirst = onEvidence.length === 0;
    for (const { conjunct } of this.#held) {
      if (conjunct.values === null) continue;
      count = this.#meetValues(conjunct, conjunct.values, view, left, isFirst ? null : count);
      isFirst = false;
    }
    return { count, areAllMet };
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
      : kernels.keep(classes, holding, 0, count, 0, left);
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

/** Adds the documents that meet a condition to `bits`; words are only looked for in those of `before`, where it is not null. */
function addHolders(
  { terms, keywords }: HeldConjunct,
  { columns }: BlockView,
  concepts: Postings,
  words: KeywordPostings | null,
  before: Uint32Array | null,
  bits: Uint32Array,
): void {
  const { starts, slots, tags } = concepts;
  for (const { concept, holding } of terms) {
    const start = starts[concept] ?? 0;
    addBits(slots, tags, start, start + postingCount(concepts, concept), holding, bits);
  }
  if (words === null) return;
  for (const matcher of keywords) {
    for (const { slots: found, word } of matcher.candidates(words)) {
      for (const slot of found) {
        if (hasBit(bits, slot) || (before !== null && !hasBit(before, slot))) continue;
        if (holds(matcher.outcomeAt(columns, slot, word))) setBit(bits, slot);
      }
    }
  }
}

function postingsOf({ terms, keywords }: HeldConjunct, concepts: Postings, words: KeywordPostings | null): number {
  let size = 0;
  for (const { concept } of terms) size += postingCount(concepts, concept);
  if (words === null) return size;
  for (const matcher of keywords) for (const found of matcher.candidates(words)) size += found.slots.length;
  return size;
}
