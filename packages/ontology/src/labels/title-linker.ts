import type { ConceptId, ConceptType, Language } from '@counterpart/domain';
import { foldCase, inflectionKey } from '@counterpart/text';
import { labelReadings, MAX_LABEL_LENGTH } from './clean-label.ts';
import type { Concept } from '../concepts/concept.ts';
import { type Features, featureOf, GramIndex, gramsOf } from './gram-index.ts';

/** A concept that a title may mean. */
export interface LinkedConcept {
  readonly id: ConceptId;
  /** How like the title its labels are: 1 for the same words, above 1 where several labels and languages agree, 0 for nothing in common. */
  readonly score: number;
}

/** What a title is compared with, and how much each comparison says (grid search on the open halves of MELO, see ADR 10). */
const WEIGHT = {
  /** The likest label by n-grams. */
  label: 1,
  /** The likest label by whole words, whatever their number and gender. */
  words: 0.2,
  /** All labels of the concept together: a title may take its words from several. */
  concept: 0.4,
  /** The likest English label: titles borrow English words in every language. */
  english: 0.2,
  /** The likest label of any occupation in the same ISCO unit group: neighbours bring words of their own. */
  group: 0.2,
  /** The very words of the preferred label: a namesake among another concept's labels comes after. */
  named: 0.1,
} as const;
/** An alternative label names its concept a little less than the preferred one: ties go to the latter. */
const ALTERNATIVE = 0.98;
/** ISCO groups bundle several jobs: an occupation that is as like goes first. */
const CATEGORY = 0.65;
const WORD = /[\p{L}\p{N}+#]+/gu;

interface Label {
  /** Place of the concept in `#concepts`. */
  readonly concept: number;
  readonly folded: string;
  readonly factor: number;
}

interface LanguageIndex {
  readonly labels: readonly Label[];
  readonly grams: GramIndex;
  readonly words: GramIndex;
  readonly concepts: GramIndex;
}

/** Links titles that no label covers to the nearest concept by the letters and words of all labels (parsing.md, "Finding labels in text"). */
export class TitleLinker {
  readonly #concepts: readonly Concept[];
  readonly #indices = new Map<Language, LanguageIndex>();

  /** The concepts of these types take part; a language is indexed when its first title comes. */
  constructor(concepts: Iterable<Concept>, types: readonly ConceptType[]) {
    this.#concepts = [...concepts].filter(({ type }) => types.includes(type));
  }

  /** The nearest concepts of a title, the nearest first; at most `size`, none with a score of 0. */
  link(title: string, language: Language, size: number): readonly LinkedConcept[] {
    const folded = cleanTitle(title);
    // one letter is a gender tag or a bullet
    if (!/[\p{L}\p{N}]{2}/u.test(folded)) return [];
    const index = this.#indexOf(language);
    const grams = gramsOf(folded);
    const words = wordsOf(folded, language);
    const scores = new Float64Array(this.#concepts.length);
    const byGrams = index.grams.cosines(grams);
    const byWords = index.words.cosines(words);
    const named: number[] = [];
    for (const [at, { concept, folded: name, factor }] of index.labels.entries()) {
      const score = factor * (WEIGHT.label * (byGrams[at] ?? 0) + WEIGHT.words * (byWords[at] ?? 0));
      if (score > (scores[concept] ?? 0)) scores[concept] = score;
      if (factor === 1 && name === folded) named.push(concept);
    }
    this.#addGroups(scores);
    for (const concept of named) scores[concept] = (scores[concept] ?? 0) + WEIGHT.named;
    const together = index.concepts.cosines(grams);
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + WEIGHT.concept * (together[at] ?? 0);
    if (language !== 'ENG') this.#addEnglish(grams, scores);
    return this.#best(scores, size);
  }

  #addGroups(scores: Float64Array): void {
    const best = new Map<string, number>();
    for (const [at, { isco }] of this.#concepts.entries()) {
      const score = scores[at] ?? 0;
      if (isco !== undefined && score > (best.get(isco) ?? 0)) best.set(isco, score);
    }
    for (const [at, { isco }] of this.#concepts.entries()) {
      if (isco !== undefined) scores[at] = (scores[at] ?? 0) + WEIGHT.group * (best.get(isco) ?? 0);
    }
  }

  #addEnglish(grams: Features, scores: Float64Array): void {
    const index = this.#indexOf('ENG');
    const best = new Float64Array(scores.length);
    for (const [at, cosine] of index.grams.cosines(grams).entries()) {
      const concept = index.labels[at]?.concept ?? 0;
      if (cosine > (best[concept] ?? 0)) best[concept] = cosine;
    }
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + WEIGHT.english * (best[at] ?? 0);
  }

  #best(scores: Float64Array, size: number): readonly LinkedConcept[] {
    const found: LinkedConcept[] = [];
    for (const [at, score] of scores.entries()) {
      const concept = this.#concepts[at];
      if (concept === undefined || score <= 0) continue;
      found.push({ id: concept.id, score: concept.type === 'CATEGORY' ? score * CATEGORY : score });
    }
    return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, size);
  }

  #indexOf(language: Language): LanguageIndex {
    const known = this.#indices.get(language);
    if (known !== undefined) return known;
    const labels: Label[] = [];
    for (const [concept, { labels: sets }] of this.#concepts.entries()) {
      const set = sets[language];
      if (set === undefined) continue;
      labels.push({ concept, folded: cleanTitle(set.preferred), factor: 1 });
      for (const label of [...set.alternative, ...set.hidden])
        labels.push({ concept, folded: cleanTitle(label), factor: ALTERNATIVE });
    }
    const together = this.#concepts.map(() => [] as string[]);
    for (const { concept, folded } of labels) together[concept]?.push(folded);
    const index: LanguageIndex = {
      labels,
      grams: new GramIndex(featuresOf(labels, gramsOf)),
      words: new GramIndex(featuresOf(labels, (folded) => wordsOf(folded, language))),
      concepts: new GramIndex(gramsOfAll(together)),
    };
    this.#indices.set(language, index);
    return index;
  }
}

function* featuresOf(labels: readonly Label[], features: (folded: string) => Features): Iterable<Features> {
  for (const { folded } of labels) yield features(folded);
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
