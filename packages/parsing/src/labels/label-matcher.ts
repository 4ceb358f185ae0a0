import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { inflectionKey, splitCompound } from '@counterpart/text';
import { ActionWords } from './action-words.ts';
import { blankGender, isGenderGap } from '../tokens/blank-gender.ts';
import { type CueTable, cueTable } from '../language/cue-table.ts';
import { SpellingIndex } from '../tokens/spelling-index.ts';
import { isCapital } from '../tokens/is-capital.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { TermFacts } from '../tokens/term-dictionary.ts';
import { PartedNames } from './parted-names.ts';
import { TokenTrie } from './token-trie.ts';
import { SkillNeighbourhoods } from './skill-neighbourhoods.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { type Grammar } from '../language/grammar/grammar.ts';

/** How the words in the text agree with the label, best first. */
export type MatchQuality = 'exact' | 'inflected' | 'joined' | 'compound' | 'roots' | 'phrase' | 'spelling';

/** A label of a concept, as it was found. */
export interface LabelEntry {
  readonly concept: Concept;
  /** The label as the ontology writes it. */
  readonly label: string;
  /** Its words folded, link words left out. */
  readonly key: string;
  readonly isPreferred: boolean;
  /** It also means something else: it counts only beside its like, or written as the label is. */
  readonly needsContext: boolean;
}

/** A place in a text where one or more labels stand; tokens `from` to `to` (exclusive). */
export interface LabelHit {
  readonly entries: readonly LabelEntry[];
  readonly from: number;
  readonly to: number;
  readonly quality: MatchQuality;
}

/** The longest label found from a token on, and the first link word that was taken for a word of one. */
interface Walked {
  readonly best: readonly LabelEntry[] | undefined;
  readonly to: number;
  readonly link: number | null;
}

/** How far a look-up goes: titles and queries forgive more than running text. */
export interface MatchOptions {
  /** Fewest letters of a word that may be misspelt. */
  readonly spellingFrom: number;
  /** One letter for another counts too; in running text that is more often another word (presentable, preventable). */
  readonly allowsOtherLetter: boolean;
}

/** Two link words in a row at most ("chef de la cuisine"). */
const MOST_LIGHT = 2;
/** Labels of at most this many letters are also abbreviations of something else. */
export const SHORT_LABEL = 3;
const SHORTEST_COMPOUND = 8;
const SHORTEST_JOINED = 6;
const CACHE_SIZE = 50_000;
const LETTERS = /^\p{L}+$/u;
const UNKNOWN = -1;

/** All labels of an ontology in one language, for the longest match over the words of a text. */
export class LabelMatcher {
  /** Words compared or probed since the index was made: the measure that grows linearly with the text. */
  steps = 0;
  readonly neighbourhoods: SkillNeighbourhoods;
  readonly #language: Language;
  readonly #grammar: Grammar;
  readonly #table: CueTable;
  readonly #light: ReadonlySet<string>;
  readonly #actions: ActionWords;
  readonly #vocabulary = new Map<string, number>();
  readonly #trie = new TokenTrie();
  readonly #entries: LabelEntry[][] = [];
  readonly #partedNames: PartedNames<LabelEntry>;
  readonly #ids = new Map<string, number>();
  readonly #compounds = new Map<string, readonly string[] | null>();
  #spelling: SpellingIndex | null = null;
  /** Codes of the words of texts, UNKNOWN for those of no label. */
  readonly #codes = new TermFacts((key) => this.#idOf(key));
  /** Whether a label of one word begins with this word: "magazijn", "web". */
  readonly #beginners = new TermFacts((key) => this.#beginsLabel(key));
  #singles: readonly string[] | null = null;
  /** Letters of the longest label of one word: no head is longer. */
  #longestSingle = 0;

  constructor(ontology: Ontology, language: Language) {
    this.#language = language;
    this.#grammar = grammarOf(language);
    this.neighbourhoods = new SkillNeighbourhoods(ontology);
    const table = cueTable(language);
    this.#table = table;
    this.#light = table.lightWords;
    this.#partedNames = new PartedNames<LabelEntry>(table.stopWords);
    this.#actions = new ActionWords(language);
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
    const tokens = this.#content(tokensOf(blankGender(label)));
    const first = tokens[0];
    if (first === undefined) return;
    const key = tokens.map((token) => token.key).join(' ');
    if (tokens.length === 1) this.#longestSingle = Math.max(this.#longestSingle, key.length);
    const isShort = tokens.length === 1 && LETTERS.test(first.key) && first.key.length <= SHORT_LABEL;
    const needsContext = isContextual || (concept.type !== 'LANGUAGE' && (isShort || common.has(key)));
    const entry: LabelEntry = { concept, label, key, isPreferred, needsContext };
    const codes = tokens.map((token) => this.#codeOf(token.key));
    this.#insert(codes, entry);
    this.#partedNames.add(entry);
    const joined = key.replace(' ', '');
    if (this.#grammar.joinsWords && tokens.length === 2 && joined.length >= SHORTEST_JOINED && LETTERS.test(joined)) {
      this.#insert([this.#codeOf(joined)], entry);
    }
  }

  /** The tokens of a label without the link words inside it; the last word is none ("permis A"). */
  #content(tokens: readonly Token[]): readonly Token[] {
    return tokens.filter((token, at) => at === 0 || at === tokens.length - 1 || !this.#light.has(token.key));
  }

  /** The number of a label's word; forms of one word share it. */
  #codeOf(key: string): number {
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
    if (!entries.some(({ concept, key }) => concept === entry.concept && key === entry.key)) entries.push(entry);
  }

