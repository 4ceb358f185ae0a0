import type { ConceptMention } from '../../concepts/find-concepts.ts';
import { isOfEntry } from '../below-entries.ts';
import type { CvSpan } from '../../cv/entries/cv-entries.ts';
import { PhraseSet } from '../../cv/words/phrase-set.ts';
import { phrasesOfAll } from '../../language/word-lists.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { type ReadText, readText, type Sentence } from '../../structure/read-text.ts';

/** "Ik zoek", "open to", "Contrat souhaité": a sentence with one of these says what somebody wants. */
const WISH = new PhraseSet(phrasesOfAll('cv.wish'));

/** "Zoekt 4/5, vast", "wants days": what somebody else noted, where a sentence or a clause begins. */
const WISH_OF_THEM = new PhraseSet(phrasesOfAll('cv.wish.of-them'));

/** "Als", "un poste de": what follows is the job that is wished. */
const AS = new PhraseSet(phrasesOfAll('cv.wish.as'));
/** Words of the longest of them. */
const LONGEST_AS = 3;

/** "Objective", "Wat zoek ik?": so few words are a heading, and the sentence below it is the wish. */
const HEADING_WORDS = 3;
/** The same on a line of its own: "What I am looking for". */
const LINE_WORDS = 5;
/** Characters behind a line that tell that it ends. */
const LINE_SAMPLE = 8;
/** Lines of a list of wishes below its heading, up to a blank line: "Contract   permanent", "Salary   from …". */
const MOST_LISTED = 8;

/** A sentence of a CV that says what its owner wants, read by itself. */
export interface WishSentence {
  readonly read: ReadText;
  /** Characters before it in the CV. */
  readonly offset: number;
  /** Where it ends in the CV. */
  readonly end: number;
  /** The first character of the CV behind the words of wishing. */
  readonly wished: number;
  /** It is a line of a list of wishes. */
  readonly isListed: boolean;
}

/**
 * The sentences of a CV in which somebody says what they want. What stands in the experiences and educations
 * (`entries`, characters) tells of jobs that were.
 */
export function wishSentences(cv: ReadText, entries: readonly CvSpan[]): readonly WishSentence[] {
  let isBelowWish = false;
  let listed = 0;
  let lastWish: number | null = null;
  const hasParts = cv.original.includes('; ');
  return cv.sentences.flatMap((whole) => {
    const { from, to, start, end } = hasParts ? clauseOfWish(cv, whole) : whole;
    const isNext = lastWish !== null && !/\n\s*\n/.test(cv.original.slice(lastWish, start));
    const isListed = isNext && listed > 0;
    const goesOn = isListed || (isNext && tellsTerms(cv, from));
    const told = wishEnd(cv, from, to);
    const own = told ?? availabilityEnd(cv, from, to);
    const wished = own ?? (isBelowWish || goesOn || areTerms(cv, whole) ? start : null);
    lastWish = wished === null ? null : end;
    const isLine =
      /^[ \t]*[\r\n]/.test(cv.original.slice(end, end + LINE_SAMPLE)) && cv.original.charAt(end - 1) !== '.';
    isBelowWish = told !== null && to - from <= (isLine ? LINE_WORDS : HEADING_WORDS);
    if (isBelowWish) listed = MOST_LISTED;
    else listed = isListed ? listed - 1 : 0;
    if (wished === null || isOfEntry(cv, entries, { start, end })) return [];
    return [{ read: readText(cv.original.slice(start, end), cv.language), offset: start, end, wished, isListed }];
  });
}

/** "Op zoek naar werk. | Voltijds, vanaf 3.400 euro": a sentence that begins with terms goes on with the wish. */
function tellsTerms({ cues }: ReadText, from: number): boolean {
  // a volunteer of the fire brigade wishes nothing
  const contracts = cues.contract.filter(({ value }) => value?.value !== 'VOLUNTEER');
  return [cues.hours, contracts, cues.atLeast].some((hits) => hasHitBetween(hits, from, from + 1));
}

/** "My hourly pay is 15 euros now; I would like 16": of a sentence in two parts the one that wishes. */
function clauseOfWish({ original, tokens }: ReadText, sentence: Sentence): Sentence {
  const { from, to, start, end } = sentence;
  const text = original.slice(start, end);
  const parts = text.split('; ');
  if (parts.length !== 2) return sentence;
  const cut = start + (parts[0]?.length ?? 0) + 1;
  let second = from;
  while (second < to && (tokens[second]?.start ?? end) < cut) second++;
  const first = tokens[second];
  const wishes = (at: number, limit: number): boolean => {
    for (let token = at; token < limit; token++) if (WISH.endOf(tokens, token, limit) > token) return true;
    return false;
  };
  if (first === undefined || wishes(from, second) || !wishes(second, to)) return sentence;
  return { ...sentence, from: second, start: first.start };
}

const AVAILABLE = new PhraseSet(phrasesOfAll('cv.available'));
/** Words before "available": "Ik ben meteen | vrij voor voltijds werk". */
const BEFORE_AVAILABLE = 4;

