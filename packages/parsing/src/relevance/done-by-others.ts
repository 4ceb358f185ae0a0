import type { Language } from '@counterpart/domain';
import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import type { PhraseHit } from '../tokens/phrase-table.ts';
import { REACH } from '../tokens/reach.ts';
import type { EmployerPhrase } from './employer/employer-phrases.ts';

/** What a text says of what others do, in order. */
export interface OtherDoers {
  /** Words by which it says that somebody else does a thing. */
  readonly phrases: readonly PhraseHit<EmployerPhrase>[];
  /** Clauses of which departments are the subject: "onze calculatiedienst, | die …". */
  readonly ofPeople: readonly Stretch[];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const ARTICLE = keysByLanguage('grammar.article');
const RELATIVE = keysByLanguage('others.relative');
const PEOPLE = keysByLanguage('department.people');
const THEY = keysByLanguage('others.they');
const NEED = keysByLanguage('others.they.need');
const PRONOUNS = keysByLanguage('others.they.pronoun');
/** Words between "they" and what they do, besides small ones: "need to". */
const MOST_BETWEEN = 2;

/** Words behind a thing that are looked at: the farthest such words, the longest of them and whoever follows. */
const WINDOW = REACH.relevance.doneByOthers + 8;

/** What a text says of what others do, by all the words that tell of the firm. */
export function otherDoers(read: ReadText, phrases: readonly PhraseHit<EmployerPhrase>[]): OtherDoers {
  return {
    phrases: phrases.filter(({ value }) => value === 'done-by-others' || value === 'others-do'),
    ofPeople: clausesOfPeople(read),
  };
}

/**
 * Whether a skill is what somebody else does for the firm, and no reader:
 *
 *     de platte daken | laten we door een onderaannemer doen      la cassa | la tiene | il titolare
 *     de boekhouding | doet | Els                                 le nettoyage | est assuré par une société
 *     onze calculatiedienst, | die | de prijzen berekent          the laundry | is done by | housekeeping staff
 */
export function isDoneByOthers(read: ReadText, doers: OtherDoers, hit: Stretch): boolean {
  const sentence = read.sentenceOf(hit.from);
  if (sentence === undefined) return false;
  const end = clauseEnd(read, hit.to, Math.min(sentence.to, hit.to + WINDOW));
  if (isDoer(read, doers, hit.from) || isResumed(read, sentence, hit, end)) return true;
  if (hasHitBetween(doers.ofPeople, hit.from, hit.from + 1)) return true;
  return hitsBetween(doers.phrases, hit.to, end).some(
    ({ from, to, value }) =>
      from >= hit.to &&
      from - hit.to <= REACH.relevance.doneByOthers &&
      (value === 'done-by-others' || isHead(read, sentence, from)) &&
      !isReader(read, to, end),
  );
}

/** The first token behind `from` that a comma or another break parts from it. */
function clauseEnd({ tokens }: ReadText, from: number, most: number): number {
  let at = from;
  while (at < most && tokens[at]?.followsBreak !== true) at++;
  return at;
}

/** Whether the reader stands behind such words: "est assuré par vos soins", "is handled by you". */
function isReader({ language, tokens }: ReadText, from: number, to: number): boolean {
  const words = taskWords(language);
  return tokens
    .slice(from, Math.min(to, from + REACH.relevance.doer))
    .some(({ key }) => words.isAddressee(key) || words.isPronoun(key));
}

/** Whether such words stand right before `from`, small words aside: "is done by | housekeeping | staff". */
function isDoer({ tokens, table }: ReadText, { phrases }: OtherDoers, from: number): boolean {
  let at = from;
  while (at > 0 && tokens[at]?.followsBreak === false && table.lightWords.has(tokens[at - 1]?.key ?? '')) at--;
  if (tokens[at]?.followsBreak !== false) return false;
  return hitsBetween(phrases, at - 1, from).some(
    ({ to, value }) => value === 'done-by-others' && to >= at && to <= from,
  );
}

/** The clauses that say behind a comma what a department does: "onze calculatiedienst, | die de prijzen berekent". */
function clausesOfPeople(read: ReadText): readonly Stretch[] {
  const { tokens, language, cues } = read;
  const clauses: Stretch[] = [];
  for (const sentence of read.sentences) {
    // "een monteur voor ons team, die …" is who is sought
    if (hasHitBetween(cues.seeking, sentence.from, sentence.to)) continue;
    for (let at = sentence.from + 1; at < sentence.to; at++) {
      if (tokens[at]?.followsBreak !== true || !RELATIVE[language].has(tokens[at]?.key ?? '')) continue;
      if (arePeople(language, tokens[at - 1]?.key ?? ''))
        clauses.push({ from: at, to: clauseEnd(read, at + 1, sentence.to) });
    }
  }
  return clauses;
}

/** Whether a word names those who work in a department, or ends in one that does. */
function arePeople(language: Language, people: string): boolean {
  if (PEOPLE[language].has(people)) return true;
  if (!grammarOf(language).joinsWords) return false;
  return [...PEOPLE[language]].some((word) => word.length >= LONG_PART && people.endsWith(word));
}

/** Letters of the end of a compound that says whose department it is: "calculatie|dienst". */
const LONG_PART = 4;

/** Whether a sentence begins with an article and the things that stand before the verb at `verb`. */
function isHead({ language, tokens }: ReadText, sentence: Stretch, verb: number): boolean {
  return verb - sentence.from <= REACH.relevance.doneThings && ARTICLE[language].has(tokens[sentence.from]?.key ?? '');
}

/** "La cassa | la tiene | il titolare": a thing at the head, again as a pronoun, whoever does it behind the verb. */
function isResumed(read: ReadText, sentence: Stretch, hit: Stretch, end: number): boolean {
  const { tokens, original, language } = read;
  const { resumes } = grammarOf(language);
  const article = tokens[hit.from - 1];
  if (resumes === null || article === undefined || hit.from - 1 < sentence.from) return false;
  if (hit.from - 1 > sentence.from && !article.followsBreak) return false;
  for (let at = hit.from + 1; at < Math.min(end - 2, hit.to + REACH.relevance.doneByOthers); at++) {
    const [pronoun, verb, subject] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (pronoun === undefined || verb === undefined || subject === undefined) return false;
    if (!resumes(article.key, pronoun.key, verb.key)) continue;
    return ARTICLE[language].has(subject.key) || /\p{Lu}/u.test(original.charAt(subject.start));
  }
  return false;
}

/**
 * Whether customers or others do a thing, as the word before its verb says: "once | they | place an order", "the
 * information that | they | need to make decisions". Where a sentence begins with "they" it may be whoever is sought.
 */
export function isDoneByThem(read: ReadText, { from }: { readonly from: number }): boolean {
  const { tokens, language } = read;
  if (tokens[from]?.followsBreak !== false) return false;
  const before = tokens[from - 1]?.key ?? '';
  if (PRONOUNS[language].has(before)) return isInside(read, from - 1);
  if (THEY[language].has(before)) return taskWords(language).isVerb(tokens[from]?.key ?? '');
  const need = from - MOST_BETWEEN;
  if (!NEED[language].has(tokens[need]?.key ?? '') || tokens[from - 1]?.followsBreak !== false) return false;
  return PRONOUNS[language].has(tokens[need - 1]?.key ?? '') && isInside(read, need - 1);
}

function isInside({ tokens, sentenceOf }: ReadText, at: number): boolean {
  return tokens[at]?.followsBreak === false && sentenceOf(at)?.from !== at;
}
