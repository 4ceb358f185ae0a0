import type { Language } from '@counterpart/domain';
import { type PhraseHit, PhraseTable } from '../tokens/phrase-table.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText } from '../structure/read-text.ts';
import { wordLists } from '../language/word-lists.ts';

/** Words between a benefit and another one. */
const REACH = 8;

type Kind = 'benefit' | 'offer';
const compiled = new Map<Language, PhraseTable<Kind>>();

function tableOf(language: Language): PhraseTable<Kind> {
  let table = compiled.get(language);
  if (table === undefined) {
    compiled.set(language, (table = new PhraseTable()));
    for (const phrase of wordLists(language).phrases('benefit.word')) table.add(phrase, 'benefit');
    for (const phrase of wordLists(language).phrases('benefit.offer')) table.add(phrase, 'offer');
  }
  return table;
}

/** Every skill of a text asks. */
const told = new WeakMap<ReadText, readonly PhraseHit<Kind>[]>();

function phrasesOf(read: ReadText): readonly PhraseHit<Kind>[] {
  let phrases = told.get(read);
  if (phrases === undefined) told.set(read, (phrases = tableOf(read.language).find(read.tokens)));
  return phrases;
}

/** Whether a skill stands among benefits: "we bieden een laptop, een groepsverzekering", "meal vouchers, life insurance". */
export function isBenefit(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const phrases = phrasesOf(read);
  if (phrases.length === 0) return false;
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const before = hitsBetween(phrases, from - REACH, from).filter((phrase) => phrase.to <= from);
  if (before.some(({ value, from: start }) => value === 'offer' && start >= sentence.from)) return true;
  if (sentence.section === 'tasks' || sentence.section === 'profile') return false;
  const count = before.filter(({ value }) => value === 'benefit').length;
  // one alone may be what the firm sells, and behind the last demand begins what is given
  return count > 1 || (count === 1 && hitsBetween(phrases, to, to + REACH).length > 0);
}