/** Where the words of being available end that a sentence of full words begins with. */
function availabilityEnd({ tokens, cues }: ReadText, from: number, to: number): number | null {
  // most such sentences tell no terms, and need not be read again
  if (!hasHitBetween(cues.hours, from, to) && !hasHitBetween(cues.contract, from, to)) return null;
  for (let at = from; at < Math.min(to, from + BEFORE_AVAILABLE); at++) {
    const end = AVAILABLE.endOf(tokens, at, to);
    if (end === at || to - end <= 1) continue;
    // a volunteer of the fire brigade is free for no job
    const volunteers = cues.contract.filter(({ value }) => value?.value === 'VOLUNTEER');
    return hasHitBetween(volunteers, from, to) ? null : (tokens[end - 1]?.end ?? null);
  }
  return null;
}

/** Words of a sentence of terms. */
const LONGEST_TERMS = 16;

/**
 * "Full-time, weekends too.", "CDI ou CDD, 20 à 24 h par semaine": a short sentence that begins with how somebody works
 * and breaks off behind it names no trade and no time that was.
 */
function areTerms(cv: ReadText, { from, to }: Sentence): boolean {
  const { cues, tokens, table } = cv;
  if (to - from > LONGEST_TERMS || ![cues.hours, cues.contract].some((hits) => hasHitBetween(hits, from, from + 1)))
    return false;
  const contracts = hitsBetween(cues.contract, from, from + 1).filter(({ value }) => LASTING.has(value?.value ?? ''));
  const [hit] = [...hitsBetween(cues.hours, from, from + 1), ...contracts]
    .filter((one) => one.from === from)
    .sort((a, b) => b.to - a.to);
  const next = hit === undefined ? undefined : tokens[hit.to];
  if (hit === undefined) return false;
  const isAlone = next === undefined || next.followsBreak || hit.to >= to;
  return isAlone || next.number !== null || table.joiningWords.has(next.key);
}

/** Contracts that are no trade either: "Freelance" is what somebody is. */
const LASTING: ReadonlySet<string> = new Set(['PERMANENT', 'TEMPORARY']);

/** Words before what names pay in a sentence about it: "Qua loon", "Mon dernier". */
const WORDS_BEFORE_PAY = 3;
/** Words of a sentence that says no more than what is to be paid. */
const LONGEST_PAY = 14;

/**
 * The sentences of a CV about pay, outside its experiences and educations: "Loon: rond de 2.800 bruto", "€15 an hour or
 * thereabouts". Nobody writes there what others are paid.
 */
export function paySentences(cv: ReadText, entries: readonly CvSpan[]): readonly WishSentence[] {
  return cv.sentences.flatMap((sentence) => {
    const { from, to, start, end } = sentence;
    if (!cv.tokens.slice(from, to).some(({ number }) => number !== null)) return [];
    if (!isAboutPay(cv, sentence) || isOfEntry(cv, entries, sentence, isAboutPay)) return [];
    return [
      {
        read: readText(cv.original.slice(start, end), cv.language),
        offset: start,
        end,
        wished: start,
        isListed: false,
      },
    ];
  });
}

/** Whether a sentence begins with what names pay, or with an amount of it: "Mini 14 € de l'heure". */
function isAboutPay({ cues, tokens }: ReadText, { from, to }: Pick<Sentence, 'from' | 'to'>): boolean {
  if (hasHitBetween(cues.wageWord, from, Math.min(to, from + WORDS_BEFORE_PAY))) return true;
  if (to - from > LONGEST_PAY) return false;
  const isAmount = tokens.slice(from, Math.min(to, from + WORDS_BEFORE_PAY + 1)).some(({ number }) => number !== null);
  return isAmount && (hasHitBetween(cues.wageWord, from, to) || hasHitBetween(cues.period, from, to));
}

function wishEnd({ tokens }: ReadText, from: number, to: number): number | null {
  for (let at = from; at < to; at++) {
    const begins = at === from || tokens[at]?.followsBreak === true;
    const end = Math.max(WISH.endOf(tokens, at, to), begins ? WISH_OF_THEM.endOf(tokens, at, to) : at);
    if (end > at) return tokens[end - 1]?.end ?? null;
  }
  return null;
}

/**
 * The jobs that somebody wishes: named right behind "as" or "a job as", or joined to one that is ("cook or waiter").
 */
export function wishedJobs(
  cv: ReadText,
  sentences: readonly WishSentence[],
  occupations: readonly ConceptMention[],
): readonly ConceptMention[] {
  const found: ConceptMention[] = [];
  for (const job of occupations) {
    const sentence = sentences.find(({ wished, end }) => job.start >= wished && job.end <= end);
    if (sentence === undefined) continue;
    const last = found.at(-1);
    const isJoined =
      last !== undefined && last.to === job.from - 1 && cv.table.joiningWords.has(cv.tokens[last.to]?.key ?? '');
    const isItem = sentence.isListed && (job.start === sentence.offset || cv.tokens[job.from]?.followsBreak === true);
    if (isJoined || isItem || followsAs(cv, job.from)) found.push(job);
  }
  return found;
}

function followsAs({ tokens }: ReadText, from: number): boolean {
  for (let at = Math.max(0, from - LONGEST_AS); at < from; at++) if (AS.endOf(tokens, at, from) === from) return true;
  return false;
}
