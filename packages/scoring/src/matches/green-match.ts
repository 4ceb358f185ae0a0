import type { AspectName, EvidenceSource } from '@counterpart/domain';
import type { MatchedTo, MatchExplanation } from './explain.ts';

const FUNCTION_ASPECTS: readonly AspectName[] = ['jobFunctions', 'hardSkills'];
const FUNCTION_SOURCES: readonly EvidenceSource[] = ['ASPECT.jobFunctions', 'ASPECT.hardSkills', 'JOB_TITLE'];
const SKILL_SOURCES: readonly EvidenceSource[] = ['ASPECT.jobFunctions', 'ASPECT.hardSkills'];

/**
 * Whether a match is green (A5): a job function holds, as a required flag would, via its aspect, the job title or hard
 * skills, and every required hard skill holds via the hard-skill or job-function aspect. What was found without
 * holding, such as an occupation by way of one skill, does not count. A text in which the concept is a parsed item
 * of such an aspect counts as that aspect. Read from the explanations of the forward direction.
 */
export function greenMatch(explanations: readonly MatchExplanation[]): boolean {
  const forward = explanations.filter((explanation) => explanation.scoreType === 'FORWARD');
  return (
    forward.some((item) => item.aspect === 'jobFunctions' && holdsVia(item, FUNCTION_SOURCES)) &&
    forward.every((item) => item.aspect !== 'hardSkills' || !item.required || holdsVia(item, SKILL_SOURCES))
  );
}

function holdsVia(item: MatchExplanation, sources: readonly EvidenceSource[]): boolean {
  return item.matchedTo.some((place) => place.holds && (sources.includes(place.source) || countsAsAspect(place)));
}

function countsAsAspect(place: MatchedTo): boolean {
  return place.aspects.some((aspect) => FUNCTION_ASPECTS.includes(aspect));
}
