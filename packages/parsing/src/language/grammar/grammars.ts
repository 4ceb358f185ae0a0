import type { Language } from '@counterpart/domain';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import type { Grammar } from './grammar.ts';
import { ITALIAN } from './italian.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { DUT: DUTCH, FRE: FRENCH, ENG: ENGLISH, ITA: ITALIAN };

/** The grammar of a language. */
export function grammarOf(language: Language): Grammar {
  return GRAMMARS[language];
}

/** The language whose titles and headings ads of every language borrow. */
export const BORROWED_LANGUAGE: Language = 'ENG';
