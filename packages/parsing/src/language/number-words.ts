import type { Language } from '@counterpart/domain';
import { wordLists } from './word-lists.ts';

/** Tens to fifty: longer weeks are written in digits. */
const TENS = [20, 30, 40, 50] as const;

/** How a language joins a ten and a unit; `digit` is the unit's value. */
const JOIN: Readonly<Record<Language, (ten: string, unit: string, digit: number) => string>> = {
  DUT: (ten, unit) => `${unit}${unit.endsWith('e') ? 'ë' : 'e'}n${ten}`,
  ENG: (ten, unit) => `${ten}-${unit}`,
  FRE: (ten, unit, digit) => (digit === 1 ? `${ten} et un` : `${ten}-${unit}`),
  // a ten loses its last letter before a vowel: "trentotto"
  ITA: (ten, unit) => `${/^[aeiou]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
};

/** Numbers as a language writes them in words, from one to the hours of a long week: "negenenvijftig", "thirty-eight". */
export function numberWords(language: Language): readonly (readonly [word: string, value: number])[] {
  const lists = wordLists(language);
  const small = lists.phrases('number.small').map((word, at) => [word, at + 1] as const);
  const tens = lists.phrases('number.ten').flatMap((ten, at) => {
    const value = TENS[at] ?? 0;
    const joined = small.slice(0, 9).map(([unit, digit]) => [JOIN[language](ten, unit, digit), value + digit] as const);
    return [[ten, value] as const, ...joined];
  });
  return [...lists.values('number.also'), ...small, ...tens];
}
