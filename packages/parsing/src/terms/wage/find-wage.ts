import { isOfClock } from './clock-times.ts';
import type { WagePeriod } from '../../language/wage-period.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { type Amount, amountAt, amountsInWords, CURRENCY, rangeEnd } from './wage-amount.ts';
import { isHourlyTerm } from './hourly-terms.ts';
import { BOUNDS, isFloor, isSized, isTerm, isWithin, LEAST_FLOOR } from './wage-terms.ts';
import { laterStep } from './wage-steps.ts';
import { alternativesOfAll, keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** A wage as it was written, and per month. */
export interface Wage {
  readonly low: number | null;
  readonly high: number | null;
  readonly period: WagePeriod;
  readonly originalLow: number | null;
  readonly originalHigh: number | null;
}

/** Hours of a working day and weeks of a month, for wages per day and week. */
const HOURS_A_DAY = 7.6;
const WEEKS_A_MONTH = 52 / 12;
const MONTHS_A_YEAR = 12;

/** What trainees and volunteers are paid; beside a wage it is something else. */
const ALLOWANCE = keysOfAll('wage.allowance');

/** "Hors frais de déplacement : 2400 €" is the wage itself. */
const WITHOUT = keysOfAll('wage.without');
const NO_AMOUNT = keysOfAll('wage.no-amount');

function isLeftOut({ tokens }: ReadText, from: number): boolean {
  return tokens.slice(Math.max(0, from - REACH.wage.without), from).some(({ key }) => WITHOUT.has(key));
}

/**
 * The surest wage of a text; null when there is none. `hoursAMonth` makes hourly wages comparable. `isWish`: the text
 * says what somebody wants, in which a sum of a wage's size is one.
 */
export function findWage(read: ReadText, hoursAMonth: number, isWish = false): ValueMention<Wage> | null {
  let best: ValueMention<Wage> | null = null;
  let most: ValueMention<Wage> | null = null;
  const words = amountsInWords(read);
  let at = 0;
  while (at < read.tokens.length) {
    if (read.tokens[at]?.number == null && !words.has(at)) {
      at++;
      continue;
    }
    const candidate = wageAt(read, at, hoursAMonth, isWish);
    if (candidate !== null && best !== null && isMost(read, best, candidate)) most = candidate;
    if (candidate !== null && (best === null || candidate.confidence > best.confidence)) best = candidate;
    at = Math.max(at + 1, candidate?.to ?? 0);
  }
  if (best === null || most === null || !isMost(read, best, most)) return best;
  const { high, originalHigh } = most.value;
  return { ...best, to: most.to, value: { ...best.value, high, originalHigh } };
}

/** "salary_max: 3200" right below "salary_min: 2900". */
function isMost(
  read: ReadText,
  { value, to }: ValueMention<Wage>,
  { value: other, from }: ValueMention<Wage>,
): boolean {
  return (
    value.originalLow !== null &&
    value.originalHigh === null &&
    other.originalLow === null &&
    (other.originalHigh ?? 0) > value.originalLow &&
    other.period === value.period &&
    from >= to &&
    read.sentenceOf(from)?.from === read.sentenceOf(to - 1)?.to
  );
}

/** A period within the sign of an amount, as far as if words stood between. */
const JOINED_GAP = 1.5;

/** The nearest period that the amount can be paid for. */
function nearestPeriod(read: ReadText, from: number, to: number, amount: number): WagePeriod | null {
  const sentence = read.sentenceOf(from);
  let best: WagePeriod | null = null;
  let distance = REACH.wage.period + 1;
  for (const cue of hitsBetween(read.cues.period, from - REACH.wage.period, to + REACH.wage.period + 1)) {
    if (read.sentenceOf(cue.from) !== sentence || !isWithin(amount, cue.value)) continue;
    // "36 uur per week" is no wage per week
    if (hasHitBetween(read.cues.hourUnit, cue.from - 1, cue.from)) continue;
    // "13,90 €/h": the sign belongs to the amount and to the period
    const isJoined = cue.from > from && cue.from < to && cue.to > to;
    // behind an amount counts before ahead of it
    // "9K€ brut/mois": what is written out behind says more
    const behind = isJoined ? JOINED_GAP : cue.from - to;
    const gap = behind >= 0 ? behind : cue.to <= from ? from - cue.to + 2 : Infinity;
    if (gap < distance) {
      distance = gap;
      best = cue.value;
    }
  }
  return best;
}

function wageAt(read: ReadText, at: number, hoursAMonth: number, isWish: boolean): ValueMention<Wage> | null {
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
  if (!hasCurrency && !(hasWageWord && isNamed) && !isHourly(read, at, to) && !isRate(read, at, to)) return null;
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
  const written =
    nearestPeriod(read, at, toPriced, low) ??
    periodOf(read, question, low) ??
    (!hasWageWord && hasCurrency && isHourlyTerm(read, at, to, sentence, low) ? 'HOUR' : null);
  const period = written ?? periodBySize(low);
  if (period === null || !isWithin(low, period) || (high !== null && !isWithin(high, period))) {
    const other = periodBySize(low);
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

/** "Loon nu 3700", "currently on 31k": what somebody who seeks another job is paid now. */
const PAID_NOW = new RegExp(String.raw`(?:^|[^\p{L}])(?:${alternativesOfAll('wage.now')})[^\d.;,]{0,12}$`, 'iu');
const NOW_SAMPLE = 40;

function isPaidNow({ original, tokens }: ReadText, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return PAID_NOW.test(original.slice(Math.max(0, start - NOW_SAMPLE), start));
}

/** "Uurloon: 16,50", "Hourly rate: min 14.50": euros and cents right behind what names a wage of an hour. */
function isRate({ original, tokens, cues }: ReadText, at: number, to: number): boolean {
  if (!/^\d+[.,]\d{2}(?:\D{1,6}\d+[.,]\d{2})?$/.test(original.slice(tokens[at]?.start, tokens[to - 1]?.end)))
    return false;
  return hitsBetween(cues.wageWord, at - 4, at).some((word) =>
    hitsBetween(cues.period, word.from, word.to).some(({ value }) => value === 'HOUR'),
  );
}

/** "14,40 p/u", "21.50 - 23 ph": euros and cents right before "per hour" need no currency. */
function isHourly({ original, tokens, cues }: ReadText, at: number, to: number): boolean {
  // "26 - 28 ph" needs no cents: what is no unit of hours counts none ("36 - 40 u")
  const isUnit = hasHitBetween(cues.hourUnit, to, to + 1);
  if (!isUnit && hitsBetween(cues.period, to, to + 1).some(({ from, value }) => from === to && value === 'HOUR'))
    return true;
  const amount = original.slice(tokens[at]?.start, tokens[to - 1]?.end);
  const isWithCents =
    /^\d+[.,]\d{2}(?:\s?[-–]\s?\d+(?:[.,]\d{2})?)?$/.test(amount) ||
    // "17,5/u"
    (/^\d{2}[.,]\d$/.test(amount) && original.charAt(tokens[to - 1]?.end ?? 0) === '/');
  return isWithCents && hitsBetween(cues.period, to, to + 1).some(({ from, value }) => from === to && value === 'HOUR');
}

/** Words of a question that the amount answers. */
const SHORT_QUESTION = 5;

/** "Hourly rate? € 16.50.": the question before a sentence; null when there is none. */
function questionBefore(read: ReadText, { from }: Sentence): Sentence | null {
  const before = from === 0 ? undefined : read.sentenceOf(from - 1);
  if (before === undefined || before.to - before.from > SHORT_QUESTION) return null;
  const end = read.tokens[before.to - 1]?.end ?? 0;
  return /^\s?\?/.test(read.original.slice(end, end + 2)) ? before : null;
}

function periodOf(read: ReadText, question: Sentence | null, amount: number): WagePeriod | null {
  if (question === null) return null;
  const cue = hitsBetween(read.cues.period, question.from, question.to).find(({ value }) => isWithin(amount, value));
  return cue?.value ?? null;
}

/** "Allowance: € 1.250 per month", "rimborso spese di 800 euro": all that an internship pays. */
function isAllowance(read: ReadText, at: number): boolean {
  const cues = hitsBetween(read.cues.notWage, at - REACH.wage.notWage - 1, at);
  return (
    cues.length > 0 && cues.every(({ from, to }) => read.tokens.slice(from, to).some(({ key }) => ALLOWANCE.has(key)))
  );
}

/** Less is what an intern's meals or journeys cost. */
const LEAST_ALLOWANCE = 150;

function isPerMonth({ cues }: ReadText, at: number, to: number): boolean {
  return hitsBetween(cues.period, at - 2, to + 3).some(({ value }) => value === 'MONTH');
}

function wage(
  read: ReadText,
  at: number,
  first: Amount,
  to: number,
  low: number,
  high: number | null,
  period: WagePeriod,
  hoursAMonth: number,
  confidence: number,
): ValueMention<Wage> {
  // "van april tot september, 15,50 euro": the comma ends what "tot" says
  const isUpTo = (cue: { readonly to: number }): boolean =>
    cue.to <= at && at - cue.to <= 1 && !(cue.to < at && read.tokens[at]?.followsBreak === true);
  const upTo = high === null && hitsBetween(read.cues.upTo, at - 2, at).some(isUpTo);
  const from = CURRENCY.has(read.tokens[first.from - 1]?.key ?? '') ? first.from - 1 : first.from;
  const monthly = (amount: number): number => Math.round(perMonth(amount, period, hoursAMonth) * 100) / 100;
  // one amount is what is paid, unless the text says "from"
  const atLeast =
    high === null &&
    (hitsBetween(read.cues.atLeast, Math.max(at - 3, read.sentenceOf(at)?.from ?? 0), at).some(
      (cue) => cue.to <= at && at - cue.to <= 2,
    ) ||
      isAtLeastBehind(read, to) ||
      /^(?: ?€)?\+/.test(read.original.slice(read.tokens[to - 1]?.end ?? 0)));
  const originalLow = upTo ? null : low;
  const originalHigh = upTo || (high === null && !atLeast) ? low : high;
  return {
    value: {
      low: originalLow === null ? null : monthly(originalLow),
      high: originalHigh === null ? null : monthly(originalHigh),
      period,
      originalLow,
      originalHigh,
    },
    from,
    to,
    confidence,
  };
}

/** "16,85 € bruts de l'heure au minimum", unless "at least" begins what follows. */
function isAtLeastBehind(read: ReadText, to: number): boolean {
  const cue = hitsBetween(read.cues.atLeast, to, to + REACH.wage.least).find(({ from }) => from >= to);
  if (cue === undefined || read.sentenceOf(cue.from) !== read.sentenceOf(to - 1)) return false;
  const isOneClause = !read.tokens
    .slice(to, cue.from)
    .some(({ followsBreak, number }) => followsBreak || number !== null);
  return isOneClause && (read.tokens[cue.to]?.followsBreak ?? true);
}

function perMonth(amount: number, period: WagePeriod, hoursAMonth: number): number {
  switch (period) {
    case 'HOUR':
      return amount * hoursAMonth;
    case 'DAY':
      return (amount * hoursAMonth) / HOURS_A_DAY;
    case 'WEEK':
      return amount * WEEKS_A_MONTH;
    case 'MONTH':
      return amount;
    case 'YEAR':
      return amount / MONTHS_A_YEAR;
  }
}

function periodBySize(amount: number): WagePeriod | null {
  if (isWithin(amount, 'HOUR') && amount < 100) return 'HOUR';
  if (amount >= 900 && amount < 12_000) return 'MONTH';
  return amount >= 12_000 && isWithin(amount, 'YEAR') ? 'YEAR' : null;
}
