import type { WorkingHours } from '@counterpart/domain';
import { alternativesOfAll, keysOfAll, phrasesOfAll } from '../../../language/word-lists.ts';
import type { ValueMention } from '../../../structure/value-mention.ts';
import type { ReadText } from '../../../structure/read-text.ts';
import { DAY_WORDS, daysAt } from './named-days.ts';
import { PhraseTable } from '../../../tokens/phrase-table.ts';

/** The same where the breaks are left out. */
const FULL_WEEK_WORKED = 35;
/** Hours a week from which a job is full time, an hour of breaks a day included. */
const FULL_WEEK = 37.5;
const SHORTEST_DAY = 2;
const LONGEST_DAY = 12;
/** Characters behind the days in which the times stand. */
const TIMES_SAMPLE = 40;

/** When the doors are open is no time of work. */
const OPENING = new RegExp(String.raw`\b(?:${alternativesOfAll('clock.opening')})\b`, 'i');

const TIME = String.raw`(\d{1,2})(?:(?: ?[hu] ?|[.:])?(\d{2}))?\s?`;
const UNIT = alternativesOfAll('clock.unit');
const BETWEEN = `-|–|${alternativesOfAll('clock.to')}`;
const TIMES = new RegExp(
  String.raw`^[^\d.;]{0,15}?${TIME}(?:${UNIT}|[ap]\.?m\.?)?\s?(?:${BETWEEN}|${alternativesOfAll('clock.and')})\s?` +
    String.raw`${TIME}(p\.?m\.?)?(?![\d%€])`,
  'iu',
);
/** The same before the days: "7u30-16u, van maandag tot vrijdag". */
const TIMES_BEFORE = new RegExp(
  String.raw`${TIME}(?:${UNIT}|[ap]\.?m\.?)?\s?(?:${BETWEEN})\s?${TIME}(?:${UNIT}|p\.?m\.?)?[^\d]{0,12}$`,
  'iu',
);
/** Characters before the days in which a word of opening stands. */
const OPENING_SAMPLE = 60;

/** Days of the week with the times of the clock beside them. */
interface Stretch extends ValueMention<number> {
  /** Hours of the week that they make; 0 where no times are told. */
  readonly value: number;
  readonly days: number;
  /** Both halves of a day are told, and between them the break. */
  readonly hasBreak: boolean;
}

/**
 * "Monday to Friday, 8.30 to 17.00", "Mon to Thu 7.30-4.30 and Fri 7.30-12.30": the hours that days and times of the
 * clock make.
 */
export function clockWeeks(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const found: ValueMention<WorkingHours>[] = [];
  const all = stretches(read);
  for (const [at, stretch] of all.entries()) {
    const before = all[at - 1];
    if (before !== undefined && goesOn(read, before, stretch)) continue;
    let next = at + 1;
    while (goesOn(read, all[next - 1], all[next])) next++;
    const same = all.slice(at, next);
    const [days, hours] = [sumOf(same, 'days'), sumOf(same, 'value')];
    const last = same.at(-1) ?? stretch;
    // "infodag op zaterdag van 9 tot 12 uur": one day is a week only as every such day
    if (days < 2 && !EVERY.has(read.tokens[stretch.from - 1]?.key ?? '')) continue;
    const full = same.some(({ hasBreak }) => hasBreak) ? FULL_WEEK_WORKED : FULL_WEEK;
    const value = hours >= full ? ('FULL_TIME' as const) : ('PART_TIME' as const);
    found.push({ value, from: stretch.from, to: last.to, confidence: 0.6 });
  }
  return found;
}

/** Whether a stretch tells more of the same week: in the same sentence, or at the head of the next one. */
function goesOn(read: ReadText, before: Stretch | undefined, next: Stretch | undefined): boolean {
  if (before === undefined || next === undefined) return false;
  const [first, second] = [read.sentenceOf(before.from), read.sentenceOf(next.from)];
  return first === second || (first?.to === second?.from && next.from - (second?.from ?? 0) <= LINE_LEAD);
}

/** Words before the day in a line that goes on with the week: "Le vendredi : 7h - 12h". */
const LINE_LEAD = 2;

const EVERY = keysOfAll('clock.every');

function sumOf(stretches: readonly Stretch[], key: 'days' | 'value'): number {
  return stretches.reduce((sum, stretch) => sum + stretch[key], 0);
}

