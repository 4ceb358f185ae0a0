import { ASPECT_NAMES } from '@counterpart/domain';
import type { BlockView } from '../blocks/block.ts';
import { NOTHING, REQUIRES, ROW, SEVERAL } from '../blocks/document-rows.ts';
import { holds } from '../query/item-outcome.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { SourceAnswers } from './source-answers.ts';

const NO_FLAGS = new Uint8Array(0);
const SENIORITY = ASPECT_NAMES.indexOf('seniority');

/** What decides whether the flags of a document are met. */
export interface FlagTerms {
  readonly vocabulary: Vocabulary;
  readonly answers: SourceAnswers;
  /** Bits of the aspects whose flags bind. */
  readonly bound: number;
  /** 1 by number of the aspect where each required item must hold; elsewhere one is enough. */
  readonly isAverage: Uint8Array;
  /** Asks a document as a whole, where what is unknown passes a flag; null where nothing does. */
  readonly askWhole: ((view: BlockView, slot: number) => boolean) | null;
}

/** Tells of single documents whether the query's source has what they require. */
export class MetFlags {
  readonly #terms: FlagTerms;
  #view: BlockView | null = null;
  #flags: ReturnType<Vocabulary['flags']['columns']>;
  #seniorities: Uint32Array = new Uint32Array(0);

  constructor(terms: FlagTerms) {
    this.#terms = terms;
    this.#flags = terms.vocabulary.flags.columns();
  }

  /** The documents that are asked about from now on; `seniorities` are their classes on the day of the request. */
  enter(view: BlockView, seniorities: Uint32Array): void {
    this.#view = view;
    this.#flags = this.#terms.vocabulary.flags.columns();
    this.#seniorities = seniorities;
  }

  /** Whether the source meets what a document requires. */
  meets(slot: number): boolean {
    const flags = this.#view?.columns.flags[slot] ?? 0;
    return flags === 0 || this.#meetsAll(flags, slot);
  }

  /** Keeps those of the first `count` documents of `slots` whose requirements the source meets; answers how many remain. */
  keepMet(slots: Uint16Array, count: number): number {
    const flags = this.#view?.columns.flags ?? NO_FLAGS;
    const rows = this.#view?.postings?.rows.made ?? null;
    const { answers, bound, askWhole } = this.#terms;
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const slot = slots[i] ?? 0;
      slots[kept] = slot;
      // most documents require nothing or one thing, which their row says, and that is at hand
      const required = rows === null ? SEVERAL : (rows.numbers[slot * ROW + REQUIRES] ?? SEVERAL);
      if (required === NOTHING) kept += 1;
      else if (rows === null || required === SEVERAL || askWhole !== null) {
        const own = flags[slot] ?? 0;
        if (own === 0 || this.#meetsAll(own, slot)) kept += 1;
      } else {
        const { names, criteria } = rows.requirements;
        const isBound = ((bound >> (names[required - 1] ?? 0)) & 1) === 1;
        if (!isBound || holds(answers.answer(criteria[required - 1] ?? 0))) kept += 1;
      }
    }
    return kept;
  }

  #meetsAll(flags: number, slot: number): boolean {
    const view = this.#view;
    if (view === null) return false;
    const { answers, bound, isAverage, askWhole } = this.#terms;
    if (askWhole !== null) return askWhole(view, slot);
    const { criteria, criteriaStarts } = view.columns;
    const first = criteriaStarts[slot] ?? 0;
    const { aspectStarts, names, listed, itemStarts, items } = this.#flags;
    for (let a = aspectStarts[flags] ?? 0; a < (aspectStarts[flags + 1] ?? 0); a += 1) {
      const name = names[a] ?? 0;
      if ((bound & (1 << name)) === 0) continue;
      const everyMust = listed[a] === 1 && isAverage[name] === 1;
      // all must hold until one does not, or one must until it does
      let isMet = everyMust;
      for (let i = itemStarts[a] ?? 0; i < (itemStarts[a + 1] ?? 0) && isMet === everyMust; i += 1) {
        const found =
          name === SENIORITY
            ? answers.answerSeniority(this.#seniorities[slot] ?? 0)
            : answers.answer((criteria[first + (items[i] ?? 0)] ?? 0) >> 1);
        isMet = holds(found);
      }
      if (!isMet) return false;
    }
    return true;
  }
}
