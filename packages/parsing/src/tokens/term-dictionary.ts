import { foldCase } from '@counterpart/text';

/** A word as tables compare it. */
export interface Term {
  /** Lower case, without accents. */
  readonly key: string;
  /** The same for the same key as long as the process lives; `UNNUMBERED` for a word beyond the dictionary. */
  readonly id: number;
}

/** The number of every word that came when the dictionary was full: what is kept by number is then worked out anew. */
export const UNNUMBERED = 0;
/**
 * Written forms kept; random texts cannot make the dictionary grow further, and the words of tables are in it by then.
 */
const MOST_FORMS = 200_000;
/** A longer word is rarely met twice. */
const LONGEST = 40;

const forms = new Map<string, Term>();
let words = 0;

/**
 * The word that somebody wrote. A text looks each of its words up here once; phrases, labels and roots then go by
 * number, which costs an access to an array where a string costs its hash and a comparison.
 */
export function termOf(written: string): Term {
  const known = forms.get(written);
  if (known !== undefined) return known;
  const key = foldCase(written);
  const isKept = written.length <= LONGEST && forms.size < MOST_FORMS;
  if (key === written) {
    const term = { key, id: isKept ? ++words : UNNUMBERED };
    if (isKept) forms.set(key, term);
    return term;
  }
  const term = termOf(key);
  if (isKept) forms.set(written, term);
  return term;
}

/** Words to ask for by their number; one without a number counts as in it. */
export class TermSet {
  #marks = new Uint8Array(0);

  add({ id }: Term): void {
    if (id >= this.#marks.length) {
      const longer = new Uint8Array(2 * id + 1);
      longer.set(this.#marks);
      this.#marks = longer;
    }
    this.#marks[id] = 1;
  }

  /** False for a word that was not added; true says nothing of one without a number. */
  mayHave({ id }: Term): boolean {
    return this.#marks[id] === 1 || id === UNNUMBERED;
  }
}

/** What is worked out once for each word, by its number. */
export class TermFacts<Fact> {
  readonly #facts: (Fact | undefined)[] = [];
  readonly #workOut: (key: string) => Fact;

  constructor(workOut: (key: string) => Fact) {
    this.#workOut = workOut;
  }

  /** The fact of a word; `workOut` must not answer undefined. */
  of({ key, id }: Term): Fact {
    const known = this.#facts[id];
    if (known !== undefined) return known;
    const fact = this.#workOut(key);
    if (id === UNNUMBERED) return fact;
    // an array with holes would become a map
    while (this.#facts.length <= id) this.#facts.push(undefined);
    this.#facts[id] = fact;
    return fact;
  }
}
