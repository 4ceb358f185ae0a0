import { SpellingIndex } from '../tokens/spelling-index.ts';
import { TermFacts, termOf } from '../tokens/term-dictionary.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';

/** Letters of the shortest word that is put right: shorter ones have too many neighbours. */
const LEAST_SPELLED = 7;

/** Slips of terms of employment, a letter less, more or other: "fulltme", "permanant", "onbepaadle". */
export class TermSlips {
  readonly #spelling: SpellingIndex;
  /** The word that one is a slip of; empty for a word that is none. */
  readonly #meant: TermFacts<string>;

  /** Slips of the words of these phrases; words that are `known` are none. */
  constructor(phrases: readonly string[], known: ReadonlySet<string>) {
    const keys = phrases.flatMap((phrase) => tokensOf(phrase).map(({ key }) => key));
    this.#spelling = new SpellingIndex(new Set(keys.filter((key) => key.length >= LEAST_SPELLED)));
    this.#meant = new TermFacts((key) => (known.has(key) ? '' : (this.#spelling.nearest(key, true) ?? '')));
  }

  /** The tokens with slips put right; the same ones where there are none. */
  asMeant(tokens: readonly Token[]): readonly Token[] {
    let meant: Token[] | null = null;
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (token === undefined || token.key.length < LEAST_SPELLED - 1) continue;
      const key = this.#meant.of(token);
      if (key !== '') (meant ??= [...tokens])[at] = { ...token, ...termOf(key) };
    }
    return meant ?? tokens;
  }
}
