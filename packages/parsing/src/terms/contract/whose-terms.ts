import { cuesWithin } from '../../relevance/polarity.ts';
import { keysOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import { numberAt } from '../../structure/counted-numbers.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';

const OF_WHOM = new PhraseTable<true>();
for (const phrase of phrasesOfAll('terms.of-whom')) OF_WHOM.add(phrase, true);
const POSTS = keysOfAll('contract.posts', 'terms.posts');
/** Words between "of whom" and the terms ("of whom | three are"), and between those who are counted and "of whom". */
const [WHOM_REACH, COUNTED_REACH] = [5, 8] as const;

/**
 * "60 people, of whom 90% are permanent", "acht kapsters, waarvan drie zelfstandig": a part of those who are there.
 * "Two posts, of which one part-time" and "we seek two cooks, one of whom part-time" are jobs.
 */
export function isOfWhom({ tokens, cues }: ReadText, sentence: Sentence, from: number): boolean {
  const start = Math.max(sentence.from, from - WHOM_REACH);
  // "90% | of whom"
  const whom = OF_WHOM.find(tokens.slice(start, Math.min(sentence.to, from + WHOM_REACH)))[0];
  if (whom === undefined) return false;
  const [first, last] = [start + whom.from, start + whom.to];
  const near = tokens.slice(Math.max(sentence.from, first - 1), Math.max(from + 1, last + 1));
  if (!near.some(({ number }) => number !== null) && !hasHitBetween(cues.numberWord, first - 1, from)) return false;
  const counted = Math.max(sentence.from, first - COUNTED_REACH);
  if (hasHitBetween(cues.seeking, counted, first)) return false;
  return !tokens.slice(counted, first).some(({ key }) => POSTS.has(key));
}

const OURS = keysOfAll('terms.ours');
const OF = keysOfAll('grammar.of');
/** Words between "our five" and the terms: "bakers | work". */
const OURS_REACH = 8;
/** So many people are there already. */
const SEVERAL = 2;

/**
 * "Two of our five bakers are full-time", "Our five bakers …": people of the firm by their number, where nobody is
 * sought; "for our two shops" says where one works.
 */
export function isOfOurs(read: ReadText, sentence: Sentence, from: number): boolean {
  if (cuesWithin(read.cues.seeking, sentence)) return false;
  const { tokens } = read;
  for (let at = from - 1; at >= Math.max(sentence.from, from - OURS_REACH); at--) {
    if (!OURS.has(tokens[at]?.key ?? '') || (numberAt(read, at + 1) ?? 0) < SEVERAL) continue;
    if (at === sentence.from || OF.has(tokens[at - 1]?.key ?? '')) return true;
  }
  return false;
}

const CONDITION = new PhraseTable<true>();
for (const phrase of phrasesOfAll('terms.condition')) CONDITION.add(phrase, true);
const WISH = keysOfAll('terms.wish');
/** Words of the longest such beginning with those up to the terms, of the latter alone, and of what comes of it. */
const [CONDITION_REACH, CONDITION_GAP, CONSEQUENCE] = [6, 2, 3] as const;

/**
 * "In case of full-time employment a car is provided", "wie voltijds werkt krijgt …", "se lavori part-time il premio è
 * …": what holds for those who have such terms. "If you look for a part-time job" and questions tell of the job.
 */
export function isOnTerms(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const { tokens, original } = read;
  if (sentence.to - to < CONSEQUENCE || original.slice(sentence.start, sentence.end).trimEnd().endsWith('?'))
    return false;
  let start = from;
  while (start > sentence.from && from - start < CONDITION_REACH && tokens[start]?.followsBreak !== true) start--;
  if (start > sentence.from && tokens[start]?.followsBreak !== true) return false;
  const opener = CONDITION.find(tokens.slice(start, from))[0];
  // "bij positieve evaluatie een contract van onbepaalde duur" is a condition of its own
  if (opener === undefined || opener.from > 0 || from - start - opener.to > CONDITION_GAP) return false;
  return !tokens.slice(start + opener.to, to + 2).some(({ key }) => WISH.has(key));
}

const CONTACT = keysOfAll('terms.contact');

/** "Contact Sarah Jones | (maternity cover) |, HR": whom somebody replaces who answers questions. */
export function isOfContact({ tokens, original }: ReadText, sentence: Sentence, from: number): boolean {
  // "Contact centre manager (maternity cover)" is the job where the text begins with it
  if (sentence.from === 0 || original.charAt((tokens[from]?.start ?? 0) - 1) !== '(') return false;
  return tokens
    .slice(sentence.from, sentence.from + 2)
    .some(({ key }, at) => sentence.from + at < from && CONTACT.has(key));
}
