import type { AspectName } from '@counterpart/domain';
import { compareCodePoints } from './code-point-order.ts';
import { SCORE_UNITS } from './rounding.ts';

/** An aspect as the deal sees it; all weights whole millionths. `items` null is one part (BEST), else a part per item (AVERAGE). */
export interface ShareGroup {
  readonly aspect: AspectName;
  /** λ, the strategy's weight of the aspect. */
  readonly lambda: number;
  /** W, the profile's weight of the aspect. */
  readonly weight: number;
  readonly items: readonly { readonly label: string; readonly weight: number }[] | null;
}

interface Part {
  readonly aspect: AspectName;
  readonly label: string;
  readonly group: number;
  readonly position: number;
}

const ALONE = [{ label: '', weight: 1 }];
/** Totals below this can be multiplied by 10⁹ and stay exact. */
const EXACT_TOTAL = Math.floor(Number.MAX_SAFE_INTEGER / SCORE_UNITS);

/**
 * Deals 10⁹ over the parts λ·W·wᵢ/Σw by largest remainder, exactly; ties by aspect name, label by code point, position.
 * Answers a list of shares per group (one share for a group without items), all 0 when every weight is 0.
 *
 * The parts are brought to one denominator, the product of all Σw: n = λ·W·w·Π(Σw of the other groups). Common
 * divisors go first, so that ordinary profiles are dealt in plain numbers and only crooked ones need BigInt;
 * both give the same shares, as a common divisor changes neither a quotient nor the order of remainders.
 */
export function dealShares(groups: readonly ShareGroup[]): readonly (readonly number[])[] {
  const itemsOf = groups.map((group) => group.items ?? ALONE);
  const weights = itemsOf.map((items) => reduced(items.map((item) => item.weight)));
  const sums = weights.map((list) => list.reduce((sum, weight) => sum + weight, 0));
  const lambdas = reduced(groups.map((group) => group.lambda));
  const aspectWeights = reduced(groups.map((group) => group.weight));
  const counted = groups.map((_, g) => (sums[g] ?? 0) > 0 && (lambdas[g] ?? 0) > 0 && (aspectWeights[g] ?? 0) > 0);

  const parts: Part[] = [];
  const numerators: bigint[] = [];
  const small: number[] = [];
  let total = 0;
  let isSmall = true;
  for (const [g, group] of groups.entries()) {
    const items = itemsOf[g] ?? [];
    let scale = (lambdas[g] ?? 0) * (aspectWeights[g] ?? 0);
    for (const [other, sum] of sums.entries()) if (other !== g && counted[other]) scale *= sum;
    for (const [position, item] of items.entries()) {
      const numerator = counted[g] ? scale * (weights[g]?.[position] ?? 0) : 0;
      parts.push({ aspect: group.aspect, label: item.label, group: g, position });
      small.push(numerator);
      total += numerator;
      if (!(total <= EXACT_TOTAL)) isSmall = false;
    }
  }
  const shares: number[] = Array.from({ length: parts.length }, () => 0);
  if (total > 0) {
    if (isSmall) deal(shares, parts, small, total);
    else {
      for (const part of parts) {
        if (!counted[part.group]) numerators.push(0n);
        else {
          let numerator = BigInt(lambdas[part.group] ?? 0) * BigInt(aspectWeights[part.group] ?? 0);
          numerator *= BigInt(weights[part.group]?.[part.position] ?? 0);
          for (const [other, sum] of sums.entries())
            if (other !== part.group && counted[other]) numerator *= BigInt(sum);
          numerators.push(numerator);
        }
      }
      dealBig(shares, parts, numerators);
    }
  }
  let next = 0;
  return itemsOf.map((items) => shares.slice(next, (next += items.length)));
}

function deal(shares: number[], parts: readonly Part[], numerators: readonly number[], total: number): void {
  const remainders = numerators.map((numerator, i) => {
    const share = Math.floor((numerator * SCORE_UNITS) / total);
    shares[i] = share;
    return numerator * SCORE_UNITS - share * total;
  });
  handOut(shares, parts, (a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
}

function dealBig(shares: number[], parts: readonly Part[], numerators: readonly bigint[]): void {
  const total = numerators.reduce((sum, numerator) => sum + numerator, 0n);
  const remainders = numerators.map((numerator, i) => {
    const scaled = numerator * BigInt(SCORE_UNITS);
    shares[i] = Number(scaled / total);
    return scaled % total;
  });
  handOut(shares, parts, (a, b) => {
    const left = remainders[a] ?? 0n;
    const right = remainders[b] ?? 0n;
    return left === right ? 0 : left > right ? -1 : 1;
  });
}

/** Gives what the floors left over, one each, to the largest remainders. */
function handOut(shares: number[], parts: readonly Part[], byRemainder: (a: number, b: number) => number): void {
  const left = SCORE_UNITS - shares.reduce((sum, share) => sum + share, 0);
  if (left === 0) return;
  const order = parts.map((_, i) => i).sort((a, b) => byRemainder(a, b) || compareParts(parts[a], parts[b]));
  for (const i of order.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
}

function compareParts(a: Part | undefined, b: Part | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return compareCodePoints(a.aspect, b.aspect) || compareCodePoints(a.label, b.label) || a.position - b.position;
}

/** The numbers divided by their greatest common divisor. */
function reduced(numbers: readonly number[]): readonly number[] {
  let divisor = 0;
  for (const number of numbers) {
    let a = divisor;
    let b = number;
    while (b > 0) [a, b] = [b, a % b];
    divisor = a;
  }
  return divisor <= 1 ? numbers : numbers.map((number) => number / divisor);
}
