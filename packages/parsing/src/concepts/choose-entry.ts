import type { ConceptType } from '@counterpart/domain';
import type { Concept } from '@counterpart/ontology';
import type { TextRole } from './ambiguous-labels.ts';
import type { LabelEntry } from '../labels/label-hit.ts';

const TYPE_ORDER: Readonly<Record<TextRole, readonly ConceptType[]>> = {
  title: ['OCCUPATION', 'SKILL', 'LANGUAGE', 'SOFT_SKILL', 'DEGREE', 'FIELD', 'CATEGORY'],
  query: ['OCCUPATION', 'SKILL', 'LANGUAGE', 'SOFT_SKILL', 'DEGREE', 'FIELD', 'CATEGORY'],
  body: ['LANGUAGE', 'SKILL', 'SOFT_SKILL', 'OCCUPATION', 'DEGREE', 'FIELD', 'CATEGORY'],
};

/** More than the ranks within a type. */
const RANKS = 6;

/**
 * Of several concepts with the label: the type that the text is about, then the one whose occupation is near, else its
 * likes, then the preferred label.
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
    // a skill that an occupation lists is nearer than the like of another skill
    const distance = skillsNear.has(entry.concept.id) ? 0 : areSeveral && isAlike(entry.concept) ? 1 : 2;
    const rank = TYPE_ORDER[role].indexOf(entry.concept.type) * RANKS + distance * 2 + (entry.isPreferred ? 0 : 1);
    if (rank < bestRank) {
      best = entry;
      bestRank = rank;
    }
  }
  return best;
}
