import { countedBefore, numberAt } from '../../structure/counted-numbers.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';
import { CURRENCY } from '../wage/wage-amount.ts';
import { PERCENT } from './parts-of-full-time.ts';
import {
  BEYOND_CLOCK,
  type HoursMention,
  LEAST_ASKED,
  LONGEST_WEEK,
  MOST_ASKED,
  OF,
  ofWeek,
  SHORTEST_WEEK,
  type Unit,
} from './weeks/usual-week.ts';

/** Hours behind or below what names them: "Uren: 24-32", "How many hours? Twenty", "minimaal 24, maximaal 40 uur". */
export function hoursBehindLabels(read: ReadText): readonly HoursMention[] {
  return [...labelled(read), ...withoutColon(read), ...belowLabel(read), ...asked(read), ...fromLeastToMost(read)];
}

/** Words of a line that is a label and its hours: "Number of hours per week | 20 to 24". */
const [LEAST_LINE, LONGEST_LINE] = [3, 8] as const;
/** The least hours of such a line: fewer may be of a day. */
const LEAST_COUNTED = 12;
const COUNT = keysOfAll('hours.count');

/** "Aantal uren 24", "Hours per week 20": a line that is nothing but a label, which a form would end with a colon. */
function withoutColon(read: ReadText): readonly HoursMention[] {
  const { tokens, cues } = read;
  return cues.hourUnit.flatMap((unit) => {
    const line = read.sentenceOf(unit.from);
    if (line === undefined) return [];
    const length = line.to - line.from;
    if (length < LEAST_LINE || length > LONGEST_LINE || unit.from - line.from > LEAST_LINE) return [];
    const counted = countedBefore(read, line.to, LEAST_COUNTED, LONGEST_WEEK);
    if (counted === null || counted.from < unit.to) return [];
    const isCount = (at: number): boolean => COUNT.has(tokens[at]?.key ?? '');
    const isWeek = (at: number): boolean => hasHitBetween(cues.weekWord, at, at + 1);
    const label = Array.from({ length: counted.from - line.from }, (_, i) => line.from + i);
    // "ore 15" is a time of the clock, and "heures de formation 40" are of no week
    if (!label.some((at) => isCount(at) || isWeek(at))) return [];
    const isLabel = label.every((at) => {
      const key = tokens[at]?.key ?? '';
      const isUnit = at >= unit.from && at < unit.to;
      return isUnit || isCount(at) || isWeek(at) || PER.has(key) || OF.has(key);
    });
    return isLabel ? [{ value: ofWeek(counted), from: counted.from, to: line.to, confidence: 0.8 }] : [];
  });
}

const PER = keysOfAll('hours.per');

/** "Minimaal 24 uur, maximaal 40 uur": the least and the most hours of one sentence. */
const LEAST_AND_MOST = /\bmin(?:imaal|imum|imo|\.)? (\d{1,2})\D{1,20}?\bma(?:x|ss)(?:imaal|imum|imo|\.)? (\d{1,2})\b/iu;
/** Characters of a sentence in which both are looked for. */
const LEAST_SAMPLE = 400;

function fromLeastToMost(read: ReadText): readonly HoursMention[] {
  return read.sentences.flatMap(({ from, to, start, end, section }) => {
    if (section === 'company' || !hasHitBetween(read.cues.hourUnit, from, to)) return [];
    const [, least, most] = LEAST_AND_MOST.exec(read.original.slice(start, Math.min(end, start + LEAST_SAMPLE))) ?? [];
    const [low, high] = [Number(least ?? 0), Number(most ?? 0)];
    if (low < SHORTEST_WEEK || high <= low || high > LONGEST_WEEK) return [];
    return [{ value: ofWeek({ low, high }), from, to, confidence: 0.8 }];
  });
}

/** Words of a label, and of the value on the line below it. */
const [LABEL_WORDS, VALUE_WORDS] = [2, 4] as const;
/** Words of a value where the label says that it is a week's: "30", "30 hours". */
const WEEKLY_VALUE = 2;

/** The end of "per week" behind "hours" in the same line, which end before token `at`; null without it. */
function weekBehind({ cues, sentenceOf }: ReadText, at: number): number | null {
  const line = sentenceOf(at - 1)?.to ?? at;
  return hitsBetween(cues.weekWord, at, at + 2).find(({ from, to }) => from >= at && to <= line)?.to ?? null;
}

/** "Hours" above "39 per week", "Hours per week" above "39": the line above says of what the number is. */
function belowLabel(read: ReadText): readonly HoursMention[] {
  return read.cues.hourUnit.flatMap(({ from, to: end }) => {
    const week = weekBehind(read, end);
    const to = week ?? end;
    const [label, value] = [read.sentenceOf(from), read.sentenceOf(to)];
    if (label === undefined || value === undefined || label === value || to - label.from > LABEL_WORDS + to - end)
      return [];
    if (
      to !== label.to ||
      value.to - value.from > (week === null ? VALUE_WORDS : WEEKLY_VALUE) ||
      !/\n/.test(read.original.slice(label.end, value.start))
    )
      return [];
    const low = read.tokens[value.from]?.number ?? 0;
    const isOfWeek = week !== null || hasHitBetween(read.cues.weekWord, value.from + 1, value.to);
    if (!isOfWeek || low < SHORTEST_WEEK || low > LONGEST_WEEK) return [];
    return [{ value: ofWeek({ low, high: low }), from: value.from, to: value.to, confidence: 0.8 }];
  });
}

