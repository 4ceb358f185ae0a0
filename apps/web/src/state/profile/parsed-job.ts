import { aspectsFromWire, type RouteResponse } from '@counterpart/client';
import { AD_PLACE_RANGE_KM, type Aspect, type AspectName, type Aspects, aspectsFromText } from '@counterpart/domain';

type ParsingAspect = RouteResponse<'parseJob'>['parsingAspects'][number];

/** Weight of a new value on the screen (A9). */
export const DEFAULT_WEIGHT = 100;

/** Which aspect a parsed item asks permission of; working hours go by the wage's (A4). */
function permissionOf(name: AspectName): AspectName {
  return name === 'workingHours' ? 'wage' : name;
}

/** The profile that a parsed job makes (MAT-18), in the words of the ad; an aspect that is not allowed is left out. */
export function aspectsFromParsedJob(
  parsed: readonly ParsingAspect[],
  allowed: ReadonlySet<AspectName>,
  newId: () => string,
): Aspects {
  const read = aspectsFromText(parsed, {
    label: (written) => written,
    place: (labels) => labels.join(', '),
    id: newId,
    range: AD_PLACE_RANGE_KM,
    keepsConcept: true,
  });
  const { aspects } = aspectsFromWire(read);
  const kept = Object.entries(aspects).filter(([name]) => allowed.has(permissionOf(name as AspectName)));
  return withUnknownTitles(Object.fromEntries(kept));
}

/** A title that is no concept is marked, so that the screen can tell and the server looks for its words. */
function withUnknownTitles(aspects: Aspects): Aspects {
  const { jobFunctions } = aspects;
  if (jobFunctions?.type !== 'concepts') return aspects;
  const value = jobFunctions.value.map((item) => (item.conceptId === undefined ? { ...item, custom: true } : item));
  return { ...aspects, jobFunctions: { ...jobFunctions, value } };
}

function merged(before: Aspect, after: Aspect): Aspect {
  if (before.type === 'locations' && after.type === 'locations') return after.value.length > 0 ? after : before;
  if (
    (before.type === 'concepts' || before.type === 'keywords') &&
    (after.type === 'concepts' || after.type === 'keywords')
  ) {
    const known = new Set(before.value.map(({ label }) => label.toLowerCase()));
    return {
      ...before,
      value: [...before.value, ...after.value.filter(({ label }) => !known.has(label.toLowerCase()))],
    };
  }
  return after.value === null ? before : after;
}

/** A parsed profile merged into one that is there (MAT-19): lists without duplicate labels, locations and wage replaced only if set. */
export function mergeAspects(before: Aspects, after: Aspects): Aspects {
  const result: { [Name in AspectName]?: Aspect } = { ...before };
  for (const [name, aspect] of Object.entries(after) as [AspectName, Aspect][]) {
    const known = before[name];
    result[name] = known === undefined ? aspect : merged(known, aspect);
  }
  return result;
}
