import { foldCase } from '@counterpart/text';

/** A word as tables compare it. */
export interface Word {
  /** Lower case, without accents. */
  readonly key: string;
  /** The same for the same key as long as the process lives; `UNNUMBERED` for a word beyond the book. */
  readonly word: number;
}

/** The number of every word that came when the book was full: what is kept by number is then worked out anew. */
export const UNNUMBERED = 0;
/** Written forms kept; random texts cannot make the book grow further, and the words of tables are in it by then. */
const MOST_FORMS = 200_000;
/** A longer word is rarely met twice. */
const LONGEST = 40;

const forms = new Map<string, Word>();
let words = 0;

/**
 * The word that somebody wrote. A text looks each of its words up here once; phrases, labels and roots then go by
 * number, which costs an access to an array where a string costs its hash and a comparison.
 */
export function wordOf(written: string): Word {
  const known = forms.get(written);
  if (known !== undefined) return known;
  const key = foldCase(written);
  const isKept = written.length <= LONGEST && forms.size < MOST_FORMS;
  if (key === written) {
    const word = { key, word: isKept ? ++words : UNNUMBERED };
    if (isKept) forms.set(key, word);
    return word;
  }
  const word = wordOf(key);
  if (isKept) forms.set(written, word);
  return word;
}

/** Words to ask for by their number; one without a number counts as in it. */
export class WordSet {
  #marks = new Uint8Array(0);

  add({ word }: Word): void {
    if (word >= this.#marks.length) {
      const longer = new Uint8Array(2 * word + 1);
      longer.set(this.#marks);
      this.#marks = longer;
    }
    this.#marks[word] = 1;
  }

  /** False for a word that was not added; true says nothing of one without a number. */
  mayHave({ word }: Word): boolean {
    return this.#marks[word] === 1 || word === UNNUMBERED;
  }
}

/** What is worked out once for each word, by its number. */
export class WordFacts<Fact> {
  readonly #facts: (Fact | undefined)[] = [];
  readonly #workOut: (key: string) => Fact;

  constructor(workOut: (key: string) => Fact) {
    this.#workOut = workOut;
  }

  /** The fact of a word; `workOut` must not answer undefined. */
  of({ key, word }: Word): Fact {
    const known = this.#facts[word];
    if (known !== undefined) return known;
    const fact = this.#workOut(key);
    if (word === UNNUMBERED) return fact;
    // an array with holes would become a map
    while (this.#facts.length <= word) this.#facts.push(undefined);
    this.#facts[word] = fact;
    return fact;
  }
}
