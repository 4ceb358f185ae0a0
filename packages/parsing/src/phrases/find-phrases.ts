import { cuesWithin, isNegated } from '../relevance/polarity.ts';
import {
  type Clause,
  countInfinitives,
  isOfAnotherKind,
  knowledgeStart,
  phraseOf,
  type SkillPhrase,
  verbBehindSubject,
  verbOf,
} from './phrase-of.ts';
import { employerNames, namesIn } from './names-in.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { hasLostCommas, isPunctuated } from '../structure/text-marks.ts';
import { knowledgeEnds } from '../structure/knowledge-ends.ts';
import { genericWords } from './generic-words.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { besideSkills, type NamedSpan } from './beside-skills.ts';
import { isNameOfOther, isCertain } from './certain-phrase.ts';
import { cuedPhrase } from './cued-phrase.ts';
import { requiredness } from '../requirement/requiredness.ts';
import { isMarked, type PhraseOrigin, wholePhrase } from './whole-phrase.ts';
import type { EmployerFacts } from '../relevance/relevance.ts';
import { type TaskWords, taskWords } from '../language/task-words.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { grammarOf } from '../language/grammar/grammars.ts';

/** Tokens of a part of a list. */
const SHORT_PART = 4;

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

/**
 * Whether a phrase that a verb opens is something that the reader does. Under no heading and outside a list the
 * sentence speaks to the reader, or tells what somebody who is sought does (`hasSubject`); inside a line a noun may
 * have the form of its verb ("engineering practices").
 */
function isSurelyDone(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  { from, to }: SkillPhrase,
  hasSubject: boolean,
): boolean {
  const first = read.tokens[from];
  if (first === undefined) return false;
  const { nounOfVerb, infinitive } = grammarOf(read.language);
  const isListForm = sentence.isItem && infinitive?.test(first.key) === true;
  if (nounOfVerb?.test(first.key) === true && from !== sentence.body && !isListForm) return false;
  if (sentence.section !== null || sentence.isItem || hasSubject) return true;
  const isReader = (at: number): boolean => {
    const key = read.tokens[at]?.key ?? '';
    return words.isAddressee(key) || words.isPronoun(key);
  };
  if (isReader(from - 1) || isReader(from + 1)) return true;
  if (!words.isVerb(first.key)) return false;
  for (let at = sentence.from; at < to; at++) if (isReader(at)) return true;
  return from === sentence.body && !grammarOf(read.language).putsQualitiesFirst;
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

/** "Hout-, plaat- of bouwmaterialen": the first part of a word whose end stands elsewhere. */
function isHanging(read: ReadText, { end }: SkillPhrase): boolean {
  return /^-(?![\p{L}\d])/u.test(read.original.slice(end, end + 2));
}

/** Letters of a compound, which says as much as a phrase. */
const COMPOUND = 12;

/** "Repas", "annuelles": one word of a list is rarely a task. */
function isOneWord(read: ReadText, words: TaskWords, { from, to }: SkillPhrase): boolean {
  const key = read.tokens[from]?.key ?? '';
  if (to - from !== 1) return false;
  const { hasCompounds, finiteEnding } = grammarOf(read.language);
  const isForm = finiteEnding !== null && key.endsWith(finiteEnding);
  return !hasCompounds || key.length < COMPOUND || isForm || words.isVerb(key);
}

/** Words that join two things of one kind. */
const AND = keysOfAll('grammar.and');
/** Words of a second object; more make a clause of its own. */
const LONGEST_SECOND = 5;

/** "Bouwt sterke | en duurzame relaties": a clause goes on over "and" to a second object without a verb of its own. */
function withMore(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  clauses: readonly Clause[],
  at: number,
  taken: readonly Clause[],
): Clause {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (clause === undefined) return { from: 0, to: 0 };
  if (next === undefined || next.from !== clause.to + 1 || next.to - next.from > LONGEST_SECOND) return clause;
  if (!AND.has(read.tokens[clause.to]?.key ?? '') || read.tokens[clause.to]?.followsBreak !== false) return clause;
  if (read.tokens[next.from]?.followsBreak !== false || hasHitBetween(taken, next.from, next.to)) return clause;
  if (verbOf(read, words, sentence, next, true, true) !== -1) return clause;
  return { from: clause.from, to: next.to };
}

/** The verb of "Il tecnico redige piani, dirige i cantieri": somebody does several things; -1 without one. */
function subjectVerb(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  clauses: readonly Clause[],
  isSought: boolean,
): number {
  const [first, ...others] = clauses;
  if (first === undefined || others.length === 0 || verbOf(read, words, sentence, first, false) !== -1) return -1;
  const verb = verbBehindSubject(read, words, first);
  if (verb === -1) return -1;
  const more = others.filter((clause) => verbOf(read, words, sentence, clause, true) !== -1).length;
  return more >= (isSought ? 1 : 2) ? verb : -1;
}

/** What stands under no heading is asked when it speaks to the reader or stands in a list. */
function isAddressed(read: ReadText, words: TaskWords, sentence: Sentence): boolean {
  return sentence.isItem || read.tokens.slice(sentence.from, sentence.to).some(({ key }) => words.isAddressee(key));
}

/** Tasks and profile are asked; so is what stands under no heading in a sentence that does not praise the firm. */
function isAsked(read: ReadText, sentence: Sentence): boolean {
  if (sentence.isHeading || sentence.isAboutCompany || sentence.isOfFirm) return false;
  const { section } = sentence;
  if (section !== 'tasks' && section !== 'profile' && section !== null) return false;
  return !cuesWithin(read.cues.wageWord, sentence);
}

function isBorder(read: ReadText, at: number): boolean {
  const token = read.tokens[at];
  return token !== undefined && (token.followsBreak || read.table.joiningWords.has(token.key));
}

/** The stretches between commas, brackets and "and". */
function clausesOf(read: ReadText, sentence: Sentence): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = sentence.body;
  for (let at = sentence.body; at <= sentence.to; at++) {
    if (at < sentence.to && (at === from || !isBorder(read, at))) continue;
    if (at > from) clauses.push({ from, to: at });
    from = read.table.joiningWords.has(read.tokens[at]?.key ?? '') ? at + 1 : at;
  }
  return clauses;
}

/** A line with a bullet, or one of several short parts: "ceretta, manicure e pedicure". */
function isListed(sentence: Sentence, clauses: readonly Clause[]): boolean {
  const shortOnes = clauses.filter(({ from, to }) => to - from <= SHORT_PART).length;
  return sentence.isItem || (clauses.length >= 3 && shortOnes >= clauses.length - 1);
}

/** A part of a list without any verb that we know: short, and of words that say something. */
function itemOf(read: ReadText, words: TaskWords, clause: Clause, isName: boolean): SkillPhrase | null {
  let { from, to } = clause;
  const isLight = (at: number): boolean => read.table.stopWords.has(read.tokens[at]?.key ?? '');
  while (from < to && isLight(from)) from++;
  while (to > from && isLight(to - 1)) to--;
  const tokens = read.tokens.slice(from, to);
  const generic = genericWords(read.language);
  const telling = tokens.filter(
    ({ key }) => key.length > 3 && !read.table.stopWords.has(key) && !words.isVague(key) && !generic.has(key),
  );
  const [first, last] = [tokens[0], tokens.at(-1)];
  const least = isName ? 1 : 2;
  if (telling.length < least || telling.length > 4 || tokens.length > SHORT_PART + 2) return null;
  if (first === undefined || last === undefined || tokens.some(({ number }) => number !== null)) return null;
  return isOfAnotherKind(read, from, to) ? null : { from, to, start: first.start, end: last.end };
}
