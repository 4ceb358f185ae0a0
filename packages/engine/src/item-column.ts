import { type AspectName, type Language, LANGUAGES, type ProfileKind } from '@counterpart/domain';
import {
  ageInYears,
  type ConceptCriterion,
  type Criterion,
  type KeywordCriterion,
  levelSimilarity,
  ONE,
  requesterNeeds,
  type ScoringNumbers,
  SOURCE_CLASSES,
  timesTenThousandths,
} from '@counterpart/scoring';
import type { Block } from './block.ts';
import { outcome, evaluateValue, holds, similarityOf, type ValueItem } from './item-outcome.ts';
import { TIMELESS } from './posting-list.ts';
import { evaluateKeyword, type NumberedWords } from './text-search.ts';
import type { ValueAspect } from './value-classes.ts';
import type { Vocabulary } from './vocabulary.ts';

const WORK = SOURCE_CLASSES.indexOf('WORK_EXPERIENCES');
/** No answer has all bits set: similarity stays below 2¹⁴ − 1. */
const NOT_ASKED = 0xffff;
/** Source classes and levels, the two halves of a tag, are both below 16; only one of them decides for an item. */
const HALF_TAG = 16;

/**
 * Answers one item for every document of a block, term at a time: the item goes through its own postings, or asks each
 * class of documents that say the same once. One instance serves all blocks of a query.
 */
export class ItemColumn {
  readonly #item: Criterion;
  readonly #aspect: AspectName;
  readonly #requesterKind: ProfileKind;
  /** Whether the asking side needs rather than has, which decides what a language's levels mean. */
  readonly #isNeedAsked: boolean;
  readonly #vocabulary: Vocabulary;
  readonly #numbers: ScoringNumbers;
  #byClass: Uint16Array = new Uint16Array(0);
  #words: NumberedWords | null = null;

  constructor(
    item: Criterion,
    aspect: AspectName,
    requesterKind: ProfileKind,
    targetKind: ProfileKind,
    vocabulary: Vocabulary,
    numbers: ScoringNumbers,
  ) {
    this.#item = item;
    this.#aspect = aspect;
    this.#requesterKind = requesterKind;
    this.#isNeedAsked = requesterNeeds(requesterKind, targetKind);
    this.#vocabulary = vocabulary;
    this.#numbers = numbers;
  }

  /** Whether the answers of this item say by themselves if the document is hasInformation; else the block's own column does. */
  get knowsInformation(): boolean {
    return this.#item.kind !== 'concept' && this.#item.kind !== 'language' && this.#item.kind !== 'keyword';
  }

  /** Whether any text informs about this item. */
  get hasInformationByText(): boolean {
    return this.#item.kind === 'keyword';
  }

  /** Leaves the best answer of every document in `column`, which holds zeros; dead slots hold anything. */
  fill(block: Block, column: Uint16Array): void {
    const item = this.#item;
    switch (item.kind) {
      case 'concept':
      case 'language':
        this.#fillConcept(item, block, column);
        break;
      case 'keyword':
        this.#fillKeyword(item, block, column);
        break;
      case 'place':
      case 'value':
      case 'wage':
      case 'seniority':
      case 'availability':
        this.#fillValue(item, block, column);
        break;
    }
  }

  #fillConcept(item: ConceptCriterion, block: Block, column: Uint16Array): void {
    const isLanguage = item.kind === 'language';
    const { strengths, asOfYear } = this.#numbers;
    const ageless = new Uint16Array(HALF_TAG);
    for (const [conceptId, reached] of item.reach) {
      const list = block.concepts.get(this.#vocabulary.concepts.find(conceptId));
      if (list === undefined) continue;
      const { factor } = reached;
      for (let half = 0; half < HALF_TAG; half += 1) ageless[half] = this.#agelessOutcome(half, factor, reached.holds);
      const isMet = reached.holds;
      const { slots, tags, years, length } = list;
      for (let i = 0; i < length; i += 1) {
        const tag = tags[i] ?? 0;
        const year = years[i] ?? TIMELESS;
        let found = ageless[isLanguage ? tag >> 4 : tag & 15] ?? 0;
        if (!isLanguage && year !== TIMELESS && (tag & 15) === WORK) {
          const strength = strengths.byAge[ageInYears(year, asOfYear)] ?? ONE;
          found = outcome(timesTenThousandths(factor, strength), isMet, false);
        }
        const slot = slots[i] ?? 0;
        const before = column[slot] ?? 0;
        if (before === 0) column[slot] = found;
        else {
          const best = Math.max(similarityOf(found), similarityOf(before));
          column[slot] = outcome(best, holds(found) || holds(before), false);
        }
      }
    }
  }

