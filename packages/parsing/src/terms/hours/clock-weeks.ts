import { LANGUAGES, localeOfLanguage, type WorkingHours } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import type { ValueMention } from '../../structure/value-mention.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { TermSet, termOf } from '../../tokens/term-dictionary.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import { alternativesOfAll, keysOfAll, phrasesOfAll, valuesOfAll } from '../../language/word-lists.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { REACH } from '../../tokens/reach.ts';

/** The same where the breaks are left out. */
const FULL_WEEK_WORKED = 35;
/** Hours a week from which a job is full time, an hour of breaks a day included. */
const FULL_WEEK = 37.5;
const SHORTEST_DAY = 2;
const LONGEST_DAY = 12;
/** Characters behind the days in which the times stand. */
const TIMES_SAMPLE = 40;
const WEEK = 7;
const TO = keysOfAll('range.to');
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

const PLURALS = ['s', 'en'] as const;
/** Longer names are no short ones. */
const SHORTEST_DAY_NAME = 5;

/** Monday is 0; the names and short names of all four languages. */
const DAYS = new Map(
  LANGUAGES.map(localeOfLanguage).flatMap((locale) =>
    (['long', 'short'] as const).flatMap((weekday) =>
      Array.from({ length: 7 }, (_, day) => {
        // the first of January 2024 was a Monday
        const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day));
        return [foldCase(name).replace('.', ''), day] as const;
      }),
    ),
  ),
);

/** "Saturdays", "zaterdagen". */
const LONG_NAMES = Array.from(DAYS).filter(([name]) => name.length > SHORTEST_DAY_NAME);
const MANY_DAYS = new Set<string>();
for (const [name, day] of LONG_NAMES)
  for (const ending of PLURALS) {
    DAYS.set(`${name}${ending}`, day);
    MANY_DAYS.add(`${name}${ending}`);
  }
/** "Thurs", "woensdagmiddag": other ways to write them. */
for (const [name, day] of valuesOfAll('clock.day')) DAYS.set(name, day - 1);

const DAY_WORDS = new TermSet();
for (const name of DAYS.keys()) DAY_WORDS.add(termOf(name));

/** Whether a token names a day of the week. */
export function isDayOfWeek(token: Token): boolean {
  return DAY_WORDS.mayHave(token) && DAYS.has(token.key);
}

/** Whether a token names a day of the week in the plural: "Saturdays". */
export function isManyDays({ key }: Token): boolean {
  return MANY_DAYS.has(key);
}

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

/** How many days a week are named from a token on, and the last of them; null where none begins there. */
function daysAt(read: ReadText, from: number): readonly [last: number, count: number] | null {
  const { tokens } = read;
  const first = DAYS.get(tokens[from]?.key ?? '');
  if (first === undefined) return null;
  const ahead = tokens.slice(from + 1, from + 1 + REACH.hours.days).findIndex((token) => DAYS.has(token.key));
  const to = from + 1 + ahead;
  const last = ahead === -1 ? undefined : DAYS.get(tokens[to]?.key ?? '');
  // "Sunday to Thursday" runs over the end of the week
  if (last !== undefined && last !== first && isRange(read, from, to)) return [to, ((last - first + WEEK) % WEEK) + 1];
  const [end, count] = listedDays(read, from);
  return count === 0 ? null : [end, count];
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
    const second = behind === null ? null : SECOND_HALF.exec(original.slice(over, over + TIMES_SAMPLE));
    const day = lengthOf(times) + (second === null ? 0 : lengthOf(second));
    if (day < SHORTEST_DAY || day > LONGEST_DAY) continue;
    let next = to + 1;
    while (next < tokens.length && (tokens[next]?.start ?? over) < over) next++;
    found.push({ value: days * day, days, hasBreak: second !== null, from, to: next, confidence: 1 });
    from = to;
  }
  return found;
}

/** How many days of the week a sentence names as a stretch or a list: "van maandag tot donderdag"; 0 for none. */
export function daysNamed(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): number {
  for (let at = from; at < to; at++) {
    const token = read.tokens[at];
    const named = token !== undefined && DAY_WORDS.mayHave(token) ? daysAt(read, at) : null;
    if (named !== null && named[1] > 1) return named[1];
  }
  return 0;
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

/** "Dinsdag en donderdag", "Monday, Wednesday and Friday": the last of several days from one on, and how many. */
function listedDays({ tokens, table }: ReadText, from: number): readonly [last: number, count: number] {
  let [last, count] = [from, 1];
  // the list begins at its first day
  const before = tokens[from - 1];
  const isInside = before !== undefined && table.joiningWords.has(before.key) && DAYS.has(tokens[from - 2]?.key ?? '');
  if (isInside || (tokens[from]?.followsBreak === true && DAYS.has(before?.key ?? ''))) return [from, 0];
  for (;;) {
    const next = table.joiningWords.has(tokens[last + 1]?.key ?? '') ? last + 2 : last + 1;
    const isNext = next > last + 1 || tokens[next]?.followsBreak === true;
    if (!isNext || !DAYS.has(tokens[next]?.key ?? '')) return [last, count];
    last = next;
    count += 1;
  }
}

/** Whether the days are the ends of a stretch: "Monday to Friday", "ma–vr"; not "Tuesday and Friday". */
function isRange({ tokens, original }: ReadText, from: number, to: number): boolean {
  const gap = original.slice(tokens[from]?.end ?? 0, tokens[to]?.start ?? 0);
  return /[-–]|t\/m/.test(gap) || tokens.slice(from + 1, to).some(({ key }) => TO.has(key));
}

/** Hours from the first time to the second; "9 to 5" ends in the afternoon, "22.00 to 6.00" on the next day. */
function lengthOf([, fromHour, fromMinute = '0', toHour, toMinute = '0']: readonly string[]): number {
  const start = Number(fromHour) + Number(fromMinute) / 60;
  const end = Number(toHour) + Number(toMinute) / 60;
  if (end > start) return end - start;
  return end + 12 > start ? end + 12 - start : end + 24 - start;
}
