import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { ReadText } from '../structure/read-text.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import { isPunctuated } from '../structure/text-marks.ts';
import { REACH } from '../tokens/reach.ts';

const OCCASIONS = keysByLanguage('occasion.word');

/**
 * Whether a place of work is only where an interview or a training takes place: "entretien | en présentiel", "the
 * interview takes place | remotely", "a | remote | interview". Behind "and" something else begins.
 */
export function isOfOccasion(read: ReadText, { from, to }: ConceptMention): boolean {
  const { tokens, table, language } = read;
  // without full stops the word before may end another sentence
  if (!isPunctuated(read)) return false;
  if (grammarOf(language).putsQualitiesFirst && isBeforeOccasion(read, to)) return true;
  if (isOfService(read, from, to)) return true;
  for (let at = from - 1; at >= from - REACH.relevance.occasion && tokens[at + 1]?.followsBreak === false; at--) {
    const key = tokens[at]?.key ?? '';
    if (table.joiningWords.has(key)) return false;
    if (OCCASIONS[language].has(key)) return true;
  }
  return false;
}

/** Words from a place of work to what it is of: "hybrid | company | car". */
const NOUN_REACH = 2;

function isBeforeOccasion({ tokens, table, language }: ReadText, to: number): boolean {
  for (let at = to; at < to + NOUN_REACH && tokens[at]?.followsBreak === false; at++) {
    const key = tokens[at]?.key ?? '';
    if (OCCASIONS[language].has(key)) return true;
    if (table.stopWords.has(key) || table.joiningWords.has(key)) return false;
  }
  return false;
}

const SERVICES = keysByLanguage('occasion.service');

/** "Remote | support", "assistenza | da remoto": what is done for others from afar, wherever one sits. */
function isOfService({ tokens, language }: ReadText, from: number, to: number): boolean {
  if (grammarOf(language).putsQualitiesFirst)
    return tokens[to]?.followsBreak === false && SERVICES[language].has(tokens[to]?.key ?? '');
  return tokens[from]?.followsBreak === false && SERVICES[language].has(tokens[from - 1]?.key ?? '');
}

const CLOSES = keysByLanguage('occasion.closes');
/** Words of a line that tells until when one may apply. */
const LONGEST_DEADLINE = 6;

/** "Sluit over 8 dagen", "Closes in 3 days": a line about the advertisement closes no till and no books. */
export function isDeadline(read: ReadText, { from }: ConceptMention): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined || sentence.to - sentence.from > LONGEST_DEADLINE) return false;
  // "Closing the till" is a task
  const words = read.tokens.slice(sentence.from, sentence.to);
  return CLOSES[read.language].has(words[0]?.key ?? '') && words.some(({ number }) => number !== null);
}

const REPORTS = keysByLanguage('report.verb');
const REPORTS_TO = keysByLanguage('report.to');
const NOUNS = keysByLanguage('report.noun');

/**
 * Whether words of reporting say to whom one answers, not what one writes: "Reporting to the site manager, you …",
 * "rapporteer je aan de CFO"; "monthly reporting to the group" is a task.
 */
export function isReportingLine(read: ReadText, { from, to, quality }: ConceptMention): boolean {
  const { tokens, table, language } = read;
  const first = tokens[from];
  // "report to parents" is what a teacher does
  if (first === undefined || !REPORTS[language].has(first.key) || (quality === 'exact' && to - from > 1)) return false;
  const at = taskWords(language).isAddressee(tokens[from + 1]?.key ?? '') ? from + 2 : from + 1;
  const next = tokens[at];
  if (next?.followsBreak !== false || !REPORTS_TO[language].has(next.key)) return false;
  // what stands before a noun may say of what it tells; without full stops nothing shows where it begins
  if (!NOUNS[language].has(first.key) || from === 0 || first.followsBreak || !isPunctuated(read)) return true;
  return table.stopWords.has(tokens[from - 1]?.key ?? '');
}
