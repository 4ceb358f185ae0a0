import {
  type Aspect,
  type AspectName,
  type Aspects,
  ASPECT_NAMES,
  type ConceptItem,
  CONCEPT_TYPE_OF_ASPECT,
  type Language,
  type MatchProfile,
} from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';

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
  parsed: Aspects,
  language: Language,
  ontology: Ontology,
): MatchProfile {
  const spoken = given.language ?? language;
  const aspects: { [Name in AspectName]?: Aspect } = { ...given.aspects };
  for (const name of ASPECT_NAMES) {
    const [own, news] = [given.aspects[name], parsed[name]];
    if (news === undefined) continue;
    aspects[name] = own === undefined ? news : joined(name, own, news, spoken, ontology);
  }
  return { ...given, language: spoken, aspects };
}

function joined(name: AspectName, own: Aspect, parsed: Aspect, language: Language, ontology: Ontology): Aspect {
  if (own.complete === true) return own;
  switch (own.type) {
    case 'concepts':
    case 'keywords': {
      const isOpen = own.custom !== true && (JOINED.has(name) || own.value.length === 0);
      if (!isOpen || (parsed.type !== 'concepts' && parsed.type !== 'keywords')) return own;
      return { ...own, value: [...own.value, ...newItems(name, own.value, parsed.value, language, ontology)] };
    }
    case 'locations':
      return own.value.length === 0 && parsed.type === 'locations' ? { ...own, value: parsed.value } : own;
    case 'range':
      return own.value === null && parsed.type === 'range' ? { ...own, value: parsed.value } : own;
    case 'integer':
    case 'float':
      return own.value === null && parsed.type === 'integer' ? { ...own, value: parsed.value } : own;
  }
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
