import { type ConceptId, type ConceptType, LANGUAGES, type Language } from '@counterpart/domain';
import { foldCase, foldLabel } from '@counterpart/text';
import { labelReadings } from './clean-label.ts';
import type { Concept } from '../concepts/concept.ts';
import type { Resolution } from '../concepts/ontology.ts';

/** Shorter labels are not compared without their spaces: too many meet by chance. */
const MIN_JOINED_LENGTH = 6;

interface Entry {
  readonly concept: Concept;
  readonly language: Language;
  /** 0 preferred, 1 alternative, 2 hidden. */
  readonly rank: number;
  /** Lower case, accents kept. */
  readonly accented: string;
  readonly needsContext: boolean;
}

const NOTHING: Resolution = { concepts: [], ambiguous: false };

function joined(key: string): string {
  return key.replaceAll(' ', '');
}

/** Finds the concepts that carry a label, whatever its case, accents, hyphens and gender form. */
export class LabelIndex {
  readonly #byKey = new Map<string, Entry[]>();
  /** Keys by the same letters without spaces: "front end developer" and "frontend developer". */
  readonly #keysByJoined = new Map<string, string[]>();

  constructor(concepts: Iterable<Concept>) {
    for (const concept of concepts) {
      for (const language of LANGUAGES) {
        const labels = concept.labels[language];
        if (labels === undefined) continue;
        this.#add(concept, language, labels.preferred, 0);
        for (const label of labels.alternative) this.#add(concept, language, label, 1);
        for (const label of labels.hidden) this.#add(concept, language, label, 2);
      }
    }
  }

  #add(concept: Concept, language: Language, label: string, rank: number): void {
    const key = foldLabel(label);
    const needsContext = concept.needContext?.includes(label) === true;
    const entry: Entry = { concept, language, rank, accented: label.toLowerCase(), needsContext };
    const entries = this.#byKey.get(key);
    if (entries !== undefined) {
      entries.push(entry);
      return;
    }
    this.#byKey.set(key, [entry]);
    const letters = joined(key);
    if (letters.length < MIN_JOINED_LENGTH) return;
    const keys = this.#keysByJoined.get(letters);
    if (keys === undefined) this.#keysByJoined.set(letters, [key]);
    else keys.push(key);
  }

  /** The concepts a label names; see Ontology.resolve. */
  resolve(label: string, language: Language, type?: ConceptType): Resolution {
    const readings = labelReadings(label);
    const groups = [
      ...readings.map((reading) => ({ reading, entries: this.#byKey.get(foldLabel(reading)) ?? [] })),
      ...readings.map((reading) => ({ reading, entries: this.#looseEntries(reading) })),
    ].filter(({ entries }) => entries.length > 0);
    // the type counts before the reading: "Python (programming)" is rather a skill without its brackets than anything else
    for (const wanted of type === undefined ? [undefined] : [type, undefined]) {
      for (const { reading, entries } of groups) {
        const ofType = wanted === undefined ? entries : entries.filter(({ concept }) => concept.type === wanted);
        const inLanguage = ofType.filter((entry) => entry.language === language);
        const chosen = inLanguage.length > 0 ? inLanguage : ofType;
        if (chosen.length > 0) return toResolution(chosen, reading);
      }
    }
    return NOTHING;
  }

  #looseEntries(reading: string): readonly Entry[] {
    const letters = joined(foldLabel(reading));
    if (letters.length < MIN_JOINED_LENGTH) return [];
    return (this.#keysByJoined.get(letters) ?? []).flatMap((key) => this.#byKey.get(key) ?? []);
  }
}

function toResolution(entries: readonly Entry[], reading: string): Resolution {
  const accented = reading.toLowerCase();
  const hasAccents = accented !== foldCase(reading);
  // accents decide only when they were written: "pâte" is not "pâté", but "pate" may be either
  const exact = hasAccents ? entries.filter((entry) => entry.accented === accented) : [];
  const kept = exact.length > 0 ? exact : entries;
  const rankOf = new Map<ConceptId, number>();
  for (const { concept, rank } of kept) rankOf.set(concept.id, Math.min(rank, rankOf.get(concept.id) ?? rank));
  const concepts = [...rankOf].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([id]) => id);
  return { concepts, ambiguous: concepts.length > 1 || kept.some(({ needsContext }) => needsContext) };
}
