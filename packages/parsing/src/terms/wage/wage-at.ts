import { keysOfAll } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { type Wage, wage } from './wage-value.ts';
import { amountAt, rangeEnd } from './wage-amount.ts';
import { isOfClock } from './clock-times.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { laterStep } from './wage-steps.ts';
import {
  isBareRate,
  isHourly,
  isPerMonth,
  isRate,
  isSmallNet,
  isSmallYearly,
  nearestPeriod,
  periodBySize,
  periodOf,
  questionBefore,
} from './pay-period.ts';
import { REACH } from '../../tokens/reach.ts';
import { isAllowance, isLeftOut, isPaidNow, LEAST_ALLOWANCE } from './other-sums.ts';
import { BOUNDS, isFloor, isSized, isTerm, isWithin, LEAST_FLOOR } from './wage-terms.ts';
import { isHourlyTerm } from './hourly-terms.ts';

/** What follows a number that is no amount of a wage. */
const NO_AMOUNT = keysOfAll('wage.no-amount');

/** The wage whose amount begins at a token; null where it is another sum. The rest as for `findWage`. */
export function wageAt(read: ReadText, at: number, hoursAMonth: number, isWish: boolean): ValueMention<Wage> | null {
  const { cues } = read;
  const first = amountAt(read, at);
  const sentence = read.sentenceOf(at);
  if (first === null || sentence === undefined || isOfClock(read, at)) return null;
  if (hasHitBetween(read.clockSpans, at, at + 1)) return null;
  const range = rangeEnd(read, first, sentence);
  const second = range ?? laterStep(read, first, sentence);
  const to = second?.to ?? first.to;
  // the first of several steps tells the period of all
  const toPriced = range === null ? first.to : to;
  const isNear = (hits: readonly { from: number; to: number }[], reach: number): boolean =>
    hitsBetween(hits, at - reach, to + reach + 1).some(
      (hit) =>
        hit.from >= sentence.from &&
        hit.to <= sentence.to &&
        ((hit.to <= at && at - hit.to <= reach) || (hit.from >= to && hit.from - to <= reach)),
    );
  const isAfter = (hits: readonly { from: number; to: number }[], reach: number): boolean =>
    hitsBetween(hits, at - reach - 1, at).some(
      (hit) => hit.from >= sentence.from && hit.to <= at && at - hit.to <= reach,
    );
  // "32 à 38 k€" is a yearly wage whatever stands around it
  const isThousands = first.hasThousand || second?.hasThousand === true;
  const question = questionBefore(read, sentence);
  const hasWageWord =
    isThousands ||
    isNear(cues.wageWord, REACH.wage.cue) ||
    (question !== null && hasHitBetween(cues.wageWord, question.from, question.to));
  const hasCurrency = first.hasCurrency || second?.hasCurrency === true;
  // "85.000 fiches de salaire" counts things: without a currency the wage word comes first or a period follows
  const isNamed =
    isThousands ||
    (first.value >= 1000 &&
      (isAfter(cues.wageWord, REACH.wage.cue) ||
        hitsBetween(cues.period, to, to + 3).some(({ from }) => from >= to) ||
        // "min. 3900 bruto", "2600 brut mini"
        hitsBetween(cues.wageWord, to, to + 1).some(({ from }) => from === to)));
  if (
    !hasCurrency &&
    !(hasWageWord && isNamed) &&
    !isHourly(read, at, to) &&
    !isRate(read, at, to) &&
    !isBareRate(read, at, to)
  )
    return null;
  const others = hitsBetween(cues.notWage, at - REACH.wage.notWage - 1, at);
  const isOther = isAfter(
    others.filter(({ from }) => !isLeftOut(read, from)),
    REACH.wage.notWage,
  );
  if (isOther && !isAllowance(read, at)) return null;
  if (isPaidNow(read, at)) return null;
  const following = read.tokens[to]?.key ?? '';
  // "150 € netto" is what a journey costs, "1.900 netto" a wage
  const isPerHour = hitsBetween(cues.period, to, to + 3).some(({ value }) => value === 'HOUR');
  const isNet = (first.value >= LEAST_FLOOR.month || isPerHour) && hasHitBetween(cues.wageWord, to, to + 1);
  if (NO_AMOUNT.has(following) && !isNet) return null;
  let low = first.value;
  let high = second?.value ?? null;
  // "30-35K€": the thousand holds for both ends
  if (second?.hasThousand === true && !first.hasThousand && first.number < 1000) low = first.number * 1000;
  if (first.hasThousand && second !== null && !second.hasThousand && second.number < 1000) high = second.number * 1000;
  if (high !== null && high < low) high = null;
  // "Stagevergoeding van 450 euro per maand", "rimborso 600 euro": an intern is paid less than any wage is
  const isLearning =
    (low >= LEAST_ALLOWANCE && low < BOUNDS.MONTH[0] && (hasWageWord || isPerMonth(read, at, to))) ||
    (low >= LEAST_ALLOWANCE && low < LEAST_FLOOR.month && isAllowance(read, at));
  if (isLearning && hasCurrency && cues.contract.some(({ value }) => value?.value === 'APPRENTICESHIP'))
    return wage(read, at, first, to, low, high, 'MONTH', hoursAMonth, 0.5);
  if (hasCurrency && isSmallYearly(read, at, to, low))
    return wage(read, at, first, to, low, high, 'YEAR', hoursAMonth, hasWageWord ? 0.87 : 0.7);
  const written =
    nearestPeriod(read, at, toPriced, low) ??
    periodOf(read, question, low) ??
    (!hasWageWord && hasCurrency && isHourlyTerm(read, at, to, sentence, low) ? 'HOUR' : null);
  const period =
    written ?? periodBySize(read, at, to, low) ?? (hasWageWord && isSmallNet(read, at, to, low) ? 'MONTH' : null);
  if (period === null || !isWithin(low, period) || (high !== null && !isWithin(high, period))) {
    const other = periodBySize(read, at, to, low);
    // "annuel" in the line of a monthly wage: the size decides
    if (other === null || !hasWageWord || !isWithin(low, other) || (high !== null && !isWithin(high, other)))
      return null;
    return wage(read, at, first, to, low, high, other, hoursAMonth, 0.6);
  }
  const isStated = isWish
    ? isSized(low)
    : second !== null || isFloor(read, at, sentence, low) || isTerm(read, at, to, sentence, low);
  if (written === null && !hasWageWord && (period === 'HOUR' || !isStated)) return null;
  if (isOther && period !== 'MONTH') return null;
  const confidence =
    (isOther ? 0.1 : hasWageWord ? 0.6 : 0.4) +
    (written === null ? 0 : 0.2) +
    (hasCurrency ? 0.1 : 0) +
    (high === null ? 0 : 0.07);
  return wage(read, at, first, to, low, high, period, hoursAMonth, Math.round(confidence * 100) / 100);
}
