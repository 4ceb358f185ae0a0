import { grammarOf } from '../language/grammar/grammars.ts';
import type { TaskWords } from '../language/task-words.ts';
import { keysOfAll, startsWithAny, wordLists } from '../language/word-lists.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { type SkillPhrase, SUBORDINATE } from './phrase-of.ts';
import type { PhraseOrigin } from './phrase-borders.ts';

/** "Deze inzichten": what is meant stands elsewhere. */
const POINTING = keysOfAll('phrase.pointing');
/** "Au sein d'une | PME": what an article stands before is a firm. */
const ARTICLES = keysOfAll('grammar.article');
/** Whom one works with follows. */
const BESIDE = keysOfAll('phrase.colleague');

/**
 * Whether nothing around a whole phrase raises the doubt that it is a part of something else; a phrase that may be a
 * fragment is not offered.
 */
export function isCertain(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  phrase: SkillPhrase,
  origin: PhraseOrigin,
  hasSubject: boolean,
): boolean {
  const { from, to } = phrase;
  if (read.tokens.slice(from, to).some(({ key }) => POINTING.has(key))) return false;
  if (isCutBehind(read, phrase) || isInfinitiveBehind(read, phrase) || isHalfBetween(read, phrase)) return false;
  const before = keyBefore(read, from);
  const lists = wordLists(read.language);
  // "nécessaire pour se | rendre sur le dépôt"
  if (lists.keys('phrase.reflexive').has(before)) return false;
  // "Maintenance et gestion des équipements :" is a heading
  if (/^[ \t]*:[ \t]*\r?\n/.test(read.original.slice(phrase.end))) return false;
  if (origin === 'verb') {
    // "met de | Private Label Assistant": inside a line a capital opens a name
    if (before !== '' && from !== sentence.body && /^\p{Lu}\p{Ll}/u.test(read.original.slice(phrase.start)))
      return false;
    // "l'armurier nettoie les culasses, | brunit les canons"
    const isSure = hasSubject && before === '';
    if (lists.keys('phrase.no-object').has(read.tokens[from + 1]?.key ?? '')) return false;
    if (isSplitVerb(read, words, sentence, phrase)) return false;
    return !isObjectOfOther(read, phrase, before) && isVerbHere(read, words, sentence, phrase, before, isSure);
  }
  if (isBehindJoining(read, phrase, before)) return false;
  if (origin === 'thing') return isOwnItem(read, words, sentence, phrase);
  if (sentence.section !== 'profile' && isBesideColleagues(read, sentence, phrase)) return false;
  return isCertainName(read, sentence, phrase);
}

/**
 * Whether a name is somebody's: of colleagues ("je werkt samen met Product Managers") or, in capitals, of the firm
 * ("het gezicht van BMN").
 */
export function isNameOfOther(read: ReadText, sentence: Sentence, phrase: SkillPhrase): boolean {
  if (isBesideColleagues(read, sentence, phrase)) return true;
  // "Le | CACES, sans être exigé": the sentence is about it
  if (phrase.from - 1 === sentence.body || read.tokens[phrase.from - 1]?.followsBreak === true) return false;
  const before = keyBefore(read, phrase.from);
  const isOf = wordLists(read.language).keys('phrase.genitive').has(before) || ARTICLES.has(before);
  return isOf && !/\p{Ll}/u.test(read.original.slice(phrase.start, phrase.end));
}

function isBesideColleagues(read: ReadText, sentence: Sentence, { from }: SkillPhrase): boolean {
  return read.tokens.slice(sentence.from, from).some(({ key }) => startsWithAny(key, BESIDE));
}

/** The word right before a token, empty behind a border. */
function keyBefore(read: ReadText, at: number): string {
  return read.tokens[at]?.followsBreak === true ? '' : (read.tokens[at - 1]?.key ?? '');
}

/**
 * "Increase the speed | at which": a clause tells which one is meant; "deliver on product | requirements": the noun is
 * missing.
 */
function isCutBehind(read: ReadText, { to }: SkillPhrase): boolean {
  const [next, second] = [read.tokens[to], read.tokens[to + 1]];
  if (next === undefined || next.followsBreak) return false;
  const { stopWords, joiningWords } = read.table;
  if (stopWords.has(next.key) && second?.followsBreak === false && SUBORDINATE.has(second.key)) return true;
  const { putsQualitiesFirst, hasCompounds } = grammarOf(read.language);
  if (!putsQualitiesFirst || hasCompounds || next.key.endsWith('ly')) return false;
  return !stopWords.has(next.key) && !joiningWords.has(next.key);
}

/** "Bewaakt de kwaliteit door controles | uit te voeren": an infinitive follows that the last words belong to. */
function isInfinitiveBehind(read: ReadText, { to }: SkillPhrase): boolean {
  const lists = wordLists(read.language);
  const [next, second] = [read.tokens[to], read.tokens[to + 1]];
  if (next === undefined || next.followsBreak) return false;
  const opens = lists.keys('phrase.object-before');
  return opens.has(next.key) || (lists.keys('phrase.particle').has(next.key) && opens.has(second?.key ?? ''));
}

