import type { Language, WorkingHours } from '@counterpart/domain';
import { type FoundValue, surestOfEach } from './found-value.ts';
import { cuesWithin, isNegated } from './polarity.ts';
import { hitsBetween } from './piece-window.ts';
import type { ReadText } from './read-text.ts';

/** Hours a week from which a job is full time: the usual week of the countries where the language is spoken. */
const FULL_WEEK: Readonly<Record<Language, number>> = { DUT: 36, FRE: 35, ENG: 35, ITA: 36 };
const LONGEST_WEEK = 60;
const SHORTEST_WEEK = 4;
/** "38 uur per week": at most this many words between the number and "week". */
const UNIT_REACH = 4;

/** Working hours from words ("temps plein"), hours a week, percentages and fractions. */
export function findWorkingHours(read: ReadText): readonly FoundValue<WorkingHours>[] {
  const found: FoundValue<WorkingHours>[] = [];
  for (const { value, from, to } of read.cues.hours) {
    if (read.sentenceOf(from)?.section === 'company' || isNegated(read, from, to)) continue;
    // "€ 2.700 voor een voltijdse", "brut pour un temps plein": what the wage is reckoned for
    if (isReckonedFor(read, from)) continue;
    found.push({ value, from, to, confidence: 0.95 });
  }
  found.push(...weeklyHours(read), ...labelledHours(read), ...dailyHours(read), ...fractions(read));
  const mixed = found.find(({ value }) => value === 'MIXED');
  if (mixed !== undefined)
    return surestOfEach(found.filter(({ value }) => value === 'MIXED' || value === 'AVAILABILITY'));
  const full = found.find(({ value }) => value === 'FULL_TIME');
  const part = found.find(({ value }) => value === 'PART_TIME');
  if (full !== undefined && part !== undefined) {
    const [first, last] = full.from < part.from ? [full, part] : [part, full];
    // said of both at one place: the job can be either
    if (read.sentenceOf(first.from) === read.sentenceOf(last.from)) {
      return [{ value: 'MIXED', from: first.from, to: Math.max(first.to, last.to), confidence: 0.85 }];
    }
  }
  return surestOfEach(found);
}

function ofWeek(low: number, high: number, language: Language): WorkingHours {
  const full = FULL_WEEK[language];
  return low >= full ? 'FULL_TIME' : high < full ? 'PART_TIME' : 'MIXED';
}

function weeklyHours(read: ReadText): readonly FoundValue<WorkingHours>[] {
  const found: FoundValue<WorkingHours>[] = [];
  const { pieces, cues } = read;
  for (const unit of cues.hourUnit) {
    const high = pieces[unit.from - 1]?.number ?? null;
    if (high === null || high < SHORTEST_WEEK || high > LONGEST_WEEK) continue;
    const week = hitsBetween(cues.weekWord, unit.to, unit.to + UNIT_REACH).find((cue) => cue.from >= unit.to);
    const sentence = read.sentenceOf(unit.from);
    // "vrijdag tot 13u, 38 uren/week": a number between is the one that the week counts
    // in "17 h 30 hebdomadaires" it is the minutes
    const isOther =
      week !== undefined &&
      pieces
        .slice(unit.to, week.from)
        .some(({ number }, at) => number !== null && !(at === 0 && number < 60 && number % 15 === 0));
    const isWeekly = week !== undefined && !isOther && read.sentenceOf(week.from) === sentence;
    // "35h" alone is how French ads name the legal week
    const isUsual = read.language === 'FRE' ? high >= 35 && high <= 39 : isUsualWeek(read, unit, high);
    if (!isWeekly && !isUsual) continue;
    if (sentence === undefined || sentence.section === 'company') continue;
    let from = unit.from - 1;
    let low = high;
    const between = hitsBetween(cues.rangeWord, from - 1, from).find(({ to }) => to === from);
    const start = between === undefined ? from - 1 : between.from - 1;
    const isDash =
      between !== undefined ||
      /^\s?[-–—/]\s?$/.test(read.original.slice(pieces[start]?.end ?? 0, pieces[from]?.start ?? 0));
    const other = pieces[start]?.number ?? null;
    if (isDash && other !== null && other >= SHORTEST_WEEK && other < high) {
      low = other;
      from = start;
    }
    found.push({ value: ofWeek(low, high, read.language), from, to: isWeekly ? week.to : unit.to, confidence: 0.9 });
  }
  return found;
}

/** "Hours: 40", "Uren: 24-32", "Orario: 40": the unit stands before its number, as the label of a line. */
function labelledHours(read: ReadText): readonly FoundValue<WorkingHours>[] {
  const { pieces, original } = read;
  return [...read.cues.hourUnit, ...read.cues.partWord].flatMap(({ to }) => {
    const first = pieces[to]?.number ?? null;
    const gap = original.slice(pieces[to - 1]?.end ?? 0, pieces[to]?.start ?? 0);
    if (first === null || !gap.includes(':') || first < SHORTEST_WEEK || first > LONGEST_WEEK) return [];
    const isRange = /^\s?[-–/]\s?$/.test(original.slice(pieces[to]?.end ?? 0, pieces[to + 1]?.start ?? 0));
    const high = isRange ? (pieces[to + 1]?.number ?? first) : first;
    // 8:30 and 9-17 are times of the day
    const after = original.slice(pieces[to]?.end ?? 0, (pieces[to]?.end ?? 0) + 3);
    if (high < 12 || high > LONGEST_WEEK || high < first || /^[:.h]\d/.test(after) || (isRange && high < BEYOND_CLOCK))
      return [];
    return [{ value: ofWeek(first, high, read.language), from: to, to: isRange ? to + 2 : to + 1, confidence: 0.8 }];
  });
}

