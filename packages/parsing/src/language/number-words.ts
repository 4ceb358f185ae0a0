import type { Language } from '@counterpart/domain';
import { wordLists } from './word-lists.ts';
import { grammarOf } from './grammar/grammars.ts';

/** Tens to fifty: longer weeks are written in digits. */
const TENS = [20, 30, 40, 50] as const;

/**
 * Numbers as a language writes them in words, from one to the hours of a long week: "negenenvijftig", "thirty-eight".
 */
export function numberWords(language: Language): readonly (readonly [word: string, value: number])[] {
  const lists = wordLists(language);
  const small = lists.phrases('number.small').map((word, at) => [word, at + 1] as const);
  const tens = lists.phrases('number.ten').flatMap((ten, at) => {
    const value = TENS[at] ?? 0;
    const joined = small
      .slice(0, 9)
      .map(([unit, digit]) => [grammarOf(language).joinNumber(ten, unit, digit), value + digit] as const);
    return [[ten, value] as const, ...joined];
  });
  return [...lists.values('number.also'), ...small, ...tens];
}
