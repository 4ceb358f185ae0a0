import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { inflectionKey, splitCompound } from '@counterpart/text';
import { cueTable } from '../language/cue-table.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { wordLists } from '../language/word-lists.ts';
import { blankGender } from '../tokens/blank-gender.ts';
import { LinkRoots } from './link-roots.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';

/** A word of a label or a phrase; a compound is several. */
export interface LinkWord {
  /** Its root, or the name of its class of verbs. */
  readonly root: string;
  /** The root alone: verbs of one class have several. */
  readonly stem: string;
  /** The word itself but for number and gender: words of one root may mean different things. */
  readonly form: string;
  /** How much its root tells: the fewer skills have it, the more. */
  readonly weight: number;
  /** A verb so wide that it agrees with any other. */
  readonly isNeutral: boolean;
  /** Written with a capital: of a label the name of something, which a phrase must write so too. */
  readonly isCapital: boolean;
}

/** The words of a label or a phrase by what they do in it. */
export interface LinkWords {
  /** What is done. */
  readonly actions: readonly LinkWord[];
  /** What it is done to. */
  readonly things: readonly LinkWord[];
}

/** A label of a hard skill as its words. */
export interface SkillLabel extends LinkWords {
  /** Words that may say what is done, though no list knows them as verbs: "délivrance" in "délivrance de cartes". */
  readonly edges: readonly LinkWord[];
  readonly hasNumber: boolean;
  readonly concept: Concept;
  readonly label: string;
}

/** What the labels of one concept have in common. */
interface ConceptWords {
  labels: number;
  /** Labels that have a root. */
  readonly roots: Map<string, number>;
}

interface CutWord extends Omit<LinkWord, 'weight' | 'isNeutral'> {
  readonly isVerb: boolean;
}

const SHORTEST_KEY = 3;
const SHORTEST_COMPOUND = 8;
const LETTERS = /^\p{L}+$/u;
const NOTHING: readonly never[] = [];

/** The words of all labels of hard skills in one language, to look up labels that share some with a phrase. */
export class SkillWords {
  readonly #language: Language;
  readonly #wordRoots: LinkRoots;
  readonly #light: ReadonlySet<string>;
  /** Second parts of verbs, which stand at the end: "bakt broodjes | af". */
  readonly #particles: ReadonlySet<string>;
  readonly #hasCompounds: boolean;
  readonly #endsInAction: boolean;
  readonly #vocabulary = new Set<string>();
  readonly #weights = new Map<string, number>();
  readonly #byRoot = new Map<string, SkillLabel[]>();
  /** Labels of one word by its root: they say what is done and to nothing. */
  readonly #doneBy = new Map<string, SkillLabel[]>();
  readonly #ofConcept = new Map<string, ConceptWords>();
  readonly #unknown: number;

