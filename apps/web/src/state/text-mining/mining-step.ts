/** The steps of text mining, in their order (SET-04). */
export const MINING_STEPS = ['input', 'results', 'ngrams', 'unmatched'] as const;
/** One of MINING_STEPS. */
export type MiningStep = (typeof MINING_STEPS)[number];

/** The step of an address; null for a text that names none. */
export function miningStep(text: string): MiningStep | null {
  return MINING_STEPS.find((step) => step === text) ?? null;
}
