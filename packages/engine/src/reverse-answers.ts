import type { AspectName } from '@counterpart/domain';
import {
  type AskedConcept,
  askedProfile,
  type CompiledQuery,
  levelSimilarity,
  nonEmptyAspect,
  ONE,
} from '@counterpart/scoring';
import { type AnsweringFacts, aspectBit } from './answering-facts.ts';
import { DirectionFold } from './direction-score.ts';
import type { CompiledAsk, IndexedRecord } from './indexed-record.ts';
import { Interner } from './interner.ts';
import { type Answer, answer, answerValue } from './item-answer.ts';
import { factsAsOf, sourceFacts } from './stored-facts.ts';
import { answerKeyword, type NumberedText } from './text-search.ts';

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
  /** Everything that a document's compiled ask depends on. */
  readonly #key: string;

  constructor(query: CompiledQuery) {
    const { document, weights } = query.reverse;
    const { numbers, allowedAspects } = query;
    this.#query = query;
    this.#facts = sourceFacts(document);
    this.#texts = document.texts.map(({ source, endYear, stems: words }) => ({
      source,
      endYear,
      stems: Int32Array.from(words, (word) => this.#stems.intern(word)),
    }));
    this.#allowed = new Set(allowedAspects);
    const { aspects, asOfDay, asOfMonth, requiredMissing } = numbers;
    this.#key = JSON.stringify([aspects, allowedAspects, weights, asOfDay, asOfMonth, requiredMissing]);
  }

  score(record: IndexedRecord): ReverseScore {
    const { asked, fold, answers } = this.#askOf(record);
    let row = 0;
    let unasked = 0;
    for (const [a, aspect] of asked.aspects.entries()) {
      const { document, somebodyAnswers } = this.#query.reverse;
      if (!somebodyAnswers && nonEmptyAspect(document.profile, aspect.name) === null) unasked |= 1 << a;
      for (const item of aspect.items) answers[row++] = this.#answer(record, aspect.name, item);
    }
    const { score, passes } = fold.fold(answers, 1, 0, unasked);
    return { hasScore: asked.hasScore, score, passes };
  }

  #askOf(record: IndexedRecord): CompiledAsk {
    if (record.ask?.key === this.#key) return record.ask;
    const { numbers, reverse } = this.#query;
    const { seniority, availableDays } = factsAsOf(record.facts, record, numbers);
    // Reach is the query's: answers come from the query's own table, so the compiled ask keeps none.
    const asker = {
      profile: record.profile,
      kind: record.facts.kind,
      seniority,
      availableDays,
      reachOf: () => new Map(),
    };
    const asked = askedProfile(asker, this.#allowed, numbers, reverse.weights);
    const items = asked.aspects.reduce((sum, aspect) => sum + aspect.items.length, 0);
    record.ask = { key: this.#key, asked, fold: new DirectionFold(asked, numbers), answers: new Uint16Array(items) };
    return record.ask;
  }

  #answer(
    record: IndexedRecord,
    aspect: AspectName,
    item: CompiledAsk['asked']['aspects'][number]['items'][number],
  ): Answer {
    const { numbers } = this.#query;
    const informed = (this.#facts.informed & aspectBit(aspect)) !== 0;
    switch (item.kind) {
      case 'concept':
        return this.#concept(item, informed);
      case 'language':
        return this.#language(item, informed);
      case 'keyword': {
        const { language, ownLabels } = this.#query.reverse.document;
        const words = item.words[language].map((word) => this.#stems.find(word));
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
