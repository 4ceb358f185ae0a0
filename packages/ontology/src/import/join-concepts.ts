import { type ConceptId, LANGUAGES, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import { labelReadings } from '../labels/clean-label.ts';
import type { Concept, LabelSet } from '../concepts/concept.ts';
import { isCommonLabel } from './common-labels.ts';
import { distinctLabels, joinLabelSets } from './esco/esco-labels.ts';
import { matchConcepts } from './match-concepts.ts';

/** One ontology made of two, and how many imported concepts became one with an own one. */
export interface JoinedConcepts {
  readonly concepts: readonly Concept[];
  readonly merged: ReadonlyMap<ConceptId, ConceptId>;
}

/** Whether `--replace` leaves a starter concept out: occupations, plain skills and soft skills. */
function isReplaceable({ type, kind }: Concept): boolean {
  return type === 'OCCUPATION' || type === 'SOFT_SKILL' || (type === 'SKILL' && kind === undefined);
}

/** The starter without the concepts that an import replaces; relations to them go with them. */
export function withoutReplaceable(starter: readonly Concept[]): readonly Concept[] {
  const kept = starter.filter((concept) => !isReplaceable(concept));
  const ids = new Set(kept.map(({ id }) => id));
  const left = (targets: readonly ConceptId[]): readonly ConceptId[] => targets.filter((id) => ids.has(id));
  return kept.map((concept) => ({ ...concept, broader: left(concept.broader), related: left(concept.related) }));
}

/**
 * Joins an imported classification to own concepts: what is the same becomes one concept under the own id, with the
 * own preferred labels and everything of both; the rest is added. Imported labels that say little alone need context.
 */
export function joinConcepts(own: readonly Concept[], imported: readonly Concept[]): JoinedConcepts {
  const partners = matchConcepts(own, imported);
  const merged = new Map([...partners].map(([id, partner]) => [id, partner.id] as const));
  const renamed = imported.map((concept) => rename(concept, (id) => merged.get(id) ?? id));
  const byOwnId = new Map<ConceptId, Concept>();
  const added: Concept[] = [];
  for (const concept of renamed) {
    if (merged.has(concept.id)) byOwnId.set(merged.get(concept.id) ?? concept.id, concept);
    else added.push(cautious(concept, undefined));
  }
  const joined = own.map((concept) => {
    const twin = byOwnId.get(concept.id);
    return twin === undefined ? concept : join(concept, cautious(twin, concept));
  });
  return { concepts: withinTypes([...joined, ...added]), merged };
}

/** Without broader relations between types: a skill that became one with a soft skill is no group of plain skills. */
function withinTypes(concepts: readonly Concept[]): readonly Concept[] {
  const typeOf = new Map(concepts.map(({ id, type }) => [id, type]));
  return concepts.map((concept) => {
    const broader = concept.broader.filter((id) => typeOf.get(id) === concept.type);
    return broader.length === concept.broader.length ? concept : { ...concept, broader };
  });
}

function rename(concept: Concept, idOf: (id: ConceptId) => ConceptId): Concept {
  const own = idOf(concept.id);
  const ids = (targets: readonly ConceptId[]): ConceptId[] => [
    ...new Set(targets.map(idOf).filter((id) => id !== own)),
  ];
  const { essentialSkills, optionalSkills } = concept;
  return {
    ...concept,
    broader: ids(concept.broader),
    related: ids(concept.related),
    ...(essentialSkills === undefined ? {} : { essentialSkills: ids(essentialSkills) }),
    ...(optionalSkills === undefined ? {} : { optionalSkills: ids(optionalSkills) }),
  };
}

/**
 * Marks labels that need context, and adds the plain word of labels such as "Erlang (computer programming)": texts
 * have it without brackets, where it may be another thing.
 */
function cautious(concept: Concept, own: Concept | undefined): Concept {
  const labels: Partial<Record<Language, LabelSet>> = {};
  const needContext = new Set(concept.needContext);
  for (const language of LANGUAGES) {
    const set = concept.labels[language];
    if (set === undefined) continue;
    const ours = own?.labels[language];
    const known = new Set(
      ours === undefined ? [] : [ours.preferred, ...ours.alternative, ...ours.hidden].map((label) => foldLabel(label)),
    );
    const all = [set.preferred, ...set.alternative, ...set.hidden];
    const taken = new Set([...known, ...all.map((label) => foldLabel(label))]);
    const bare =
      concept.type === 'CATEGORY' || concept.type === 'OCCUPATION'
        ? []
        : distinctLabels(
            all.filter((label) => label.endsWith(')')).map((label) => labelReadings(label).at(-1) ?? label),
            taken,
          );
    for (const label of bare) needContext.add(label);
    for (const label of all) {
      if (!known.has(foldLabel(label)) && isCommonLabel(label, language)) needContext.add(label);
    }
    labels[language] = { ...set, hidden: [...set.hidden, ...bare] };
  }
  return { ...concept, labels, ...(needContext.size === 0 ? {} : { needContext: [...needContext] }) };
}

function union<T>(...lists: readonly (readonly T[] | undefined)[]): T[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

/** One concept of two: the first's id, type and preferred labels, everything else of both. */
function join(first: Concept, second: Concept): Concept {
  const labels: Partial<Record<Language, LabelSet>> = {};
  for (const language of LANGUAGES) {
    const [a, b] = [first.labels[language], second.labels[language]];
    const set = b === undefined ? a : joinLabelSets(a, b);
    if (set !== undefined) labels[language] = set;
  }
  const isOccupation = first.type === 'OCCUPATION';
  const needContext = union(first.needContext, second.needContext);
  const sameAs = union(first.sameAs, second.sameAs);
  const [essential, optional] = [first.essentialSkills ?? [], first.optionalSkills ?? []];
  // where the two disagree about a skill, the first says whether it is essential
  const essentialSkills = union(
    essential,
    (second.essentialSkills ?? []).filter((id) => !optional.includes(id)),
  );
  const optionalSkills = union(optional, second.optionalSkills).filter((id) => !essentialSkills.includes(id));
  return {
    ...first,
    labels,
    broader: union(first.broader, second.broader),
    related: union(first.related, second.related),
    ...(isOccupation ? { essentialSkills, optionalSkills } : {}),
    ...(needContext.length === 0 ? {} : { needContext }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}

/** How two or more concepts of a type share a label: the one whose preferred label it is, or null when there is not just one. */
interface Sharing {
  readonly first: Concept;
  isShared: boolean;
  preferredBy: Concept | null | undefined;
}

function* labelKeys(concept: Concept): Iterable<readonly [label: string, key: string, isPreferred: boolean]> {
  if (concept.type === 'CATEGORY') return;
  for (const language of LANGUAGES) {
    const set = concept.labels[language];
    if (set === undefined) continue;
    const beginning = `${concept.type} ${language} `;
    yield [set.preferred, beginning + foldLabel(set.preferred), true];
    for (const label of [...set.alternative, ...set.hidden]) yield [label, beginning + foldLabel(label), false];
  }
}

/**
 * Concepts in which a label that also names another of the type in the language needs context; it does not where it is
 * the preferred label of that concept alone: "electrician" means the electrician although a narrower occupation lists
 * it as another name. Categories are left as they are.
 */
export function markShared(concepts: readonly Concept[]): readonly Concept[] {
  const sharing = new Map<string, Sharing>();
  // folding some hundred thousand labels is most of the work: once
  const keyed = concepts.map((concept) => ({ concept, labels: [...labelKeys(concept)] }));
  for (const { concept, labels } of keyed) {
    for (const [, key, isPreferred] of labels) {
      const known = sharing.get(key);
      if (known === undefined) {
        sharing.set(key, { first: concept, isShared: false, preferredBy: isPreferred ? concept : undefined });
        continue;
      }
      if (known.first !== concept) known.isShared = true;
      if (!isPreferred || known.preferredBy === concept) continue;
      known.preferredBy = known.preferredBy === undefined ? concept : null;
    }
  }
  return keyed.map(({ concept, labels }) => {
    const needContext = new Set(concept.needContext);
    const before = needContext.size;
    for (const [label, key] of labels) {
      const shared = sharing.get(key);
      if (shared?.isShared === true && shared.preferredBy !== concept) needContext.add(label);
    }
    return needContext.size === before ? concept : { ...concept, needContext: [...needContext] };
  });
}
