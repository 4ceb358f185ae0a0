import type { BlockPostings, BlockView } from '../blocks/block.ts';
import { postingCount, type Postings } from '../columns/postings.ts';
import {
  type Conjunct,
  contribution,
  countedValue,
  type ForwardPlan,
  type ScoredAspect,
  someHold,
} from '../query/forward-plan.ts';
import { holds, similarityOf } from '../query/item-outcome.ts';
import type { KeywordMatcher } from '../query/keyword-matcher.ts';
import type { ValueAnswers } from '../query/value-answers.ts';
import { addClasses, addPostings, COUNTED_BITS, meetAll, meetClasses, meetWhere, workOutClasses } from './kernels.ts';
import type { Scratch } from './scratch.ts';

/** A concept that adds to the score: what each kind of its evidence counts for an item. */
interface CountedTerm {
  readonly concept: number;
  readonly values: Uint16Array;
}
/** An item, or a BEST aspect as a whole: its best evidence counts once, × share. */
interface CountedGroup {
  readonly number: number;
  readonly share: number;
  readonly terms: readonly CountedTerm[];
  readonly keywords: readonly { readonly matcher: KeywordMatcher; readonly valueOf: (similarity: number) => number }[];
}
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
interface CountedClasses {
  readonly answers: ValueAnswers;
  readonly aspect: ScoredAspect;
  /** By class, as far as `isKnown` says. */
  contributions: Float64Array;
  isKnown: Uint8Array;
}

/** Postings between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 100_000;
/** Concepts that are added between two looks at how many postings that were. */
const TERMS = 8;
const NO_TERM: CountedTerm = { concept: -1, values: new Uint16Array(0) };

/**
 * Scores the forward direction of a whole block, a concept at a time: where what is unknown counts 0 the direction is a
 * sum over items, and sums of whole numbers come out the same in any order.
 *
 *   required items → documents that meet each condition → (few: DocumentOutcomes takes over)
 *   postings of each concept → sums += share × increase;  classes of values → sums += share × similarity
 */
export class TermAtATime {
  readonly #groups: readonly CountedGroup[];
  readonly #classes: readonly CountedClasses[];
  readonly #conjuncts: readonly HeldConjunct[];
  readonly #valueOutcomes: Uint16Array;

  constructor(plan: ForwardPlan) {
    this.#valueOutcomes = new Uint16Array(plan.rows);
    const groups: CountedGroup[] = [];
    if (plan.criteria.hasScore) {
      for (const aspect of plan.aspects) {
        for (const group of groupsOf(aspect)) groups.push({ ...group, number: groups.length + 1 });
      }
    }
    this.#groups = groups;
    this.#classes = plan.criteria.hasScore
      ? plan.aspects.flatMap((aspect) =>
          aspect.values === null || aspect.criteria.shares.every((share) => share === 0)
            ? []
            : [{ answers: aspect.values, aspect, contributions: new Float64Array(0), isKnown: new Uint8Array(0) }],
        )
      : [];
    this.#conjuncts = plan.conjuncts.map((conjunct) => ({
      conjunct,
      terms: conjunct.evidence.flatMap(({ terms }) => heldTerms(terms)),
      keywords: conjunct.evidence.flatMap(({ keyword }) => (keyword === null ? [] : [keyword])),
    }));
  }

  /** Number of conditions; a document passes the flags when `met` says as much. */
  get conditions(): number {
    return this.#conjuncts.length;
  }

  /**
   * Counts in `met` how many conditions hold, those about evidence first and the rarest of them before others; conditions
   * on values are counted last. Answers the documents left after the conditions on evidence, null when there was none.
   */
  *meetConditions(
    view: BlockView,
    postings: BlockPostings,
    { met }: Scratch,
  ): Generator<undefined, Uint16Array | null> {
    const { length } = view.columns;
    met.fill(0, 0, length);
    const onEvidence = this.#conjuncts.filter(({ conjunct }) => conjunct.values === null);
    const sized = onEvidence.map((held) => ({ held, size: postingsOf(held, postings) }));
    sized.sort((a, b) => a.size - b.size);
    let done = 0;
    for (const { held } of sized) {
      this.#meetEvidence(held, view, postings, met, done);
      done += 1;
      yield;
    }
    let left: Uint16Array | null = null;
    if (done > 0) {
      left = new Uint16Array(length);
      let count = 0;
      for (let slot = 0; slot < length; slot += 1) if (met[slot] === done) left[count++] = slot;
      left = left.subarray(0, count);
    }
    for (const { conjunct } of this.#conjuncts) {
      if (conjunct.values === null) continue;
      this.#meetValues(conjunct, conjunct.values, view, met, done);
      done += 1;
    }
    return left;
  }

  /** Leaves Σ share × value of every document in `sums`. */
  *sumAll(view: BlockView, postings: BlockPostings, { sums, counted }: Scratch): Generator<undefined, void> {
    const { length } = view.columns;
    sums.fill(0, 0, length);
    counted.fill(0, 0, length);
    let added = 0;
    for (const group of this.#groups) {
      const { number, share, terms, keywords } = group;
      for (let term = 0; term < terms.length; term += TERMS) {
        added += addTerms(group, term, postings.concepts, sums, counted);
        if (added < STRETCH) continue;
        added = 0;
        yield;
      }
      for (const { matcher, valueOf } of keywords) {
        for (const candidates of matcher.candidates(postings)) {
          for (const slot of candidates) {
            const base = number << COUNTED_BITS;
            const now = base + valueOf(similarityOf(matcher.outcomeAt(view.columns, slot)));
            const before = Math.max(base, counted[slot] ?? 0);
            if (now <= before) continue;
            sums[slot] = (sums[slot] ?? 0) + share * (now - before);
            counted[slot] = now;
          }
          yield;
        }
      }
    }
    yield;
    for (const counting of this.#classes) {
      const { answers, aspect } = counting;
      const classes = answers.classesIn(view);
      makeRoom(counting);
      const { contributions, isKnown } = counting;
      const workOut = (classNumber: number): void => {
        contributions[classNumber] = contribution(aspect, this.#outcomesOfClass(answers, classNumber));
      };
      workOutClasses(classes, isKnown, workOut, length);
      yield;
      addClasses(classes, contributions, length, sums);
      yield;
    }
  }

  #meetEvidence(
    { terms, keywords }: HeldConjunct,
    view: BlockView,
    { concepts, stems, criteria }: BlockPostings,
    met: Uint16Array,
    done: number,
  ): void {
    const { starts, slots, tags } = concepts;
    for (const { concept, holding } of terms) {
      const start = starts[concept] ?? 0;
      const end = start + postingCount(concepts, concept);
      if (holding === null) meetAll(slots, start, end, met, done);
      else meetWhere(slots, tags, start, end, holding, met, done);
    }
    for (const matcher of keywords) {
      for (const candidates of matcher.candidates({ concepts, stems, criteria })) {
        for (const slot of candidates) {
          if (met[slot] === done && holds(matcher.outcomeAt(view.columns, slot))) met[slot] = done + 1;
        }
      }
    }
  }

  #meetValues({ rows }: Conjunct, answers: ValueAnswers, view: BlockView, met: Uint16Array, done: number): void {
    const classes = answers.classesIn(view);
    const { length } = view.columns;
    const holding = new Uint8Array(answers.classCount);
    const workOut = (classNumber: number): void => {
      holding[classNumber] = someHold(this.#outcomesOfClass(answers, classNumber), rows) ? 1 : 0;
    };
    workOutClasses(classes, new Uint8Array(answers.classCount), workOut, length);
    meetClasses(classes, holding, length, met, done);
  }

  /** The outcomes of a class at the rows of its aspect. */
  #outcomesOfClass(answers: ValueAnswers, classNumber: number): Uint16Array {
    const ofClass = answers.outcomes(classNumber);
    const { length } = answers.items;
    for (let i = 0; i < length; i += 1)
      this.#valueOutcomes[answers.firstRow + i] = ofClass[classNumber * length + i] ?? 0;
    return this.#valueOutcomes;
  }
}

