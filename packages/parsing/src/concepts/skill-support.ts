import type { Concept } from '@counterpart/ontology';
import type { SkillNeighbourhoods } from '../labels/skill-neighbourhoods.ts';
import { type ConceptMention, skillsOf } from './find-concepts.ts';

/**
 * Whether a skill belongs to the trade of what a text names: an occupation there lists it, or a skill there is its
 * like (without `neighbourhoods` the first alone).
 */
export function supportOf(
  neighbourhoods: SkillNeighbourhoods | null,
  hits: readonly ConceptMention[],
): (skill: Concept) => boolean {
  let named: { readonly listed: ReadonlySet<string>; readonly skills: readonly Concept[] } | null = null;
  return (skill) => {
    // most texts never ask
    if (named === null) {
      const concepts = [...new Set(hits.map(({ concept }) => concept))];
      named = { listed: skillsOf(concepts), skills: concepts.filter(({ type }) => type === 'SKILL') };
    }
    return (
      named.listed.has(skill.id) ||
      neighbourhoods?.isKinOfAny(skill, named.listed) === true ||
      neighbourhoods?.isBesideAny(skill, named.skills) === true
    );
  };
}

/** Occupations and hard skills that say what a text is about; above fewer no word is out of place. */
const TELLING = 2;

/**
 * Common words for hard skills that fit neither the trade of the title nor another skill of the text, however they
 * stand: "rayon bricolage" is a department of the shop, "bilan des capacités" no annual accounts. Of 2,003 finds that
 * were judged one by one 29 were such, and 25 of them wrong. Names of places ("Lucca") are as common.
 */
export function wordsOutOfPlace(
  neighbourhoods: SkillNeighbourhoods,
  functions: readonly ConceptMention[],
  relevant: ReadonlySet<ConceptMention>,
  isPlaceName: (hit: ConceptMention) => boolean,
): readonly ConceptMention[] {
  const isHard = ({ concept: { type, kind } }: ConceptMention): boolean => type === 'SKILL' && kind === undefined;
  const common = [...relevant].filter((hit) => hit.isCommon === true || (isHard(hit) && isPlaceName(hit)));
  if (common.length === 0) return common;
  const doubtful = new Set(common);
  const sure = [...functions, ...relevant].filter(
    (hit) => !doubtful.has(hit) && hit.needsSupport !== true && (hit.concept.type === 'OCCUPATION' || isHard(hit)),
  );
  if (new Set(sure.map(({ concept }) => concept.id)).size < TELLING) return [];
  const isSupported = supportOf(neighbourhoods, sure);
  // a concept that a long text names a hundred times is asked once
  const concepts = [...new Set(common.map(({ concept }) => concept))];
  const outOfPlace = new Set(
    concepts.filter(
      (concept) =>
        !isSupported(concept) &&
        !concepts.some((other) => other.id !== concept.id && neighbourhoods.areAlike(other, concept)),
    ),
  );
  return common.filter(({ concept }) => outOfPlace.has(concept));
}
