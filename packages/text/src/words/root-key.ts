import { foldCase } from './fold-label.ts';
import { IRREGULAR_ROOTS } from './irregular-roots.ts';
import type { Language } from './profile-language.ts';

/** What remains of a word after its ending has at least this many letters. */
const SHORTEST_ROOT: Readonly<Record<Language, number>> = { DUT: 3, FRE: 3, ENG: 4, ITA: 4 };
/**
 * So much at least remains before an ending of a verb: "posi" and "posare", "mow" and "mowing", but no "metal" of "met".
 * Of 22 skills that shorter roots and other forms added in 717 French advertisements 18 were right.
 */
const SHORTEST_VERB = 3;
const LONGEST = 48;
const LETTERS = /^[a-z]+$/;
const CACHE_SIZE = 50_000;

/** Endings of verbs and of the nouns made from them, the longest first. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  DUT: endings('ingen|ering|eren|eert|atie|aties|ende|end|sters|ster|ing|ers|en|er|te|de|t|e|s'),
  FRE: endings(
    'erez|erons|eras|era|irez|irons|iras|issages|issage|isations|isation|ifications|ification|ations|ation|itions|ition|issions|issez|issent|issant|ements|ement|ateurs|ateur|atrice|ances|ance|ences|ence|euses|euse|tions|tion|sions|sion|ures|ure|ages|age|ants|ant|eurs|eur|ment|ions|ions|ees|ee|ez|er|es|ent|ons|ir|it|is|re|ie|e|s|t',
  ),
  ENG: endings(
    'izations|ization|isation|ications|ication|ations|ation|itions|ition|ements|ement|ments|ment|ances|ance|ences|ence|tions|tion|sions|sion|ings|ing|ers|er|ors|or|ies|ied|ion|ed|es|al|e|s|y',
  ),
  ITA: endings(
    'iscono|isci|isce|erai|irai|ano|ono|izzazioni|izzazione|ificazione|azioni|azione|izioni|izione|zioni|zione|sioni|sione|amenti|amento|imenti|imento|ature|atura|iture|itura|ando|endo|ante|anti|enza|enze|tore|tori|trice|aggio|aggi|are|ere|ire|ato|ata|ati|ate|ito|ita|iti|ite|uto|uta|ura|ure|iamo|ia|io|ii|a|e|i|o',
  ),
};

/** Endings of verbs alone, before which a shorter root may stand. */
const VERB_ENDINGS: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set(),
  FRE: new Set(),
  ENG: new Set(endings('ings|ing|ed|es|e|s')),
  ITA: new Set(endings('iscono|isci|isce|ando|endo|are|ere|ire|ato|ata|ati|ate|ano|ono|iamo|a|e|i|o')),
};

function endings(text: string): readonly string[] {
  return [...new Set(text.split('|'))].sort((a, b) => b.length - a.length);
}

/**
 * Doubled letters count once, but in Italian, where "cassa" is no "casa", and a Dutch v or z at the end is f or s:
 * "lossen", "lost" and "los" have one root.
 */
function even(root: string, language: Language): string {
  // "cambi" and "cambiare", "carichi" and "caricare"
  if (language === 'ITA') return root.replace(/(?<=.{2})i$/, '').replace(/(?<=[cg])h$/, '');
  let even = '';
  for (const letter of root) if (letter !== even.at(-1)) even += letter;
  // operate and operation, tidies and tidy
  if (language === 'ENG') return even.length > 5 && even.endsWith('at') ? even.slice(0, -2) : even.replace(/i$/, 'y');
  // nettoyer and nettoie
  if (language === 'FRE') return even.replace(/(?<=[aou])y$/, 'i');
  return even.endsWith('v') ? `${even.slice(0, -1)}f` : even.endsWith('z') ? `${even.slice(0, -1)}s` : even;
}

const caches: Readonly<Record<Language, Map<string, string>>> = {
  DUT: new Map(),
  FRE: new Map(),
  ENG: new Map(),
  ITA: new Map(),
};

/**
 * A key that a verb, its forms and the noun made from it share ("prévenir" and "prévention", "laadt" and "laden"). Two
 * words of other meaning may share one too, so it says something only beside a second word that agrees.
 */
export function rootKey(word: string, language: Language): string {
  const cache = caches[language];
  const known = cache.get(word);
  if (known !== undefined) return known;
  const root = rootOf(foldCase(word), language);
  if (word.length <= LONGEST) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(word, root);
  }
  return root;
}

/** Dutch verbs leave their first part behind: "inboeken" and "boekt … in" have one root, and so has "ingeboekt". */
const SEPARABLE =
  /^(?:aan|achter|af|bij|door|in|klaar|mee|na|om|op|over|samen|terug|toe|uit|vast|voor|weg)(?=[a-z]{3,}(?:en|t)$|[a-z]{4,}(?:ing|d)$)/;
const PARTICIPLE = /^ge(?=[a-z]{3,}(?:t|d|en)$)/;

/** A "t" behind a long vowel belongs to the word, unless a verb's stem ends in such a vowel. */
const OWN_T = /[aeiou]{2}t$(?<!(?:aa|oe|oo)it)/;

function dutchVerb(word: string): string {
  const bare = word.replace(SEPARABLE, '').replace(PARTICIPLE, '');
  return bare !== word && bare.endsWith('d') ? bare.slice(0, -1) : bare;
}

/** "Nettoies" is "nettoyer": an "i" stands for "y" before an ending that is not heard. */
function frenchVerb(word: string): string {
  return word.replace(/(?<=[a-z]{2}[aou])i(?:es?|ent|er(?:a|as|ez|ons|ont))$/, 'yer');
}

function rootOf(folded: string, language: Language): string {
  const irregular = IRREGULAR_ROOTS[language].get(folded);
  if (irregular !== undefined) return irregular;
  if (folded.length > LONGEST || !LETTERS.test(folded)) return folded;
  const word = language === 'DUT' ? dutchVerb(folded) : language === 'FRE' ? frenchVerb(folded) : folded;
  // "sluit" is "sluiten" and "kwaliteit" one of "kwaliteiten"; "snoeit" is "snoeien"
  if (language === 'DUT' && OWN_T.test(word)) return even(word, language);
  const shortest = SHORTEST_ROOT[language];
  const verbal = VERB_ENDINGS[language];
  for (const ending of ENDINGS[language]) {
    const least = verbal.has(ending) ? SHORTEST_VERB : shortest;
    if (word.length - ending.length >= least && word.endsWith(ending)) {
      return even(word.slice(0, word.length - ending.length), language);
    }
  }
  return even(word, language);
}