  /** What evidence of this source class answers, its age aside; for a language, evidence of this level. */
  #agelessOutcome(half: number, factor: number, isReachHeld: boolean): number {
    const item = this.#item;
    if (item.kind === 'language') {
      const similarity = levelSimilarity(
        item.level,
        half === 0 ? null : half,
        this.#isNeedAsked,
        this.#numbers.unknownLevel,
      );
      return outcome(similarity, similarity === ONE, false);
    }
    const source = SOURCE_CLASSES[half];
    if (source === undefined) return 0;
    return outcome(timesTenThousandths(factor, this.#numbers.strengths.bySource[source]), isReachHeld, false);
  }

  #fillKeyword(item: KeywordCriterion, block: Block, column: Uint16Array): void {
    const words = (this.#words ??= this.#numberedWords(item));
    const candidates = new Set<number>(item.key === '' ? [] : (block.labels.get(item.key)?.slots ?? []));
    for (const language of LANGUAGES) {
      for (const slot of this.#slotsWithAll(words[language] ?? [], block)) {
        if (block.records[slot]?.language === language) candidates.add(slot);
      }
    }
    for (const slot of candidates) {
      const record = block.records[slot];
      if (record === null || record === undefined) continue;
      column[slot] = evaluateKeyword(
        item,
        words[record.language],
        record.texts,
        record.labels,
        false,
        this.#isNeedAsked,
        this.#numbers,
      );
    }
  }

  /** Documents that have the rarest of the words: only those can have the phrase. */
  #slotsWithAll(words: readonly number[], block: Block): readonly number[] {
    let rarest: readonly number[] | null = null;
    for (const word of words) {
      const slots = block.stems.get(word)?.slots ?? [];
      if (rarest === null || slots.length < rarest.length) rarest = slots;
    }
    return rarest ?? [];
  }

  #numberedWords(item: KeywordCriterion): NumberedWords {
    const numbered = {} as Record<Language, readonly number[] | null>;
    for (const language of LANGUAGES) {
      const numbers = item.words[language].map((word) => this.#vocabulary.stems.find(word));
      numbered[language] = numbers.length === 0 || numbers.includes(-1) ? null : numbers;
    }
    return numbered;
  }

  #fillValue(item: ValueItem, block: Block, column: Uint16Array): void {
    const aspect = this.#aspect as ValueAspect;
    const classes = this.#vocabulary.values[aspect];
    const classOf = block.classColumn(aspect).upTo(block.records, classes, this.#numbers);
    if (this.#byClass.length < classes.size) {
      const longer = new Uint16Array(classes.size).fill(NOT_ASKED);
      longer.set(this.#byClass);
      this.#byClass = longer;
    }
    const byClass = this.#byClass;
    for (let slot = 0; slot < column.length; slot += 1) {
      const number = classOf[slot] ?? -1;
      if (number < 0) continue;
      let found = byClass[number] ?? NOT_ASKED;
      if (found === NOT_ASKED) {
        const facts = classes.facts(number);
        if (facts === undefined) continue;
        found = evaluateValue(item, aspect, facts, this.#requesterKind, this.#numbers);
        byClass[number] = found;
      }
      column[slot] = found;
    }
  }
}

/** The columns of a profile's items, aspect by aspect. */
export function itemColumns(
  criteria: {
    readonly kind: ProfileKind;
    readonly aspects: readonly { readonly name: AspectName; readonly items: readonly Criterion[] }[];
  },
  targetKind: ProfileKind,
  vocabulary: Vocabulary,
  numbers: ScoringNumbers,
): readonly (readonly ItemColumn[])[] {
  return criteria.aspects.map(({ name, items }) =>
    items.map((item) => new ItemColumn(item, name, criteria.kind, targetKind, vocabulary, numbers)),
  );
}
