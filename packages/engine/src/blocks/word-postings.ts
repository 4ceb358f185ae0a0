import { naturals } from '../columns/numbers.ts';
import { invertedOnceInSteps, type Postings } from '../columns/postings.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** A document with no text, with several, or whose text's kind takes more than a byte. */
export const NO_SOLE_TEXT = 0;

/** Which documents of a block have a stem in their texts, and which ask a criterion. */
export interface KeywordPostings {
  readonly stems: Postings;
  readonly criteria: Postings;
  /** By document, 1 + the kind of its only text: who has a stem has it there. */
  readonly soleKinds: Uint8Array;
}

/** What keywords are looked up in. Most of what a document says are the stems of its texts: three quarters of all postings. */
export function* keywordPostingsInSteps(
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
  return {
    stems,
    soleKinds: soleKindsOf(columns),
    criteria: yield* invertedOnceInSteps(rows, vocabulary.criteria.size),
  };
}

function soleKindsOf({ length, textStarts, textKinds }: DocumentColumns): Uint8Array {
  const kinds = new Uint8Array(length).fill(NO_SOLE_TEXT);
  for (let slot = 0; slot < length; slot += 1) {
    const text = textStarts[slot] ?? 0;
    const kind = textKinds[text] ?? 0;
    if (textStarts[slot + 1] === text + 1 && kind < 0xff) kinds[slot] = kind + 1;
  }
  return kinds;
}
