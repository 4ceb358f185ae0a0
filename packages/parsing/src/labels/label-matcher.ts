import type { Language } from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import { splitCompound } from '@counterpart/text';
import { ActionWords } from './action-words.ts';
import { type CueTable, cueTable } from '../language/cue-table.ts';
import { SpellingIndex } from '../tokens/spelling-index.ts';
import { isCapital } from '../tokens/is-capital.ts';
import type { Token } from '../tokens/text-tokens.ts';
import type { LabelEntry, LabelHit, MatchOptions } from './label-hit.ts';
import { LabelIndex, SHORTEST_JOINED, UNKNOWN } from './label-index.ts';
import { isParted } from './parted-words.ts';
import { SkillNeighbourhoods } from './skill-neighbourhoods.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { type Grammar } from '../language/grammar/grammar.ts';

/** The longest label found from a token on, and the first link word that was taken for a word of one. */
interface Walked {
  readonly best: readonly LabelEntry[] | undefined;
  readonly to: number;
  readonly link: number | null;
}

/** Two link words in a row at most ("chef de la cuisine"). */
const MOST_LIGHT = 2;
const SHORTEST_COMPOUND = 8;
/** Letters of the second word of a job: the end of "butcher's" is none. */
const SHORTEST_WORD = 3;
const CACHE_SIZE = 50_000;
const LETTERS = /^\p{L}+$/u;

/** All labels of an ontology in one language, for the longest match over the words of a text. */
export class LabelMatcher {
  /** Words compared or probed since the index was made: the measure that grows linearly with the text. */
  steps = 0;
  readonly neighbourhoods: SkillNeighbourhoods;
  readonly #grammar: Grammar;
  readonly #table: CueTable;
  readonly #light: ReadonlySet<string>;
  readonly #actions: ActionWords;
  readonly #index: LabelIndex;
  readonly #compounds = new Map<string, readonly string[] | null>();
  #spelling: SpellingIndex | null = null;

  constructor(ontology: Ontology, language: Language) {
    this.#grammar = grammarOf(language);
    this.neighbourhoods = new SkillNeighbourhoods(ontology);
    const table = cueTable(language);
    this.#table = table;
    this.#light = table.lightWords;
    this.#index = new LabelIndex(ontology, language);
    this.#actions = new ActionWords(language);
  }

