/** One similarity, factor or strength: they are integers in ten-thousandths (matching.md, "Numbers"). */
export const ONE = 10_000;
/** One weight: weights are integers in millionths (matching.md, "Numbers"). */
export const WEIGHT_UNITS = 1_000_000;
/** One score: scores, unknowns and shares are integers in 10⁻⁹ (matching.md, "Numbers"). */
export const SCORE_UNITS = 1_000_000_000;

/** Divisors up to this can be multiplied by 100 and stay exact below 2⁵³. */
const EXACT_DIVISOR = 90_000_000_000_000;

/** A parameter or similarity 0..1 as whole ten-thousandths, half up. */
export function toTenThousandths(value: number): number {
  return Math.floor(value * ONE + 0.5);
}

/** A wire weight as whole millionths, half up; less than 0 is 0. What is no finite number is no weight, and counts as 1. */
export function toMillionths(weight: number): number {
  if (!Number.isFinite(weight)) return WEIGHT_UNITS;
  return Math.max(0, Math.floor(weight * WEIGHT_UNITS + 0.5));
}

/** A score 0..1 as whole 10⁻⁹, half up. */
export function toScoreUnits(score: number): number {
  return Math.floor(score * SCORE_UNITS + 0.5);
}

/**
 * `value` times a number of ten-thousandths, half up: the one place where a product is rounded (expansion × strength,
 * penalty × score). Exact while value × factor stays below 2⁵³.
 */
export function timesTenThousandths(value: number, factor: number): number {
  return fromTenThousandths(value * factor);
}

/** A sum of share × value, or of score × balance, brought back to score units, half up. */
export function fromTenThousandths(sum: number): number {
  return Math.floor((sum + ONE / 2) / ONE);
}

/** `numerator ÷ denominator` in ten-thousandths, half up, exactly; 0 ≤ numerator ≤ denominator, both whole, denominator > 0. */
export function ratioInTenThousandths(numerator: number, denominator: number): number {
  if (denominator > EXACT_DIVISOR) {
    const twice = 2n * BigInt(numerator) * BigInt(ONE) + BigInt(denominator);
    return Number(twice / (2n * BigInt(denominator)));
  }
  // Long division, two decimal places at a time: no intermediate passes 2⁵³, and each quotient is small
  // enough for the floating division to fall on the right side of a whole number.
  const high = Math.floor((numerator * 100) / denominator);
  const afterHigh = numerator * 100 - high * denominator;
  const low = Math.floor((afterHigh * 100) / denominator);
  const rest = afterHigh * 100 - low * denominator;
  return high * 100 + low + (2 * rest >= denominator ? 1 : 0);
}

/** What an item of a BEST aspect counts: similarity × weight ÷ largest weight, half up (weights in millionths). */
export function bestItemValue(similarity: number, weight: number, largestWeight: number): number {
  return Math.floor((2 * similarity * weight + largestWeight) / (2 * largestWeight));
}
