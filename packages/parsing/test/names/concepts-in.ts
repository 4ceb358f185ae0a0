import type { Language } from '@counterpart/domain';
import { parser } from '../starter-parser.ts';

/** The ids of the concepts that an ad names, in its title and its text. */
export function conceptsIn(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => ('conceptId' in aspect && aspect.conceptId !== null ? [aspect.conceptId] : []));
}
