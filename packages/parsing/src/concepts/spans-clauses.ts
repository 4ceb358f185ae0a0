import { foldCase } from '@counterpart/text';
import type { LabelHit } from '../labels/label-hit.ts';
import { isGlued } from '../structure/text-marks.ts';
import type { ReadText } from '../structure/read-text.ts';
import { taskWords } from '../language/task-words.ts';
import { keysByLanguage, keysOfAll } from '../language/word-lists.ts';

/** Words behind which a clause speaks of something else: "een rol die wisselt", "services you will call". */
const TURNS = keysByLanguage('clause.turn');
/** "And" and words of possession, in languages that put what is done before the thing. */
const ADDED = keysByLanguage('clause.added');

/** Words behind what is done by somebody else. */
const BY = keysOfAll('phrase.by');

/** Words, link words included, that a text may have more than the label. */
const MOST_BETWEEN = 3;
/** The same where no label as it is written stands among them: "geef je uitleg over het gebruik van medicijnen". */
const MOST_BETWEEN_ALONE = 4;

/** Whether words that agree with a label, alone or around another one, stand on two sides of a turn of the sentence. */
export function spansClauses(read: ReadText, { from, to }: LabelHit, label: string, isAlone: boolean): boolean {
  const turns = TURNS[read.language];
  const own = foldCase(label).split(/[\s']+/);
  if (to - from > own.length + (isAlone ? MOST_BETWEEN_ALONE : MOST_BETWEEN)) return true;
  // "commandes fournisseursVérifier les RIB": a list that lost its line ends
  if (read.tokens.slice(from, to).some(({ start, end }) => isGlued(read.original.slice(start, end)))) return true;
  const words = read.tokens.slice(from, to).map(({ key }) => key);
  if (words.some((key) => turns.has(key) && !own.includes(key))) return true;
  // "rencontres organisées par le Groupe": behind "by" stands who does it
  if (words.some((key) => BY.has(key) && !own.includes(key))) return true;
  if (isJoined(read, from, to, own)) return true;
  // "équipements médicaux et maintenir" is no "maintenance des équipements": the words before and behind "et" are apart
  const isTurned = sameStart(words[0], own.at(-1)) && sameStart(words.at(-1), own[0]);
  return isTurned && words.some((key) => ADDED[read.language].has(key) && !own.includes(key));
}

/**
 * Whether "and" parts what agrees: "candidates and manage them" is no candidate management, nor do "technische
 * problemen en werkt doelgerichte oplossingen" solve problems.
 */
function isJoined(read: ReadText, from: number, to: number, own: readonly string[]): boolean {
  const words = taskWords(read.language);
  return read.tokens.slice(from, to).some(({ key }, at) => {
    if (!read.table.joiningWords.has(key) || own.includes(key)) return false;
    const next = read.tokens[from + at + 1]?.key ?? '';
    const isOther = words.isVerb(next) && !own.some((word) => sameStart(word, next));
    return isOther || (at === 1 && to - from === 3);
  });
}

/** Letters by which forms of a word are recognised. */
const SAME_START = 4;

function sameStart(a = '', b = ''): boolean {
  return a !== '' && a.slice(0, SAME_START) === b.slice(0, SAME_START);
}
