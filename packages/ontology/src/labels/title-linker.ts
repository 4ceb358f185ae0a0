import { type ConceptId, type ConceptType, LANGUAGES, type Language } from '@counterpart/domain';
import { foldCase, inflectionKey } from '@counterpart/text';
import { labelReadings, MAX_LABEL_LENGTH } from './clean-label.ts';
import type { Concept } from '../concepts/concept.ts';
import { type Features, featureOf, GramIndex, gramsOf } from './gram-index.ts';
import { keepBest, LabelAssociations, type LabelTable } from './label-associations.ts';

/** A concept that a title may mean. */
export interface LinkedConcept {
  readonly id: ConceptId;
  /** What concepts are ranked by: the likeness, and what labels teach about words. */
  readonly score: number;
  /**
   * How like the title its labels are by letters and words alone: 1 for the same words, above 1 where several labels and
   * languages agree, 0 for nothing in common. Tells better than the score whether a concept is near enough at all (ADR 24).
   */
  readonly likeness: number;
}

/**
 * What a title is compared with, and how much each comparison says: grid search on the open halves of MELO (ADR 10), the last
 * three by halves: chosen on one, measured on the other, twenty times (ADR 24).
 */
const WEIGHT = {
  /** The likest label by n-grams. */
  label: 1,
  /** The likest label by whole words, whatever their number and gender. */
  words: 0.2,
  /** All labels of the concept together: a title may take its words from several. */
  concept: 0.3,
  /** The likest English label: titles borrow English words in every language. */
  english: 0.2,
  /** The likest label of any occupation in the same ISCO unit group: neighbours bring words of their own. */
  group: 0.2,
  /** The words that go with the title's in labels of any language. */
  latent: 0.5,
  /** The likest label in another language, by what the title's words mean there. */
  translated: 0.6,
  /** The very words of the preferred label: a namesake among another concept's labels comes after. */
  named: 0.35,
} as const;
/** An alternative label names its concept a little less than the preferred one: ties go to the latter. */
const ALTERNATIVE = 0.95;
/** ISCO groups bundle several jobs: an occupation that is as like goes first. */
const CATEGORY = 0.65;
const WORD = /[\p{L}\p{N}+#]+/gu;

interface LanguageLabels extends LabelTable {
  readonly factors: Float64Array;
  /** Places of the concepts by their folded preferred label. */
  readonly preferred: ReadonlyMap<string, readonly number[]>;
}

interface LanguageIndex {
  readonly labels: LanguageLabels;
  readonly grams: GramIndex;
  readonly words: GramIndex;
  readonly concepts: GramIndex;
}

/**
 * Links titles that no label covers to the nearest concept: by the letters and words of all labels, and by what labels
 * teach about words (`label-associations.ts`; parsing.md, "Finding labels in text").
 */
export class TitleLinker {
  readonly #concepts: readonly Concept[];
  /** The number of each concept's ISCO unit group, from 1; 0 for none. */
  readonly #groups: Int32Array;
  readonly #groupCount: number;
  readonly #labels = new Map<Language, LanguageLabels>();
  readonly #indices = new Map<Language, LanguageIndex>();
  #associations: LabelAssociations | undefined;

  /** The concepts of these types take part; a language is indexed when its first title comes. */
  constructor(concepts: Iterable<Concept>, types: readonly ConceptType[]) {
    this.#concepts = [...concepts].filter(({ type }) => types.includes(type));
    const codes = [...new Set(this.#concepts.flatMap(({ isco }) => isco ?? []))];
    const numbers = new Map(codes.map((code, at) => [code, at + 1]));
    this.#groups = Int32Array.from(this.#concepts, ({ isco = '' }) => numbers.get(isco) ?? 0);
    this.#groupCount = codes.length + 1;
  }

  /** The nearest concepts of a title, the nearest first; at most `size`, none with a score of 0. */
  link(title: string, language: Language, size: number): readonly LinkedConcept[] {
    const folded = cleanTitle(title);
    // one letter is a gender tag or a bullet
    if (!/[\p{L}\p{N}]{2}/u.test(folded)) return [];
    const { labels, ...index } = this.#indexOf(language);
    const grams = gramsOf(folded);
    const byLabel = index.grams.cosines(grams);
    const byWords = index.words.cosines(wordsOf(folded, language));
    for (let at = 0; at < byLabel.length; at++) {
      const score = WEIGHT.label * (byLabel[at] ?? 0) + WEIGHT.words * (byWords[at] ?? 0);
      byLabel[at] = (labels.factors[at] ?? 0) * score;
    }
    const likeness = new Float64Array(this.#concepts.length);
    keepBest(byLabel, labels.concepts, likeness);
    this.#addGroups(likeness);
    for (const at of labels.preferred.get(folded) ?? []) likeness[at] = (likeness[at] ?? 0) + WEIGHT.named;
    add(likeness, WEIGHT.concept, index.concepts.cosines(grams));
    if (language !== 'ENG') this.#addEnglish(grams, likeness);
    const scores = likeness.slice();
    const associations = (this.#associations ??= this.#learn());
    add(scores, WEIGHT.latent, associations.latent(folded, language));
    add(scores, WEIGHT.translated, associations.translated(folded, language));
    return this.#best(scores, likeness, size);
  }

  #addGroups(scores: Float64Array): void {
    const best = new Float64Array(this.#groupCount);
    for (let at = 0; at < scores.length; at++) {
      const [group, score] = [this.#groups[at] ?? 0, scores[at] ?? 0];
      if (score > (best[group] ?? 0)) best[group] = score;
    }
    // group 0 are the concepts of none
    best[0] = 0;
    for (let at = 0; at < scores.length; at++) {
      scores[at] = (scores[at] ?? 0) + WEIGHT.group * (best[this.#groups[at] ?? 0] ?? 0);
    }
  }

  #addEnglish(grams: Features, scores: Float64Array): void {
    const index = this.#indexOf('ENG');
    const best = new Float64Array(scores.length);
    keepBest(index.grams.cosines(grams), index.labels.concepts, best);
    add(scores, WEIGHT.english, best);
  }

  /** The best, kept in order while they are found: sorting thousands for the first one takes a millisecond. */
  #best(scores: Float64Array, likeness: Float64Array, size: number): readonly LinkedConcept[] {
    const best: LinkedConcept[] = [];
    for (let at = 0; at < scores.length; at++) {
      const concept = this.#concepts[at];
      const factor = concept?.type === 'CATEGORY' ? CATEGORY : 1;
      const score = factor * (scores[at] ?? 0);
      if (concept === undefined || score <= 0) continue;
      const last = best.at(-1);
      if (best.length >= size && (last === undefined || score < last.score)) continue;
      const linked = { id: concept.id, score, likeness: factor * (likeness[at] ?? 0) };
      let [low, high] = [0, best.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        const other = best[middle];
        if (other !== undefined && isBefore(other, linked)) low = middle + 1;
        else high = middle;
      }
      best.splice(low, 0, linked);
      if (best.length > size) best.pop();
    }
    return best;
  }

  #learn(): LabelAssociations {
    const tables = LANGUAGES.map((language) => [language, this.#labelsOf(language)] as const);
    return new LabelAssociations(new Map(tables), this.#concepts.length);
  }

  #labelsOf(language: Language): LanguageLabels {
    const known = this.#labels.get(language);
    if (known !== undefined) return known;
    const folded: string[] = [];
    const [concepts, factors]: [number[], number[]] = [[], []];
    const preferred = new Map<string, number[]>();
    for (const [concept, { labels: sets }] of this.#concepts.entries()) {
      const set = sets[language];
      if (set === undefined) continue;
      for (const [rank, label] of [set.preferred, ...set.alternative, ...set.hidden].entries()) {
        const text = cleanTitle(label);
        folded.push(text);
        concepts.push(concept);
        factors.push(rank === 0 ? 1 : ALTERNATIVE);
        if (rank === 0) preferred.set(text, [...(preferred.get(text) ?? []), concept]);
      }
    }
    const labels = { folded, concepts: Int32Array.from(concepts), factors: Float64Array.from(factors), preferred };
    this.#labels.set(language, labels);
    return labels;
  }

  #indexOf(language: Language): LanguageIndex {
    const known = this.#indices.get(language);
    if (known !== undefined) return known;
    const labels = this.#labelsOf(language);
    const together = this.#concepts.map(() => [] as string[]);
    for (const [at, folded] of labels.folded.entries()) together[labels.concepts[at] ?? 0]?.push(folded);
    const index: LanguageIndex = {
      labels,
      grams: new GramIndex(featuresOf(labels.folded, gramsOf)),
      words: new GramIndex(featuresOf(labels.folded, (folded) => wordsOf(folded, language))),
      concepts: new GramIndex(gramsOfAll(together)),
    };
    this.#indices.set(language, index);
    return index;
  }
}

function add(scores: Float64Array, weight: number, others: Float64Array): void {
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + weight * (others[at] ?? 0);
}

function isBefore(a: LinkedConcept, b: LinkedConcept): boolean {
  return a.score > b.score || (a.score === b.score && a.id < b.id);
}

function* featuresOf(labels: readonly string[], features: (folded: string) => Features): Iterable<Features> {
  for (const folded of labels) yield features(folded);
}

/** A concept may have hundreds of labels; together they count as one text. */
function* gramsOfAll(concepts: readonly (readonly string[])[]): Iterable<Features> {
  for (const labels of concepts) yield labels.flatMap((label) => gramsOf(label));
}

function wordsOf(folded: string, language: Language): Features {
  return Array.from(folded.matchAll(WORD), ([word]) => word)
    .filter((word) => word.length > 1)
    .map((word) => featureOf(inflectionKey(word, language)));
}

/** A title without gender tags, with one of two gendered halves, folded. */
export function cleanTitle(title: string): string {
  const readings = labelReadings(title.slice(0, MAX_LABEL_LENGTH));
  return oneGender(foldCase(readings[2] ?? readings.at(-1) ?? '')).trim();
}

/** "agent technique forestier/agente technique forestière": both halves say the same of the two genders. */
function oneGender(folded: string): string {
  const halves = folded.split('/').map((half) => half.trim());
  const [left = '', right = ''] = halves;
  if (halves.length !== 2 || left === '' || right === '') return folded;
  const [words, others] = [left.split(' '), right.split(' ')];
  const [first = '', other = ''] = [words[0], others[0]];
  let shared = 0;
  while (shared < first.length && first.charAt(shared) === other.charAt(shared)) shared++;
  return shared >= 3 && Math.abs(words.length - others.length) <= 1 ? left : folded;
}
