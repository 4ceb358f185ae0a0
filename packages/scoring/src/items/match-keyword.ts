import type { KeywordCriterion } from '../query/criterion.ts';
import type { MatchedEvidence, ItemMatch, MatchContext } from './item-match.ts';
import { levelNumber, levelSimilarity } from '../values/language-level.ts';
import { requesterNeeds } from '../values/roles.ts';
import { bestOf } from './match-concept.ts';
import { findPhrase } from '../values/phrase.ts';
import { ONE } from '../numbers/rounding.ts';
import { strengthOf } from '../numbers/source-strength.ts';

/** A keyword item: its words in a text with that text's strength, or an equal label among the document's own values. */
export function matchKeyword(
  item: KeywordCriterion,
  { aspect, document, requesterKind, numbers }: MatchContext,
): ItemMatch {
  const matched: MatchedEvidence[] = [];
  const isNeedAsked = requesterNeeds(requesterKind, document.kind);
  const add = (where: Pick<MatchedEvidence, 'source' | 'field' | 'start' | 'end' | 'endYear' | 'level'>): void => {
    const weighed = strengthOf(numbers.strengths, where.source, where.endYear, numbers.asOfYear);
    const similarity = item.isLanguage
      ? levelSimilarity(item.level, levelNumber(where.level), isNeedAsked, numbers.unknownLevel)
      : weighed;
    const holds = !item.isLanguage || similarity === ONE;
    if (similarity === 0 && !holds) return;
    const strength = item.isLanguage ? ONE : weighed;
    matched.push({ ...where, similarity, holds, strength, concept: null, asked: null, path: [] });
  };
  if (item.key !== '') {
    for (const own of document.ownLabels) {
      if (own.key === item.key)
        add({ source: own.source, field: own.field, start: 0, end: own.end, endYear: null, level: own.level });
    }
  }
  const words = item.words[document.language];
  for (const { source, field, endYear, stems, starts, ends } of document.texts) {
    for (const at of findPhrase(stems, words)) {
      const start = starts[at] ?? 0;
      const end = ends[at + words.length - 1] ?? start;
      add({ source, field, start, end, endYear, level: null });
    }
  }
  return bestOf(matched, item.isLanguage, document.hasText || document.aspectsWithInformation.includes(aspect));
}