function stretches(read: ReadText): readonly Stretch[] {
  const { tokens, original } = read;
  const found: Stretch[] = [];
  let areTimesFirst = false;
  for (let from = 0; from < tokens.length; from++) {
    const token = tokens[from];
    if (token === undefined || !DAY_WORDS.mayHave(token)) continue;
    const sentence = read.sentenceOf(from);
    const named = daysAt(read, from);
    if (named === null || sentence === undefined || sentence.section === 'company') continue;
    const [to, days] = named;
    const [start, end] = [token.start, tokens[to]?.end ?? 0];
    if (OPENING.test(original.slice(Math.max(sentence.start, start - OPENING_SAMPLE), end))) continue;
    const before = TIMES_BEFORE.exec(original.slice(Math.max(sentence.start, start - TIMES_SAMPLE), start));
    // "0800-1630 Mon to Thu, 0800-1500 Fri": where times open the sentence they stand before their days
    const last = found.at(-1);
    if (last === undefined || read.sentenceOf(last.from) !== sentence) areTimesFirst = before !== null;
    const behind = areTimesFirst && before !== null ? null : TIMES.exec(original.slice(end, end + TIMES_SAMPLE));
    const times = behind ?? before;
    if (times === null) continue;
    // "9h-12h et 14h-19h": both halves of a day
    const over = behind === null ? end : end + behind[0].length;
    const [first, least] = [start - (before?.[0].length ?? 0), Math.max(sentence.start, start - 2 * TIMES_SAMPLE)];
    const second =
      behind === null
        ? FIRST_HALF.exec(original.slice(least, first))
        : SECOND_HALF.exec(original.slice(over, over + TIMES_SAMPLE));
    const day = lengthOf(times) + (second === null ? 0 : lengthOf(second));
    if (day < SHORTEST_DAY || day > LONGEST_DAY) continue;
    let next = to + 1;
    while (next < tokens.length && (tokens[next]?.start ?? over) < over) next++;
    found.push({ value: days * day, days, hasBreak: second !== null, from, to: next, confidence: 1 });
    from = to;
  }
  return found;
}

const LABELS = new PhraseTable<true>();
for (const phrase of phrasesOfAll('clock.label')) LABELS.add(phrase, true);
/** A day of the clock from which a week of them is full time, its breaks included. */
const FULL_DAY = 7.5;
const DAY = String.raw`${TIME}(?:${UNIT}|a\.?m\.?)?\s?(?:${BETWEEN})\s?${TIME}(?:${UNIT}|p\.?m\.?)?`;
/** Between two stretches of one day. */
const JOINED = String.raw`//|[/,;+]|${alternativesOfAll('clock.and')}|${alternativesOfAll('clock.joined')}`;
const LABELLED = new RegExp(String.raw`^\s?[:|]?\s?${DAY}(?!\s?/)`, 'iu');
/** "Orario: 7.30-12 e 13-16.30", "Horaires : 8 h - 12 h et 13 h - 17 h": both halves of a day. */
const HALVES = new RegExp(String.raw`^\s?[:|]\s?${DAY}\s?(?:${JOINED})\s?${DAY}`, 'iu');
/** A first stretch right before the second: "8-12 / 13-17 dal lunedì al venerdì". */
const FIRST_HALF = new RegExp(
  String.raw`(?<![\d.,:])${DAY}\s?(?:${JOINED})\s?(?:(?:${alternativesOfAll('clock.from')})\s)?$`,
  'iu',
);
/** A second stretch right behind the first. */
const SECOND_HALF = new RegExp(
  String.raw`^(?:${UNIT})?\s?(?:${JOINED})?\s?(?:(?:${alternativesOfAll('clock.from')})\s)?${DAY}`,
  'iu',
);
/** Both halves of a day, without its break. */
const BOTH_HALVES = 7;

/** "Orario: 8-17 con un'ora di pausa": a working day, which says nothing of other days. */
export function labelledDay(read: ReadText): readonly ValueMention<WorkingHours>[] {
  return LABELS.find(read.tokens).flatMap(({ from, to }) => {
    const sentence = read.sentenceOf(from);
    if (sentence?.from !== from || sentence.section === 'company') return [];
    const end = read.tokens[to - 1]?.end ?? 0;
    const behind = read.original.slice(end, end + TIMES_SAMPLE);
    const halves = HALVES.exec(behind);
    const times = halves === null ? LABELLED.exec(behind) : null;
    const length = times === null ? 0 : lengthOf(times);
    const both = halves === null ? 0 : lengthOf(halves) + lengthOf([halves[0], ...halves.slice(5)]);
    // "Werkuren: 6-14 / 14-22" are two shifts
    const areShifts = halves !== null && lengthOf(halves) >= FULL_DAY;
    if ((length < FULL_DAY && both < BOTH_HALVES) || (!areShifts && Math.max(length, both) > LONGEST_DAY)) return [];
    return [{ value: 'FULL_TIME' as const, from, to, confidence: 0.5 }];
  });
}

/** Hours from the first time to the second; "9 to 5" ends in the afternoon, "22.00 to 6.00" on the next day. */
function lengthOf([, fromHour, fromMinute = '0', toHour, toMinute = '0']: readonly string[]): number {
  const start = Number(fromHour) + Number(fromMinute) / 60;
  const end = Number(toHour) + Number(toMinute) / 60;
  if (end > start) return end - start;
  return end + 12 > start ? end + 12 - start : end + 24 - start;
}
