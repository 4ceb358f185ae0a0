import {
  type AspectName,
  type ConceptEvidence,
  type Enrichment,
  type Language,
  LANGUAGES,
  type LanguageLevel,
  type ProfileKind,
  type ResolvedAspect,
  type ResolvedConceptItem,
  type ResolvedPlace,
  type ResolvedPlaceItem,
  type ResolvedProfile,
  type ResolvedValueItem,
  type StemmedText,
  type TextSource,
} from '@counterpart/domain';
import { profileEvidence } from '@counterpart/scoring';
import { factsOf, type LinkedConcepts } from './link-expander.ts';

/** What a test says about an item; everything else has a fixed default. */
export interface ItemOptions {
  readonly id?: string;
  readonly weight?: number;
  readonly required?: boolean;
  readonly parsed?: boolean;
  readonly level?: LanguageLevel | null;
}
/** What a test says about an aspect. */
export interface AspectOptions {
  readonly weight?: number;
  readonly required?: boolean;
  readonly valueRequired?: boolean;
}

/** The stem of a made-up word in a language: languages share a word only where its name ends in o. */
export function stemIn(language: Language, word: string): string {
  return word.endsWith('o') ? word : `${word}.${language}`;
}

function wordsOf(label: string): Record<Language, readonly string[]> {
  const words = {} as Record<Language, readonly string[]>;
  for (const language of LANGUAGES) {
    words[language] = label === '' ? [] : label.split(' ').map((word) => stemIn(language, word));
  }
  return words;
}

/** An item that names concepts; without any it is a keyword. */
export function item(
  label: string,
  concepts: readonly string[] = [label],
  options: ItemOptions = {},
): ResolvedConceptItem {
  const { id = label, weight = 1, required = false, parsed = false, level = null } = options;
  return { id, label, weight, required, parsed, level, concepts, key: label.toLowerCase(), words: wordsOf(label) };
}
/** An item that names no concept. */
export function keyword(label: string, options: ItemOptions = {}): ResolvedConceptItem {
  return item(label, [], options);
}
/** A place, or a label in no gazetteer; the range in km. */
export function placeItem(at: ResolvedPlace | string, km = 30, options: ItemOptions = {}): ResolvedPlaceItem {
  const label = typeof at === 'string' ? at : at.id;
  const { id = label, weight = 1, required = false, parsed = false } = options;
  const place = typeof at === 'string' ? null : at;
  return { id, label, weight, required, parsed, key: label.toLowerCase(), place, rangeMetres: km * 1000 };
}
/** A contract type or working hours. */
export function valueItem(value: string, options: ItemOptions = {}): ResolvedValueItem {
  const { id = value, weight = 1, required = false, parsed = false } = options;
  return { id, label: value, weight, required, parsed, key: value.toLowerCase(), value };
}

function flags({ weight = 1, required = false }: AspectOptions): { weight: number; required: boolean } {
  return { weight, required };
}
/** A concept aspect. */
export function concepts(items: readonly ResolvedConceptItem[], options: AspectOptions = {}): ResolvedAspect {
  return { ...flags(options), kind: 'concepts', items };
}
/** The locations. */
export function places(items: readonly ResolvedPlaceItem[], options: AspectOptions = {}): ResolvedAspect {
  return { ...flags(options), kind: 'places', items };
}
/** Contract types or working hours. */
export function values(items: readonly ResolvedValueItem[], options: AspectOptions = {}): ResolvedAspect {
  return { ...flags(options), kind: 'values', items };
}
/** The wage in euro. */
export function range(from: number | null, to: number | null, options: AspectOptions = {}): ResolvedAspect {
  return { ...flags(options), kind: 'range', from, to, valueRequired: options.valueRequired ?? false };
}
/** Seniority in years or availability in days. */
export function number(value: number, options: AspectOptions = {}): ResolvedAspect {
  return { ...flags(options), kind: 'number', value, valueRequired: options.valueRequired ?? false };
}

/** The aspects of a profile by name. */
export type SaidAspects = { readonly [Name in AspectName]?: ResolvedAspect };

/** A profile of just these aspects. */
export function profile(aspects: SaidAspects, language: Language = 'DUT'): ResolvedProfile {
  return { language, aspects };
}

/** A text of made-up words in a language. */
export function text(
  source: TextSource,
  words: string,
  language: Language = 'DUT',
  endYear: number | null = null,
): StemmedText {
  const list = words === '' ? [] : words.split(' ');
  let at = 0;
  const starts = list.map((word) => {
    const start = at;
    at += word.length + 1;
    return start;
  });
  return {
    source,
    field: source,
    endYear,
    stems: list.map((word) => stemIn(language, word)),
    starts,
    ends: list.map((word, i) => (starts[i] ?? 0) + word.length),
  };
}

/** A concept read in a text. */
export function read(
  known: LinkedConcepts,
  conceptId: string,
  source: TextSource,
  options: { readonly endYear?: number | null; readonly level?: LanguageLevel | null; readonly start?: number } = {},
): ConceptEvidence {
  const { endYear = null, level = null, start = 0 } = options;
  const conceptType = known.types[conceptId] ?? 'SKILL';
  return { conceptId, conceptType, source, field: source, start, end: start + 2, endYear, level };
}

/** What a document holds besides its own profile. */
export interface DocumentParts {
  readonly language?: Language;
  readonly evidence?: readonly ConceptEvidence[];
  readonly texts?: readonly StemmedText[];
  readonly worked?: Enrichment['worked'];
  readonly availableFrom?: string | null;
}

/** A stored document: its own values give the evidence that they give in the product. */
export function enrichment(
  known: LinkedConcepts,
  kind: ProfileKind,
  id: string,
  aspects: SaidAspects,
  parts: DocumentParts = {},
): Enrichment {
  const { language = 'DUT', evidence = [], texts = [], worked = [], availableFrom = null } = parts;
  const own = profile(aspects, language);
  return {
    ontologyVersion: '1',
    id,
    kind,
    language,
    profile: own,
    evidence: [...profileEvidence(own, factsOf(known), false), ...evidence],
    texts,
    worked,
    availableFrom,
  };
}
