import { LANGUAGE_LEVELS, type LanguageLevel } from '@counterpart/domain';
import { ONE, ratioInTenThousandths } from '../numbers/rounding.ts';

/** A level as a number, A1 = 1 … C2 = 6; null stays unknown. */
export function levelNumber(level: LanguageLevel | null): number | null {
  return level === null ? null : LANGUAGE_LEVELS.indexOf(level) + 1;
}

/**
 * Similarity in ten-thousandths of a language that was found: 1 when no level is asked, else have ÷ need, at most 1;
 * `unknownLevel` (ten-thousandths) for evidence without a level.
 */
export function levelSimilarity(have: number | null, need: number | null, unknownLevel: number): number {
  if (need === null) return ONE;
  if (have === null) return unknownLevel;
  return have >= need ? ONE : ratioInTenThousandths(have, need);
}
