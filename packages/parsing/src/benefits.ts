import type { Language } from '@counterpart/domain';
import { PhraseTable } from './phrase-table.ts';
import type { ReadText } from './read-text.ts';

/** What is given besides the wage and asked of nobody. */
const BENEFITS: Readonly<Record<Language, string>> = {
  DUT: 'maaltijdcheques|ecocheques|hospitalisatieverzekering|tankkaart|laadpas|laptop|smartphone|vakantiegeld|eindejaarspremie|adv dagen|pensioenregeling|winstdeling|fietsvergoeding|onkostenvergoeding|bedrijfswagen',
  FRE: 'mutuelle|prévoyance|tickets restaurant|titres restaurant|chèques repas|chèques-repas|comité d’entreprise|participation aux bénéfices|intéressement|rtt|13e mois|prime de fin d’année|garde enfant|avantages cse|cse',
  ENG: 'dental|401k|health insurance|medical insurance|paid time off|pto|paid holidays|pension scheme|employee discount|parental leave|vision insurance',
  ITA: 'buoni pasto|ticket restaurant|welfare aziendale|premio di partecipazione|premio di risultato|tredicesima|quattordicesima|navetta',
};
/** Words that say so themselves, whatever the heading. */
const OFFERS: Readonly<Record<Language, string>> = {
  DUT: 'wij bieden|we bieden|bieden we',
  FRE: 'nous offrons|nous vous offrons|vous bénéficiez',
  ENG: 'we offer',
  ITA: 'offriamo',
};
/** Words between a benefit and another one. */
const REACH = 8;

interface Compiled {
  readonly benefits: PhraseTable<true>;
  readonly offers: PhraseTable<true>;
}
const compiled = new Map<Language, Compiled>();

function tableOf(phrases: string): PhraseTable<true> {
  const table = new PhraseTable<true>();
  for (const phrase of phrases.split('|')) table.add(phrase, true);
  return table;
}

function compile(language: Language): Compiled {
  let known = compiled.get(language);
  if (known === undefined)
    compiled.set(language, (known = { benefits: tableOf(BENEFITS[language]), offers: tableOf(OFFERS[language]) }));
  return known;
}

/** Whether a skill stands among benefits: "we bieden een laptop, een groepsverzekering", "meal vouchers, life insurance". */
export function isBenefit(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const { benefits, offers } = compile(read.language);
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  if (offers.find(read.pieces.slice(Math.max(sentence.from, from - REACH), from)).length > 0) return true;
  if (sentence.section === 'tasks' || sentence.section === 'profile') return false;
  const before = benefits.find(read.pieces.slice(Math.max(0, from - REACH), from)).length;
  // one alone may be what the firm sells, and behind the last demand begins what is given
  return before > 1 || (before === 1 && benefits.find(read.pieces.slice(to, to + REACH)).length > 0);
}
