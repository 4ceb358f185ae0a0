import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { inflectionKey } from '@counterpart/text';
import { cueTable } from '../language/cue-table.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { blankGender } from '../tokens/blank-gender.ts';
import { TermFacts } from '../tokens/term-dictionary.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { type LabelEntry, SHORT_LABEL } from './label-hit.ts';
import { PartedNames } from './parted-names.ts';
import { TokenTrie } from './token-trie.ts';

/** Letters of the shortest label of two words that is also written as one. */
export const SHORTEST_JOINED = 6;
const CACHE_SIZE = 50_000;
const JOINING_SIGN = /[&/,+]/;
const LETTERS = /^\p{L}+$/u;
/** The code of a word that no label has. */
export const UNKNOWN = -1;

/** The labels of an ontology in one language by their words; forms of a word share a number. */
export class LabelIndex {
  /** Names that texts write as two words and labels as one. */
  readonly partedNames: PartedNames<LabelEntry>;
  readonly #language: Language;
  readonly #joinsWords: boolean;
  readonly #light: ReadonlySet<string>;
  readonly #joining: ReadonlySet<string>;
  readonly #vocabulary = new Map<string, number>();
  readonly #trie = new TokenTrie();
  readonly #entries: LabelEntry[][] = [];
  readonly #ids = new Map<string, number>();
  /** Codes of the words of texts, UNKNOWN for those of no label. */
  readonly #codes = new TermFacts((key) => this.idOf(key));
  /** Whether a label of one word begins with this word: "magazijn", "web". */
  readonly #beginners = new TermFacts((key) => this.#beginsLabel(key));
  #singles: readonly string[] | null = null;
  /** Letters of the longest label of one word: no head is longer. */
  longestSingle = 0;

  constructor(ontology: Ontology, language: Language) {
    const table = cueTable(language);
    this.#language = language;
    this.#joinsWords = grammarOf(language).joinsWords;
    this.#light = table.lightWords;
    this.#joining = table.joiningWords;
    this.partedNames = new PartedNames<LabelEntry>(table.stopWords);
    for (const concept of ontology.concepts()) {
      const labels = concept.labels[language];
      if (labels === undefined || concept.type === 'CATEGORY') continue;
      const contextual = new Set(concept.needContext ?? []);
      const add = (label: string, isPreferred: boolean): void => {
        for (const form of labelForms(label)) {
          this.#add(concept, form, isPreferred, contextual.has(label), table.commonWords);
        }
      };
      add(labels.preferred, true);
      for (const label of labels.alternative) add(label, false);
      for (const label of labels.hidden) add(label, false);
    }
  }

  #add(
    concept: Concept,
    label: string,
    isPreferred: boolean,
    isContextual: boolean,
    common: ReadonlySet<string>,
  ): void {
    const words = tokensOf(blankGender(label));
    const tokens = this.#content(words);
    const first = tokens[0];
    if (first === undefined) return;
    const key = tokens.map((token) => token.key).join(' ');
    if (tokens.length === 1) this.longestSingle = Math.max(this.longestSingle, key.length);
    const isShort = tokens.length === 1 && LETTERS.test(first.key) && first.key.length <= SHORT_LABEL;
    const needsContext = isContextual || (concept.type !== 'LANGUAGE' && (isShort || common.has(key)));
    const joins = JOINING_SIGN.test(label) || words.some((word) => this.#joining.has(word.key));
    const entry: LabelEntry = { concept, label, key, isPreferred, needsContext, ...(joins ? { joins } : {}) };
    const codes = tokens.map((token) => this.#newCodeOf(token.key));
    this.#insert(codes, entry);
    this.partedNames.add(entry);
    const joined = key.replace(' ', '');
    if (this.#joinsWords && tokens.length === 2 && joined.length >= SHORTEST_JOINED && LETTERS.test(joined)) {
      this.#insert([this.#newCodeOf(joined)], entry);
    }
  }

  /** The tokens of a label without the link words inside it; the last word is none ("permis A"). */
  #content(tokens: readonly Token[]): readonly Token[] {
    return tokens.filter((token, at) => at === 0 || at === tokens.length - 1 || !this.#light.has(token.key));
  }

  /** The number of a label's word; forms of one word share it. */
  #newCodeOf(key: string): number {
    const known = this.#ids.get(key);
    if (known !== undefined && known !== UNKNOWN) return known;
    const stem = inflectionKey(key, this.#language);
    let code = this.#vocabulary.get(stem);
    if (code === undefined) this.#vocabulary.set(stem, (code = this.#vocabulary.size + 1));
    this.#remember(key, code);
    return code;
  }

  #remember(key: string, id: number): void {
    if (this.#ids.size >= CACHE_SIZE) this.#ids.clear();
    this.#ids.set(key, id);
  }

  #insert(codes: readonly number[], entry: LabelEntry): void {
    const node = this.#trie.insert(codes);
    const entries = (this.#entries[node] ??= []);
    const at = entries.findIndex(({ concept, key }) => concept === entry.concept && key === entry.key);
    if (at === -1) entries.push(entry);
    // of two labels that differ by an "and" the one with it is found with and without
    else if (entry.joins === true) entries[at] = { ...(entries[at] ?? entry), joins: true };
  }

  /** The number of a word by its letters; UNKNOWN for one of no label. */
  idOf(key: string): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#vocabulary.get(inflectionKey(key, this.#language)) ?? UNKNOWN;
    this.#remember(key, id);
    return id;
  }

  /** The number of a word of a text; UNKNOWN for one of no label. */
  codeOf(token: Token): number {
    return this.#codes.of(token);
  }

  /** Whether some label has the word, in some form. */
  has(word: string): boolean {
    return this.#vocabulary.has(inflectionKey(word, this.#language));
  }

  /** Whether a label of one word begins with this one. */
  begins(token: Token): boolean {
    return this.#beginners.of(token);
  }

  /** The place behind `node` where the word with that number leads; 0 where it leads nowhere, and the beginning. */
  child(node: number, id: number): number {
    return id === UNKNOWN ? 0 : this.#trie.child(node, id);
  }

  /** The labels that end at a place. */
  at(node: number): readonly LabelEntry[] | undefined {
    return this.#entries[node];
  }

  /** The labels of one word that is a form of this one. */
  single(word: string): readonly LabelEntry[] | undefined {
    return this.at(this.child(0, this.idOf(word)));
  }

  /** By the first of the labels that do not stand before the word in the alphabet. */
  #beginsLabel(key: string): boolean {
    this.#singles ??= [...this.singleWords()].sort();
    let [low, high] = [0, this.#singles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#singles[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return this.#singles[low]?.startsWith(key) === true;
  }

  /** The labels of one word, without repetition. */
  *singleWords(): Iterable<string> {
    const seen = new Set<string>();
    for (const entries of this.#entries) {
      for (const { key } of entries ?? []) {
        if (!key.includes(' ') && !seen.has(key)) {
          seen.add(key);
          yield key;
        }
      }
    }
  }
}

/** "verkoper/verkoopster" is two labels; so are the sides of any slash between the same number of words. */
function labelForms(label: string): readonly string[] {
  if (!label.includes('/')) return [label];
  const sides = label.split('/').map((side) => side.trim());
  const words = sides.map((side) => side.split(' ').length);
  const areAlike =
    sides.length <= 3 && words.every((count) => count === words[0]) && sides.every((side) => side.length > 3);
  return areAlike ? [label, ...sides] : [label];
}
