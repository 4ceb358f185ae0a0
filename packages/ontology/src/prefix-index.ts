import { CONCEPT_TYPES, type ConceptId, type ConceptType, LANGUAGES, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Concept } from './concept.ts';

/** What to look up as someone types (ENG-12). */
export interface PrefixRequest {
  readonly text: string;
  readonly language: Language;
  /** Concept types, or the classes AGENT and PROPERTY; default both classes. */
  readonly conceptTypes?: readonly (PrefixClass | ConceptType)[];
  /** Most items wanted, default 10. */
  readonly size?: number;
}

/** Whether a concept names who one is (occupations, categories) or what one has (parsing.md, "The ontology"). */
export type PrefixClass = 'AGENT' | 'PROPERTY';

/** A label and its language. */
export interface PrefixTerm {
  readonly text: string;
  readonly language: Language;
}

/** A concept found by the beginning of a label. */
export interface PrefixItem {
  readonly matchedTerm: PrefixTerm;
  readonly type: PrefixClass;
  readonly conceptId: ConceptId;
  readonly preferredTerm: PrefixTerm;
}

/** The class under which findPrefix lists a concept type. */
export const PREFIX_CLASS: Readonly<Record<ConceptType, PrefixClass>> = {
  OCCUPATION: 'AGENT',
  CATEGORY: 'AGENT',
  SKILL: 'PROPERTY',
  SOFT_SKILL: 'PROPERTY',
  LANGUAGE: 'PROPERTY',
  DEGREE: 'PROPERTY',
  FIELD: 'PROPERTY',
};

const DEFAULT_SIZE = 10;
/** Most items one call returns. */
const MAX_SIZE = 100;
/** Longest text looked up. */
const MAX_TEXT = 200;
/** Where a later word of a folded label begins. */
const WORD_START = / /g;

interface Term {
  readonly concept: Concept;
  readonly text: string;
  readonly key: string;
  readonly isPreferred: boolean;
  /** How widely used the concept is; more is better. */
  readonly frequency: number;
}

/** One place in a label where a word begins; the label's own start is 0. */
interface Start {
  readonly term: Term;
  readonly at: number;
  readonly key: string;
}

interface Hit {
  readonly term: Term;
  readonly language: Language;
  /** 0 the whole label, 1 its beginning, 2 the beginning of a later word. */
  readonly grade: number;
}

function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Exact, then the label's beginning before a later word, then frequent, then preferred labels, then short (ENG-12). */
function compareHits(a: Hit, b: Hit): number {
  return (
    a.grade - b.grade ||
    b.term.frequency - a.term.frequency ||
    Number(b.term.isPreferred) - Number(a.term.isPreferred) ||
    a.term.text.length - b.term.text.length ||
    compareKeys(a.term.key, b.term.key) ||
    compareKeys(a.term.concept.id, b.term.concept.id)
  );
}

/** Labels by the beginnings of their words, one sorted list a language, made when a language is first asked. */
export class PrefixIndex {
  readonly #concepts: readonly Concept[];
  readonly #frequency = new Map<ConceptId, number>();
  readonly #starts = new Map<Language, readonly Start[]>();

  constructor(concepts: readonly Concept[]) {
    this.#concepts = concepts;
    const count = (id: ConceptId): void => {
      this.#frequency.set(id, (this.#frequency.get(id) ?? 0) + 1);
    };
    for (const concept of concepts) {
      for (const id of concept.broader) count(id);
      for (const id of concept.essentialSkills ?? []) count(id);
      for (const id of concept.optionalSkills ?? []) count(id);
    }
  }

  /** The concepts of the wanted types whose labels begin so, in the language asked first, then in the others. */
  find({ text, language, conceptTypes, size = DEFAULT_SIZE }: PrefixRequest): PrefixItem[] {
    const wanted = new Set(conceptTypes?.length ? conceptTypes : (['AGENT', 'PROPERTY'] as const));
    const types = new Set(CONCEPT_TYPES.filter((type) => wanted.has(type) || wanted.has(PREFIX_CLASS[type])));
    const prefix = foldLabel(text.slice(0, MAX_TEXT));
    const limit = Math.min(Math.max(0, Math.trunc(size)), MAX_SIZE);
    const items: PrefixItem[] = [];
    if (prefix === '') return items;
    const taken = new Set<ConceptId>();
    for (const searched of [language, ...LANGUAGES.filter((other) => other !== language)]) {
      if (items.length >= limit) break;
      for (const { term, language: found } of this.#hits(prefix, searched, types, taken)) {
        if (items.length >= limit) break;
        const { concept } = term;
        taken.add(concept.id);
        items.push({
          matchedTerm: { text: term.text, language: found },
          type: PREFIX_CLASS[concept.type],
          conceptId: concept.id,
          preferredTerm: preferredTerm(concept, language),
        });
      }
    }
    return items;
  }

  #hits(
    prefix: string,
    language: Language,
    types: ReadonlySet<ConceptType>,
    taken: ReadonlySet<ConceptId>,
  ): readonly Hit[] {
    const starts = this.#startsOf(language);
    const best = new Map<ConceptId, Hit>();
    let index = lowerBound(starts, prefix);
    for (; index < starts.length; index++) {
      const start = starts[index];
      if (start === undefined || !start.key.startsWith(prefix)) break;
      const { term, at } = start;
      const { id, type } = term.concept;
      if (!types.has(type) || taken.has(id)) continue;
      const hit: Hit = { term, language, grade: at > 0 ? 2 : term.key === prefix ? 0 : 1 };
      const known = best.get(id);
      if (known === undefined || compareHits(hit, known) < 0) best.set(id, hit);
    }
    return [...best.values()].sort(compareHits);
  }

  #startsOf(language: Language): readonly Start[] {
    const known = this.#starts.get(language);
    if (known !== undefined) return known;
    const starts: Start[] = [];
    for (const concept of this.#concepts) {
      const labels = concept.labels[language];
      if (labels === undefined) continue;
      const frequency = this.#frequency.get(concept.id) ?? 0;
      const add = (text: string, isPreferred: boolean): void => {
        const key = foldLabel(text);
        const term: Term = { concept, text, key, isPreferred, frequency };
        starts.push({ term, at: 0, key });
        for (const { index } of key.matchAll(WORD_START))
          starts.push({ term, at: index + 1, key: key.slice(index + 1) });
      };
      add(labels.preferred, true);
      for (const label of labels.alternative) add(label, false);
    }
    starts.sort((a, b) => compareKeys(a.key, b.key));
    this.#starts.set(language, starts);
    return starts;
  }
}

function preferredTerm(concept: Concept, language: Language): PrefixTerm {
  for (const candidate of [language, ...LANGUAGES]) {
    const labels = concept.labels[candidate];
    if (labels !== undefined) return { text: labels.preferred, language: candidate };
  }
  return { text: concept.id, language };
}

function lowerBound(starts: readonly Start[], prefix: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