  #idOf(key: string): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#vocabulary.get(inflectionKey(key, this.#language)) ?? UNKNOWN;
    this.#remember(key, id);
    return id;
  }

  /** By the first of the labels that do not stand before the word in the alphabet. */
  #beginsLabel(key: string): boolean {
    this.#singles ??= [...this.#singleWords()].sort();
    let [low, high] = [0, this.#singles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#singles[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return this.#singles[low]?.startsWith(key) === true;
  }

  /** Every label in the text, the longest at each place, without overlaps. */
  find(tokens: readonly Token[], options: MatchOptions, text: string): readonly LabelHit[] {
    const hits: LabelHit[] = [];
    let at = 0;
    while (at < tokens.length) {
      const hit =
        this.#written(tokens, at, text) ??
        this.#joined(tokens, at) ??
        this.#compound(tokens, at) ??
        this.#misspelt(tokens, at, options);
      if (hit !== null) hits.push(hit);
      at = hit?.to ?? at + 1;
    }
    return hits;
  }

  /** The known word that ends a compound ("broodbakker" → bakker), when it is a label. */
  headOf(token: Token): readonly LabelEntry[] {
    if (!this.#grammar.hasCompounds || token.key.length < SHORTEST_COMPOUND) return [];
    // no known first part is asked for: in a title the head alone says what the job is
    for (let cut = Math.max(3, token.key.length - this.#longestSingle); cut <= token.key.length - 4; cut++) {
      const entries = this.#entries[this.#trie.child(0, this.#idOf(token.key.slice(cut)))];
      const exact = entries?.filter(({ key }) => key === token.key.slice(cut));
      if (exact !== undefined && exact.length > 0) return exact;
    }
    return [];
  }

  /** A label word for word, unless a name of two words, one in its label, says more. */
  #written(tokens: readonly Token[], from: number, text: string): LabelHit | null {
    const hit = this.#walk(tokens, from, text);
    const entries = this.#partedNames.at(tokens, from, text);
    const to = from + 2;
    if (entries.length === 0 || (hit !== null && hit.to >= to)) return hit;
    return { entries, from, to, quality: 'joined' };
  }

  #walk(tokens: readonly Token[], from: number, text: string): LabelHit | null {
    const first = tokens[from];
    // most words begin no label
    if (first === undefined || this.#codes.of(first) === UNKNOWN) {
      this.steps++;
      return null;
    }
    const straight = this.#longest(tokens, from, text, null);
    // "goods in | operative" is a label too: where a link word led nowhere, the way without it
    const round = straight.link === null ? straight : this.#longest(tokens, from, text, straight.link);
    const { best: found, to: bestTo } = round.to > straight.to ? round : straight;
    let best = found;
    if (best === undefined) return null;
    const key = tokens
      .slice(from, bestTo)
      .filter((token, at) => at === 0 || from + at === bestTo - 1 || !this.#light.has(token.key))
      .map((token) => token.key)
      .join(' ');
    const exact = best.filter((entry) => entry.key === key);
    // "dans" is no form of "danse", whatever the ending
    if (exact.length === 0 && bestTo === from + 1 && this.#table.stopWords.has(key)) return null;
    // "plan" is no form of the label "plannen", nor "chefs" of a chef
    if (exact.length === 0 && bestTo === from + 1 && this.#table.commonWords.has(key)) return null;
    const { pluralEnding } = this.#grammar;
    if (exact.length === 0 && bestTo === from + 1 && pluralEnding !== null) {
      // "good" and "night" are no forms of the labels "goods" and "nights": a plural label means the plural
      best = best.filter((entry) => entry.key !== `${key}${pluralEnding}`);
      if (best.length === 0) return null;
    }
    const { agentEnding } = this.#grammar;
    if (exact.length === 0 && bestTo === from + 1 && agentEnding !== null && !agentEnding.test(key)) {
      // "carta" is no form of the label "cartaio"
      best = best.filter((entry) => !agentEnding.test(entry.key));
      if (best.length === 0) return null;
    }
    return exact.length > 0
      ? { entries: exact, from, to: bestTo, quality: 'exact' }
      : { entries: best, from, to: bestTo, quality: 'inflected' };
  }

  /** The labels that stand at a token, over link words that they lack, but not over the one at `passed` as a word. */
  #longest(tokens: readonly Token[], from: number, text: string, passed: number | null): Walked {
    let node = 0;
    let light = 0;
    let best: LabelEntry[] | undefined;
    let to = from;
    let link: number | null = null;
    for (let at = from; at < tokens.length; at++) {
      const token = tokens[at];
      if (token === undefined || (at > from && isParted(text, tokens[at - 1], token))) break;
      this.steps++;
      const id = this.#codes.of(token);
      // "permis à jour" and "patente B e auto" are no "permis A" and "patente BE"
      const isLink = token.key.length === 1 && at > from && this.#light.has(token.key) && !isCapital(text, token);
      const child = id === UNKNOWN || isLink || at === passed ? 0 : this.#trie.child(node, id);
      if (child === 0) {
        if (at === from || !this.#light.has(token.key) || ++light > MOST_LIGHT) break;
        continue;
      }
      if (at > from && token.key.length > 1 && this.#light.has(token.key)) link ??= at;
      light = 0;
      node = child;
      const entries = this.#entries[node];
      if (entries !== undefined) {
        best = entries;
        to = at + 1;
      }
    }
    return { best, to, link };
  }

  /** "magazijn medewerker" and "mig-lasser" for labels of one word. */
  #joined(tokens: readonly Token[], from: number): LabelHit | null {
    if (!this.#grammar.joinsWords) return null;
    const [first, second] = [tokens[from], tokens[from + 1]];
    if (first === undefined || second === undefined || second.followsBreak) return null;
    if (first.key.length < 2 || first.key.length + second.key.length < SHORTEST_JOINED) return null;
    if (first.number !== null || !this.#beginners.of(first)) return null;
    const { stopWords, joiningWords } = this.#table;
    if (this.#light.has(first.key) || stopWords.has(second.key) || joiningWords.has(second.key)) return null;
    this.steps++;
    const joined = first.key + second.key;
    const id = this.#idOf(joined);
    const entries = id === UNKNOWN ? undefined : this.#entries[this.#trie.child(0, id)];
    if (entries === undefined) return null;
    // "elke dag werken we": a verb is no form of the second half of "dagwerk"
    const isVerb = this.#actions.isAction(this.#actions.keyOf(second.key));
    const fitting = isVerb ? entries.filter(({ key }) => key === joined) : entries;
    return fitting.length === 0 ? null : { entries: fitting, from, to: from + 2, quality: 'joined' };
  }

  #compound(tokens: readonly Token[], from: number): LabelHit | null {
    const token = tokens[from];
    if (!this.#grammar.hasCompounds || token === undefined || token.key.length < SHORTEST_COMPOUND) return null;
    if (this.#codes.of(token) !== UNKNOWN || !LETTERS.test(token.key)) return null;
    const parts = this.#partsOf(token.key);
    if (parts === null) return null;
    let node = 0;
    for (const part of parts) {
      const id = this.#idOf(part);
      node = id === UNKNOWN ? 0 : this.#trie.child(node, id);
      if (node === 0) return null;
    }
    const entries = this.#entries[node];
    return entries === undefined ? null : { entries, from, to: from + 1, quality: 'compound' };
  }

  /** A compound of words that labels know, whether or not they make a label together. */
  #partsOf(word: string): readonly string[] | null {
    const known = this.#compounds.get(word);
    if (known !== undefined) return known;
    const parts = splitCompound(word, (part) => {
      this.steps++;
      return this.#vocabulary.has(inflectionKey(part, this.#language));
    });
    if (this.#compounds.size >= CACHE_SIZE) this.#compounds.clear();
    this.#compounds.set(word, parts);
    return parts;
  }

  #misspelt(
    tokens: readonly Token[],
    from: number,
    { spellingFrom, allowsOtherLetter }: MatchOptions,
  ): LabelHit | null {
    const token = tokens[from];
    if (token === undefined || token.key.length < spellingFrom || !LETTERS.test(token.key)) return null;
    // werkervaring is no misspelling of werfervaring: words of the language are spelt right
    if (this.#codes.of(token) !== UNKNOWN || this.#table.isWord(token.key)) return null;
    if (this.#grammar.hasCompounds && this.#partsOf(token.key) !== null) return null;
    this.steps++;
    // only words that are a label by themselves: a part of a longer label says too little
    this.#spelling ??= new SpellingIndex(this.#singleWords());
    const near = this.#spelling.nearest(token.key, allowsOtherLetter);
    if (near === null) return null;
    const entries = this.#entries[this.#trie.child(0, this.#idOf(near))]?.filter(({ key }) => key === near);
    if (entries === undefined || entries.length === 0) return null;
    return { entries, from, to: from + 1, quality: 'spelling' };
  }

  *#singleWords(): Iterable<string> {
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

/** Whether a border, or a dash between blanks ("Services - Garde d'enfants"), parts two words of a text. */
function isParted(text: string, before: Token | undefined, token: Token): boolean {
  if (token.followsBreak) return !isMarked(text, before, token);
  const gap = token.start - (before?.end ?? token.start);
  return gap === DASH_GAP && DASH.test(text.slice(token.start - gap, token.start));
}

const DASH = /^ [-–—] $/;
/** Characters of a dash and its blanks. */
const DASH_GAP = 3;

/** "Conducteur(trice) de ligne": a mark leaves a gap as wide as layout does. */
function isMarked(text: string, before: Token | undefined, { start }: Token): boolean {
  return before !== undefined && isGenderGap(text, before.start, before.end, start);
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
