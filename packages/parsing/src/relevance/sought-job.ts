import type { ConceptMention } from '../concepts/find-concepts.ts';
import { taskWords } from '../language/task-words.ts';
import { keysByLanguage, phrasesOfAll } from '../language/word-lists.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { seekingAt } from './employer/seeking-at.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { isCapital } from '../tokens/is-capital.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import { REACH } from '../tokens/reach.ts';

/** "Wegens", "suite à", "to replace": why somebody is sought. */
const REASON = new PhraseTable<true>();
for (const phrase of phrasesOfAll('employer.seeking-reason')) REASON.add(phrase, true);
/** Words of the longest of them. */
const LONGEST_REASON = 4;
/** Words before the job in an item of a list of jobs: "zelfstandig werkend kok". */
const WORDS_BEFORE = 3;
/** Items that are looked back over for what announces them. */
const LONGEST_LIST = 8;

/**
 * "| Bakkerij De Smet in Aalst zoekt", "| Marketing agency Boost is hiring": a trade with which the name of whoever
 * seeks begins.
 */
export function isOfSeeker(read: ReadText, sentence: Sentence, hit: ConceptMention): boolean {
  const { from, to } = hit;
  const next = read.tokens[to];
  if (from !== sentence.from || next === undefined || !isCapital(read.original, hit)) return false;
  // "Wound care is required": a name goes on with a capital, or with what kind of firm it is
  if (!isCapital(read.original, next) && !taskWords(read.language).isEmployerNoun(next.key)) return false;
  const seeking = seekingAt(read, sentence);
  return seeking >= to && !read.tokens.slice(to, seeking + 1).some(({ followsBreak }) => followsBreak);
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * An occupation in running text is the job only after "we are looking for", or in a list that such words announce;
 * otherwise it is a colleague or a customer.
 */
export function isSoughtJob(read: ReadText, hit: ConceptMention): boolean {
  const sentence = read.sentenceOf(hit.from);
  if (sentence === undefined || hasHitBetween(read.cues.noTrade, hit.from, hit.to)) return false;
  if (isListedJob(read, sentence, hit) || isBelowSeeking(read, sentence, hit)) return true;
  if (sentence.section === 'offer' || sentence.section === 'contact' || isQuality(read, hit)) return false;
  // "analisi chimico-fisiche" are no chemist
  if (
    /^-\p{L}/u.test(read.original.slice(hit.end, hit.end + 2)) ||
    /\p{L}-$/u.test(read.original.slice(Math.max(0, hit.start - 2), hit.start))
  )
    return false;
  const seeking = hitsBetween(read.cues.seeking, hit.from - REACH.relevance.soughtBehindReason, hit.from).filter(
    ({ from, to }) => from >= sentence.from && to <= hit.from,
  );
  return seeking.some((cue) => isSoughtBy(read, cue, hit));
}

/** How a quality ends that has the letters of a trade: "militair|e". */
const QUALITY_END = /e$/u;
const INDEFINITE = keysByLanguage('grammar.indefinite');

/**
 * "Het | militaire | erfgoed": an inflected trade before a noun is its quality, where qualities come first; "een
 * assistente dialyse" is a trade.
 */
function isQuality({ tokens, table, language, original }: ReadText, { from, to, quality }: ConceptMention): boolean {
  const [token, next] = [tokens[to - 1], tokens[to]];
  if (quality !== 'inflected' || to - from !== 1 || token === undefined || next === undefined) return false;
  if (!grammarOf(language).putsQualitiesFirst || !QUALITY_END.test(token.key)) return false;
  if (next.followsBreak || next.number !== null || table.stopWords.has(next.key) || isCapital(original, next))
    return false;
  return !INDEFINITE[language].has(tokens[from - 1]?.key ?? '');
}

/** Whether words of seeking lead to the job: near enough, and to nobody else on the way. */
function isSoughtBy(read: ReadText, { to }: Stretch, hit: ConceptMention): boolean {
  const aside = reasonBehind(read, to, hit.from);
  const words = hit.from - to - (aside.to - aside.from);
  if (words > REACH.relevance.soughtJob) return false;
  return !hitsBetween(read.cues.otherPeople, aside.to, hit.from).some(
    (other) => other.from >= aside.to && other.to <= hit.from,
  );
}

/**
 * Why somebody is sought, right behind the words of seeking: "zoekt | , wegens pensioen van een collega, | een slager",
 * "recherche | suite au départ de notre collègue | un boucher". What a comma opens a comma closes; without one it
 * reaches up to the words right before the job.
 */
function reasonBehind({ tokens, table }: ReadText, from: number, job: number): Stretch {
  const none = { from, to: from };
  if (REASON.find(tokens.slice(from, Math.min(job, from + LONGEST_REASON)))[0]?.from !== 0) return none;
  const next = tokens.slice(from + 1, job).findIndex(({ followsBreak }) => followsBreak);
  if (next !== -1) return { from, to: from + 1 + next };
  let to = job;
  while (to > from && table.stopWords.has(tokens[to - 1]?.key ?? '')) to--;
  return { from, to };
}

/** Whether an item of a list begins with a job, and what stands above the list seeks. */
function isListedJob(read: ReadText, sentence: Sentence, hit: ConceptMention): boolean {
  if (!isItem(read, sentence) || sentence.section === 'tasks' || hit.from - sentence.from > WORDS_BEFORE) return false;
  const before = read.tokens.slice(sentence.from, hit.from);
  if (before.some(({ key }) => read.table.stopWords.has(key))) return false;
  let above: Sentence | undefined = sentence;
  for (let item = 0; item < LONGEST_LIST && above !== undefined && isItem(read, above); item++)
    above = above.from === 0 ? undefined : read.sentenceOf(above.from - 1);
  if (above === undefined || isItem(read, above)) return false;
  return (
    /:\s*$/.test(read.original.slice(above.start, above.end)) &&
    hasHitBetween(read.cues.seeking, above.from, above.to) &&
    !hasHitBetween(read.cues.otherPeople, above.from, above.to)
  );
}

/** Words of a heading that seeks: "Chi cerchiamo", "Wie zoeken wij?". */
const LONGEST_HEADING = 4;

/** Whether a line begins with a job right below a heading that seeks: "CHI CERCHIAMO" above "Agenti di vendita". */
function isBelowSeeking(read: ReadText, sentence: Sentence, hit: ConceptMention): boolean {
  const above = sentence.from === 0 ? undefined : read.sentenceOf(sentence.from - 1);
  if (sentence.isItem || above === undefined || !above.isHeading || above.to - above.from > LONGEST_HEADING)
    return false;
  const before = read.tokens.slice(sentence.from, hit.from);
  return (
    before.length <= WORDS_BEFORE &&
    !before.some(({ key }) => read.table.stopWords.has(key)) &&
    hasHitBetween(read.cues.seeking, above.from, above.to)
  );
}

/** Characters of "12. " at the beginning of a line. */
const NUMBER_SAMPLE = 8;

/** "- Cook", and "1. Orderpickers" too. */
function isItem({ original }: ReadText, { isItem: hasBullet, start }: Sentence): boolean {
  if (hasBullet) return true;
  const line = original.lastIndexOf('\n', start) + 1;
  return /^[ \t]*\d{1,2}[.)][ \t]/.test(original.slice(line, line + NUMBER_SAMPLE));
}
