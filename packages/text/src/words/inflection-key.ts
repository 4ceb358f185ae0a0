import { englishSpelling } from './english-spelling.ts';
import { foldCase } from './fold-label.ts';
import type { Language } from './profile-language.ts';

/** Shorter words keep their form: what looks like an ending is part of the word. */
const SHORTEST = 4;
const VOWEL = /[aeiouy]/;

function undouble(word: string): string {
  const last = word.charAt(word.length - 1);
  return word.length > 3 && last === word.charAt(word.length - 2) && !VOWEL.test(last) ? word.slice(0, -1) : word;
}

/** machines → machin, lassen and las → las, bediende(n) → bediend, magen → mag (maag → mag). */
function dutch(word: string): string {
  let stem = word;
  if (stem.endsWith('ieen')) stem = stem.slice(0, -2);
  else if (stem.endsWith('en')) stem = stem.slice(0, -2);
  else if (stem.endsWith('es')) stem = stem.slice(0, -2);
  else if (stem.endsWith('e') || (stem.endsWith('s') && !stem.endsWith('ss'))) stem = stem.slice(0, -1);
  if (stem.length < 3) return word;
  stem = undouble(stem);
  // a closed syllable doubles its vowel: kop(en) and koop have one key
  const length = stem.length;
  const vowel = stem.charAt(length - 2);
  if (length > 3 && /[aeou]/.test(vowel) && stem.charAt(length - 3) === vowel) {
    stem = stem.slice(0, length - 2) + stem.charAt(length - 1);
  }
  const last = stem.charAt(stem.length - 1);
  if (last === 'v') return `${stem.slice(0, -1)}f`;
  return last === 'z' ? `${stem.slice(0, -1)}s` : stem;
}

/** vendeuse(s) → vendeur, opératrice → operateur, infirmière → infirmier, technicienne → technicien, journaux → journal. */
function french(word: string): string {
  let stem = word;
  if (stem.endsWith('aux') && stem.length > 5) stem = `${stem.slice(0, -3)}al`;
  else if (/[sx]$/.test(stem) && stem.length > SHORTEST) stem = stem.slice(0, -1);
  if (stem.endsWith('euse')) return `${stem.slice(0, -4)}eur`;
  if (stem.endsWith('trice')) return `${stem.slice(0, -5)}teur`;
  // é and ée both fold to e(e)
  while (stem.length > SHORTEST && stem.endsWith('e')) stem = stem.slice(0, -1);
  return undouble(stem);
}

/** companies → company, nurses → nurse; counsellors → counselor, as America spells it. */
function english(word: string): string {
  return englishSpelling(singular(word));
}

/** companies → company, nurses → nurse, boxes → box, welders → welder. */
function singular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** saldatori, saldatore, saldatrice → saldator; cuoca, cuochi → cuoc. */
function italian(word: string): string {
  if (/tric[ei]$/.test(word)) return `${word.slice(0, -5)}tor`;
  let stem = word;
  while (stem.length >= SHORTEST && VOWEL.test(stem.charAt(stem.length - 1))) stem = stem.slice(0, -1);
  return /[cg]h$/.test(stem) ? stem.slice(0, -1) : stem;
}

const RULES: Readonly<Record<Language, (word: string) => string>> = {
  DUT: dutch,
  FRE: french,
  ENG: english,
  ITA: italian,
};
const LETTERS = /^[a-z]+$/;
const LONGEST = 48;

/**
 * A key that number and gender forms of one word share, lighter than a stem: "manager" and "management" stay apart,
 * which a Snowball stem does not grant. Lower case, without accents.
 */
export function inflectionKey(word: string, language: Language): string {
  const folded = foldCase(word);
  if (folded.length < SHORTEST || folded.length > LONGEST || !LETTERS.test(folded)) return folded;
  return RULES[language](folded);
}
