import { LANGUAGES } from '@counterpart/domain';
import type { DocumentColumns } from '../documents/document-columns.ts';
import type { KeywordMatcher } from '../query/keyword-matcher.ts';

/** A keyword and the row of the outcomes that it answers. */
export interface KeywordRow {
  readonly row: number;
  readonly keyword: KeywordMatcher;
}

/** From so many keywords on, one walk over a document's words costs less than a walk for each keyword. */
const MANY = 8;

/**
 * Answers keywords for one document after the other. Of many keywords few stand in a document, so its words and labels are
 * walked once, and only the keywords that one of them begins are looked for:
 *
 *   stems of the document → first words of keywords → outcome of those alone
 */
export class KeywordRows {
  readonly #rows: readonly KeywordRow[];
  /** By language: the places in `rows` whose first word it is; null where the keywords are few. */
  readonly #byFirstWord: readonly ReadonlyMap<number, readonly number[]>[] | null;
  readonly #byLabel = new Map<number, number[]>();
  /** The number of the answer in which each was looked for last. */
  readonly #answered: Uint32Array;
  #answer = 0;

  constructor(rows: readonly KeywordRow[]) {
    this.#rows = rows;
    this.#answered = new Uint32Array(rows.length);
    if (rows.length < MANY) {
      this.#byFirstWord = null;
      return;
    }
    const byFirstWord = LANGUAGES.map(() => new Map<number, number[]>());
    for (const [place, { keyword }] of rows.entries()) {
      for (const label of keyword.labels) append(this.#byLabel, label, place);
      for (const [language, words] of byFirstWord.entries()) {
        const word = keyword.firstWord(language);
        if (word !== null) append(words, word, place);
      }
    }
    this.#byFirstWord = byFirstWord;
  }

  /** Writes what a document offers each keyword into its row; rows of keywords that it lacks stay as they are. */
  answer(columns: DocumentColumns, slot: number, outcomes: Uint16Array): void {
    if (this.#byFirstWord === null) {
      for (const { row, keyword } of this.#rows) outcomes[row] = keyword.outcomeAt(columns, slot);
      return;
    }
    this.#answer += 1;
    const { criteria, criteriaStarts, textStarts, stemStarts, stems, languages } = columns;
    if (this.#byLabel.size > 0) {
      const end = criteriaStarts[slot + 1] ?? 0;
      for (let i = criteriaStarts[slot] ?? 0; i < end; i += 1) {
        this.#answerAll(this.#byLabel.get((criteria[i] ?? 0) >> 1), columns, slot, outcomes);
      }
    }
    const words = this.#byFirstWord[languages[slot] ?? 0];
    if (words === undefined || words.size === 0) return;
    const end = stemStarts[textStarts[slot + 1] ?? 0] ?? 0;
    for (let i = stemStarts[textStarts[slot] ?? 0] ?? 0; i < end; i += 1) {
      this.#answerAll(words.get(stems[i] ?? 0), columns, slot, outcomes);
    }
  }

  #answerAll(places: readonly number[] | undefined, columns: DocumentColumns, slot: number, outcomes: Uint16Array): void {
    if (places === undefined) return;
    for (const place of places) {
      const found = this.#rows[place];
      if (found === undefined || this.#answered[place] === this.#answer) continue;
      this.#answered[place] = this.#answer;
      outcomes[found.row] = found.keyword.outcomeAt(columns, slot);
    }
  }
}

function append(lists: Map<number, number[]>, key: number, place: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [place]);
  else list.push(place);
}
