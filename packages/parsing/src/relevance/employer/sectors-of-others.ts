import { keysByLanguage, wordLists } from '../../language/word-lists.ts';
import type { Language } from '@counterpart/domain';
import { taskWords } from '../../language/task-words.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import { REACH } from '../../tokens/reach.ts';

interface Place {
  readonly from: number;
  readonly to: number;
}

interface Compiled {
  /** "Spécialisé dans", behind a firm. */
  readonly sectors: PhraseTable<true>;
  /** "Au sein d'une", right before a place of work. */
  readonly inside: PhraseTable<true>;
  /** "Clientèle de", before the trades of customers. */
  readonly customers: PhraseTable<true>;
}

const compiled = new Map<Language, Compiled>();

function tableOf(phrases: readonly string[]): PhraseTable<true> {
  const table = new PhraseTable<true>();
  for (const phrase of phrases) table.add(phrase, true);
  return table;
}

function compile(language: Language): Compiled {
  let known = compiled.get(language);
  if (known === undefined) {
    const words = wordLists(language);
    known = {
      sectors: tableOf(words.phrases('employer.sector')),
      inside: tableOf(words.phrases('employer.inside')),
      customers: tableOf(words.phrases('employer.customers')),
    };
    compiled.set(language, known);
  }
  return known;
}

const NOUNS = keysByLanguage('employer.noun');
/** Words of the longest such phrase. */
const LONGEST = 5;

/**
 * Whether a skill only says in which sector a firm works, whose trades its customers have, or in what kind of place one
 * works:
 *
 *     notre client, groupe | spécialisé dans | le second œuvre        een klant | actief in | de bouw
 *     une clientèle de | professionnels du travail des métaux (chaudronnerie, | serrurerie | …)
 *     au sein d'une | boulangerie | artisanale                        in a busy | bakery
 *
 * Experience of it, and what is asked, is none of these, and neither is anything under the profile.
 */
export function isSectorOfOthers(read: ReadText, { from, to }: Place): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined || isAsking(read, sentence, from)) return false;
  const { sectors, inside, customers } = compile(read.language);
  const { tokens, table } = read;
  const start = Math.max(sentence.from, from - LONGEST);
  const isLight = (at: number): boolean => table.lightWords.has(tokens[at]?.key ?? '');
  // the place of work: nothing may stand between
  if (to - from === 1 && inside.find(tokens.slice(start, from)).some((hit) => start + hit.to === from)) return true;
  if (sentence.section === 'profile') return false;
  if (isOfCustomers(read, sentence, customers, from)) return true;
  for (const hit of sectors.find(tokens.slice(start, from))) {
    const [begin, end] = [start + hit.from, start + hit.to];
    const between = tokens.slice(end, from + 1);
    const isDirect = between.every(({ followsBreak }, at) => !followsBreak && (end + at === from || isLight(end + at)));
    if (isDirect && isBehindFirm(read, sentence, begin)) return true;
  }
  return false;
}

/** Whether experience or a demand is told of before it. */
function isAsking(read: ReadText, sentence: Sentence, from: number): boolean {
  const { experience, required, nice } = read.cues;
  return [experience, required, nice].some((cues) => hasHitBetween(cues, sentence.from, from));
}

/** Whether a word for a firm stands before such words, and no reader between. */
function isBehindFirm({ tokens, language }: ReadText, sentence: Sentence, at: number): boolean {
  const words = taskWords(language);
  for (let back = at - 1; back >= Math.max(sentence.from, at - REACH.relevance.sector); back--) {
    const key = tokens[back]?.key ?? '';
    if (NOUNS[language].has(key)) return true;
    if (words.isAddressee(key) || words.isPronoun(key)) return false;
  }
  return false;
}

/** Whether customers are named before it, right there or before the bracket that it stands in. */
function isOfCustomers(
  { tokens, original, table }: ReadText,
  sentence: Sentence,
  customers: PhraseTable<true>,
  from: number,
): boolean {
  const gap = (at: number): string => original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? original.length);
  let open = from;
  const first = Math.max(sentence.from + 1, from - REACH.relevance.sectorList);
  while (open > first && !/[()]/u.test(gap(open))) open--;
  const isListed = gap(open).includes('(');
  const end = isListed ? open : from;
  const start = Math.max(sentence.from, end - REACH.relevance.customers);
  return customers.find(tokens.slice(start, end)).some((hit) => {
    const behind = tokens.slice(start + hit.to, isListed ? end : end + 1);
    if (behind.some(({ followsBreak }) => followsBreak)) return false;
    // "les professionnels de santé et assurez la coordination": without a bracket the sentence goes on
    return isListed || behind.slice(0, -1).every(({ key }) => table.lightWords.has(key));
  });
}
