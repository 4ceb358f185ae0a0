import type { Language } from '@counterpart/domain';
import { cuesWithin, isNegated } from './polarity.ts';
import { hasHitBetween, hitsBetween } from './piece-window.ts';
import { PhraseTable } from './phrase-table.ts';
import type { ReadText, Sentence } from './read-text.ts';
import { type TaskWords, taskWords } from './task-words.ts';

/** Words of an ad that tell a skill which no label names; pieces `from` to `to` (exclusive). */
export interface SkillPhrase {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

interface Placed {
  readonly from: number;
  readonly to: number;
}

/** Words of a phrase that say something; more make a sentence, which is no skill. */
const MOST_WORDS = 5;
/** Pieces of a phrase, link words included. */
const LONGEST = 8;
/** Words before the verb: "je", "vous", "you will". */
const VERB_REACH = 4;
/** Pieces of a part of a list. */
const SHORT_PART = 4;
const LETTERS = /^[\p{L}\d+#.]+$/u;

interface Compiled {
  readonly words: TaskWords;
  readonly knowledge: PhraseTable<true>;
}
const compiled = new Map<Language, Compiled>();

function compile(language: Language): Compiled {
  let known = compiled.get(language);
  if (known === undefined) {
    const words = taskWords(language);
    const knowledge = new PhraseTable<true>();
    for (const phrase of words.knowledge) knowledge.add(phrase, true);
    compiled.set(language, (known = { words, knowledge }));
  }
  return known;
}

/**
 * Tasks ("couler les dalles") and fields of knowledge ("kennis van …") that no label covers: a clause of the tasks or the
 * profile that a verb of work opens, or what follows "knowledge of". `taken` are the places where something was found.
 */
export function findPhrases(
  read: ReadText,
  taken: readonly Placed[],
  isPlace: (name: string) => boolean,
): readonly SkillPhrase[] {
  const { words, knowledge } = compile(read.language);
  const knowledgeEnds = new Set(knowledge.find(read.pieces).map(({ to }) => to));
  const found: SkillPhrase[] = [];
  let isSought = false;
  for (const sentence of read.sentences) {
    isSought ||= cuesWithin(read.cues.seeking, sentence);
    if (!isAsked(read, sentence)) continue;
    // under no heading: what speaks to the reader or stands in a list, and all that follows "we are looking for"
    if (sentence.section === null && !isSought && !isAddressed(read, words, sentence)) continue;
    const clauses = clausesOf(read, sentence);
    const isList = sentence.section === 'tasks' && isListed(sentence, clauses);
    const areShort = clauses.length >= 3 && clauses.every(({ from, to }) => to - from < SHORT_PART);
    const phrases: SkillPhrase[] = [];
    for (const [at, clause] of clauses.entries()) {
      // a part behind the first is a second object of its verb, unless the line is a list of names
      const isItem = isList && (at === 0 || areShort);
      const phrase =
        phraseOf(read, words, knowledgeEnds, clause) ?? (isItem ? itemOf(read, words, clause, areShort) : null);
      if (phrase === null || hasHitBetween(taken, phrase.from, phrase.to)) continue;
      if (!isNegated(read, phrase.from, phrase.to)) phrases.push(phrase);
    }
    const isFree = (from: number, to: number): boolean =>
      !hasHitBetween(taken, from, to) && !phrases.some((other) => other.from < to && other.to > from);
    found.push(...phrases, ...namesIn(read, words, sentence, isFree, isPlace));
  }
  return found;
}

/** What stands under no heading is asked when it speaks to the reader or stands in a list. */
function isAddressed(read: ReadText, words: TaskWords, sentence: Sentence): boolean {
  return sentence.isItem || read.pieces.slice(sentence.from, sentence.to).some(({ key }) => words.isAddressee(key));
}

/** Tasks and profile are asked; so is what stands under no heading in a sentence that does not praise the firm. */
function isAsked(read: ReadText, sentence: Sentence): boolean {
  if (sentence.isHeading || sentence.isAboutCompany) return false;
  const { section } = sentence;
  if (section !== 'tasks' && section !== 'profile' && section !== null) return false;
  return !cuesWithin(read.cues.wageWord, sentence);
}

function isBorder(read: ReadText, at: number): boolean {
  const piece = read.pieces[at];
  return piece !== undefined && (piece.isApart || read.table.joiningWords.has(piece.key));
}

/** The stretches between commas, brackets and "and". */
function clausesOf(read: ReadText, sentence: Sentence): readonly Placed[] {
  const clauses: Placed[] = [];
  let from = sentence.from;
  for (let at = sentence.from; at <= sentence.to; at++) {
    if (at < sentence.to && (at === from || !isBorder(read, at))) continue;
    if (at > from) clauses.push({ from, to: at });
    from = read.table.joiningWords.has(read.pieces[at]?.key ?? '') ? at + 1 : at;
  }
  return clauses;
}

/** A line with a bullet, or one of several short parts: "ceretta, manicure e pedicure". */
function isListed(sentence: Sentence, clauses: readonly Placed[]): boolean {
  const shortOnes = clauses.filter(({ from, to }) => to - from <= SHORT_PART).length;
  return sentence.isItem || (clauses.length >= 3 && shortOnes >= clauses.length - 1);
}

/** A part of a list without any verb that we know: short, and of words that say something. */
function itemOf(read: ReadText, words: TaskWords, clause: Placed, isName: boolean): SkillPhrase | null {
  let { from, to } = clause;
  const isLight = (at: number): boolean => read.table.looseWords.has(read.pieces[at]?.key ?? '');
  while (from < to && isLight(from)) from++;
  while (to > from && isLight(to - 1)) to--;
  const pieces = read.pieces.slice(from, to);
  const telling = pieces.filter(({ key }) => key.length > 3 && !read.table.looseWords.has(key) && !words.isVague(key));
  const [first, last] = [pieces[0], pieces.at(-1)];
  const least = isName ? 1 : 2;
  if (telling.length < least || telling.length > 4 || pieces.length > SHORT_PART + 2) return null;
  if (first === undefined || last === undefined || pieces.some(({ number }) => number !== null)) return null;
  return isOfAnotherKind(read, from, to) ? null : { from, to, start: first.start, end: last.end };
}

/** Programs and makes by their capitals inside a sentence: "in NetSoins", "(app Treatwell)". */
function namesIn(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  isFree: (from: number, to: number) => boolean,
  isPlace: (name: string) => boolean,
): readonly SkillPhrase[] {
  if (sentence.section === null) return [];
  const { pieces, original } = read;
  const isName = (at: number): boolean => {
    const piece = pieces[at];
    return (
      piece !== undefined && piece.key.length > 2 && /^\p{Lu}[\p{L}\d]+$/u.test(original.slice(piece.start, piece.end))
    );
  };
  const found: SkillPhrase[] = [];
  for (let from = sentence.from + 1; from < sentence.to; from++) {
    const before = pieces[from - 1];
    if (!isName(from) || before === undefined || !words.isToolWord(before.key)) continue;
    let to = from + 1;
    while (to < sentence.to && to - from < 3 && pieces[to]?.isApart === false && isName(to)) to++;
    const [first, last] = [pieces[from], pieces[to - 1]];
    if (first === undefined || last === undefined) continue;
    const isElsewhere =
      isPlace(original.slice(first.start, last.end)) || isPlace(original.slice(first.start, first.end));
    const counts = isFree(from, to) && !isElsewhere && !isOfAnotherKind(read, from, to) && !isNegated(read, from, to);
    if (counts) found.push({ from, to, start: first.start, end: last.end });
    from = to - 1;
  }
  return found;
}

function isOfAnotherKind(read: ReadText, from: number, to: number): boolean {
  const { contract, hours, experience, otherPeople, level } = read.cues;
  return [contract, hours, experience, otherPeople, level].some((cues) => hasHitBetween(cues, from, to));
}

/** "We maken deel uit van", "nous produisons", "gestiamo": the firm tells what it does. */
function isOfTheFirm(read: ReadText, words: TaskWords, from: number, to: number, verb: number): boolean {
  const key = read.pieces[verb]?.key ?? '';
  if (read.language === 'ITA' && key.endsWith('iamo')) return true;
  if (read.language === 'FRE' && key.endsWith('ons') && verb < from + 2) return true;
  return read.pieces.slice(from, Math.min(to, verb + 3)).some((piece) => words.isFirm(piece.key));
}

function phraseOf(
  read: ReadText,
  words: TaskWords,
  knowledgeEnds: ReadonlySet<number>,
  { from, to }: Placed,
): SkillPhrase | null {
  const { pieces, table } = read;
  let start = -1;
  let isKnowledge = false;
  for (let at = from; at < Math.min(to, from + VERB_REACH + 4); at++) {
    if (knowledgeEnds.has(at)) {
      start = at;
      isKnowledge = true;
    }
  }
  if (start === -1) {
    for (let at = from; at < Math.min(to, from + VERB_REACH); at++) {
      const key = pieces[at]?.key ?? '';
      if (words.isVerb(key)) {
        start = at;
        break;
      }
      // only small words may stand before the verb: "je", "vous", "you will"
      if (!table.looseWords.has(key) && !(read.language === 'DUT' && at === from)) break;
    }
    // Dutch puts the verb last: "kozijnen stellen"
    const last = pieces[to - 1]?.key ?? '';
    if (start === -1 && read.language === 'DUT' && to - from <= LONGEST && last.endsWith('en') && words.isVerb(last)) {
      start = from;
    }
  }
  if (start === -1 || isOfTheFirm(read, words, from, to, start)) return null;
  while (start < to && table.looseWords.has(pieces[start]?.key ?? '')) start++;
  let end = Math.min(to, start + LONGEST);
  let told = 0;
  // "kennis van SAP is een plus": what is said of it is no part of it
  const stops = new Set(
    [read.cues.required, read.cues.nice, read.cues.negationAfter, read.cues.negationBefore].flatMap((cues) =>
      hitsBetween(cues, start, end).map((cue) => cue.from),
    ),
  );
  for (let at = start; at < end; at++) {
    const piece = pieces[at];
    if (piece === undefined) break;
    // numbers, years and amounts belong to other aspects
    const isCue = stops.has(at);
    if (isCue || piece.number !== null || !LETTERS.test(piece.key)) {
      end = at;
      break;
    }
    if (table.looseWords.has(piece.key)) continue;
    if (isKnowledge && words.isVague(piece.key)) return null;
    if (++told > MOST_WORDS) {
      end = at;
      break;
    }
  }
  while (end > start && table.looseWords.has(pieces[end - 1]?.key ?? '')) end--;
  const telling = pieces
    .slice(start, end)
    .filter(({ key }) => !table.looseWords.has(key) && !words.isVague(key) && key.length > 2);
  if (telling.length < (isKnowledge ? 1 : 2)) return null;
  const [first, last] = [pieces[start], pieces[end - 1]];
  if (isOfAnotherKind(read, start, end) || first === undefined || last === undefined) return null;
  return { from: start, to: end, start: first.start, end: last.end };
}
