import type { ConceptType } from '@counterpart/domain';
import type { Concept } from '@counterpart/ontology';
import type { TextRole } from './ambiguous-labels.ts';
import type { LabelEntry } from '../labels/label-hit.ts';

const TYPE_ORDER: Readonly<Record<TextRole, readonly ConceptType[]>> = {
  title: ['OCCUPATION', 'SKILL', 'LANGUAGE', 'SOFT_SKILL', 'DEGREE', 'FIELD', 'CATEGORY'],
  query: ['OCCUPATION', 'SKILL', 'LANGUAGE', 'SOFT_SKILL', 'DEGREE', 'FIELD', 'CATEGORY'],
  body: ['LANGUAGE', 'SKILL', 'SOFT_SKILL', 'OCCUPATION', 'DEGREE', 'FIELD', 'CATEGORY'],
};

/**
 * Of several concepts with the label: the type that the text is about, then the one whose occupation or likes are near,
 * then the preferred label.
 */
export function choose(
  entries: readonly LabelEntry[],
  role: TextRole,
  skillsNear: ReadonlySet<string>,
  isAlike: (concept: Concept) => boolean = () => false,
): LabelEntry | null {
  const areSeveral = entries.some(({ concept }) => concept !== entries[0]?.concept);
  let best: LabelEntry | null = null;
  let bestRank = Infinity;
  for (const entry of entries) {
    const rank =
      TYPE_ORDER[role].indexOf(entry.concept.type) * 4 +
      (skillsNear.has(entry.concept.id) || (areSeveral && isAlike(entry.concept)) ? 0 : 2) +
      (entry.isPreferred ? 0 : 1);
    if (rank < bestRank) {
      best = entry;
      bestRank = rank;
    }
  }
  return best;
}
