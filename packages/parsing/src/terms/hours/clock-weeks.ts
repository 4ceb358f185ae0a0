import { LANGUAGES, localeOfLanguage, type WorkingHours } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import type { ValueMention } from '../../structure/value-mention.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { TermSet, termOf } from '../../tokens/term-dictionary.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import { alternativesOfAll, keysOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { REACH } from '../../tokens/reach.ts';

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

const TIME = String.raw`(\d{1,2})(?:[.:hu](\d{2}))?\s?`;
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

const DAY_WORDS = new TermSet();
for (const name of DAYS.keys()) DAY_WORDS.add(termOf(name));

/** Whether a token names a day of the week. */
export function isDayOfWeek(token: Token): boolean {
  return DAY_WORDS.mayHave(token) && DAYS.has(token.key);
}

/** "Monday to Friday, 8.30 to 17.00": the hours that days and times of the clock make. */
export function clockWeeks(read: ReadText): readonly ValueMention<WorkingHours>[] {
  const { tokens, original } = read;
  const days: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined && DAY_WORDS.mayHave(token)) days.push(at);
  }
  return days.flatMap((from) => {
    const first = DAYS.get(tokens[from]?.key ?? '');
    const sentence = first === undefined ? undefined : read.sentenceOf(from);
    if (first === undefined || sentence === undefined || sentence.section === 'company') return [];
    const ahead = tokens.slice(from + 1, from + 1 + REACH.hours.days).findIndex((token) => DAYS.has(token.key));
    let to = from + 1 + ahead;
    const last = ahead === -1 ? undefined : DAYS.get(tokens[to]?.key ?? '');
    if (last === undefined || last === first) return [];
    // "Sunday to Thursday" runs over the end of the week
    const isStretch = isRange(read, from, to);
    if (last < first && !isStretch) return [];
    let count = ((last - first + WEEK) % WEEK) + 1;
    if (!isStretch) {
      [to, count] = listedDays(read, from);
      if (count < 2) return [];
    }
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    const behind = TIMES.exec(original.slice(end, end + TIMES_SAMPLE));
    const times = behind ?? TIMES_BEFORE.exec(original.slice(Math.max(sentence.start, start - TIMES_SAMPLE), start));
    if (times === null || OPENING.test(original.slice(Math.max(sentence.start, start - OPENING_SAMPLE), end)))
      return [];
    const day = lengthOf(times);
    if (day < SHORTEST_DAY || day > LONGEST_DAY) return [];
    const value = count * day >= FULL_WEEK ? ('FULL_TIME' as const) : ('PART_TIME' as const);
    const over = behind === null ? end : end + behind[0].length;
    let next = to + 1;
    while (next < tokens.length && (tokens[next]?.start ?? over) < over) next++;
    return [{ value, from, to: next, confidence: 0.6 }];
  });
}

const LABELS = new PhraseTable<true>();
for (const phrase of phrasesOfAll('clock.label')) LABELS.add(phrase, true);
/** A day of the clock from which a week of them is full time, its breaks included. */
const FULL_DAY = 7.5;
const DAY = String.raw`${TIME}(?:${UNIT}|a\.?m\.?)?\s?(?:${BETWEEN})\s?${TIME}(?:${UNIT}|p\.?m\.?)?`;
const LABELLED = new RegExp(String.raw`^\s?[:|]\s?${DAY}`, 'iu');
/** "Orario: 7.30-12 e 13-16.30", "Horaires : 8 h - 12 h et 13 h - 17 h": both halves of a day. */
const HALVES = new RegExp(
  String.raw`^\s?[:|]\s?${DAY}\s?(?:[/,;+]|${alternativesOfAll('clock.and')}|${alternativesOfAll('clock.joined')})\s?${DAY}`,
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
    if ((length < FULL_DAY && both < BOTH_HALVES) || Math.max(length, both) > LONGEST_DAY) return [];
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
