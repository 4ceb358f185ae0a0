import type { ReadText, Sentence } from '../../structure/read-text.ts';
import type { WagePeriod } from '../../language/wage-period.ts';
import { REACH } from '../../tokens/reach.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { CURRENCY } from './wage-amount.ts';
import { alternativesOfAll, keysOfAll } from '../../language/word-lists.ts';
import { BOUNDS, isWithin } from './wage-terms.ts';

/** A period within the sign of an amount, as far as if words stood between. */
const JOINED_GAP = 1.5;

/** The nearest period that the amount can be paid for. */
export function nearestPeriod(read: ReadText, from: number, to: number, amount: number): WagePeriod | null {
  const sentence = read.sentenceOf(from);
  let best: WagePeriod | null = null;
  let distance = REACH.wage.period + 1;
  for (const cue of hitsBetween(read.cues.period, from - REACH.wage.period, to + REACH.wage.period + 1)) {
    if (read.sentenceOf(cue.from) !== sentence || !isWithin(amount, cue.value)) continue;
    if (cue.value === 'WEEK' && isWeekOfHours(read, cue)) continue;
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

/** Words between a week and its hours: "38 uur in de week", "een week van 38 uur". */
const WEEK_TO_HOURS = 2;

/**
 * "36 uur per week", "38 uur in de week", "op basis van een volledige week", "een week van 38 uur": a week in which
 * somebody works is no week for which somebody is paid.
 */
function isWeekOfHours(read: ReadText, week: { readonly from: number; readonly to: number }): boolean {
  const { cues, tokens, original } = read;
  const { from, to } = week;
  if (hitsBetween(cues.hours, from - 1, to).some((hit) => hit.from < from && hit.to === to)) return true;
  const hasNumber = (begin: number, end: number): boolean =>
    tokens.slice(begin, end).some(({ number }) => number != null);
  if (hitsBetween(cues.hourUnit, from - 1 - WEEK_TO_HOURS, from).some((unit) => !hasNumber(unit.to, from))) return true;
  // "650 euro/week bij 40 uur", "£650 per week for 40 hours" are paid for a week
  if (to - from > 1 || original.charAt((tokens[from]?.start ?? 0) - 1) === '/') return false;
  return hitsBetween(cues.hourUnit, to, to + WEEK_TO_HOURS + 1).some((unit) => hasNumber(to, unit.from));
}

/** "Uurloon: 16,50", "Hourly rate: min 14.50": euros and cents right behind what names a wage of an hour. */
export function isRate({ original, tokens, cues }: ReadText, at: number, to: number): boolean {
  if (!/^\d+[.,]\d{2}(?:\D{1,6}\d+[.,]\d{2})?$/.test(original.slice(tokens[at]?.start, tokens[to - 1]?.end)))
    return false;
  return hitsBetween(cues.wageWord, at - 4, at).some((word) =>
    hitsBetween(cues.period, word.from, word.to).some(({ value }) => value === 'HOUR'),
  );
}

const RATES = keysOfAll('wage.rate');
/** What an hour of work costs at least and at most where nothing but a label says that a number is its price. */
const [LEAST_RATE, MOST_RATE] = [20, 200] as const;

/** "Tarief: 85", "Uurtarief 95": a bare number that is all that stands behind the label of a rate. */
export function isBareRate({ original, tokens }: ReadText, at: number, to: number): boolean {
  const [label, amount, next] = [tokens[at - 1], tokens[at], tokens[to]];
  if (label === undefined || amount?.number == null || to !== at + 1) return false;
  if (amount.number < LEAST_RATE || amount.number > MOST_RATE) return false;
  const isNamed = RATES.has(label.key) || RATES.has(`${tokens[at - 2]?.key ?? ''} ${label.key}`);
  if (!isNamed || !/^ ?:?\s*$/.test(original.slice(label.end, amount.start))) return false;
  // "Opdracht tarief 80Opdracht uren 36": what pages run together
  return next === undefined || next.followsBreak || /^\n|^(?=\p{Lu})/u.test(original.slice(amount.end, next.end));
}

/** "14,40 p/u", "21.50 - 23 ph": euros and cents right before "per hour" need no currency. */
export function isHourly({ original, tokens, cues }: ReadText, at: number, to: number): boolean {
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
export function questionBefore(read: ReadText, { from }: Sentence): Sentence | null {
  const before = from === 0 ? undefined : read.sentenceOf(from - 1);
  if (before === undefined || before.to - before.from > SHORT_QUESTION) return null;
  const end = read.tokens[before.to - 1]?.end ?? 0;
  return /^\s?\?/.test(read.original.slice(end, end + 2)) ? before : null;
}

/** The period that the question before an amount names, for which it can be paid; null without one. */
export function periodOf(read: ReadText, question: Sentence | null, amount: number): WagePeriod | null {
  if (question === null) return null;
  const cue = hitsBetween(read.cues.period, question.from, question.to).find(({ value }) => isWithin(amount, value));
  return cue?.value ?? null;
}

/** Whether "per month" stands right before or behind an amount, tokens `at` to `to` (exclusive). */
export function isPerMonth({ cues }: ReadText, at: number, to: number): boolean {
  return hitsBetween(cues.period, at - 2, to + 3).some(({ value }) => value === 'MONTH');
}

/** The least that a few hours a week are paid in a year, where the text says that the amount is a year's. */
const LEAST_YEARLY = 1500;
/** Words between "annual" and the amount, and between the amount and "per annum". */
const [YEAR_BEFORE, YEAR_BEHIND] = [1, 1] as const;

/**
 * "£6,328 per annum", "Annual salary: £3,096 to £3,483 (…), payable monthly": what a part of a week is paid in a year,
 * which by its size might be a month's.
 */
export function isSmallYearly(read: ReadText, from: number, to: number, amount: number): boolean {
  const { cues, tokens } = read;
  // in euros "annuel" beside such an amount is mostly said of a month's
  if (amount < LEAST_YEARLY || !isInPounds(read, from, to)) return false;
  if (amount < BOUNDS.MONTH[1] && isPartOfWhole(read, to)) return true;
  if (amount >= BOUNDS.YEAR[0]) return false;
  const start = CURRENCY.has(tokens[from - 1]?.key ?? '') ? from - 1 : from;
  // "up to £1,500 a year" is what a benefit is worth
  if (hitsBetween(cues.upTo, start - 1, start).some((cue) => cue.to === start)) return false;
  const isYear = ({ value }: { readonly value: WagePeriod }): boolean => value === 'YEAR';
  // "Annual salary: £3,150, payable monthly": behind a break another thing is told
  const behind = hitsBetween(cues.period, to, to + YEAR_BEHIND + 1).filter(
    (cue) => cue.from >= to && !tokens.slice(to, cue.from + 1).some(({ followsBreak }) => followsBreak),
  );
  if (behind.length > 0) return behind.some(isYear);
  return hitsBetween(cues.period, start - YEAR_BEFORE - 1, start).some(
    (cue) => isYear(cue) && cue.to <= start && start - cue.to <= YEAR_BEFORE,
  );
}

const WHOLE = String.raw`(?<!\p{L})(?:${alternativesOfAll('wage.full-time').replaceAll(' ', '[ -]')})(?!\p{L})`;
const YEARLY = String.raw`£\s?[1-9]\d,?\d{3}(?!\d)`;
/** "(FTE £26,000)", "(£26,000 FTE)" in the same line. */
const WHOLE_WAGE = new RegExp(
  String.raw`^[^\n]{0,40}?(?:${WHOLE}[^\d£\n]{0,12}${YEARLY}|${YEARLY}[^\d£\n]{0,12}${WHOLE})`,
  'iu',
);
const WHOLE_SAMPLE = 90;

/** "£9,750 for 15 hours a week (FTE | £26,000)": behind the token `to` stands what a whole week is paid in a year. */
function isPartOfWhole({ original, tokens }: ReadText, to: number): boolean {
  const end = tokens[to - 1]?.end ?? original.length;
  return WHOLE_WAGE.test(original.slice(end, end + WHOLE_SAMPLE));
}

function isInPounds({ tokens, original }: ReadText, from: number, to: number): boolean {
  return /£|gbp|pounds/i.test(original.slice(tokens[from - 1]?.start ?? tokens[from]?.start, tokens[to - 1]?.end));
}

const NET = keysOfAll('wage.net');

/** "Stipendio netto 840 €": less than a month's usual wage, but net, and nothing else is told net. */
export function isSmallNet({ tokens, original }: ReadText, from: number, to: number, amount: number): boolean {
  if (amount < BOUNDS.MONTH[0] || !/€|eur/i.test(original.slice(tokens[from - 1]?.start, tokens[to - 1]?.end)))
    return false;
  return tokens.slice(Math.max(0, from - NET_REACH), to + NET_REACH).some(({ key }) => NET.has(key));
}

/** Words between "net" and the amount. */
const NET_REACH = 2;

/** The least of what is a year's wage by its size: a month's in euros may be more than a small year's in pounds. */
const LEAST_BY_SIZE = { euros: 12_000, pounds: BOUNDS.YEAR[0] } as const;

/** The period for which an amount, the tokens `from` to `to`, is usually paid; null for one of no such size. */
export function periodBySize(read: ReadText, from: number, to: number, amount: number): WagePeriod | null {
  if (isWithin(amount, 'HOUR') && amount < 100) return 'HOUR';
  // "Salary (15 hours): £9,103"
  const yearly = LEAST_BY_SIZE[amount < LEAST_BY_SIZE.euros && isInPounds(read, from, to) ? 'pounds' : 'euros'];
  if (amount >= 900 && amount < yearly) return 'MONTH';
  return amount >= yearly && isWithin(amount, 'YEAR') ? 'YEAR' : null;
}
