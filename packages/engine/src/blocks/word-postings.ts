import { naturals } from '../columns/numbers.ts';
import { invertedOnceInSteps, type Postings } from '../columns/postings.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Which documents of a block have a stem in their texts, and which ask a criterion. */
export interface KeywordPostings {
  readonly stems: Postings;
  readonly criteria: Postings;
}

/**
 * What keywords are looked up in: made for a block when a search with a keyword first comes to it. Most of what a document
 * says are the stems of its texts, so blocks close, grow together and come back from a snapshot in a quarter of the time
 * (measured), and the first such search pays, in slices that let others go first.
 */
export class WordPostings {
  readonly #steps: Generator<undefined, KeywordPostings>;
  #made: KeywordPostings | null = null;

  constructor(columns: DocumentColumns, vocabulary: Vocabulary) {
    this.#steps = keywordPostingsInSteps(columns, vocabulary);
  }

  /** Makes them, a piece at a time; searches that need them at once take turns. */
  *prepare(): Generator<undefined, KeywordPostings> {
    for (;;) {
      if (this.#made !== null) return this.#made;
      const step = this.#steps.next();
      if (step.done === true) this.#made = step.value;
      yield;
    }
  }
}

function* keywordPostingsInSteps(
  columns: DocumentColumns,
  vocabulary: Vocabulary,
): Generator<undefined, KeywordPostings> {
  const { length, textStarts, stemStarts } = columns;
  const rowStarts = textStarts.map((text) => stemStarts[text] ?? 0);
  const words = { rowStarts, terms: columns.stems, length };
  const stems = yield* invertedOnceInSteps(words, vocabulary.stems.size);
  const asked = naturals(columns.criteria.length, vocabulary.criteria.size);
  for (let i = 0; i < asked.length; i += 1) asked[i] = (columns.criteria[i] ?? 0) >> 1;
  yield;
  const rows = { rowStarts: columns.criteriaStarts, terms: asked, length };
  return { stems, criteria: yield* invertedOnceInSteps(rows, vocabulary.criteria.size) };
}
