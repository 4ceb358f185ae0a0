import type { Language } from '@counterpart/domain';
import { splitCompound, stemWord } from '@counterpart/text';

const WORD = /[\p{L}\p{N}+#]+/gu;
/** Words of a label or title that count. */
const MOST_WORDS = 30;
/** Shorter parts are more often an accident than a word; the mean over MELO's open sets is .6763 with three letters, .6767 with four. */
const SHORTEST_PART = 4;

/** The words of all labels by number: their stems, and those of the parts of compounds. Languages share the numbers, as they share words. */
export class TitleWords {
  readonly #numbers = new Map<string, number>();
  /** The words of each language as labels write them: parts of compounds are looked up here. */
  readonly #vocabularies = new Map<Language, ReadonlySet<string>>();

  /** How many words are known. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Takes in the words of a language's folded labels; the numbers of each label, in the labels' order. */
  learn(labels: readonly string[], language: Language): readonly (readonly number[])[] {
    this.#vocabularies.set(language, new Set(labels.flatMap(wordsIn)));
    const known = new Map<string, readonly number[]>();
    return labels.map((label) =>
      wordsIn(label).flatMap((word) => {
        let numbers = known.get(word);
        if (numbers === undefined) {
          numbers = this.#stemsOf(word, language).map((stem) => this.#numberOf(stem));
          known.set(word, numbers);
        }
        return numbers;
      }),
    );
  }

  /** The numbers of a folded title's words that labels have. */
  numbersOf(folded: string, language: Language): readonly number[] {
    return wordsIn(folded).flatMap((word) =>
      this.#stemsOf(word, language).flatMap((stem) => this.#numbers.get(stem) ?? []),
    );
  }

  #stemsOf(word: string, language: Language): readonly string[] {
    const vocabulary = this.#vocabularies.get(language);
    const parts = splitCompound(word, (part) => part.length >= SHORTEST_PART && vocabulary?.has(part) === true);
    return [word, ...(parts ?? [])].map((each) => stemWord(each, language));
  }

  #numberOf(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(stem, number);
    return number;
  }
}

/** The words of two letters or more. */
function wordsIn(folded: string): string[] {
  const words: string[] = [];
  for (const [word] of folded.matchAll(WORD)) {
    if (words.length === MOST_WORDS) break;
    if (word.length > 1) words.push(word);
  }
  return words;
}