/** Words of a question such as "How many hours a week?". */
const QUESTION = 6;

/** "How many hours? Between twenty and forty": the first numbers behind a question that asks for hours. */
function asked(read: ReadText): readonly HoursMention[] {
  return read.cues.hourUnit.flatMap((unit): readonly HoursMention[] => {
    const question = read.sentenceOf(unit.from);
    if (question === undefined || question.to - question.from > QUESTION || !isQuestion(read, question)) return [];
    const answer = read.sentenceOf(question.to);
    if (answer === undefined) return [];
    for (let at = answer.from; at < Math.min(answer.to, answer.from + REACH.hours.answer); at++) {
      if (numberAt(read, at) === null || numberAt(read, at + 1) !== null) continue;
      const isLast = countedBefore(read, at + 3, LEAST_ASKED, MOST_ASKED)?.from === at;
      const counted = countedBefore(read, isLast ? at + 3 : at + 1, LEAST_ASKED, MOST_ASKED);
      if (counted === null || CURRENCY.has(read.tokens[at + 1]?.key ?? '')) return [];
      return [{ value: ofWeek(counted), from: counted.from, to: at + 1, confidence: 0.8 }];
    }
    return [];
  });
}

function isQuestion({ tokens, original }: ReadText, { to }: Sentence): boolean {
  return /^\s?\?/.test(original.slice(tokens[to - 1]?.end ?? 0, (tokens[to - 1]?.end ?? 0) + 2));
}

/** Hours by which a part of full time is told. */
const FULL_WEEKS = new Set([36, 38, 40]);

/** Words of a label behind its first: "Hours of work: 37". */
const LONGER_LABEL = 2;

/** Where the value behind a label at the head of a line begins. */
function endOfLabel({ tokens, original, sentenceOf }: ReadText, { from, to }: Unit): number {
  if (sentenceOf(from)?.from !== from) return to;
  for (let at = to; at <= to + LONGER_LABEL; at++) {
    if (tokens[at]?.number != null) return at;
    if (original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0).includes(':')) return to;
  }
  return to;
}

/** "Hours: 40", "Uren: 24-32", "Orario: 40": the unit stands before its number, as the label of a line. */
function labelled(read: ReadText): readonly HoursMention[] {
  const { tokens, original } = read;
  return [...read.cues.hourUnit, ...read.cues.partWord].flatMap((label) => {
    const to = endOfLabel(read, label);
    const first = tokens[to]?.number ?? null;
    const gap = original.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? 0);
    if (first === null || !gap.includes(':') || first < SHORTEST_WEEK || first > LONGEST_WEEK) return [];
    const isDash = /^\s?[-–/]\s?$/.test(original.slice(tokens[to]?.end ?? 0, tokens[to + 1]?.start ?? 0));
    // "Uren: 32 tot 38"
    const isWord = hasHitBetween(read.cues.rangeWord, to + 1, to + 2) && tokens[to + 2]?.number != null;
    const isRange = isDash || isWord;
    const last = isWord ? to + 3 : isDash ? to + 2 : to + 1;
    // "Durée du contrat : 12 mois", "Loon: 12,05 euro"
    const unit = tokens[last]?.key ?? '';
    if (CURRENCY.has(unit) || PERCENT.has(unit)) return [];
    // "Hours per week: 30, weeks per year: 39"
    const isWeekly = weekBehind(read, label.to) !== null;
    const isOfTerm = hasHitBetween(read.cues.month, last, last + 1) || hasHitBetween(read.cues.year, last, last + 1);
    if (isOfTerm && !isWeekly) return [];
    const high = isRange ? (tokens[last - 1]?.number ?? first) : first;
    // 8:30 and 9-17 are times of the day
    const after = original.slice(tokens[to]?.end ?? 0, (tokens[to]?.end ?? 0) + 3);
    const isOfWeek = hasHitBetween(read.cues.weekWord, last, last + 2);
    const isClock = /^[:.h]\d/.test(after) || (isRange && !isOfWeek && high < BEYOND_CLOCK);
    // "Tewerkstellingsbreuk: 19/38"
    const isFraction = isRange && after.trimStart().startsWith('/') && FULL_WEEKS.has(high);
    if (high < 12 || high > LONGEST_WEEK || high < first || isClock || isFraction) return [];
    return [{ value: ofWeek({ low: first, high }), from: to, to: last, confidence: 0.8 }];
  });
}