  /** Every label in the text, the longest at each place, without overlaps. */
  find(tokens: readonly Token[], options: MatchOptions, text: string): readonly LabelHit[] {
    const hits: LabelHit[] = [];
    let at = 0;
    while (at < tokens.length) {
      const written = this.#written(tokens, at, text);
      const hit =
        this.#longerJob(tokens, at, written) ??
        written ??
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
    for (let cut = Math.max(3, token.key.length - this.#index.longestSingle); cut <= token.key.length - 4; cut++) {
      const entries = this.#index.single(token.key.slice(cut));
      const exact = entries?.filter(({ key }) => key === token.key.slice(cut));
      if (exact !== undefined && exact.length > 0) return exact;
    }
    return [];
  }

  /** A label word for word, unless a name of two words, one in its label, says more. */
  #written(tokens: readonly Token[], from: number, text: string): LabelHit | null {
    const hit = this.#walk(tokens, from, text);
    const entries = this.#index.partedNames.at(tokens, from, text);
    const to = from + 2;
    if (entries.length === 0 || (hit !== null && hit.to >= to)) return hit;
    return { entries, from, to, quality: 'joined' };
  }

  #walk(tokens: readonly Token[], from: number, text: string): LabelHit | null {
    const first = tokens[from];
    // most words begin no label
    if (first === undefined || this.#index.codeOf(first) === UNKNOWN) {
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
    const { joiningWords } = this.#table;
    let node = 0;
    let light = 0;
    let isJoined = false;
    let best: readonly LabelEntry[] | undefined;
    let to = from;
    let link: number | null = null;
    for (let at = from; at < tokens.length; at++) {
      const token = tokens[at];
      if (token === undefined || (at > from && isParted(text, tokens[at - 1], token))) break;
      this.steps++;
      const id = this.#index.codeOf(token);
      // "permis à jour" and "patente B e auto" are no "permis A" and "patente BE"
      const isLink = token.key.length === 1 && at > from && this.#light.has(token.key) && !isCapital(text, token);
      const child = isLink || at === passed ? 0 : this.#index.child(node, id);
      if (child === 0) {
        if (at === from || !this.#light.has(token.key) || ++light > MOST_LIGHT) break;
        isJoined ||= joiningWords.has(token.key);
        continue;
      }
      if (at > from && token.key.length > 1 && this.#light.has(token.key)) link ??= at;
      light = 0;
      node = child;
      const named = this.#index.at(node);
      // "customers and contacts" are no "customer contact"
      const entries = isJoined ? named?.filter(({ joins }) => joins === true) : named;
      if (entries !== undefined && entries.length > 0) {
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
    if (first.number !== null || !this.#index.begins(first)) return null;
    const { stopWords, joiningWords } = this.#table;
    if (this.#light.has(first.key) || stopWords.has(second.key) || joiningWords.has(second.key)) return null;
    this.steps++;
    const joined = first.key + second.key;
    const entries = this.#index.single(joined);
    if (entries === undefined) return null;
    // "elke dag werken we": a verb is no form of the second half of "dagwerk"
    const isVerb = this.#actions.isAction(this.#actions.keyOf(second.key));
    const fitting = isVerb ? entries.filter(({ key }) => key === joined) : entries;
    return fitting.length === 0 ? null : { entries: fitting, from, to: from + 2, quality: 'joined' };
  }

  /** "Tandarts-assistent" is no dentist: the name of a job, written in two words, says more than the first of them. */
  #longerJob(tokens: readonly Token[], from: number, written: LabelHit | null): LabelHit | null {
    const length = tokens[from + 1]?.key.length ?? 0;
    if (written === null || written.to !== from + 1 || length < SHORTEST_WORD) return null;
    const joined = this.#joined(tokens, from);
    const entries = joined?.entries.filter(({ concept }) => concept.type === 'OCCUPATION') ?? [];
    return joined === null || entries.length === 0 ? null : { ...joined, entries };
  }

  #compound(tokens: readonly Token[], from: number): LabelHit | null {
    const token = tokens[from];
    if (!this.#grammar.hasCompounds || token === undefined || token.key.length < SHORTEST_COMPOUND) return null;
    if (this.#index.codeOf(token) !== UNKNOWN || !LETTERS.test(token.key)) return null;
    const parts = this.#partsOf(token.key);
    if (parts === null) return null;
    let node = 0;
    for (const part of parts) {
      node = this.#index.child(node, this.#index.idOf(part));
      if (node === 0) return null;
    }
    const entries = this.#index.at(node);
    return entries === undefined ? null : { entries, from, to: from + 1, quality: 'compound' };
  }

  /** A compound of words that labels know, whether or not they make a label together. */
  #partsOf(word: string): readonly string[] | null {
    const known = this.#compounds.get(word);
    if (known !== undefined) return known;
    const parts = splitCompound(word, (part) => {
      this.steps++;
      return this.#index.has(part);
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
    if (this.#index.codeOf(token) !== UNKNOWN || this.#table.isWord(token.key)) return null;
    if (this.#grammar.hasCompounds && this.#partsOf(token.key) !== null) return null;
    this.steps++;
    // only words that are a label by themselves: a part of a longer label says too little
    this.#spelling ??= new SpellingIndex(this.#index.singleWords());
    const near = this.#spelling.nearest(token.key, allowsOtherLetter);
    if (near === null) return null;
    const entries = this.#index.single(near)?.filter(({ key }) => key === near);
    if (entries === undefined || entries.length === 0) return null;
    return { entries, from, to: from + 1, quality: 'spelling' };
  }
}
