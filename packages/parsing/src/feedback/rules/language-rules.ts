import type { Language } from '@counterpart/domain';
import { splitCompound, stemWord } from '@counterpart/text';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { SpellingIndex } from '../../tokens/spelling-index.ts';
import { type Token, tokensOf } from '../../tokens/text-tokens.ts';
import type { FeedbackFeatures } from './feedback-features.ts';
import { keyOfWord } from './key-of-word.ts';
import { PatternTrie, type TokenKeys } from './pattern-trie.ts';
import { type Polarity, rulesOf } from './rule-files.ts';
import { CUE_LISTS, type CueName, type ListName } from './rule-lists.ts';
import type { TaughtRule } from './taught-rule.ts';

/** A behaviour that a pattern names, and the pattern by which it is explained. */
export interface BehaviourRule {
  readonly behaviour: string;
  readonly polarity: Polarity;
  readonly phrase: string;
  /** Its words hold a denial, which then turns nothing round. */
  readonly denies: boolean;
}

const FIRST = '^';
const AS_WRITTEN = '=';
const ONE_WORD = /^[\p{L}|]+$/u;
const MARKED = /^(\^?)(=?)(.*)$/;
/** Shorter parts of a compound are more often an accident than a word. */
const SHORTEST_HEAD = 4;
/** Words whose keys are remembered; a text of random words cannot make the memory grow further. */
const MOST_REMEMBERED = 50_000;
const CUE_OF_CATEGORY = { START_DOING: 'cue.start', KEEP_DOING: 'cue.keep', STOP_DOING: 'cue.stop' } as const;

/** The rules of one language, compiled for a choice of features. */
export class LanguageRules {
  readonly behaviours = new PatternTrie<BehaviourRule>();
  readonly cues = new PatternTrie<CueName>();
  readonly #language: Language;
  readonly #features: FeedbackFeatures;
  readonly #lists: ReadonlyMap<ListName, ReadonlySet<string>>;
  readonly #words = new Set<string>();
  readonly #keys = new Map<string, TokenKeys>();
  #spelling: SpellingIndex | null = null;

  constructor(language: Language, features: FeedbackFeatures, taught: readonly TaughtRule[]) {
    this.#language = language;
    this.#features = features;
    const { patterns, lists } = rulesOf(language);
    this.#lists = new Map([...lists].map(([name, words]) => [name, new Set(words.map((word) => keyOfWord(word)))]));
    for (const list of CUE_LISTS) {
      for (const phrase of lists.get(list) ?? []) this.cues.add(this.#places(phrase), list);
    }
    const isTaught = new Set<BehaviourRule>();
    // what a person taught goes before what was shipped
    for (const { phrase, category, behaviour, polarity } of taught) {
      if (category !== null) this.cues.add(this.#places(phrase), CUE_OF_CATEGORY[category], () => true);
      if (behaviour === null) continue;
      const rule = { behaviour, polarity, phrase, denies: this.#denies(phrase) };
      isTaught.add(rule);
      this.behaviours.add(this.#places(phrase), rule);
    }
    // a noun and its verb may have one stem: the pattern that tells good from bad counts
    for (const rule of patterns) {
      const value = { ...rule, denies: this.#denies(rule.phrase) };
      // the form that a rule writes is that rule's: "planning" only names what "plans" does
      if (ONE_WORD.test(rule.phrase)) this.behaviours.add(this.#places(`${AS_WRITTEN}${rule.phrase}`), value);
      this.behaviours.add(this.#places(rule.phrase), value, (known) => known.polarity === 0 && !isTaught.has(known));
    }
  }

  /** Whether a folded word is in a list of single words. */
  isIn(list: ListName, word: string): boolean {
    return this.#lists.get(list)?.has(word) === true;
  }

  /** Whether a folded word is in any rule or small words of this language, as it is written. */
  knows(word: string): boolean {
    return this.#words.has(word) || this.isIn('stop-word', word);
  }

  /** The keys under which rules know a token. */
  keysOf({ key }: Token): TokenKeys {
    let keys = this.#keys.get(key);
    if (keys === undefined) {
      keys = this.#findKeys(key);
      if (this.#keys.size >= MOST_REMEMBERED) this.#keys.clear();
      this.#keys.set(key, keys);
    }
    return keys;
  }

  #denies(phrase: string): boolean {
    const keys = tokensOf(phrase).map(({ key }) => [`${AS_WRITTEN}${key}`, this.#keyOf(key)]);
    return this.cues.matches(keys).some(({ value }) => value === 'negation' || value === 'negation-ahead');
  }

  /** The keys of a thought's words; patterns may ask for the word that opens it, joining words left aside. */
  keysOfThought(tokens: readonly Token[], keys: readonly TokenKeys[]): readonly TokenKeys[] {
    const at = tokens.findIndex(({ key }) => !this.isIn('join', key) && !this.isIn('contrast', key));
    const [token, own] = [tokens[at], keys[at]];
    return token === undefined || own === undefined ? keys : keys.with(at, this.#openingKeys(token, own));
  }

  #openingKeys(token: Token, keys: TokenKeys): TokenKeys {
    const opening = [`${FIRST}${this.#keyOf(token.key)}`, `${FIRST}${AS_WRITTEN}${token.key}`].filter((key) =>
      this.#isRuled(key),
    );
    return opening.length === 0 ? keys : [...opening, ...keys];
  }

  #findKeys(word: string): TokenKeys {
    const exact = `${AS_WRITTEN}${word}`;
    const keys = this.#looseKeys(word);
    return this.#isRuled(exact) ? [exact, ...keys] : keys;
  }

  #looseKeys(word: string): TokenKeys {
    const own = this.#keyOf(word);
    if (this.#isRuled(own) || this.isIn('stop-word', word)) return [own];
    if (this.#features.split && grammarOf(this.#language).hasCompounds) {
      const isPart = (part: string): boolean =>
        part.length >= SHORTEST_HEAD && (this.#words.has(part) || this.isIn('compound-part', part));
      const parts = splitCompound(word, isPart)?.map((part) => this.#keyOf(part)) ?? [];
      const ruled = parts.filter((part) => this.#isRuled(part));
      if (ruled.length > 0) return [own, ...ruled.reverse()];
    }
    if (!this.#features.spell) return [own];
    this.#spelling ??= new SpellingIndex(this.#words);
    const meant = this.#spelling.nearest(word, false);
    return meant === null ? [own] : [own, this.#keyOf(meant)];
  }

  #isRuled(key: string): boolean {
    return this.behaviours.holds(key) || this.cues.holds(key);
  }

  #keyOf(word: string): string {
    return this.#features.lemma ? stemWord(word, this.#language) : word;
  }

  /** Places of a pattern: `..` is a gap, `a|b` one of two words, `=a` the word as written, `^a` first in a thought. */
  #places(phrase: string): readonly (readonly string[])[] {
    return phrase.split(/\s+/).flatMap((element): readonly (readonly string[])[] => {
      if (element === '..') return [[]];
      const [, first = '', exact = '', words = ''] = MARKED.exec(element) ?? [];
      const known = (word: string): string => {
        this.#words.add(word);
        return `${first}${exact}${exact === '' ? this.#keyOf(word) : word}`;
      };
      if (words.includes('|')) return [words.split('|').map((word) => known(keyOfWord(word)))];
      return tokensOf(words).map(({ key }) => [known(key)]);
    });
  }
}
