import type { Language } from '@counterpart/domain';
import { inflectionKey, splitCompound } from '@counterpart/text';
import { cueTable } from '../language/cue-table.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { wordLists } from '../language/word-lists.ts';
import { TermFacts } from '../tokens/term-dictionary.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { LinkRoots } from './link-roots.ts';

/** A word of a label or a phrase as both are compared; a compound is several. */
export interface LinkWord {
  /** The number of its root, or of its class of verbs. */
  readonly root: number;
  /** The root alone: verbs of one class have several. */
  readonly stem: string;
  /** The number of its first letters: verbs and the nouns made from them begin alike ("délivre", "délivrance"). */
  readonly beginning: number;
  /** The word itself but for number and gender: words of one root may mean different things. */
  readonly form: string;
  /** It says what is done, whatever it is done to. */
  readonly isVerb: boolean;
  /** A verb so wide that it agrees with any other. */
  readonly isNeutral: boolean;
}

/** A word and how it is written. */
export interface WrittenWord {
  readonly word: LinkWord;
  readonly isCapital: boolean;
}

/** The words of a label or a phrase by what they do in it. */
export interface LinkParts {
  /** What is done. */
  readonly actions: readonly WrittenWord[];
  /** What it is done to. */
  readonly things: readonly WrittenWord[];
}

/** What cannot be told from the words themselves. */
export interface CutOptions {
  /** What stands first is done, or governs the rest, whether or not it is known as a verb. */
  readonly isLed: boolean;
  /** Words that say only what is done are a thing by themselves: the label "surveilleren". */
  readonly isLabel: boolean;
}

const SHORTEST_COMPOUND = 8;
/** Letters that forms of one verb and its nouns share at least. */
const SAME_LETTERS = 6;
const LETTERS = /^\p{L}+$/u;
const CAPITAL = /\p{Lu}/u;
const NOTHING: readonly never[] = [];

/** Cuts labels and phrases of one language into words; `isKnown` says which parts a compound may have. */
export class WordCutter {
  /** In some languages a noun at the end says what is done: "contract negotiation". */
  readonly endsInAction: boolean;
  readonly #language: Language;
  readonly #roots: LinkRoots;
  readonly #light: ReadonlySet<string>;
  /** Second parts of verbs, which stand at the end: "bakt broodjes | af". */
  readonly #particles: ReadonlySet<string>;
  readonly #hasCompounds: boolean;
  readonly #isKnown: (part: string) => boolean;
  readonly #numbers = new Map<string, number>();
  readonly #words = new TermFacts((key) => this.#wordsOf(key));

  constructor(language: Language, isKnown: (part: string) => boolean) {
    this.#language = language;
    this.#roots = new LinkRoots(language);
    this.#light = cueTable(language).stopWords;
    this.#particles = wordLists(language).keys('phrase.particle');
    this.#hasCompounds = grammarOf(language).hasCompounds;
    this.endsInAction = grammarOf(language).putsQualitiesFirst;
    this.#isKnown = isKnown;
  }

  /** Every word of some tokens once, without small words, numbers and the particles of verbs. */
  cut(tokens: readonly Token[], text: string): readonly WrittenWord[] {
    const cut: WrittenWord[] = [];
    for (const token of tokens) {
      const words = token.number === null ? this.#words.of(token) : NOTHING;
      for (const word of words) {
        if (cut.some((other) => other.word.root === word.root)) continue;
        cut.push({ word, isCapital: CAPITAL.test(text.charAt(token.start)) });
      }
    }
    return cut;
  }

  /** Whether a small word stands behind the first word: it is a verb or governs the rest ("délivre | les cartes"). */
  isLed(tokens: readonly Token[]): boolean {
    const first = tokens.findIndex(({ key }) => !this.#light.has(key));
    const next = tokens[first + 1];
    return first !== -1 && next !== undefined && this.#light.has(next.key) && !this.#particles.has(next.key);
  }

  /** What is done stands first, or last where a noun says it. */
  partsOf(words: readonly WrittenWord[], { isLed, isLabel }: CutOptions): LinkParts {
    const actions: WrittenWord[] = [];
    const things: WrittenWord[] = [];
    for (const [at, written] of words.entries()) {
      const { isVerb, isNeutral } = written.word;
      const isEdge = at === 0 || (this.endsInAction && at === words.length - 1);
      const isAction = (isVerb && isEdge) || (at === 0 && (isLed || isNeutral));
      (isAction ? actions : things).push(written);
    }
    return things.length === 0 && isLabel ? { actions: NOTHING, things: words } : { actions, things };
  }

  #numberOf(root: string): number {
    let number = this.#numbers.get(root);
    if (number === undefined) this.#numbers.set(root, (number = this.#numbers.size));
    return number;
  }

  #wordsOf(key: string): readonly LinkWord[] {
    if (this.#light.has(key) || this.#particles.has(key) || key.length < 2) return NOTHING;
    const isCompound = this.#hasCompounds && key.length >= SHORTEST_COMPOUND && LETTERS.test(key);
    const parts = isCompound ? splitCompound(key, (part) => part.length > 3 && this.#isKnown(part)) : null;
    return (parts ?? [key]).map((part) => {
      const root = this.#roots.of(part);
      const stem = this.#roots.stemOf(part);
      const form = inflectionKey(part, this.#language);
      return {
        root: this.#numberOf(root),
        stem,
        beginning: this.#numberOf(`${form.slice(0, SAME_LETTERS)}…`),
        form,
        isVerb: this.#roots.isVerb(part, root),
        isNeutral: this.#roots.isNeutral(stem),
      };
    });
  }
}
