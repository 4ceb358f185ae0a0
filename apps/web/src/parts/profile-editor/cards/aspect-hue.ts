import type { CSSProperties } from 'react';
import type { AspectName } from '@counterpart/domain';

const HUES: Readonly<Record<AspectName, string>> = {
  jobFunctions: 'var(--cp-a-fun)',
  jobCategories: 'var(--cp-a-fun)',
  hardSkills: 'var(--cp-a-skl)',
  softSkills: 'var(--cp-a-sft)',
  languages: 'var(--cp-a-lng)',
  locations: 'var(--cp-a-loc)',
  contractTypes: 'var(--cp-a-con)',
  workingHours: 'var(--cp-a-con)',
  wage: 'var(--cp-a-con)',
  seniority: 'var(--cp-a-con)',
  availabilityAspect: 'var(--cp-a-con)',
};

/** The hue of an aspect as `--hue`, for swatches and marks; what contract, hours, wage and experience share is grey. */
export function aspectHue(name: AspectName): CSSProperties {
  return { '--hue': HUES[name] } as CSSProperties;
}
