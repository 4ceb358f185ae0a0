import {
  ASPECT_NAMES,
  type Aspect,
  type AspectName,
  type ConceptItem,
  CONCEPT_TYPE_OF_ASPECT,
  type ConceptId,
  type ConceptType,
  CONTRACT_TYPES,
  type Language,
  LANGUAGES,
  type LocationItem,
  type MatchProfile,
  METRES_PER_UNIT,
  type ResolvedAspect,
  type ResolvedConceptItem,
  type ResolvedPlace,
  type ResolvedPlaceItem,
  type ResolvedProfile,
  type ResolvedValueItem,
  WORKING_HOURS,
} from '@counterpart/domain';
import { finish, type Gazetteer, type Ontology, type Steps } from '@counterpart/ontology';
import { foldLabel, stemText } from '@counterpart/text';

/** Range of a location that names none, unless another is configured, in kilometres (A9). */
export const DEFAULT_RANGE_KM = 30;
/** The least range there is, in metres (matching.md, "locations"). */
const SMALLEST_RANGE = 1000;

const ENUMERATION: Readonly<Partial<Record<AspectName, readonly string[]>>> = {
  contractTypes: CONTRACT_TYPES,
  workingHours: WORKING_HOURS,
};

/**
 * Looks up every label of a profile: concepts within the aspect's type first, places with coordinates, values of
 * enumerations. A location without a range gets `defaultRangeKm`.
 */
export function resolveProfile(...asked: Parameters<typeof resolveInSteps>): ResolvedProfile {
  return finish(resolveInSteps(...asked));
}

/** The same, an item at a time: hundreds of items take tens of milliseconds. */
export function* resolveInSteps(
  profile: MatchProfile,
  language: Language,
  ontology: Ontology,
  gazetteer: Gazetteer,
  defaultRangeKm: number = DEFAULT_RANGE_KM,
): Steps<ResolvedProfile> {
  const spoken = profile.language ?? language;
  const aspects: { [Name in AspectName]?: ResolvedAspect } = {};
  for (const name of ASPECT_NAMES) {
    const aspect = profile.aspects[name];
    const resolved =
      aspect === undefined ? null : yield* resolveAspect(name, aspect, spoken, ontology, gazetteer, defaultRangeKm);
    if (resolved !== null) aspects[name] = resolved;
  }
  return { language: spoken, aspects };
}

function* resolveAspect(
  name: AspectName,
  aspect: Aspect,
  language: Language,
  ontology: Ontology,
  gazetteer: Gazetteer,
  defaultRangeKm: number,
): Steps<ResolvedAspect | null> {
  const { weight, required } = aspect;
  switch (aspect.type) {
    case 'concepts':
    case 'keywords': {
      if (aspect.value.length === 0) return null;
      const values = ENUMERATION[name];
      if (values !== undefined) {
        const items = yield* each(aspect.value, (item) => resolveValue(item, values));
        return { kind: 'values', weight, required, items };
      }
      const isKeyword = aspect.type === 'keywords' || aspect.custom === true;
      const items = yield* each(aspect.value, (item) => resolveItem(name, item, isKeyword, language, ontology));
      return { kind: 'concepts', weight, required, items };
    }
    case 'locations': {
      if (aspect.value.length === 0) return null;
      const items = yield* each(aspect.value, (item) => resolveLocation(item, language, gazetteer, defaultRangeKm));
      return { kind: 'places', weight, required, items };
    }
    case 'range': {
      const { value } = aspect;
      if (value === null || (value.from === null && value.to === null)) return null;
      return { kind: 'range', weight, required, from: value.from, to: value.to, valueRequired: value.required };
    }
    case 'integer':
    case 'float': {
      const { value } = aspect;
      if (value === null || value.value === null) return null;
      return { kind: 'number', weight, required, value: value.value, valueRequired: value.required };
    }
  }
}

function* each<Item, Resolved>(items: readonly Item[], resolve: (item: Item) => Resolved): Steps<readonly Resolved[]> {
  const resolved: Resolved[] = [];
  for (const item of items) {
    resolved.push(resolve(item));
    yield;
  }
  return resolved;
}

interface ItemBase {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly required: boolean;
  readonly parsed: boolean;
  readonly key: string;
}

function baseOf(item: ConceptItem | LocationItem): ItemBase {
  const { id, label, weight, required } = item;
  return { id, label, weight, required, parsed: item.origin === 'parsed', key: foldLabel(label) };
}

function resolveItem(
  name: AspectName,
  item: ConceptItem,
  isKeyword: boolean,
  language: Language,
  ontology: Ontology,
): ResolvedConceptItem {
  const isCustom = isKeyword || item.custom === true;
  const concepts = isCustom ? [] : conceptsOf(item, language, ontology, CONCEPT_TYPE_OF_ASPECT[name]);
  const words = concepts.length === 0 ? wordsOf(item.label) : NO_WORDS;
  return { ...baseOf(item), concepts, words, level: item.level ?? null };
}

/** Of an item that names a concept: its words are not looked for. */
const NO_WORDS: ResolvedConceptItem['words'] = { DUT: [], FRE: [], ENG: [], ITA: [] };

/** The concept that a parser read, while the ontology has it; otherwise all that the label names. */
function conceptsOf(
  { conceptId, label }: ConceptItem,
  language: Language,
  ontology: Ontology,
  type: ConceptType | undefined,
): readonly ConceptId[] {
  if (conceptId !== undefined && ontology.typeOf(conceptId) !== undefined) return [conceptId];
  return ontology.resolve(label, language, type).concepts;
}

function wordsOf(label: string): Readonly<Record<Language, readonly string[]>> {
  const [DUT, FRE, ENG, ITA] = LANGUAGES.map((language) => stemText(label, language).stems);
  return { DUT: DUT ?? [], FRE: FRE ?? [], ENG: ENG ?? [], ITA: ITA ?? [] };
}

/** "Full time" and "full-time" are FULL_TIME; whatever is no value of the enumeration stays as written. */
function resolveValue(item: ConceptItem, values: readonly string[]): ResolvedValueItem {
  const name = foldLabel(item.label).toUpperCase().replaceAll(' ', '_');
  return { ...baseOf(item), value: values.includes(name) ? name : item.label };
}

function resolveLocation(
  item: LocationItem,
  language: Language,
  gazetteer: Gazetteer,
  defaultRangeKm: number,
): ResolvedPlaceItem {
  const place = gazetteer.resolvePlace(item.label, { language })[0];
  const metres =
    item.range === null ? defaultRangeKm * METRES_PER_UNIT.KILOMETER : item.range * METRES_PER_UNIT[item.rangeUnit];
  return {
    ...baseOf(item),
    place: place === undefined ? null : placeOf(place),
    rangeMetres: Math.max(SMALLEST_RANGE, Math.round(metres)),
  };
}

function placeOf({ id, lat, lon, kind, within }: ResolvedPlace): ResolvedPlace {
  return { id, lat, lon, kind, within };
}