/** "8 ore al giorno, dal lunedì al sabato": a whole working day on most days. */
function dailyHours(read: ReadText): readonly FoundValue<WorkingHours>[] {
  return read.cues.hourUnit.flatMap((unit) => {
    const hours = read.pieces[unit.from - 1]?.number ?? null;
    if (hours === null || hours < 7 || hours > 9) return [];
    const day = hitsBetween(read.cues.period, unit.to, unit.to + 3).find(({ value }) => value === 'DAY');
    return day === undefined
      ? []
      : [{ value: 'FULL_TIME' as const, from: unit.from - 1, to: day.to, confidence: 0.75 }];
  });
}

/** Pieces of a line that only lists facts. */
const SHORT_LINE = 10;
/** Hours of a full week, which no clock shows. */
const BEYOND_CLOCK = 25;

/** "24-32 uur", "contract of 40 hours": more hours than a day has, and a word of working time in the sentence or a range. */
function isUsualWeek(read: ReadText, unit: { readonly from: number }, high: number): boolean {
  const sentence = read.sentenceOf(unit.from);
  if (sentence === undefined || high < BEYOND_CLOCK || high > 40) return false;
  const before = read.original.slice(read.pieces[unit.from - 2]?.start ?? 0, read.pieces[unit.from - 1]?.start ?? 0);
  const isRange =
    /[-–—/]\s?$/.test(before) ||
    hitsBetween(read.cues.rangeWord, unit.from - 2, unit.from).some(({ to }) => to === unit.from - 1);
  // "36 uur | schaal 8": a short line of facts
  const isFact = sentence.to - sentence.from <= SHORT_LINE;
  return isRange || isFact || hitsBetween(read.cues.partWord, sentence.from, sentence.to).length > 0;
}

const FOR = new Set('voor bij pour base for per su'.split(' '));
const ARTICLE = new Set('een un une a an uno una d de'.split(' '));

/** Whether a sentence about the wage names the hours only to reckon with: "looking for a full-time nurse" does not. */
function isReckonedFor(read: ReadText, from: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined || !cuesWithin(read.cues.wageWord, sentence)) return false;
  const [first, second] = [read.pieces[from - 1]?.key ?? '', read.pieces[from - 2]?.key ?? ''];
  return FOR.has(first) || (ARTICLE.has(first) && FOR.has(second));
}

/** 80 %, 0,8 FTE, 4/5, 3/4 beside a word of working time; 4/5 and 9/10 by themselves. */
function fractions(read: ReadText): readonly FoundValue<WorkingHours>[] {
  const found: FoundValue<WorkingHours>[] = [];
  const { pieces, cues } = read;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.number === undefined || piece.number === null) continue;
    const sentence = read.sentenceOf(at);
    if (sentence === undefined || sentence.section === 'company') continue;
    const next = pieces[at + 1];
    const isBeside = hitsBetween(cues.partWord, at - 4, at + 6).some(
      ({ from, to }) =>
        (to <= at && at - to <= 4 && from >= sentence.from) || (from > at && from - at <= 5 && to <= sentence.to),
    );
    if (next?.key === '%') {
      if (!isBeside || piece.number < 20 || piece.number > 100 || next.isApart) continue;
      found.push({ value: piece.number === 100 ? 'FULL_TIME' : 'PART_TIME', from: at, to: at + 2, confidence: 0.8 });
    } else if (next !== undefined && ['fte', 'vte', 'etp'].includes(next.key)) {
      if (piece.number > 0.1 && piece.number <= 1) {
        found.push({ value: piece.number === 1 ? 'FULL_TIME' : 'PART_TIME', from: at, to: at + 2, confidence: 0.85 });
      }
    } else if (isFraction(read, at)) {
      // "4/5" at the end of a phrase; "4/5 techniciens" counts people
      const isClosed = pieces[at + 2] === undefined || pieces[at + 2]?.isApart === true;
      const isWeekly = (next?.number ?? 0) >= 20 && piece.number >= 8;
      const isUsual = isClosed && (next?.number === 5 || next?.number === 10 || isWeekly);
      if (!isBeside && !isUsual) continue;
      const value: WorkingHours = piece.number === next?.number ? 'FULL_TIME' : 'PART_TIME';
      found.push({ value, from: at, to: at + 2, confidence: isBeside ? 0.85 : 0.7 });
    }
  }
  return found;
}

const DENOMINATORS = new Set([2, 4, 5, 10, 22, 24, 36, 38, 40]);

/** One slash between two whole numbers, none before or behind (a date has two). */
function isFraction(read: ReadText, at: number): boolean {
  const [top, bottom] = [read.pieces[at], read.pieces[at + 1]];
  if (top?.number == null || bottom?.number == null || !DENOMINATORS.has(bottom.number)) return false;
  if (
    top.number < 1 ||
    top.number > bottom.number ||
    (bottom.number < 20 && (!Number.isInteger(top.number) || top.number === bottom.number))
  )
    return false;
  if ((bottom.number < 20 && top.end - top.start > 1) || bottom.end - bottom.start > 2) return false;
  if (read.original.slice(top.end, bottom.start) !== '/') return false;
  return !/[/\d.]/.test(read.original.charAt(top.start - 1)) && !/[/\d]/.test(read.original.charAt(bottom.end));
}
