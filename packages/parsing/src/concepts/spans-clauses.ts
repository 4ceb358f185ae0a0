import type { Language } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import type { LabelHit } from '../labels/label-matcher.ts';
import type { ReadText } from '../structure/read-text.ts';

/** Words behind which a clause speaks of something else: "een rol die wisselt", "services you will call". */
const TURNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set(['die', 'dat', 'om', 'naar', 'want', 'waar', 'is', 'zijn', 'door', 'wordt', 'ons', 'niet', 'geen']),
  FRE: new Set([
    'qui',
    'que',
    'dont',
    'pour',
    'jusqu',
    'est',
    'sont',
    'afin',
    'si',
    'chez',
    'sans',
    'ses',
    'pas',
    'non',
    'nous',
  ]),
  ENG: new Set([
    'who',
    'that',
    'which',
    'will',
    'is',
    'are',
    'as',
    'by',
    'you',
    'we',
    'for',
    'where',
    'not',
    'can',
    'us',
  ]),
  ITA: new Set(['che', 'cui', 'sono', 'quando', 'non', 'fino']),
};

/** Words, link words included, that a text may have more than the label. */
const MOST_BETWEEN = 3;

/** Whether words that agree with a label stand on two sides of a turn of the sentence. */
export function spansClauses(read: ReadText, { from, to }: LabelHit, label: string): boolean {
  const turns = TURNS[read.language];
  const own = foldCase(label).split(/[\s']+/);
  if (to - from > own.length + MOST_BETWEEN) return true;
  const words = read.tokens.slice(from, to).map(({ key }) => key);
  if (words.some((key) => turns.has(key) && !own.includes(key))) return true;
  // "équipements médicaux et maintenir" is no "maintenance des équipements": the words before and behind "et" are apart
  const isTurned = sameStart(words[0], own.at(-1)) && sameStart(words.at(-1), own[0]);
  return isTurned && ADDED[read.language].some((key) => words.includes(key) && !own.includes(key));
}

/** Words of "and" and of possession in languages that put what is done before the thing. */
const ADDED: Readonly<Record<Language, readonly string[]>> = {
  DUT: [],
  FRE: ['et', 'ou', 'en', 'leur', 'leurs'],
  ENG: [],
  ITA: ['e', 'ed', 'o', 'loro', 'suoi'],
};
/** Letters by which forms of a word are recognised. */
const SAME_START = 4;

function sameStart(a = '', b = ''): boolean {
  return a !== '' && a.slice(0, SAME_START) === b.slice(0, SAME_START);
}
