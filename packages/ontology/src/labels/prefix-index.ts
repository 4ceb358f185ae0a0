import { CONCEPT_TYPES, type ConceptId, LANGUAGES, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Concept } from '../concepts/concept.ts';
import { conceptFrequencies } from '../concepts/concept-frequency.ts';
import { PREFIX_CLASS, type PrefixItem, type PrefixRequest, type PrefixTerm } from '../concepts/prefix-item.ts';
import { PrefixStarts } from './prefix-starts.ts';
import { finish, type Steps } from '../concepts/steps.ts';

const DEFAULT_SIZE = 10;
/** Most items one call returns. */
const MAX_SIZE = 100;
/** Longest text looked up. */
const MAX_TEXT = 200;

/** Labels by the beginnings of their words; the part of a language is made when it is first asked, or by `build`. */
export class PrefixIndex {
  readonly #concepts: readonly Concept[];
  #frequencies: ReadonlyMap<ConceptId, number> | undefined;
  readonly #starts = new Map<Language, PrefixStarts>();

  constructor(concepts: readonly Concept[]) {
    this.#concepts = concepts;
  }

  /** Makes the parts of all languages that are not made yet. */
  *build(): Steps<void> {
    for (const language of LANGUAGES) {
      if (this.#starts.has(language)) continue;
      const starts = yield* this.#buildLanguage(language);
      if (!this.#starts.has(language)) this.#starts.set(language, starts);
    }
  }

  *#buildLanguage(language: Language): Steps<PrefixStarts> {
    this.#frequencies ??= yield* conceptFrequencies(this.#concepts);
    return yield* PrefixStarts.build(this.#concepts, language, this.#frequencies);
  }

  #startsOf(language: Language): PrefixStarts {
    let starts = this.#starts.get(language);
    if (starts === undefined) this.#starts.set(language, (starts = finish(this.#buildLanguage(language))));
    return starts;
  }

  /** The concepts of the wanted types whose labels begin so, in the language asked first, then in the others. */
  find({ text, language, conceptTypes, size = DEFAULT_SIZE }: PrefixRequest): PrefixItem[] {
    const wanted = new Set(conceptTypes?.length ? conceptTypes : (['AGENT', 'PROPERTY'] as const));
    const types = new Set(CONCEPT_TYPES.filter((type) => wanted.has(type) || wanted.has(PREFIX_CLASS[type])));
    const prefix = foldLabel(text.slice(0, MAX_TEXT));
    const limit = Math.min(Math.max(0, Math.trunc(size)), MAX_SIZE);
    const items = new Map<ConceptId, PrefixItem>();
    if (prefix === '') return [];
    for (const searched of [language, ...LANGUAGES.filter((other) => other !== language)]) {
      if (items.size >= limit) break;
      // what another language already found may come again and does not count
      for (const term of this.#startsOf(searched).terms(prefix, types, limit + items.size)) {
        if (items.size >= limit) break;
        const { concept } = term;
        if (items.has(concept.id)) continue;
        items.set(concept.id, {
          matchedTerm: { text: term.text, language: searched },
          type: PREFIX_CLASS[concept.type],
          conceptId: concept.id,
          preferredTerm: preferredTerm(concept, language),
        });
      }
    }
    return [...items.values()];
  }
}

function preferredTerm(concept: Concept, language: Language): PrefixTerm {
  for (const candidate of [language, ...LANGUAGES]) {
    const labels = concept.labels[candidate];
    if (labels !== undefined) return { text: labels.preferred, language: candidate };
  }
  return { text: concept.id, language };
}
