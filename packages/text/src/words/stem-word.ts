import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as italian } from '@orama/stemmers/italian';
import { foldCase } from './fold-label.ts';
import type { Language } from './profile-language.ts';

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  DUT: dutch,
  FRE: french,
  ENG: english,
  ITA: italian,
};

/** Longer words are no words of a language; leaving them as they are keeps stemming linear. */
const LONGEST_STEMMED = 48;
/** Words remembered per language; a text of random words cannot make the memory grow further. */
const CACHE_SIZE = 50_000;
const ONLY_LETTERS = /^\p{L}+$/u;

const caches: Readonly<Record<Language, Map<string, string>>> = {
  DUT: new Map(),
  FRE: new Map(),
  ENG: new Map(),
  ITA: new Map(),
};

/** The stem of a word (Snowball), after lower-casing and removing accents; words with digits or signs keep their form. */
export function stemWord(word: string, language: Language): string {
  const cache = caches[language];
  const known = cache.get(word);
  if (known !== undefined) return known;
  const folded = foldCase(word);
  const isStemmable = folded.length > 2 && folded.length <= LONGEST_STEMMED && ONLY_LETTERS.test(folded);
  const stem = (isStemmable ? STEMMERS[language](folded) : '') || folded;
  if (word.length <= LONGEST_STEMMED) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(word, stem);
  }
  return stem;
}