  constructor(ontology: Ontology, language: Language) {
    this.#language = language;
    this.#wordRoots = new LinkRoots(language);
    this.#light = cueTable(language).stopWords;
    this.#particles = wordLists(language).keys('phrase.particle');
    this.#hasCompounds = grammarOf(language).hasCompounds;
    this.#endsInAction = grammarOf(language).putsQualitiesFirst;
    const labels: { readonly concept: Concept; readonly label: string; readonly tokens: readonly Token[] }[] = [];
    for (const concept of ontology.concepts()) {
      const set = concept.labels[language];
      if (set === undefined || concept.type !== 'SKILL' || concept.kind !== undefined) continue;
      const contextual = new Set(concept.needContext ?? []);
      for (const label of [set.preferred, ...set.alternative, ...set.hidden]) {
        if (contextual.has(label)) continue;
        const tokens = tokensOf(blankGender(label));
        for (const { key } of tokens) if (key.length >= SHORTEST_KEY && LETTERS.test(key)) this.#vocabulary.add(key);
        labels.push({ concept, label, tokens });
      }
    }
    const cut = labels.map(({ concept, label, tokens }) => ({ concept, label, words: this.#cut(tokens, label) }));
    const concepts = new Set(labels.map(({ concept }) => concept)).size;
    this.#unknown = Math.log(concepts);
    for (const { words, concept } of cut) {
      let own = this.#ofConcept.get(concept.id);
      if (own === undefined) this.#ofConcept.set(concept.id, (own = { labels: 0, roots: new Map() }));
      own.labels++;
      for (const root of new Set(words.map((word) => word.root))) own.roots.set(root, (own.roots.get(root) ?? 0) + 1);
    }
    const holders = new Map<string, number>();
    for (const { roots } of this.#ofConcept.values())
      for (const root of roots.keys()) holders.set(root, (holders.get(root) ?? 0) + 1);
    for (const [root, count] of holders) this.#weights.set(root, Math.log(concepts / count));
    for (const { concept, label, words } of cut) {
      if (words.length === 0) continue;
      const parts = this.#parts(words, true, false);
      const edges = this.#endsInAction ? [parts.things[0], parts.things.at(-1)] : [parts.things[0]];
      const entry = {
        concept,
        label,
        ...parts,
        edges: parts.actions.length > 0 ? NOTHING : edges.filter((word) => word !== undefined),
        hasNumber: /\d/.test(label),
      };
      const [only] = words;
      if (words.length === 1 && only !== undefined) {
        const same = this.#doneBy.get(only.stem);
        if (same === undefined) this.#doneBy.set(only.stem, [entry]);
        else same.push(entry);
      }
      for (const root of new Set(words.map((word) => word.root))) {
        const known = this.#byRoot.get(root);
        if (known === undefined) this.#byRoot.set(root, [entry]);
        else known.push(entry);
      }
    }
  }

  #cut(tokens: readonly Token[], text: string): readonly CutWord[] {
    const cut = tokens.flatMap((token) =>
      token.number === null ? this.#wordsOf(token.key, /\p{Lu}/u.test(text.charAt(token.start))) : NOTHING,
    );
    return cut.filter(({ root }, at) => cut.findIndex((other) => other.root === root) === at);
  }

  #wordsOf(key: string, isCapital: boolean): readonly CutWord[] {
    if (this.#light.has(key) || key.length < 2) return NOTHING;
    const isCompound = this.#hasCompounds && key.length >= SHORTEST_COMPOUND && LETTERS.test(key);
    const parts = isCompound ? splitCompound(key, (part) => part.length > 3 && this.#vocabulary.has(part)) : null;
    return (parts ?? [key]).map((part) => {
      const root = this.#wordRoots.of(part);
      const isVerb = this.#wordRoots.isVerb(part, root);
      const stem = this.#wordRoots.stemOf(part);
      return { root, stem, form: inflectionKey(part, this.#language), isVerb, isCapital };
    });
  }

  /** What is done stands first, or last where a noun says it ("contract negotiation"). */
  #parts(words: readonly CutWord[], isLabel: boolean, isLed: boolean): LinkWords {
    const isEdge = (at: number): boolean => at === 0 || (this.#endsInAction && at === words.length - 1);
    // a first word that no label has is a verb that we do not know ("plooit de rolstoel op")
    const isAction = ({ root, stem, isVerb }: CutWord, at: number): boolean =>
      (isVerb && isEdge(at)) ||
      (at === 0 && (isLed || this.#wordRoots.isNeutral(stem) || (!isLabel && !this.#weights.has(root))));
    const weighed = words.map((word) => ({
      root: word.root,
      stem: word.stem,
      form: word.form,
      isCapital: word.isCapital,
      weight: this.#weights.get(word.root) ?? this.#unknown,
      isNeutral: this.#wordRoots.isNeutral(word.stem),
    }));
    const things = weighed.filter((_, at) => !isAction(words[at] as CutWord, at));
    if (things.length === 0) return isLabel ? { actions: NOTHING, things: weighed } : { actions: weighed, things };
    const actions = weighed.filter((_, at) => isAction(words[at] as CutWord, at));
    return { actions, things };
  }

  /** The words of some tokens of a text; one that no label has weighs as much as a word of one concept. */
  wordsOf(tokens: readonly Token[], text: string): LinkWords {
    const said = tokens.filter(({ key }) => !this.#particles.has(key));
    const first = said.findIndex(({ key }) => !this.#light.has(key));
    // what a small word stands behind is a verb or governs the rest: "délivre | les cartes d'identité"
    const isLed = first !== -1 && first < said.length - 1 && this.#light.has(said[first + 1]?.key ?? '');
    return this.#parts(this.#cut(said, text), false, isLed);
  }

  /** The labels that have a root. */
  labelsWith(root: string): readonly SkillLabel[] {
    return this.#byRoot.get(root) ?? NOTHING;
  }

  /** The labels of one word, which has a root by itself: "afrekenen". */
  doneBy(stem: string): readonly SkillLabel[] {
    return this.#doneBy.get(stem) ?? NOTHING;
  }

  /** The share of a concept's labels that have a root. */
  shareWith(concept: Concept, root: string): number {
    const own = this.#ofConcept.get(concept.id);
    return own === undefined ? 0 : (own.roots.get(root) ?? 0) / own.labels;
  }
}
