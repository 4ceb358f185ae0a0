import { type Token, tokensOf } from '../../tokens/text-tokens.ts';

const LONGEST_PHRASE = 10;

/** Phrases compared by their folded words, in any of the languages of CVs. */
export class PhraseSet {
  readonly #phrases = new Set<string>();
  /** Words that begin a phrase, with the words of the longest one. */
  readonly #longest = new Map<string, number>();

  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) {
      const keys = tokensOf(phrase).map(({ key }) => key);
      const [first] = keys;
      if (first === undefined) continue;
      this.#phrases.add(keys.join(' '));
      this.#longest.set(first, Math.min(LONGEST_PHRASE, Math.max(this.#longest.get(first) ?? 0, keys.length)));
    }
  }

  /** Whether this word is a phrase by itself. */
  has(key: string): boolean {
    return this.#phrases.has(key);
  }

  /** Where the longest phrase that begins at a token ends; `from` when none does. */
  endOf(tokens: readonly Token[], from: number, to: number = tokens.length): number {
    const first = tokens[from];
    const most = first === undefined ? undefined : this.#longest.get(first.key);
    if (first === undefined || most === undefined || from >= to) return from;
    let key = first.key;
    let end = this.#phrases.has(key) ? from + 1 : from;
    for (let at = from + 1; at < Math.min(to, from + most); at++) {
      key += ` ${tokens[at]?.key ?? ''}`;
      if (this.#phrases.has(key)) end = at + 1;
    }
    return end;
  }

  /** How many phrases stand within the tokens `from` to `to`. */
  countWithin(tokens: readonly Token[], from: number, to: number): number {
    let count = 0;
    for (let at = from; at < to; at++) {
      const end = this.endOf(tokens, at, to);
      if (end === at) continue;
      count++;
      at = end - 1;
    }
    return count;
  }
}
