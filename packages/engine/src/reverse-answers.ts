import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import {
  type AskedConcept,
  type AskedItem,
  type AskedProfile,
  askedProfile,
  type CompiledQuery,
  levelSimilarity,
  nonEmptyAspect,
  ONE,
  type Reach,
} from '@counterpart/scoring';
import { type AnsweringFacts, aspectBit, aspectBits } from './answering-facts.ts';
import type { AskKeys } from './ask-keys.ts';
import { DirectionFold, type DirectionScore } from './direction-score.ts';
import type { IndexedRecord } from './indexed-record.ts';
import { Interner } from './interner.ts';
import { type Answer, answer, answerValue } from './item-answer.ts';
import { factsAsOf, sourceFacts } from './stored-facts.ts';
import { answerKeyword, type NumberedText } from './text-search.ts';

const NO_REACH: Reach = new Map();

/** The reverse direction of one document. */
export interface ReverseScore {
  readonly hasScore: boolean;
  readonly score: number;
  readonly passes: boolean;
}

/** Asks what documents ask of the query's source, one document at a time. */
export class ReverseAnswers {
  readonly #query: CompiledQuery;
  /** The source's own stems: its words need not stand in any document of the index. */
  readonly #stems = new Interner();
  readonly #facts: AnsweringFacts;
  readonly #texts: readonly NumberedText[];
  readonly #allowed: ReadonlySet<AspectName>;
  /** Bits of the aspects that pass every flag, as nobody stands behind the profile who could lack them. */
  readonly #silent: number;
  readonly #key: number;
  readonly #fold: DirectionFold;
  #answers = new Uint16Array(64);

  /** `asks` numbers everything that a document's compiled ask depends on. */
  constructor(query: CompiledQuery, asks: AskKeys) {
    const { document, weights, somebodyAnswers } = query.reverse;
    const { numbers, allowedAspects } = query;
    this.#query = query;
    this.#facts = sourceFacts(document);
    this.#texts = document.texts.map(({ source, endYear, stems: words }) => ({
      source,
      endYear,
      stems: Int32Array.from(words, (word) => this.#stems.intern(word)),
    }));
    this.#allowed = new Set(allowedAspects);
    const silent = ASPECT_NAMES.filter((name) => nonEmptyAspect(document.profile, name) === null);
    this.#silent = somebodyAnswers ? 0 : aspectBits(silent);
    const { aspects, asOfDay, asOfMonth } = numbers;
    this.#key = asks.numberOf(JSON.stringify([aspects, allowedAspects, weights, asOfDay, asOfMonth]));
    this.#fold = new DirectionFold(numbers);
  }

  /** Whether the source meets what the document requires. */
  meetsFlags(record: IndexedRecord): boolean {
    if (record.flagged.length === 0) return true;
    if (record.flagAsk?.key !== this.#key) {
      const flagged = record.flagged.filter((name) => this.#allowed.has(name));
      record.flagAsk = { key: this.#key, asked: this.#compiled(record, new Set(flagged)) };
    }
    return this.#folded(record.flagAsk.asked, record).passes;
  }

  /** The whole reverse direction of a document. */
  score(record: IndexedRecord): ReverseScore {
    if (record.ask?.key !== this.#key) {
      record.ask = { key: this.#key, asked: this.#compiled(record, this.#allowed) };
    }
    const { asked } = record.ask;
    const { score, passes } = this.#folded(asked, record);
    return { hasScore: asked.hasScore, score, passes };
  }

  #folded(asked: AskedProfile, record: IndexedRecord): DirectionScore {
    const { aspects } = asked;
    let row = 0;
    let unasked = 0;
    for (let a = 0; a < aspects.length; a += 1) {
      const aspect = aspects[a];
      if (aspect === undefined) continue;
      const { items, name } = aspect;
      if ((this.#silent & aspectBit(name)) !== 0) unasked |= 1 << a;
      if (this.#answers.length < row + items.length) {
        const longer = new Uint16Array((row + items.length) * 2);
        longer.set(this.#answers);
        this.#answers = longer;
      }
      for (const item of items) this.#answers[row++] = this.#answer(record, name, item);
    }
    return this.#fold.fold(asked, this.#answers, 1, 0, unasked);
  }

  #compiled(record: IndexedRecord, allowed: ReadonlySet<AspectName>): AskedProfile {
    const { numbers, reverse } = this.#query;
    const { seniority, availableDays } = factsAsOf(record.facts, record, numbers);
    // Reach is the query's: answers come from the query's own table, so the compiled ask keeps none.
    const { profile, facts } = record;
    const asker = { profile, kind: facts.kind, seniority, availableDays, reachOf: () => NO_REACH };
    return askedProfile(asker, allowed, numbers, reverse.weights);
  }

  #answer(record: IndexedRecord, aspect: AspectName, item: AskedItem): Answer {
    const { numbers } = this.#query;
    const informed = (this.#facts.informed & aspectBit(aspect)) !== 0;
    switch (item.kind) {
      case 'concept':
        return this.#concept(item, informed);
      case 'language':
        return this.#language(item, informed);
      case 'keyword': {
        const { language, ownLabels } = this.#query.reverse.document;
        const words = this.#texts.length === 0 ? [] : item.words[language].map((word) => this.#stems.find(word));
        const known = words.length === 0 || words.includes(-1) ? null : words;
        return answerKeyword(item, known, this.#texts, ownLabels, informed || this.#facts.hasText, numbers);
      }
      case 'place':
      case 'value':
      case 'wage':
      case 'seniority':
      case 'availability':
        return answerValue(item, aspect, this.#facts, record.facts.kind, numbers);
    }
  }

  #concept(item: AskedConcept, informed: boolean): Answer {
    let similarity = 0;
    let isMet = false;
    for (const concept of item.concepts) {
      const found = this.#query.reverse.answers.get(concept);
      if (found === undefined) continue;
      similarity = Math.max(similarity, found.similarity);
      isMet ||= found.holds;
    }
    return answer(similarity, isMet, informed);
  }

  #language(item: AskedConcept, informed: boolean): Answer {
    let similarity = 0;
    for (const concept of item.concepts) {
      const found = this.#query.reverse.languages.get(concept);
      if (found === undefined) continue;
      const { unknownLevel } = this.#query.numbers;
      if (found.level > 0) similarity = Math.max(similarity, levelSimilarity(found.level, item.level, unknownLevel));
      if (found.isUnlevelled) similarity = Math.max(similarity, levelSimilarity(null, item.level, unknownLevel));
    }
    return answer(similarity, similarity === ONE, informed);
  }
}
