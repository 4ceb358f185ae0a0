import { keysOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import { REACH } from '../../tokens/reach.ts';

const PER_DAY = new Set(phrasesOfAll('wage.per.day'));
/** Characters of a sum of money before what it is paid for. */
const SUM = 8;

/** "60-75 euro a giornata": what is paid for a day, which tells no hours. */
export function isPaidPer({ tokens, original }: ReadText, from: number, to: number): boolean {
  const start = tokens[from]?.start ?? 0;
  const phrase = original.slice(start, tokens[to - 1]?.end ?? start).toLowerCase();
  return PER_DAY.has(phrase) && isAmount(original.slice(Math.max(0, start - SUM), start));
}

const FOR = keysOfAll('hours.reckoned-for');
const ARTICLE = keysOfAll('hours.reckoned-article');
/** "Op basis van", "based on", "sur base d'un": whatever follows is reckoned. */
const BASIS = keysOfAll('hours.basis');
/** "24 vakantiedagen bij fulltime", "25 days' holiday for full time": leave is reckoned for a whole week as pay is. */
const LEAVE = keysOfAll('hours.leave');

/** Whether a clause about the wage names the hours only to reckon with: "looking for a full-time nurse" does not. */
export function isReckonedFor(read: ReadText, from: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const words = [1, 2, 3].map((back) => read.tokens[from - back]?.key ?? '');
  const [first = '', second = ''] = words;
  if (words.some((word) => BASIS.has(word)) && (FOR.has(first) || ARTICLE.has(first))) return true;
  let start = Math.max(sentence.from, from - REACH.hours.amount);
  for (let at = start + 1; at < from; at++)
    if (read.original.slice(read.tokens[at - 1]?.end ?? 0, read.tokens[at]?.start ?? 0).includes(';')) start = at;
  const clause = read.original.slice(read.tokens[start]?.start ?? 0, read.tokens[from]?.start ?? 0);
  const isOfLeave = read.tokens.slice(start, from).some(({ key }) => LEAVE.has(key));
  if (!isAmount(clause) && !isOfLeave && !hasHitBetween(read.cues.wageWord, start, from)) return false;
  return FOR.has(first) || (ARTICLE.has(first) && FOR.has(second));
}

const PROPORTION = new PhraseTable<true>();
for (const phrase of phrasesOfAll('hours.proportion')) PROPORTION.add(phrase, true);
const CONDITIONAL = new PhraseTable<true>();
for (const phrase of phrasesOfAll('hours.conditional')) CONDITIONAL.add(phrase, true);
/** Words from "pro rata" to the hours of those for whom it is, and of a condition right before these. */
const [PROPORTION_REACH, CONDITION_REACH] = [7, 2] as const;

/** "25 days of leave (pro rata if part time)", "naar rato bij deeltijd": what those have who work less. */
export function isOfProportion(read: ReadText, from: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const before = read.tokens.slice(Math.max(sentence.from, from - PROPORTION_REACH), from);
  const isConditional = CONDITIONAL.find(before.slice(-CONDITION_REACH)).some(
    ({ to }) => to === Math.min(before.length, CONDITION_REACH),
  );
  return isConditional && PROPORTION.find(before).length > 0;
}

/** "1.862,71 € brut (temps complet)". */
export function isInBrackets(read: ReadText, from: number): boolean {
  const sentence = read.sentenceOf(from);
  const start = read.tokens[from]?.start ?? 0;
  return (
    sentence !== undefined &&
    read.original.charAt(start - 1) === '(' &&
    isAmount(read.original.slice(sentence.start, start))
  );
}

function isAmount(words: string): boolean {
  return /[€£$]|\b(?:eur|euro|euros)\b/i.test(words);
}
