import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { genericWords } from './generic-words.ts';
import { isAim, phraseEnd } from './phrase-end.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { isInfinitive, isVerbByShape } from './verb-shapes.ts';
import { keysByLanguage, keysOfAll, startsWithAny } from '../language/word-lists.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { REACH } from '../tokens/reach.ts';

/** The reader behind the verb, and what opens a clause whose verb may come later: "Als verloskundige voer je". */
const INVERTED = keysByLanguage('grammar.inverted-subject');
const INVERSIONS = keysByLanguage('grammar.inversion');

/** Words of an ad that tell a skill which no label names; tokens `from` to `to` (exclusive). */
export interface SkillPhrase {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** A stretch between two borders of a sentence. */
export interface Clause {
  readonly from: number;
  readonly to: number;
}

/** Words of a phrase that say something; more make a sentence, which is no skill. */
const MOST_WORDS = 5;
/** Tokens of a phrase, link words included. */
const LONGEST = 8;
/** What begins a sentence within the sentence: "zorgt ervoor dat …", "the people who …". */
export const SUBORDINATE = keysOfAll('clause.subordinate');
/** A phrase with one of these is a remark or an invitation. */
const UNSAID = keysOfAll('phrase.unsaid');
const LETTERS = /^[\p{L}\d+#.]+$/u;

/** Reporting to somebody, working with somebody and becoming somebody are no tasks. */
const BESIDE = keysOfAll('phrase.colleague');

/** Whether words belong to a contract, hours, experience, colleagues or a level. */
export function isOfAnotherKind(read: ReadText, from: number, to: number): boolean {
  const { contract, hours, experience, otherPeople, level } = read.cues;
  if ([contract, hours, experience, level].some((cues) => hasHitBetween(cues, from, to))) return true;
  // "liaise with auditors", "encadrer les stagiaires" is the task itself
  return hitsBetween(otherPeople, from, to).some(
    (cue) => cue.from > from || startsWithAny(read.tokens[cue.from]?.key ?? '', BESIDE),
  );
}

/** "We maken deel uit van", "nous produisons", "gestiamo": the firm tells what it does. */
function isDoneByEmployer(read: ReadText, words: TaskWords, from: number, to: number, verb: number): boolean {
  const key = read.tokens[verb]?.key ?? '';
  if (grammarOf(read.language).isOfEmployer(key, verb - from)) return true;
  return read.tokens.slice(from, Math.min(to, verb + 3)).some((token) => words.isEmployer(token.key));
}

/** The verb of work that opens a clause, -1 without one. `isChain`: the clause before was opened by one. */
export function verbOf(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  { from, to }: Clause,
  isChain: boolean,
  isTasks = sentence.section === 'tasks',
): number {
  const { tokens, table, language } = read;
  // "Als verloskundige voer je spreekuur": the reader stands behind the verb
  const grammar = grammarOf(language);
  const inverted = INVERTED[language];
  const isOpened = INVERSIONS[language].has(tokens[from]?.key ?? '');
  const reach = inverted.size === 0 ? 0 : isOpened ? 2 * REACH.phrases.verb : 1;
  for (let at = from; at < Math.min(to - 1, from + reach); at++) {
    if (
      inverted.has(tokens[at + 1]?.key ?? '') &&
      tokens[at + 1]?.followsBreak === false &&
      isVerbByShape(read, words, at, to, isChain, isTasks)
    )
      return at;
  }
  for (let at = from; at < Math.min(to, from + REACH.phrases.verb); at++) {
    const key = tokens[at]?.key ?? '';
    // "(a) manage grants"
    if (at === from && key.length <= 2 && at + 1 < to && !table.stopWords.has(key)) continue;
    if (isPassive(read, at, to)) break;
    if (words.isVerb(key)) return at;
    if (sentence.section !== 'profile' && isVerbByShape(read, words, at, to, isChain, isTasks)) return at;
    // only small words may stand before the verb: "je", "vous", "you will"
    if (!table.stopWords.has(key) && !(grammar.putsVerbSecond && at === from)) break;
  }
  const last = tokens[to - 1]?.key ?? '';
  if (to - from <= LONGEST && grammar.lastInfinitive?.test(last) === true && words.isVerb(last)) return from;
  return -1;
}

/** Words behind what is done by somebody else. */
const BY = keysOfAll('phrase.by');

/** "Encadrées par un protocole", "reported by the team": what others do, or what is done with something. */
function isPassive(read: ReadText, at: number, to: number): boolean {
  const token = read.tokens[at];
  if (token === undefined) return false;
  if (at + 1 < to && BY.has(read.tokens[at + 1]?.key ?? '') && token.key.endsWith('ed')) return true;
  const written = read.original.slice(token.start, token.end);
  return grammarOf(read.language).isPassive(written, read.tokens[at - 1]?.key ?? '');
}

/** Tokens of a subject: "il tecnico forestale", "de vrijwillige chauffeur". */
const LONGEST_SUBJECT = 5;

/**
 * The verb behind a subject of its own: "the engineer will design roads"; -1 where the firm is the subject or no verb
 * known.
 */
export function verbBehindSubject(read: ReadText, words: TaskWords, { from, to }: Clause): number {
  for (let at = from; at < Math.min(to - 1, from + LONGEST_SUBJECT + 1); at++) {
    const key = read.tokens[at]?.key ?? '';
    if (words.isEmployer(key) || words.isEmployerNoun(key)) return -1;
    if (at > from && words.isVerb(key) && !words.isVague(key)) return at;
  }
  return -1;
}

/** How many clauses begin with a verb in the form of a list of tasks ("mowing", "scontornare"). */
export function countInfinitives(read: ReadText, words: TaskWords, clauses: readonly Clause[]): number {
  return clauses.filter(({ from, to }) => {
    let at = from;
    while (at < to && read.table.stopWords.has(read.tokens[at]?.key ?? '')) at++;
    const key = read.tokens[at]?.key ?? '';
    return at < to && isInfinitive(read.language, key) && !words.isVague(key);
  }).length;
}

/** The phrase that a verb at `verb` or words of knowledge open within a clause; null when it says too little. */
export function phraseOf(
  read: ReadText,
  words: TaskWords,
  { from, to }: Clause,
  verb: number,
  isKnowledge: boolean,
): SkillPhrase | null {
  const { tokens, table } = read;
  let start = verb;
  // "respectant les normes" tells how, not what
  if (!isKnowledge && grammarOf(read.language).participle?.test(tokens[start]?.key ?? '') === true) return null;
  if (isDoneByEmployer(read, words, from, to, start)) return null;
  while (start < to && table.stopWords.has(tokens[start]?.key ?? '')) start++;
  let end = Math.min(to, start + LONGEST);
  let informative = 0;
  // "kennis van SAP is een plus": what is said of it is no part of it
  const stops = new Set(
    [read.cues.required, read.cues.nice, read.cues.negationAfter, read.cues.negationBefore].flatMap((cues) =>
      hitsBetween(cues, start, end).map((cue) => cue.from),
    ),
  );
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    // numbers, years and amounts belong to other aspects
    const isClause = at > start && SUBORDINATE.has(token.key);
    // "une expérience en palace n'est pas attendue", "write us three lines"
    if (UNSAID.has(token.key)) return null;
    if (stops.has(at) || isClause || token.number !== null || !LETTERS.test(token.key)) {
      end = at;
      break;
    }
    if (informative > 1 && isAim(read, at)) {
      end = at;
      break;
    }
    if (table.stopWords.has(token.key)) continue;
    if (isKnowledge && words.isVague(token.key)) return null;
    if (++informative > MOST_WORDS) {
      end = at;
      break;
    }
  }
  end = phraseEnd(read, start, end);
  if (isKnowledge && isNumberOfName(read, end)) end++;
  const generic = genericWords(read.language);
  const telling = tokens
    .slice(start, end)
    .filter(({ key }) => !table.stopWords.has(key) && !words.isVague(key) && !generic.has(key) && key.length > 2);
  if (telling.length < (isKnowledge ? 1 : 2)) return null;
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (isOfAnotherKind(read, start, end) || first === undefined || last === undefined) return null;
  return { from: start, to: end, start: first.start, end: last.end };
}

/** Whether a number belongs to the name before it: "Microsoft 365", "ISO 22716". */
export function isNumberOfName(read: ReadText, at: number): boolean {
  const [before, token] = [read.tokens[at - 1], read.tokens[at]];
  if (before === undefined || token === undefined || token.followsBreak) return false;
  const isName = /^\p{Lu}/u.test(read.original.charAt(before.start));
  return isName && /^\d[\d.-]*$/.test(read.original.slice(token.start, token.end));
}

/** Where what is known begins within a clause ("kennis van …"); -1 when nothing announces it. */
export function knowledgeStart(ends: ReadonlySet<number>, { from, to }: Clause): number {
  let start = -1;
  for (let at = from; at < Math.min(to, from + 2 * REACH.phrases.verb); at++) if (ends.has(at)) start = at;
  return start;
}
