import {
  type Aspect,
  type AspectName,
  type Aspects,
  ASPECT_NAMES,
  type ConceptItem,
  CONCEPT_TYPE_OF_ASPECT,
  type Language,
  type MatchProfile,
  PARSED_ASPECT_WEIGHTS,
} from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import type { ParsedItems } from './parsed-items.ts';

const EMPTY: MatchProfile = { aspects: {} };

/** The profile without what an earlier reading put into it; aspects that held nothing else go. */
export function withoutParsed(profile: MatchProfile = EMPTY): MatchProfile {
  const aspects: { [Name in AspectName]?: Aspect } = {};
  for (const name of ASPECT_NAMES) {
    const aspect = profile.aspects[name];
    if (aspect === undefined) continue;
    const own = ownPart(aspect);
    if (own !== null) aspects[name] = own;
  }
  return { ...profile, aspects };
}

function ownPart(aspect: Aspect): Aspect | null {
  switch (aspect.type) {
    case 'concepts':
    case 'keywords': {
      const value = aspect.value.filter(({ origin }) => origin !== 'parsed');
      return value.length === 0 && aspect.value.length > 0 ? null : { ...aspect, value };
    }
    case 'locations': {
      const value = aspect.value.filter(({ origin }) => origin !== 'parsed');
      return value.length === 0 && aspect.value.length > 0 ? null : { ...aspect, value };
    }
    case 'range':
    case 'integer':
    case 'float':
      return aspect.value?.origin === 'parsed' ? null : aspect;
  }
}

/**
 * Lists that parsed items join; the others are only filled when the caller gave nothing, because one answer excludes
 * another.
 */
const JOINED: ReadonlySet<AspectName> = new Set<AspectName>(['jobFunctions', 'hardSkills', 'softSkills', 'languages']);

/**
 * The profile that the caller gave, completed with what was read; nothing of the caller's changes, and what is
 * complete stays as it is.
 */
export function completeProfile(
  given: MatchProfile,
  items: ParsedItems,
  language: Language,
  ontology: Ontology,
): MatchProfile {
  const spoken = given.language ?? language;
  const aspects: { [Name in AspectName]?: Aspect } = { ...given.aspects };
  const lists = ['jobFunctions', 'hardSkills', 'softSkills', 'languages', 'contractTypes', 'workingHours'] as const;
  for (const name of lists) {
    const aspect = given.aspects[name];
    if (aspect === undefined) {
      if (items[name].length > 0)
        aspects[name] = { type: 'concepts', weight: PARSED_ASPECT_WEIGHTS[name], required: false, value: items[name] };
    } else if (aspect.type === 'concepts' || aspect.type === 'keywords') {
      const isOpen = JOINED.has(name) || aspect.value.length === 0;
      const news =
        isOpen && aspect.custom !== true && aspect.complete !== true
          ? newItems(name, aspect.value, items[name], spoken, ontology)
          : [];
      if (news.length > 0) aspects[name] = { ...aspect, value: [...aspect.value, ...news] };
    }
  }
  const { locations } = given.aspects;
  if (items.locations.length > 0) {
    if (locations === undefined) {
      aspects.locations = {
        type: 'locations',
        weight: PARSED_ASPECT_WEIGHTS.locations,
        required: false,
        value: items.locations,
      };
    } else if (locations.type === 'locations' && locations.value.length === 0 && locations.complete !== true) {
      aspects.locations = { ...locations, value: items.locations };
    }
  }
  fillSingle(aspects, given.aspects, items);
  return { ...given, language: spoken, aspects };
}

function newItems(
  name: AspectName,
  own: readonly ConceptItem[],
  parsed: readonly ConceptItem[],
  language: Language,
  ontology: Ontology,
): readonly ConceptItem[] {
  const type = CONCEPT_TYPE_OF_ASPECT[name];
  const labels = new Set(own.map(({ label }) => foldLabel(label)));
  const conceptsOf = (label: string): readonly string[] =>
    type === undefined ? [] : ontology.resolve(label, language, type).concepts;
  const known = new Set(own.flatMap(({ label }) => conceptsOf(label)));
  const ids = new Set(own.map(({ id }) => id));
  return parsed.filter(
    ({ id, label }) =>
      !ids.has(id) && !labels.has(foldLabel(label)) && !conceptsOf(label).some((concept) => known.has(concept)),
  );
}

function fillSingle(aspects: { [Name in AspectName]?: Aspect }, given: Aspects, items: ParsedItems): void {
  const { wage, seniority } = given;
  if (items.wage !== null) {
    if (wage === undefined)
      aspects.wage = { type: 'range', weight: PARSED_ASPECT_WEIGHTS.wage, required: false, value: items.wage };
    else if (wage.type === 'range' && wage.value === null && wage.complete !== true)
      aspects.wage = { ...wage, value: items.wage };
  }
  if (items.seniority !== null) {
    if (seniority === undefined) {
      aspects.seniority = {
        type: 'integer',
        weight: PARSED_ASPECT_WEIGHTS.seniority,
        required: false,
        value: items.seniority,
      };
    } else if (
      (seniority.type === 'integer' || seniority.type === 'float') &&
      seniority.value === null &&
      seniority.complete !== true
    ) {
      aspects.seniority = { ...seniority, value: items.seniority };
    }
  }
}
