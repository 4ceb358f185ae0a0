import type { AspectName, Aspects } from '@counterpart/domain';
import { isListAspect } from '../profile/profile-editing.ts';

function labelsOf(aspects: Aspects, name: AspectName): readonly string[] {
  const aspect = aspects[name];
  return aspect !== undefined && isListAspect(aspect) ? aspect.value.map(({ label }) => label) : [];
}

/** What a search is called by what it asks: its functions, otherwise its first skills. */
export function searchName(aspects: Aspects): string {
  const functions = labelsOf(aspects, 'jobFunctions').slice(0, 2);
  const skills = labelsOf(aspects, 'hardSkills').slice(0, 3);
  const named = functions.length > 0 ? [...functions, ...skills.slice(0, 1)] : skills;
  return (
    named.length > 0 ? named : Object.keys(aspects).flatMap((name) => labelsOf(aspects, name as AspectName))
  ).join(', ');
}

/** What else is worth saying of it: the first place, and what is required. */
export function searchAbout(aspects: Aspects): string {
  const { locations } = aspects;
  const place = locations?.type === 'locations' ? locations.value[0] : undefined;
  const required = Object.values(aspects).flatMap((aspect) =>
    isListAspect(aspect) ? aspect.value.filter((item) => item.required).map(({ label }) => label) : [],
  );
  return [...(place === undefined ? [] : [place.label]), ...required.slice(0, 2)].join(', ');
}
