import { besideSkills, type NamedSpan } from './beside-skills.ts';
import {
  type Clause,
  countInfinitives,
  knowledgeStart,
  phraseOf,
  type SkillPhrase,
  verbBehindSubject,
  verbOf,
} from './phrase-of.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { EmployerFacts } from '../relevance/relevance.ts';
import { hasLostCommas, isPunctuated } from '../structure/text-marks.ts';
import { type TaskWords, taskWords } from '../language/task-words.ts';
import { knowledgeEnds } from '../structure/knowledge-ends.ts';
import { employerNames, namesIn } from './names-in.ts';
import { cuesWithin, isNegated } from '../relevance/polarity.ts';
import { isAddressed, isAsked, subjectVerb } from './asked-sentences.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { clausesOf, isListed, SHORT_PART, withMore } from './sentence-clauses.ts';
import type { PhraseOrigin } from './phrase-borders.ts';
import { isMarked, wholePhrase } from './whole-phrase.ts';
import { cuedPhrase } from './cued-phrase.ts';
import { isHanging, isOneWord, itemOf } from './list-items.ts';
import { isSurelyDone } from './surely-done.ts';
import { isCertain, isNameOfOther } from './certain-phrase.ts';
import { requiredness } from '../requirement/requiredness.ts';

/** A question of so many parts asks what somebody can do. */
const MOST_INVITED = 3;

/** A place where something was found, and the concept found there. */
interface Named extends NamedSpan {
  readonly quality?: string;
}

/** What a text says that no label covers, by how sure it is that a phrase is whole and tells of the job. */
export interface FoundPhrases {
  /** What a reader may be offered, in the order of the text. */
  readonly offered: readonly SkillPhrase[];
  /** What may be a fragment: it says something only where other words confirm it. */
  readonly doubtful: readonly SkillPhrase[];
}

/**
 * Tasks ("couler les dalles") and fields of knowledge ("kennis van …") that no label covers: a clause of the tasks or
 * the profile that a verb of work opens, or what follows "knowledge of". `employer` is what the employer tells of
 * itself, `named` are the places where something was found.
 */
