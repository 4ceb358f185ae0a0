import { type ConceptId, type ConceptType, LANGUAGES, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import { labelReadings } from '../labels/clean-label.ts';
import type { Concept, LabelSet } from '../concepts/concept.ts';
import { isCommonLabel } from './common-labels.ts';

/** What agreeing preferred labels count in one language; a preferred label among the other's alternatives counts 1. */
const BOTH_PREFERRED = 3;
/** Languages that both concepts have, from which on one agreement may be chance and a second is asked. */
const MANY_LANGUAGES = 3;

interface Pair {
  readonly own: Concept;
  readonly imported: Concept;
  readonly points: number;
}

/** Imported labels also without brackets, "Java (computer programming)"; the own brackets tell concepts apart. */
function keysOfLabel(label: string, isOwn: boolean): readonly string[] {
  const key = foldLabel(label);
  return isOwn || !label.endsWith(')') ? [key] : [key, foldLabel(labelReadings(label).at(-1) ?? label)];
}

function isSkill(type: ConceptType): boolean {
  return type === 'SKILL' || type === 'SOFT_SKILL';
}

/** Whether two concepts may be one at all: the same type (ESCO does not tell soft skills), occupations the same ISCO unit. */
function areComparable(own: Concept, imported: Concept): boolean {
  if (own.type === 'OCCUPATION' || imported.type === 'OCCUPATION')
    return own.type === imported.type && own.isco !== undefined && own.isco === imported.isco;
  return own.type === imported.type || (isSkill(own.type) && isSkill(imported.type));
}

/** How much the labels of two concepts agree in one language; labels that say little alone count less. */
function agreement(own: LabelSet, imported: LabelSet, language: Language, isVague: boolean): number {
  const ours = foldLabel(own.preferred);
  const theirs = keysOfLabel(imported.preferred, false);
  if (theirs.includes(ours)) return isVague || isCommonLabel(imported.preferred, language) ? 1 : BOTH_PREFERRED;
  const isAlternative =
    own.alternative.some((label) => theirs.includes(foldLabel(label))) ||
    imported.alternative.some((label) => keysOfLabel(label, false).includes(ours));
  return isAlternative ? 1 : 0;
}

/** Points of a pair, 0 when it is not sure enough: see `matchConcepts`. */
function pointsOf(own: Concept, imported: Concept): number {
  let points = 0;
  let shared = 0;
  let agreeing = 0;
  let isSure = false;
  let samePreferred = 0;
  for (const language of LANGUAGES) {
    const [ours, theirs] = [own.labels[language], imported.labels[language]];
    if (ours === undefined || theirs === undefined) continue;
    const isVague = own.type !== 'OCCUPATION' && own.needContext?.includes(ours.preferred) === true;
    const found = agreement(ours, theirs, language, isVague);
    shared++;
    points += found;
    if (found > 0) agreeing++;
    if (found >= BOTH_PREFERRED) isSure = true;
    if (keysOfLabel(theirs.preferred, false).includes(foldLabel(ours.preferred))) samePreferred++;
  }
  // "C#" says little in one language and enough when it is the preferred label in all
  if (samePreferred === shared && shared > 1) isSure = true;
  if (imported.type === 'LANGUAGE') return points;
  return isSure && agreeing >= (shared >= MANY_LANGUAGES ? 2 : 1) ? points : 0;
}

/**
 * Which imported concept is the same as which own one. Both must be comparable, their preferred labels must be
 * the same in one language (in all when the label is vague), and where they share three languages or more, a preferred label of one must be a label of
 * the other in a second; for names of languages one agreement is enough. Each concept has at most one partner, the pair
 * that agrees most first; what both say is the same concept of a third classification is so whatever its labels are.
 */
export function matchConcepts(own: Iterable<Concept>, imported: readonly Concept[]): ReadonlyMap<ConceptId, Concept> {
  const byLabel = new Map<string, Set<Concept>>();
  const byId = new Map<ConceptId, Concept>();
  const byUri = new Map<string, Concept>();
  for (const concept of own) {
    byId.set(concept.id, concept);
    for (const uri of concept.sameAs ?? []) byUri.set(uri, concept);
    for (const key of keysOf(concept, true)) {
      const concepts = byLabel.get(key);
      if (concepts === undefined) byLabel.set(key, new Set([concept]));
      else concepts.add(concept);
    }
  }
  const pairs: Pair[] = [];
  for (const concept of imported) {
    const same =
      byId.get(concept.id) ?? concept.sameAs?.map((uri) => byUri.get(uri)).find((known) => known !== undefined);
    if (same !== undefined) {
      pairs.push({ own: same, imported: concept, points: Number.POSITIVE_INFINITY });
      continue;
    }
    const candidates = new Set<Concept>();
    for (const key of keysOf(concept, false)) for (const candidate of byLabel.get(key) ?? []) candidates.add(candidate);
    for (const candidate of candidates) {
      if (!areComparable(candidate, concept)) continue;
      const points = pointsOf(candidate, concept);
      if (points > 0) pairs.push({ own: candidate, imported: concept, points });
    }
  }
  const sameType = ({ own: a, imported: b }: Pair): number => Number(a.type === b.type);
  pairs.sort(
    (a, b) =>
      b.points - a.points ||
      sameType(b) - sameType(a) ||
      (a.imported.id < b.imported.id ? -1 : a.imported.id > b.imported.id ? 1 : a.own.id < b.own.id ? -1 : 1),
  );
  const partners = new Map<ConceptId, Concept>();
  const taken = new Set<ConceptId>();
  for (const pair of pairs) {
    if (taken.has(pair.own.id) || partners.has(pair.imported.id)) continue;
    taken.add(pair.own.id);
    partners.set(pair.imported.id, pair.own);
  }
  return partners;
}

/** Language and folded label of everything visible that a concept is called. */
function keysOf(concept: Concept, isOwn: boolean): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const language of LANGUAGES) {
    const labels = concept.labels[language];
    if (labels === undefined) continue;
    for (const label of [labels.preferred, ...labels.alternative])
      for (const key of keysOfLabel(label, isOwn)) keys.add(`${language} ${key}`);
  }
  return keys;
}
