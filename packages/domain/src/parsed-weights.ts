import type { AspectName } from './aspect.ts';

/**
 * The weight of an aspect that was read from a text, 1 being normal: what someone does counts most, the terms of
 * employment least. With equal weights four agreeing terms outrank the right occupation (docs/adr/0007-parsed-weights.md).
 */
export const PARSED_ASPECT_WEIGHTS: Readonly<Record<AspectName, number>> = {
  jobFunctions: 2,
  hardSkills: 1.5,
  softSkills: 0.5,
  jobCategories: 1,
  languages: 0.8,
  locations: 1,
  contractTypes: 0.4,
  workingHours: 0.4,
  wage: 0.4,
  seniority: 0.5,
  availabilityAspect: 0.4,
};
