import { type Language, LANGUAGES, localeOfLanguage } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import { keysOfAll, valuesOfAll } from '../../../language/word-lists.ts';
import { termOf, TermSet } from '../../../tokens/term-dictionary.ts';
import type { Token } from '../../../tokens/text-tokens.ts';
import type { ReadText } from '../../../structure/read-text.ts';
import { REACH } from '../../../tokens/reach.ts';

const WEEK = 7;
const TO = keysOfAll('range.to');

const PLURALS = ['s', 'en'] as const;
/** Longer names are no short ones. */
const SHORTEST_DAY_NAME = 5;

function namesIn(language: Language, weekday: 'long' | 'short'): readonly (readonly [name: string, day: number])[] {
  const format = new Intl.DateTimeFormat(localeOfLanguage(language), { weekday, timeZone: 'UTC' });
  // the first of January 2024 was a Monday
  return Array.from({ length: WEEK }, (_, day) => [
    foldCase(format.format(Date.UTC(2024, 0, 1 + day))).replace('.', ''),
    day,
  ]);
}

/** Monday is 0; the names and short names of all four languages. */
const DAYS = new Map(LANGUAGES.flatMap((language) => [...namesIn(language, 'long'), ...namesIn(language, 'short')]));
const SHORT_NAMES = new Map(
  LANGUAGES.map((language) => [language, new Set(namesIn(language, 'short').map(([name]) => name))]),
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

/** The words that name a day of the week, to be asked before `daysAt`. */
export const DAY_WORDS = new TermSet();
for (const name of DAYS.keys()) DAY_WORDS.add(termOf(name));

/** The day of the week that a word names; "di", "ma" and "do" are small words where they are no short names. */
function dayOf({ table, language }: ReadText, key: string): number | undefined {
  const day = DAYS.get(key);
  return day === undefined || (table.stopWords.has(key) && SHORT_NAMES.get(language)?.has(key) !== true)
    ? undefined
    : day;
}

/** Whether a token of a text names a day of the week. */
export function isDayOfWeek(read: ReadText, token: Token): boolean {
  return DAY_WORDS.mayHave(token) && dayOf(read, token.key) !== undefined;
}

/** Whether a token names a day of the week in the plural: "Saturdays". */
export function isManyDays({ key }: Token): boolean {
  return MANY_DAYS.has(key);
}

/** How many days a week are named from a token on, and the last of them; null where none begins there. */
export function daysAt(read: ReadText, from: number): readonly [last: number, count: number] | null {
  const { tokens } = read;
  const first = dayOf(read, tokens[from]?.key ?? '');
  if (first === undefined) return null;
  const ahead = tokens
    .slice(from + 1, from + 1 + REACH.hours.days)
    .findIndex((token) => dayOf(read, token.key) !== undefined);
  const to = from + 1 + ahead;
  const last = ahead === -1 ? undefined : dayOf(read, tokens[to]?.key ?? '');
  // "Sunday to Thursday" runs over the end of the week
  if (last !== undefined && last !== first && isRange(read, from, to)) return [to, ((last - first + WEEK) % WEEK) + 1];
  const [end, count] = listedDays(read, from);
  return count === 0 ? null : [end, count];
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

/** "Dinsdag en donderdag", "Monday, Wednesday and Friday": the last of several days from one on, and how many. */
function listedDays(read: ReadText, from: number): readonly [last: number, count: number] {
  const { tokens, table } = read;
  const isDay = (at: number): boolean => dayOf(read, tokens[at]?.key ?? '') !== undefined;
  let [last, count] = [from, 1];
  // the list begins at its first day
  const before = tokens[from - 1];
  const isInside = before !== undefined && table.joiningWords.has(before.key) && isDay(from - 2);
  if (isInside || (tokens[from]?.followsBreak === true && isDay(from - 1))) return [from, 0];
  for (;;) {
    const next = table.joiningWords.has(tokens[last + 1]?.key ?? '') ? last + 2 : last + 1;
    const isNext = next > last + 1 || tokens[next]?.followsBreak === true;
    if (!isNext || !isDay(next)) return [last, count];
    last = next;
    count += 1;
  }
}

/** Whether the days are the ends of a stretch: "Monday to Friday", "ma–vr"; not "Tuesday and Friday". */
function isRange({ tokens, original }: ReadText, from: number, to: number): boolean {
  const gap = original.slice(tokens[from]?.end ?? 0, tokens[to]?.start ?? 0);
  return /[-–]|t\/m/.test(gap) || tokens.slice(from + 1, to).some(({ key }) => TO.has(key));
}
