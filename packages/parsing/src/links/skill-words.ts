import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { blankGender } from '../tokens/blank-gender.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { type LinkParts, type LinkWord, WordCutter, type WrittenWord } from './link-words.ts';

/** A label of a hard skill as its words. */
export interface SkillLabel extends LinkParts {
  readonly concept: Concept;
  /** Words that may say what is done, though no list knows them as verbs: "délivrance" in "délivrance de cartes". */
  readonly edges: readonly WrittenWord[];
  /** What is done is more than a verb that agrees with any other. */
  readonly isTelling: boolean;
  readonly hasNumber: boolean;
  /** How much all its things tell. */
  readonly weight: number;
  /** The roots of the words of all labels of the concept. */
  readonly ofConcept: ReadonlySet<number>;
}

/** What a phrase says, and how much its things tell. */
export interface PhraseWords extends LinkParts {
  readonly isTelling: boolean;
  readonly weight: number;
}

const SHORTEST_KEY = 3;
/** More than the roots and beginnings of a language: two of their numbers make one key. */
const MOST_NUMBERS = 2 ** 21;
const LETTERS = /^\p{L}+$/u;
const NOTHING: readonly never[] = [];

/** The words of all labels of hard skills in one language, to look up labels that share some with a phrase. */
export class SkillWords {
  readonly #cutter: WordCutter;
  /** How much a root tells, by its number: the fewer skills have it, the more, and squared, as in a cosine. */
  readonly #weights: (number | undefined)[] = [];
  /** What a root that no label has tells: as much as that of one skill. */
  readonly #unknown: number;
  readonly #byRoot: (SkillLabel[] | undefined)[] = [];
  /** Labels by the root of a thing and that, or the beginning, of what is done to it. */
  readonly #byTask = new Map<number, SkillLabel[]>();
  /** Labels of one word by its root: they say what is done and to nothing. */
  readonly #doneBy = new Map<string, SkillLabel[]>();

  constructor(ontology: Ontology, language: Language) {
    const vocabulary = new Set<string>();
    this.#cutter = new WordCutter(language, (part) => vocabulary.has(part));
    const labels: { readonly concept: Concept; readonly label: string; readonly tokens: readonly Token[] }[] = [];
    for (const concept of ontology.concepts()) {
      const set = concept.labels[language];
      if (set === undefined || concept.type !== 'SKILL' || concept.kind !== undefined) continue;
      const contextual = new Set(concept.needContext ?? []);
      for (const label of [set.preferred, ...set.alternative, ...set.hidden]) {
        if (contextual.has(label)) continue;
        const tokens = tokensOf(blankGender(label));
        for (const { key } of tokens) if (key.length >= SHORTEST_KEY && LETTERS.test(key)) vocabulary.add(key);
        labels.push({ concept, label, tokens });
      }
    }
    const cut = labels.map((each) => ({ ...each, words: this.#cutter.cut(each.tokens, each.label) }));
    const roots = new Map<Concept, Set<number>>();
    for (const { concept, words } of cut) {
      const own = roots.get(concept) ?? new Set<number>();
      for (const { word } of words) own.add(word.root);
      roots.set(concept, own);
    }
    this.#unknown = Math.log(roots.size) ** 2;
    const holders = new Map<number, number>();
    for (const own of roots.values()) for (const root of own) holders.set(root, (holders.get(root) ?? 0) + 1);
    for (const [root, count] of holders) this.#weights[root] = Math.log(roots.size / count) ** 2;
    for (const { concept, label, words } of cut) {
      if (words.length > 0) this.#add(concept, label, words, roots.get(concept) ?? new Set());
    }
  }

  #add(concept: Concept, text: string, words: readonly WrittenWord[], ofConcept: ReadonlySet<number>): void {
    const parts = this.#cutter.partsOf(words, { isLed: false, isLabel: true });
    const edges = this.#cutter.endsInAction ? [parts.things[0], parts.things.at(-1)] : [parts.things[0]];
    const label: SkillLabel = {
      ...parts,
      concept,
      edges: parts.actions.length > 0 ? NOTHING : edges.filter((word) => word !== undefined),
      isTelling: isTelling(parts),
      hasNumber: /\d/.test(text),
      weight: this.weightOf(parts.things),
      ofConcept,
    };
    for (const { word } of words) (this.#byRoot[word.root] ??= []).push(label);
    for (const done of [...label.actions, ...label.edges]) {
      for (const thing of label.things) if (thing !== done) this.#addTask(thing.word.root, done.word, label);
    }
    const [only] = words;
    if (words.length !== 1 || only === undefined) return;
    const known = this.#doneBy.get(only.word.stem);
    if (known === undefined) this.#doneBy.set(only.word.stem, [label]);
    else known.push(label);
  }

  #addTask(thing: number, { root, beginning }: LinkWord, label: SkillLabel): void {
    for (const action of new Set([root, beginning])) {
      const key = thing * MOST_NUMBERS + action;
      const known = this.#byTask.get(key);
      if (known === undefined) this.#byTask.set(key, [label]);
      else known.push(label);
    }
  }

  /** The words of some tokens of a text. */
  wordsOf(tokens: readonly Token[], text: string): PhraseWords {
    const words = this.#cutter.cut(tokens, text);
    const first = words[0]?.word.root;
    // a first word that no label has is a verb that we do not know
    const isLed = this.#cutter.isLed(tokens) || (first !== undefined && this.#weights[first] === undefined);
    const parts = this.#cutter.partsOf(words, { isLed, isLabel: false });
    return { ...parts, isTelling: isTelling(parts), weight: this.weightOf(parts.things) };
  }

  /** How much a root tells. */
  tells(root: number): number {
    return this.#weights[root] ?? this.#unknown;
  }

  /** How much words tell together. */
  weightOf(words: readonly WrittenWord[]): number {
    return words.reduce((sum, { word }) => sum + this.tells(word.root), 0);
  }

  /** The labels that have a root. */
  labelsWith(root: number): readonly SkillLabel[] {
    return this.#byRoot[root] ?? NOTHING;
  }

  /** The labels in which something is done to a thing. */
  labelsDoing({ root, beginning }: LinkWord, thing: number): readonly SkillLabel[] {
    const byRoot = this.#byTask.get(thing * MOST_NUMBERS + root) ?? NOTHING;
    const byBeginning = this.#byTask.get(thing * MOST_NUMBERS + beginning) ?? NOTHING;
    return byRoot.length === 0 ? byBeginning : byBeginning.length === 0 ? byRoot : [...byRoot, ...byBeginning];
  }

  /** The labels of one word, which has a root by itself: "afrekenen". */
  doneBy(stem: string): readonly SkillLabel[] {
    return this.#doneBy.get(stem) ?? NOTHING;
  }
}

function isTelling({ actions }: LinkParts): boolean {
  return actions.some(({ word }) => !word.isNeutral);
}
