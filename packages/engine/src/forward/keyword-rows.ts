import { LANGUAGES } from '@counterpart/domain';
import type { BlockPostings } from '../blocks/block.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { KeywordMatcher } from '../query/keyword-matcher.ts';
import { hasBit, setBit, wordsFor } from '../kernels/slot-bits.ts';

/** A keyword and the row of the outcomes that it answers. */
export interface KeywordRow {
  readonly row: number;
  readonly keyword: KeywordMatcher;
}

/** From so many keywords on, one walk over a document's words costs less than a walk for each keyword. */
const MANY = 8;
/** Reading a document for words costs as much as marking this many that may have one. */
const MARKS_A_READING = 64;
/** From so many documents on it pays to make what words are looked up in, which a block is made without. */
const MANY_DOCUMENTS = 256;

/** The words of all keywords in one language. */
interface AskedWords {
  /** Place of a word by its number. */
  readonly places: ReadonlyMap<number, number>;
  /** For each keyword the places of its words; empty where no document has all of them. */
  readonly ofKeyword: readonly (readonly number[])[];
  /** The document in which each word was met last. */
  readonly metIn: Uint32Array;
}

/**
 * Answers keywords for one document after the other. Of many keywords few stand in a document, so its words and labels are
 * walked once, and only the keywords all of whose words were met are looked for:
 *
 *   stems of the document → words of keywords that it has → outcome of keywords that it may have
 */
export class KeywordRows {
  readonly #rows: readonly KeywordRow[];
  /** By language; null where the keywords are few. */
  readonly #words: readonly AskedWords[] | null;
  /** The keywords of a label, by the number of the criterion. */
  readonly #byLabel = new Map<number, number[]>();
  /** The document in which the label of each keyword was met last. */
  readonly #labelIn: Uint32Array;
  /** Number of the document that is answered. */
  #document = 0;
  /** Where keywords are few and documents many: those that may have one. */
  #marked: Uint32Array | null = null;

  constructor(rows: readonly KeywordRow[]) {
    this.#rows = rows;
    const areMany = rows.length >= MANY;
    this.#labelIn = new Uint32Array(rows.length);
    this.#words = areMany ? LANGUAGES.map((_, language) => askedWords(rows, language)) : null;
    if (!areMany) return;
    for (const [i, { keyword }] of rows.entries()) {
      for (const label of keyword.labels) {
        const list = this.#byLabel.get(label);
        if (list === undefined) this.#byLabel.set(label, [i]);
        else list.push(i);
      }
    }
  }

  /**
   * Makes ready to answer that many documents of a block: only those
   * that have a keyword's rarest word are read, which `marked` then holds, where that costs less than reading all.
   */
  *enter(
    { length }: DocumentColumns,
    postings: BlockPostings | null,
    count: number,
    marked: Uint32Array,
  ): Generator<undefined, void> {
    this.#marked = null;
    if (postings === null || this.#words !== null || this.#rows.length === 0) return;
    const words = count < MANY_DOCUMENTS ? postings.words.made : yield* postings.words.prepare();
    if (words === null) return;
    const candidates = this.#rows.flatMap(({ keyword }) => keyword.candidates(words));
    let work = 0;
    for (const { slots } of candidates) work += slots.length;
    if (work > count * MARKS_A_READING) return;
    marked.fill(0, 0, wordsFor(length));
    for (const { slots } of candidates) for (const slot of slots) setBit(marked, slot);
    this.#marked = marked;
  }

  /** Whether a document may have any of the keywords. */
  mayHave(slot: number): boolean {
    return this.#marked === null || hasBit(this.#marked, slot);
  }

  /** Writes what a document offers each keyword into its row; rows of keywords that it lacks stay as they are. */
  answer(columns: DocumentColumns, slot: number, outcomes: Uint16Array): void {
    if (this.#words === null) {
      if (!this.mayHave(slot)) return;
      for (const { row, keyword } of this.#rows) outcomes[row] = keyword.outcomeAt(columns, slot);
      return;
    }
    this.#document += 1;
    const document = this.#document;
    const { criteria, criteriaStarts, textStarts, stemStarts, stems, languages } = columns;
    if (this.#byLabel.size > 0) {
      const end = criteriaStarts[slot + 1] ?? 0;
      for (let i = criteriaStarts[slot] ?? 0; i < end; i += 1) {
        for (const keyword of this.#byLabel.get((criteria[i] ?? 0) >> 1) ?? []) this.#labelIn[keyword] = document;
      }
    }
    const words = this.#words[languages[slot] ?? 0];
    if (words === undefined) return;
    const { places, metIn, ofKeyword } = words;
    const end = stemStarts[textStarts[slot + 1] ?? 0] ?? 0;
    for (let i = stemStarts[textStarts[slot] ?? 0] ?? 0; i < end; i += 1) {
      const place = places.get(stems[i] ?? 0);
      if (place !== undefined) metIn[place] = document;
    }
    const rows = this.#rows;
    for (let i = 0; i < rows.length; i += 1) {
      if (this.#labelIn[i] !== document && !hasAll(ofKeyword[i] ?? [], metIn, document)) continue;
      const asked = rows[i];
      if (asked !== undefined) outcomes[asked.row] = asked.keyword.outcomeAt(columns, slot);
    }
  }
}

function hasAll(words: readonly number[], metIn: Uint32Array, document: number): boolean {
  for (const word of words) if (metIn[word] !== document) return false;
  return words.length > 0;
}

function askedWords(rows: readonly KeywordRow[], language: number): AskedWords {
  const places = new Map<number, number>();
  const ofKeyword = rows.map(({ keyword }) =>
    keyword.wordsIn(language).map((word) => {
      const place = places.get(word) ?? places.size;
      places.set(word, place);
      return place;
    }),
  );
  return { places, ofKeyword, metIn: new Uint32Array(places.size) };
}
