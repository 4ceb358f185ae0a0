import { genericWords } from './generic-words.ts';
import type { ReadText } from '../structure/read-text.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import { grammarOf } from '../language/grammar/grammars.ts';

/** Words behind which an aim or a circumstance follows, which is no part of what is done. */
const AIMS = keysByLanguage('task.aim');

/** Whether an aim begins at a word of a phrase that says enough without it. */
export function isAim(read: ReadText, at: number): boolean {
  const key = read.tokens[at]?.key ?? '';
  const next = read.tokens[at + 1]?.key ?? '';
  return grammarOf(read.language).isGerund(key, next) || AIMS[read.language].has(key);
}

/**
 * Where a phrase ends that shall not end in a link word, in praise ("bestaande") or in an adjective without its noun.
 */
export function phraseEnd(read: ReadText, start: number, end: number): number {
  const generic = genericWords(read.language);
  // at the end of a phrase that "and" cut off, the noun is missing
  const isCut = read.table.joiningWords.has(read.tokens[end]?.key ?? '');
  const adjective = isCut ? grammarOf(read.language).adjective : null;
  let last = end;
  while (last > start) {
    const key = read.tokens[last - 1]?.key ?? '';
    if (!read.table.stopWords.has(key) && !generic.has(key) && adjective?.test(key) !== true) break;
    last--;
  }
  return last;
}
