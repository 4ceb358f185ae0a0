import { LANGUAGE_LEVELS, type LanguageLevel } from '@counterpart/domain';
import { ONE, ratioInTenThousandths } from '../numbers/rounding.ts';

/** A level as a number, A1 = 1 … C2 = 6; null stays unknown. */
export function levelNumber(level: LanguageLevel | null): number | null {
  return level === null ? null : LANGUAGE_LEVELS.indexOf(level) + 1;
}

/** The level of a number 1..6; null stays unknown. */
export function levelNamed(level: number | null): LanguageLevel | null {
  return level === null ? null : (LANGUAGE_LEVELS[level - 1] ?? null);
}

/**
 * Similarity in ten-thousandths of a language that both sides name: 1 when no level is needed, else have ÷ need, at
 * most 1; `unknownLevel` (ten-thousandths) where the side that has the language names no level. Levels are 1..6, null
 * unknown; the asking side needs (a job) or has (a candidate).
 */
export function levelSimilarity(
  asked: number | null,
  found: number | null,
  isNeedAsked: boolean,
  unknownLevel: number,
): number {
  const [need, have] = isNeedAsked ? [asked, found] : [found, asked];
  if (need === null) return ONE;
  if (have === null) return unknownLevel;
  return have >= need ? ONE : ratioInTenThousandths(have, need);
}
