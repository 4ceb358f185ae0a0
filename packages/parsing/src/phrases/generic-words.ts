import type { Language } from '@counterpart/domain';
import { wordLists } from '../language/word-lists.ts';

/** Words that tell no work whatever stands beside them, folded; a phrase needs other words than these. */
export function genericWords(language: Language): ReadonlySet<string> {
  return wordLists(language).keys('task.generic');
}
