/** The hues of the aspects (`--cp-a-…`); contract, hours, wage, experience and availability share the grey one. */
export type AspectHue = 'fun' | 'skl' | 'sft' | 'lng' | 'loc' | 'con';

const HUE: Readonly<Record<string, AspectHue>> = {
  jobFunctions: 'fun',
  jobCategories: 'fun',
  hardSkills: 'skl',
  softSkills: 'sft',
  languages: 'lng',
  locations: 'loc',
};

/** The hue of an aspect, the same in swatch, mark and bar of shares. */
export function aspectHue(aspect: string): AspectHue {
  return HUE[aspect] ?? 'con';
}
