import type { Language } from '@counterpart/domain';
import { detectLanguage } from '@counterpart/text';
import { tokensOf } from '../../tokens/text-tokens.ts';
import type { LanguageRules } from '../rules/language-rules.ts';

/** Words that tell the language of a comment. */
const SAMPLE = 60;
/** A language that is so far ahead of the next is the comment's. */
const LEAD = 3;
/** Shorter words of rules are borrowed more often: "out of the box" is Dutch too. */
const SHORTEST_RULED = 4;

function weightOf(word: string, rules: LanguageRules): number {
  if (rules.isIn('stop-word', word)) return 2;
  return word.length >= SHORTEST_RULED && rules.knows(word) ? 1 : 0;
}

/** The language of one comment: whose small words and rules it uses; the detector decides where that is close. */
export function commentLanguage(
  comment: string,
  rules: readonly (readonly [Language, LanguageRules])[],
  fallback: Language,
): Language {
  const [only] = rules;
  if (rules.length === 1 && only !== undefined) return only[0];
  const words = tokensOf(comment.slice(0, 1000)).slice(0, SAMPLE);
  const counted = rules
    .map(([language, known]) => ({ language, count: words.reduce((sum, { key }) => sum + weightOf(key, known), 0) }))
    .sort((a, b) => b.count - a.count);
  const [best, next] = counted;
  if (best === undefined || best.count === 0) return detectLanguage(comment, fallback);
  if (best.count - (next?.count ?? 0) >= LEAD) return best.language;
  const tied = new Set(counted.filter(({ count }) => best.count - count < LEAD).map(({ language }) => language));
  const detected = detectLanguage(comment, tied.has(fallback) ? fallback : best.language);
  return tied.has(detected) ? detected : best.language;
}
