import type { ConceptMention } from '../concepts/find-concepts.ts';
import { endOfTimes } from '../concepts/shifts/shifts-together.ts';
import { keysByLanguage, phrasesOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import { REACH } from '../tokens/reach.ts';

const EXCEPT = keysByLanguage('shift.except');
const LEFT_OUT = keysByLanguage('shift.left-out');
const OTHER_THINGS = keysByLanguage('shift.other-thing');

const DAYS = keysByLanguage('hours.day');
/** The days of a year's leave that a contract gives, and the words behind them in which further free days are told. */
const [LEAST_LEAVE, MOST_LEAVE] = [12, 45] as const;
const BESIDE_LEAVE = 8;

/** "30 days annual leave (plus | bank holidays)", "22 giorni di ferie più | i festivi": free as well. */
function isBesideLeave(read: ReadText, from: number): boolean {
  const sentence = read.sentenceOf(from);
  for (let at = from - 2; at >= Math.max(sentence?.from ?? 0, from - BESIDE_LEAVE); at--) {
    const number = read.tokens[at]?.number ?? 0;
    if (number < LEAST_LEAVE || number > MOST_LEAVE) continue;
    if (DAYS[read.language].has(read.tokens[at + 1]?.key ?? '')) return true;
  }
  return false;
}

const EVENTS = new PhraseTable<true>();
for (const phrase of phrasesOfAll('shift.event')) EVENTS.add(phrase, true);
/** Words of what one comes or calls for and those up to its day: "telefona | a Piero, meglio". */
const EVENT_REACH = 7;

/** "Open dag: | zaterdag | 18 november", "telefonare | di mattina": when one may come or call. */
function isOfEvent({ tokens, sentenceOf }: ReadText, from: number): boolean {
  const start = Math.max(sentenceOf(from)?.from ?? 0, from - EVENT_REACH);
  return EVENTS.find(tokens.slice(start, from)).length > 0;
}

/**
 * Whether days or hours are named as those on which nobody works, or of something else: "every day | except Sundays",
 * "sabato | escluso", "overnight | travel".
 */
export function isLeftOut(read: ReadText, { from, to }: ConceptMention): boolean {
  const { tokens, language } = read;
  // what is said behind the last of them is said of all: "evenings and weekends | free"
  const next = tokens[endOfTimes(read, to)];
  if (next?.followsBreak === false && (LEFT_OUT[language].has(next.key) || OTHER_THINGS[language].has(next.key)))
    return true;
  if (isBesideLeave(read, from) || isOfEvent(read, from)) return true;
  for (let at = from - 1; at >= from - REACH.relevance.except && tokens[at + 1]?.followsBreak === false; at--) {
    if (EXCEPT[language].has(tokens[at]?.key ?? '')) return true;
  }
  return false;
}
