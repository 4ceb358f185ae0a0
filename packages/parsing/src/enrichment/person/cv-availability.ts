import { datePointAt } from '../../cv/dates/date-point.ts';
import { isOfEntry } from '../below-entries.ts';
import type { CvSpan } from '../../cv/entries/cv-entries.ts';
import { CV_WORDS } from '../../cv/words/cv-words.ts';
import { PhraseSet } from '../../cv/words/phrase-set.ts';
import { keysOfAll, phrasesOfAll, valuesOfAll } from '../../language/word-lists.ts';
import { numberAt } from '../../structure/counted-numbers.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';

const AVAILABLE = new PhraseSet(phrasesOfAll('cv.available'));
const NOW = new PhraseSet(phrasesOfAll('cv.available.now'));
/** "Non sono disponibile", "je ne suis pas libre". */
const NOT = keysOfAll('negation.not');
const UNITS = valuesOfAll('cv.available.unit');
/** Words before "available" and behind it in which the time stands. */
const [BEFORE, BEHIND] = [4, 7] as const;
/** A longer notice is none. */
const MOST_DAYS = 366;
const DAY = 86_400_000;
const LAST_DAY = 31;
/** "1st of March", "1er de mars". */
const BETWEEN = new Set([...keysOfAll('cv.date.ordinal'), ...keysOfAll('grammar.of')]);

/**
 * In how many days somebody can begin, as a sentence of their CV says: "onmiddellijk beschikbaar", "préavis d'un mois",
 * "available from 1 May 2026" counted from `today` (`yyyy-MM-dd`); null where none does. What stands in the
 * experiences (`entries`) tells of jobs that were.
 */
export function daysUntilAvailable(cv: ReadText, entries: readonly CvSpan[], today: string): number | null {
  for (const sentence of cv.sentences) {
    const { from, to, start, end } = sentence;
    for (let at = from; at < to; at++) {
      const behind = AVAILABLE.endOf(cv.tokens, at, to);
      if (behind === at) continue;
      if (isOfEntry(cv, entries, { start, end })) break;
      if (cv.tokens.slice(clauseStart(cv, sentence, at), at).some(({ key }) => NOT.has(key))) continue;
      const days =
        timeIn(cv, behind, clauseEnd(cv, sentence, behind), today) ??
        timeIn(cv, clauseStart(cv, sentence, at), at, today) ??
        timeBelow(cv, sentence, today);
      if (days !== null) return days;
    }
  }
  return null;
}

/** Words of a line that heads what stands below it. */
const HEADING_WORDS = 3;

/** "Disponibilità" above "Immediata; full time": the time in the first clause below a heading. */
function timeBelow(cv: ReadText, { from, to, end }: Sentence, today: string): number | null {
  const below = cv.sentenceOf(to);
  if (to - from > HEADING_WORDS || below === undefined || /\n\s*\n/.test(cv.original.slice(end, below.start)))
    return null;
  return timeIn(cv, to, clauseEnd(cv, below, to), today);
}

/** The end of the clause behind "available", within reach; right behind a colon a clause begins. */
function clauseEnd({ tokens }: ReadText, { to }: Sentence, from: number): number {
  let at = from + 1;
  while (at < Math.min(to, from + BEHIND) && tokens[at]?.followsBreak !== true) at++;
  return Math.min(at, to);
}

function clauseStart({ tokens }: ReadText, { from }: Sentence, available: number): number {
  let at = available;
  while (at > Math.max(from, available - BEFORE) && tokens[at]?.followsBreak !== true) at--;
  return at;
}

/** The days that some words tell: at once, a date, a number of days, weeks or months. */
function timeIn(cv: ReadText, from: number, to: number, today: string): number | null {
  for (let at = from; at < to; at++) {
    if (NOW.endOf(cv.tokens, at, to) > at) return 0;
    const date = datePointAt(cv.original, cv.tokens, at);
    if (date !== null && date.year !== null && date.month !== null && !date.isWeak && date.to <= to)
      return daysTo(date.year, date.month, cv.tokens[at]?.number ?? 1, today);
    const next = daysToNext(cv, at, to, today);
    if (next !== null) return next;
    // "a month's notice"
    const count = numberAt(cv, at) ?? (CV_WORDS.articles.has(cv.tokens[at]?.key ?? '') ? 1 : null);
    const unit = UNITS.get(cv.tokens[at + 1]?.key ?? '');
    if (count === null || unit === undefined || at + 1 >= to) continue;
    return count * unit <= MOST_DAYS ? Math.round(count * unit) : null;
  }
  return null;
}

/** "Vanaf 1 maart", "from March 1st", "dal 15 giugno": the next day of that name. */
function daysToNext(cv: ReadText, at: number, to: number, today: string): number | null {
  const { tokens } = cv;
  const first = numberAt(cv, at);
  const isDay = first !== null && first >= 1 && first <= LAST_DAY;
  let named = isDay ? at + 1 : at;
  while (named < to && BETWEEN.has(tokens[named]?.key ?? '')) named += 1;
  const month = named < to ? CV_WORDS.months.get(tokens[named]?.key ?? '') : undefined;
  if (month === undefined) return null;
  const behind = numberAt(cv, named + 1);
  const day = isDay ? first : behind !== null && behind >= 1 && behind <= LAST_DAY ? behind : 1;
  const year = Number(today.slice(0, 'yyyy'.length));
  const isPast = Date.UTC(year, month - 1, day) < Date.parse(`${today}T00:00:00Z`);
  return daysTo(isPast ? year + 1 : year, month, day, today);
}

/** Days from today to a date, none for one that is past; a day that is a month's number is not told. */
function daysTo(year: number, month: number, day: number, today: string): number {
  const date = Date.UTC(year, month - 1, Number.isInteger(day) && day >= 1 && day <= 31 ? day : 1);
  return Math.max(0, Math.round((date - Date.parse(`${today}T00:00:00Z`)) / DAY));
}
