import type { Language } from '@counterpart/domain';
import { keyOfWord } from './key-of-word.ts';
import { rulesOf } from './rule-files.ts';

const MOST_WORDS = 8;

/** Why a phrase cannot be a rule, in English; null when it can. */
export function phraseProblem(phrase: string, language: Language): string | null {
  if (/[#[\]]/.test(phrase)) return 'A phrase holds no #, [ or ].';
  const elements = phrase.split(/\s+/);
  const words = elements.filter((element) => element !== '..').flatMap((element) => element.split('|'));
  if (words.length > MOST_WORDS) return `A phrase has at most ${MOST_WORDS} words.`;
  if (elements[0] === '..' || elements.at(-1) === '..') return 'A phrase begins and ends with a word.';
  if (words.some((word) => keyOfWord(word) === '')) return 'Each part of a phrase holds a letter or a digit.';
  const small = new Set((rulesOf(language).lists.get('stop-word') ?? []).map(keyOfWord));
  if (words.every((word) => small.has(keyOfWord(word))))
    return 'A phrase of small words alone would be found everywhere.';
  return null;
}
