import type { Language } from '@counterpart/domain';
import { genericWords } from './generic-words.ts';
import type { ReadText } from '../structure/read-text.ts';

/** Words behind which an aim or a circumstance follows, which is no part of what is done. */
const AIMS: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set(['om', 'waarbij', 'waardoor', 'waar', 'als', 'binnen', 'gedurende', 'rondom', 'tot', 'richting']),
  FRE: new Set([
    'pour',
    'afin',
    'permettant',
    'lorsqu',
    'puisqu',
    'jusqu',
    'si',
    'quand',
    'car',
    'ainsi',
    'selon',
    'lors',
  ]),
  ENG: new Set(['to', 'so', 'if', 'because', 'until', 'across', 'throughout', 'via', 'within', 'whilst']),
  ITA: new Set(['per', 'affinche', 'se', 'fino', 'secondo', 'durante', 'tramite', 'entro']),
};

/** Endings of adjectives: at the end of a phrase that "and" cut off, the noun is missing. */
const ADJECTIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  DUT: /(?:lijke|ische|iele|nele|rele|ende|ige|bare|zame|ieve|gde|rde|lde|nde|rte|erke)$/,
  ENG: /(?:ive|ous|able|ible|ful)$/,
};

/** Whether an aim begins at a word of a phrase that says enough without it. */
export function isAim(read: ReadText, at: number): boolean {
  const key = read.tokens[at]?.key ?? '';
  const next = read.tokens[at + 1]?.key ?? '';
  // "en s'appuyant sur …" tells how
  const isGerund = read.language === 'FRE' && key === 'en' && (/..ant$/.test(next) || next === 's');
  return isGerund || AIMS[read.language].has(key);
}

/** Where a phrase ends that shall not end in a link word, in praise ("bestaande") or in an adjective without its noun. */
export function phraseEnd(read: ReadText, start: number, end: number): number {
  const generic = genericWords(read.language);
  const adjective = read.table.joiningWords.has(read.tokens[end]?.key ?? '') ? ADJECTIVE[read.language] : undefined;
  let last = end;
  while (last > start) {
    const key = read.tokens[last - 1]?.key ?? '';
    if (!read.table.stopWords.has(key) && !generic.has(key) && adjective?.test(key) !== true) break;
    last--;
  }
  return last;
}
