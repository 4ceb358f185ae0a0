import type { Language } from '@counterpart/domain';
import { keysByLanguage } from '../language/word-lists.ts';

const GENERIC = keysByLanguage('task.generic');

/** Words that tell no work whatever stands beside them, folded; a phrase needs other words than these. */
export function genericWords(language: Language): ReadonlySet<string> {
  return GENERIC[language];
}
