import { createHash } from 'node:crypto';
import type { Language } from '@counterpart/domain';
import { rulesOf } from './rule-files.ts';

/** What tells one set of shipped rules from another, for answers that name the parser's version. */
export function feedbackRulesVersion(languages: readonly Language[]): string {
  const hash = createHash('sha256');
  for (const language of languages) {
    const { topics, patterns, lists } = rulesOf(language);
    hash.update(JSON.stringify([topics, patterns, [...lists]]));
  }
  return hash.digest('hex').slice(0, 8);
}