export function findPhrases(
  read: ReadText,
  { description, benefits }: Pick<EmployerFacts, 'description' | 'benefits'>,
  named: readonly Named[],
  isPlace: (name: string) => boolean,
): FoundPhrases {
  if (!isPunctuated(read) || hasLostCommas(read)) return { offered: [], doubtful: [] };
  const taken = withoutRepeats(named);
  const words = taskWords(read.language);
  const ends = knowledgeEnds(read);
  const found: SkillPhrase[] = [];
  const doubtful: SkillPhrase[] = [];
  const offers = benefits.filter(({ value }) => value === 'offer');
  const employers = employerNames(read);
  let isSought = false;
  for (const sentence of read.sentences) {
    isSought ||= cuesWithin(read.cues.seeking, sentence);
    if (!isAsked(read, sentence) || hasHitBetween(description, sentence.from, sentence.to)) continue;
    const clauses = clausesOf(read, sentence);
    // "Wil jij acquisitie oppakken?" invites; a list asks
    const isQuestion = read.original.charAt(sentence.end - 1) === '?';
    if (isQuestion && sentence.section !== 'profile' && clauses.length < MOST_INVITED) continue;
    const isDone = sentence.section !== 'profile' && countInfinitives(read, words, clauses) > 1;
    const subject =
      isDone || sentence.section === 'profile' ? -1 : subjectVerb(read, words, sentence, clauses, isSought);
    // under no heading: what speaks to the reader or stands in a list, and all that follows "we are looking for"
    if (sentence.section === null && !isSought && !isDone && subject === -1 && !isAddressed(read, words, sentence))
      continue;
    const [head] = clauses;
    const hasSubject =
      subject !== -1 || (isSought && head !== undefined && verbBehindSubject(read, words, head) !== -1);
    const isList = sentence.section === 'tasks' && isListed(sentence, clauses);
    // "nieuwe ideeën, uitbreidingen, er gebeurt veel" is talk: a list of names has no verb
    const areShort =
      clauses.length >= 3 &&
      clauses.every(({ from, to }) => to - from < SHORT_PART) &&
      (sentence.isItem || clauses.every((clause) => verbOf(read, words, sentence, clause, true, true) === -1));
    const phrases: SkillPhrase[] = [];
    const origins = new Map<SkillPhrase, PhraseOrigin>();
    let isChain = false;
    for (const [at, clause] of clauses.entries()) {
      // a part behind the first is a second object of its verb, unless the line is a list of names
      const isItem = isList && (at === 0 || areShort);
      const known = knowledgeStart(ends, clause);
      const own =
        known === -1 ? verbOf(read, words, sentence, clause, isChain, isDone || sentence.section === 'tasks') : known;
      const verb: number = at === 0 && own === -1 ? subject : own;
      isChain ||= known === -1 && verb !== -1;
      const isPhrase = verb !== -1 && (known !== -1 || sentence.section !== 'profile');
      const opened = isPhrase
        ? phraseOf(read, words, withMore(read, words, sentence, clauses, at, taken), verb, known !== -1)
        : null;
      const isProfile = sentence.section === 'profile' && !hasHitBetween(taken, clause.from, clause.to);
      const cued = opened === null && isProfile ? cuedPhrase(read, words, clause) : null;
      const beside =
        opened === null && cued === null && isProfile ? besideSkills(read, words, sentence, clauses, at, named) : null;
      const phrase = opened ?? cued ?? beside ?? (isItem ? itemOf(read, words, clause, areShort) : null);
      if (phrase !== null && opened === phrase) origins.set(phrase, known === -1 ? 'verb' : 'named');
      else if (phrase !== null && (cued === phrase || beside === phrase)) origins.set(phrase, 'named');
      if (phrase === null || hasHitBetween(taken, phrase.from, phrase.to) || isHanging(read, phrase)) continue;
      if (phrases.some(({ to }) => to > phrase.from) || (known === -1 && isOneWord(read, words, phrase))) continue;
      // "recherche son futur contrôleur": the firm looks for somebody
      if (hasHitBetween(read.cues.seeking, phrase.from, phrase.from + 1)) continue;
      // "ti offriamo fisso, formazione su marketing"
      if (hasHitBetween(offers, sentence.from, phrase.from)) continue;
      if (!isNegated(read, phrase.from, phrase.to)) phrases.push(phrase);
    }
    const isSkill = (at: number): boolean => hasHitBetween(taken, at, at + 1);
    const isFree = (from: number, to: number): boolean =>
      !hasHitBetween(taken, from, to) && !phrases.some((other) => other.from < to && other.to > from);
    const names = namesIn(read, words, sentence, employers, isFree, isSkill, isPlace);
    for (const phrase of phrases) {
      const origin = origins.get(phrase) ?? 'thing';
      const isDoneHere = origin !== 'verb' || isSurelyDone(read, words, sentence, phrase, hasSubject);
      const whole = isDoneHere ? wholePhrase(read, words, phrase, origin) : null;
      if (whole !== null && isCertain(read, words, sentence, whole, origin, hasSubject)) found.push(whole);
      else doubtful.push(phrase);
    }
    found.push(
      ...names.filter(
        (name) =>
          !isMarked(read, name) &&
          !isNameOfOther(read, sentence, name) &&
          isCertain(read, words, sentence, name, 'named', false),
      ),
    );
  }
  const offered = mostInformative(read, words, found);
  return { offered, doubtful: [...doubtful, ...found.filter((phrase) => !offered.includes(phrase))] };
}

/** Phrases of one ad; a longer list is read by nobody. */
const MOST_PHRASES = 10;

/** What is asked first, then what a verb of work opens or a name is, then the rest, in the order of the text. */
function mostInformative(read: ReadText, words: TaskWords, found: readonly SkillPhrase[]): readonly SkillPhrase[] {
  if (found.length <= MOST_PHRASES) return found;
  const rank = ({ from, to }: SkillPhrase): number =>
    (requiredness(read, from, to) === true ? 0 : 2) +
    (to - from === 1 || words.isVerb(read.tokens[from]?.key ?? '') ? 0 : 1);
  const kept = new Set(found.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from).slice(0, MOST_PHRASES));
  return found.filter((phrase) => kept.has(phrase));
}

/** Without what agrees in a weak form with a concept named before: there the ad's own words say more. */
function withoutRepeats(found: readonly Named[]): readonly Clause[] {
  const known = new Set<string>();
  return found.filter(({ concept, quality }) => {
    if (concept === undefined) return true;
    const isRepeated = quality === 'roots' && known.has(concept.id);
    known.add(concept.id);
    return !isRepeated;
  });
}
