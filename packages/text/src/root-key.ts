import { foldCase } from './fold-label.ts';
import type { Language } from './profile-language.ts';

/** What remains of a word after its ending has at least this many letters. */
const SHORTEST_ROOT: Readonly<Record<Language, number>> = { DUT: 3, FRE: 3, ENG: 4, ITA: 4 };
const LONGEST = 48;
const LETTERS = /^[a-z]+$/;
const CACHE_SIZE = 50_000;

/** Endings of verbs and of the nouns made from them, the longest first. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  DUT: endings('ingen|ering|eren|eert|atie|aties|ende|end|sters|ster|ing|ers|en|er|te|de|t|e|s'),
  FRE: endings(
    'isations|isation|ifications|ification|ations|ation|itions|ition|issions|issez|issent|issant|ements|ement|ateurs|ateur|atrice|ances|ance|ences|ence|euses|euse|tions|tion|sions|sion|ures|ure|ages|age|ants|ant|eurs|eur|ment|ions|ions|ees|ee|ez|er|es|ent|ons|ir|it|is|re|ie|e|s|t',
  ),
  ENG: endings(
    'izations|ization|isation|ications|ication|ations|ation|itions|ition|ements|ement|ments|ment|ances|ance|ences|ence|tions|tion|sions|sion|ings|ing|ers|er|ors|or|ies|ied|ion|ed|es|al|e|s|y',
  ),
  ITA: endings(
    'izzazioni|izzazione|ificazione|azioni|azione|izioni|izione|zioni|zione|sioni|sione|amenti|amento|imenti|imento|ature|atura|iture|itura|ando|endo|ante|anti|enza|enze|tore|tori|trice|aggio|aggi|are|ere|ire|ato|ata|ati|ate|ito|ita|iti|ite|uto|uta|ura|ure|iamo|ia|io|ii|a|e|i|o',
  ),
};

/** Roots whose verb and noun differ in more than an ending. */
const IRREGULAR: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  DUT: words({
    onderhoud: 'onderhoud',
    onderhouden: 'onderhoud',
    onderhoudt: 'onderhoud',
    verkoop: 'verkop',
    verkoopt: 'verkop',
    aankoop: 'aankop',
    inkoop: 'inkop',
    opvolging: 'opvolg',
    voorraden: 'voorad',
    instelling: 'instelling',
    instellingen: 'instelling',
    aangelegd: 'aangelegd',
    opleiding: 'opleiding',
    opleidingen: 'opleiding',
    uitleg: 'uitleg',
    uitleggen: 'uitleg',
    klanten: 'klant',
    klant: 'klant',
  }),
  FRE: words({
    peindre: 'pein',
    peinture: 'pein',
    peintures: 'pein',
    peinte: 'pein',
    vendre: 'ven',
    vente: 'ven',
    ventes: 'ven',
    soin: 'soin',
    soins: 'soin',
    soigner: 'soin',
    suivre: 'suiv',
    suivi: 'suiv',
    suivis: 'suiv',
    gerer: 'gest',
    gerez: 'gest',
    gere: 'gest',
    gestion: 'gest',
    entretenir: 'entret',
    entretien: 'entret',
    entretiens: 'entret',
    recevoir: 'recep',
    reception: 'recep',
    receptions: 'recep',
    receptionner: 'recep',
    construire: 'construc',
    construction: 'construc',
    etre: 'etre',
    lire: 'lec',
    lecture: 'lec',
    lectures: 'lec',
    lisez: 'lec',
    conduire: 'conduit',
    conduite: 'conduit',
    conduisez: 'conduit',
    analyse: 'analys',
    analyser: 'analys',
    rediger: 'redac',
    redigez: 'redac',
    redige: 'redac',
    diagnostiquer: 'diagnostic',
    diagnostics: 'diagnostic',
    soudure: 'soud',
    soudures: 'soud',
    tenir: 'tenu',
    tenue: 'tenu',
    tient: 'tenu',
    tenez: 'tenu',
  }),
  ENG: words({
    maintain: 'mainten',
    maintains: 'mainten',
    maintaining: 'mainten',
    maintenance: 'mainten',
    manage: 'manag',
    management: 'manag',
    driving: 'driv',
    driver: 'driv',
    drive: 'driv',
    analysis: 'analys',
    analyses: 'analys',
    analyse: 'analys',
    analyze: 'analys',
    analysing: 'analys',
    sale: 'sell',
    sales: 'sell',
    selling: 'sell',
    sell: 'sell',
    repair: 'repair',
    care: 'caring',
    caring: 'caring',
    cares: 'caring',
  }),
  ITA: words({
    gestire: 'gest',
    gestione: 'gest',
    gestisce: 'gest',
    gestisci: 'gest',
    gestirai: 'gest',
    manutenere: 'manuten',
    manutenzione: 'manuten',
    manutenzioni: 'manuten',
    vendita: 'vend',
    vendite: 'vend',
    vendere: 'vend',
    lettura: 'legg',
    leggere: 'legg',
    leggi: 'legg',
    pulizia: 'pul',
    pulizie: 'pul',
    pulire: 'pul',
    pulisce: 'pul',
    condurre: 'condu',
    conduzione: 'condu',
    conduci: 'condu',
    guida: 'guid',
    guidare: 'guid',
    redigere: 'redaz',
    redazione: 'redaz',
    analisi: 'analiz',
    analizzare: 'analiz',
  }),
};

/** A map, because a word of a text may be "constructor" or "__proto__", which every object has. */
function words(roots: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(roots));
}

function endings(text: string): readonly string[] {
  return [...new Set(text.split('|'))].sort((a, b) => b.length - a.length);
}

/** Doubled letters count once and a Dutch v or z at the end is f or s: "lossen", "lost" and "los" have one root. */
function even(root: string, language: Language): string {
  let even = '';
  for (const letter of root) if (letter !== even.at(-1)) even += letter;
  // operate and operation
  if (language === 'ENG') return even.length > 5 && even.endsWith('at') ? even.slice(0, -2) : even;
  if (language !== 'DUT') return even;
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
  /^(?:aan|achter|af|bij|door|in|klaar|mee|na|om|op|over|samen|schoon|terug|toe|uit|vast|voor|weg)(?=[a-z]{3,}(?:en|t)$|[a-z]{4,}(?:ing|d)$)/;
const PARTICIPLE = /^ge(?=[a-z]{3,}(?:t|d|en)$)/;

/** A "t" behind a long vowel belongs to the word, unless a verb's stem ends in such a vowel. */
const OWN_T = /[aeiou]{2}t$(?<!(?:aa|oe|oo)it)/;

function dutchVerb(word: string): string {
  const bare = word.replace(SEPARABLE, '').replace(PARTICIPLE, '');
  return bare !== word && bare.endsWith('d') ? bare.slice(0, -1) : bare;
}

function rootOf(folded: string, language: Language): string {
  const irregular = IRREGULAR[language].get(folded);
  if (irregular !== undefined) return irregular;
  if (folded.length > LONGEST || !LETTERS.test(folded)) return folded;
  const word = language === 'DUT' ? dutchVerb(folded) : folded;
  // "sluit" is "sluiten" and "kwaliteit" one of "kwaliteiten"; "snoeit" is "snoeien"
  if (language === 'DUT' && OWN_T.test(word)) return even(word, language);
  const shortest = SHORTEST_ROOT[language];
  for (const ending of ENDINGS[language]) {
    if (word.length - ending.length >= shortest && word.endsWith(ending)) {
      return even(word.slice(0, word.length - ending.length), language);
    }
  }
  return even(word, language);
}
