import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { KeywordPostings } from '../blocks/word-postings.ts';
import { postingCount } from '../columns/postings.ts';
import type { PostingStage } from '../kernels/posting-stage.ts';
import type { GroupedPostings, TagRuns } from '../kernels/tag-runs.ts';
import { type Conjunct, type ForwardPlan, someHold } from '../query/forward-plan.ts';
import { holds } from '../query/item-outcome.ts';
import type { KeywordMatcher } from '../query/keyword-matcher.ts';
import type { ValueAnswers } from '../query/value-answers.ts';
import { keepClasses } from '../kernels/keep-classes.ts';
import { readAhead } from '../kernels/read-ahead.ts';
import type { Scratch } from './scratch.ts';
import { hasBit, setBit } from '../kernels/slot-bits.ts';

interface HeldTerm {
  readonly concept: number;
  /** 1 by kind that holds, else 0. */
  readonly holding: Uint16Array;
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

/**
 * The required flags of a profile: which documents of a block meet them all. Each condition goes through its own postings
 * into a set, of which those stay that the conditions before left; those on values go down their columns.
 *
 *   rarest condition on evidence → set → next one → smaller set → … → classes of values → smaller set
 */
export class Conditions {
  readonly #held: readonly HeldConjunct[];
  readonly #valueOutcomes: Uint16Array;

  constructor({ conjuncts, rows }: ForwardPlan) {
    this.#valueOutcomes = new Uint16Array(rows);
    const tables = new Map<Uint16Array, Uint16Array>();
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
   * Leaves the documents that meet the conditions in the scratch's slots, which hold all of a block. Once they are few enough for
   * `isFew`, conditions that would cost more than asking each of them are left to who does: then it answers false.
   */
  *meet(
    view: BlockView,
    postings: BlockPostings,
    scratch: Scratch,
    isFew: (left: number, work: number) => boolean,
  ): Generator<undefined, boolean> {
    const { slots } = scratch;
    const hasKeywords = this.#held.some(({ keywords }) => keywords.length > 0);
    const words = hasKeywords ? yield* postings.words.prepare() : null;
    const onEvidence: SizedConjunct[] = [];
    for (const held of this.#held) {
      if (held.conjunct.values === null) onEvidence.push({ held, work: postingsOf(held, postings.concepts, words) });
    }
    onEvidence.sort((a, b) => a.work - b.work);
    for (const { held } of onEvidence) readAhead(postings.concepts, held.terms);
    for (const { held, work } of onEvidence) {
      if (!slots.areAll && isFew(slots.count, work)) return false;
      findHolders(held, view, postings.concepts, words, scratch);
      const { kernels, found } = scratch;
      const isNarrowed = !slots.areAll;
      const { byteOffset } = slots.set;
      slots.narrowed(kernels.takeFound(view.columns.length, found.byteOffset, isNarrowed, byteOffset));
      yield;
    }
    for (const { conjunct } of this.#held) {
      if (conjunct.values !== null) this.#meetValues(conjunct, conjunct.values, view, scratch);
    }
    return true;
  }

  #meetValues({ rows }: Conjunct, answers: ValueAnswers, view: BlockView, { slots, columns }: Scratch): void {
    const classes = answers.classesIn(view);
    const { length } = view.columns;
    const holding = new Uint8Array(answers.classCount);
    for (const classNumber of view.distinct.of(classes, length, answers.classCount)) {
      answers.copyOutcomes(classNumber, this.#valueOutcomes);
      if (someHold(this.#valueOutcomes, rows)) holding[classNumber] = 1;
    }
    keepClasses(slots, columns, classes, holding, length);
  }
}

/** The terms that can hold; `tables` are those made so far, as terms share their outcomes. */
function heldTerms(
  terms: Conjunct['evidence'][number]['terms'],
  tables: Map<Uint16Array, Uint16Array>,
): readonly HeldTerm[] {
  return terms.flatMap(({ concept, outcomes, holds: canHold }) => {
    if (!canHold) return [];
    let holding = tables.get(outcomes);
    if (holding === undefined) tables.set(outcomes, (holding = outcomes.map((packed) => (holds(packed) ? 1 : 0))));
    return [{ concept, holding }];
  });
}

/** Finds the documents that meet a condition; words are only looked for in those that are left. */
function findHolders(
  { terms, keywords }: HeldConjunct,
  { columns }: BlockView,
  concepts: GroupedPostings,
  words: KeywordPostings | null,
  { postings, found, slots }: Scratch,
): void {
  postings.beginFinding(found);
  for (const term of terms) findTerm(term, concepts, postings, found);
  postings.finish();
  if (words === null || keywords.length === 0) return;
  const before = slots.areAll ? null : slots.set;
  for (const matcher of keywords) {
    for (const { slots: candidates, word } of matcher.candidates(words)) {
      for (const slot of candidates) {
        if (hasBit(found, slot) || (before !== null && !hasBit(before, slot))) continue;
        if (holds(matcher.outcomeAt(columns, slot, word))) setBit(found, slot);
      }
    }
  }
}

/** Of a concept in runs only those are gone through whose kind holds; frequent ones are sets already. */
function findTerm(
  { concept, holding }: HeldTerm,
  concepts: GroupedPostings,
  postings: PostingStage,
  found: Uint32Array,
): void {
  const { slots, tags, tagStarts, runs } = concepts;
  const [first, last] = [runs.firstRuns[concept] ?? 0, runs.firstRuns[concept + 1] ?? 0];
  if (last <= first) {
    const start = concepts.starts[concept] ?? 0;
    const end = start + postingCount(concepts, concept);
    postings.add(slots, tags, tagStarts[concept] ?? 0, start, end, holding);
  }
  const isByItself = (run: number): boolean => holding[runs.tags[run] ?? 0] === 1 && runs.setNumbers[run] === 0;
  for (let run = first; run < last; run += 1) {
    const set = runs.setNumbers[run] ?? 0;
    if (set > 0 && holding[runs.tags[run] ?? 0] === 1) addSet(runs, set, found);
    if (!isByItself(run)) continue;
    const start = runs.starts[run] ?? 0;
    // the runs of a concept lie one after the other
    while (run + 1 < last && isByItself(run + 1)) run += 1;
    postings.addHolding(slots, tags instanceof Uint8Array, start, runs.ends[run] ?? 0);
  }
}

function addSet({ sets, setWords }: TagRuns, set: number, found: Uint32Array): void {
  const from = (set - 1) * setWords;
  for (let word = 0; word < setWords; word += 1) found[word] = (found[word] ?? 0) | (sets[from + word] ?? 0);
}

function postingsOf(
  { terms, keywords }: HeldConjunct,
  concepts: GroupedPostings,
  words: KeywordPostings | null,
): number {
  let size = 0;
  for (const { concept } of terms) size += postingCount(concepts, concept);
  if (words === null) return size;
  for (const matcher of keywords) for (const found of matcher.candidates(words)) size += found.slots.length;
  return size;
}
