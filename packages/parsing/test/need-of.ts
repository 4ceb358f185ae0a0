import type { Language } from '@counterpart/domain';
import { parser } from './starter-parser.ts';

/** What is asked as a skill: a concept, or a phrase that no concept covers. */
const SKILLS: ReadonlySet<string> = new Set(['JOB_PROPERTY', 'PHRASE', 'JOB_SOFT_COMPTENCE']);

/**
 * What the ad says of the skill read in `words`: must, nice to have, neither, or (undefined) that none was read there.
 */
export function needOf(text: string, words: string, language: Language): boolean | null | undefined {
  const at = text.indexOf(words);
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.find(
      ({ aspectType, start, end }) => SKILLS.has(aspectType) && start < at + words.length && at < end,
    )?.required;
}