/** Room for the classes that came since. */
function makeRoom(counting: CountedClasses): void {
  const { classCount } = counting.answers;
  if (classCount <= counting.isKnown.length) return;
  const contributions = new Float64Array(classCount * 2);
  contributions.set(counting.contributions);
  const isKnown = new Uint8Array(classCount * 2);
  isKnown.set(counting.isKnown);
  counting.contributions = contributions;
  counting.isKnown = isKnown;
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

function groupsOf(aspect: ScoredAspect): readonly Omit<CountedGroup, 'number'>[] {
  const { criteria, evidence, firstRow } = aspect;
  const { items, shares } = criteria;
  const ofItem = ({ row, terms, keyword }: ScoredAspect['evidence'][number]) => {
    const weight = items[row - firstRow]?.weight ?? 0;
    const valueOf = (similarity: number): number => countedValue(criteria, weight, similarity);
    const tables = new Map<Uint16Array, Uint16Array>();
    return {
      terms: terms.map(({ concept, outcomes }) => {
        let values = tables.get(outcomes);
        if (values === undefined)
          tables.set(outcomes, (values = outcomes.map((packed) => valueOf(similarityOf(packed)))));
        return { concept, values };
      }),
      keywords: keyword === null ? [] : [{ matcher: keyword, valueOf }],
    };
  };
  if (criteria.combine === 'AVERAGE') {
    return evidence.flatMap((item) => {
      const share = shares[item.row - firstRow] ?? 0;
      return share === 0 ? [] : [{ ...ofItem(item), share }];
    });
  }
  const share = shares[0] ?? 0;
  if (share === 0 || evidence.length === 0) return [];
  const parts = evidence.map(ofItem);
  return [{ share, terms: parts.flatMap(({ terms }) => terms), keywords: parts.flatMap(({ keywords }) => keywords) }];
}

function heldTerms(terms: Conjunct['evidence'][number]['terms']): readonly HeldTerm[] {
  return terms.flatMap(({ concept, outcomes, holds: canHold }) => {
    if (!canHold) return [];
    const holding = Uint8Array.from(outcomes, (packed) => (holds(packed) ? 1 : 0));
    return [{ concept, holding: holding.includes(0) ? holding : null }];
  });
}

function postingsOf({ terms, keywords }: HeldConjunct, postings: BlockPostings): number {
  let size = 0;
  for (const { concept } of terms) size += postingCount(postings.concepts, concept);
  for (const matcher of keywords) for (const slots of matcher.candidates(postings)) size += slots.length;
  return size;
}

/** Postings that scoring a block a concept at a time goes through. */
export function wideWork(plan: ForwardPlan, { concepts }: BlockPostings): number {
  let work = 0;
  for (const { terms } of plan.evidence) for (const { concept } of terms) work += postingCount(concepts, concept);
  return work;
}