/** "Volgt keuringen |, controles en voorzieningen op": the verb's second part stands behind other objects. */
function isSplitVerb(read: ReadText, words: TaskWords, sentence: Sentence, { to }: SkillPhrase): boolean {
  const particles = wordLists(read.language).keys('phrase.particle');
  if (particles.size === 0 || particles.has(read.tokens[to - 1]?.key ?? '')) return false;
  for (let at = to; at < sentence.to; at++) {
    const key = read.tokens[at]?.key ?? '';
    if (words.isVerb(key)) return false;
    const isEnd = at + 1 >= sentence.to || read.table.joiningWords.has(read.tokens[at + 1]?.key ?? '');
    if (particles.has(key) && (isEnd || read.tokens[at + 1]?.followsBreak === true)) return true;
  }
  return false;
}

/** "Analyse physico-chimique et | biologique des eaux": where qualities follow, the noun stands before "and". */
function isBehindJoining(read: ReadText, { start }: SkillPhrase, before: string): boolean {
  const isJoined = read.table.joiningWords.has(before) && !grammarOf(read.language).putsQualitiesFirst;
  return isJoined && /^\p{Ll}/u.test(read.original.slice(start));
}

/** "Faciliter les liens entre l'EHPAD |, les familles": the other side is missing. */
function isHalfBetween(read: ReadText, { from, to }: SkillPhrase): boolean {
  const between = wordLists(read.language).keys('phrase.between');
  const inside = read.tokens.slice(from, to);
  const at = inside.findIndex(({ key }) => between.has(key));
  return at !== -1 && !inside.slice(at).some(({ key }) => read.table.joiningWords.has(key));
}

/**
 * "Des actes de | stimulation en individuel", "deze te | vertalen naar plannen": the word belongs to what stands before
 * it.
 */
function isObjectOfOther(read: ReadText, { from }: SkillPhrase, before: string): boolean {
  const lists = wordLists(read.language);
  if (lists.keys('phrase.object-before').has(before)) return true;
  const key = read.tokens[from]?.key ?? '';
  const isInfinitive = grammarOf(read.language).infinitive?.test(key) === true;
  // "les | aider dans les gestes du quotidien"
  if (isInfinitive && lists.keys('grammar.article.pronoun').has(before)) return true;
  const isLed = lists.keys('phrase.leading').has(before) || lists.keys('phrase.genitive').has(before);
  return isLed && !isInfinitive;
}

/**
 * Whether the word that opens a phrase is a verb: not a noun joined to another ("cost | and safety", "préparation | et
 * un service"), and where many nouns have the form of a verb ("risque", "programme") only at the start of a line or
 * behind the reader.
 */
function isVerbHere(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  { from }: SkillPhrase,
  before: string,
  isSure: boolean,
): boolean {
  const keyAt = (at: number): string => read.tokens[at]?.key ?? '';
  const { joiningWords, stopWords, lightWords } = read.table;
  if (joiningWords.has(keyAt(from + 1))) {
    let next = from + 2;
    while (lightWords.has(keyAt(next)) || (stopWords.has(keyAt(next)) && next < from + 4)) next++;
    if (!words.isVerb(keyAt(next))) return false;
  }
  const { sureVerb } = grammarOf(read.language);
  if (isSure || sureVerb === null || sureVerb.test(keyAt(from))) return true;
  return from === sentence.body || words.isAddressee(before) || words.isPronoun(before);
}

/** Whether a thing is an item of its own; "Les | unités intrahospitalières" are told of, not done or known. */
function isOwnItem(read: ReadText, words: TaskWords, sentence: Sentence, { from }: SkillPhrase): boolean {
  if (!sentence.isItem || isBracketed(read, sentence, from)) return false;
  const key = read.tokens[from]?.key ?? '';
  return words.isVerb(key) || !read.table.lightWords.has(read.tokens[from - 1]?.key ?? '') || from === sentence.body;
}

/** Whether a bracket that opened before a token of a sentence is still open there: an example of what stands before. */
function isBracketed(read: ReadText, sentence: Sentence, at: number): boolean {
  const before = read.original.slice(sentence.start, read.tokens[at]?.start);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/**
 * Whether a name by more than its place: not an abbreviation in brackets of what stands before, a
 * count, a heading in capitals, the first word of its line or what qualifies another ("the ERAP | department").
 */
function isCertainName(read: ReadText, sentence: Sentence, { from, to, start, end }: SkillPhrase): boolean {
  const { original, tokens } = read;
  const surface = original.slice(start, end);
  if (!/^\p{Lu}/u.test(surface)) return true;
  if (/^[(]/.test(original.slice(Math.max(0, start - 1), start)) && original.charAt(end) === ')') return false;
  const [before, next] = [tokens[from - 1], tokens[to]];
  const isCapitals = (at: number): boolean => /^\p{Lu}{2}/u.test(original.slice(tokens[at]?.start, tokens[at]?.end));
  if (tokens[from]?.followsBreak === false && before !== undefined) {
    if (before.number !== null || isCapitals(from - 1)) return false;
  }
  const isMadeUp = /^.+[\p{Lu}\d]/u.test(surface);
  if (to - from === 1 && from === sentence.body && !isMadeUp) return false;
  if (next === undefined || next.followsBreak || to >= sentence.to) return true;
  if (isCapitals(to)) return false;
  const { stopWords, joiningWords } = read.table;
  const goesOn = !stopWords.has(next.key) && !joiningWords.has(next.key) && next.number === null;
  return !(grammarOf(read.language).putsQualitiesFirst && goesOn);
}
