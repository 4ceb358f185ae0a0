import type { ConceptCriterion } from '../query/criterion.ts';
import { compareEvidence } from './evidence-order.ts';
import type { MatchedEvidence, ItemMatch, MatchContext } from './item-match.ts';
import { levelNumber, levelSimilarity } from '../values/language-level.ts';
import { requesterNeeds } from '../values/roles.ts';
import { ONE, timesTenThousandths } from '../numbers/rounding.ts';
import { strengthOf } from '../numbers/source-strength.ts';

/** A concept item: the best of expansion × strength over the evidence; a language weighs its level in place of its source. */
export function matchConcept(
  item: ConceptCriterion,
  { aspect, document, requesterKind, numbers }: MatchContext,
): ItemMatch {
  const isNeedAsked = requesterNeeds(requesterKind, document.kind);
  const matched: MatchedEvidence[] = [];
  for (const evidence of document.evidence) {
    const reached = item.reach.get(evidence.conceptId);
    if (reached === undefined) continue;
    const isLanguage = item.kind === 'language';
    const strength = isLanguage
      ? ONE
      : strengthOf(numbers.strengths, evidence.source, evidence.endYear, numbers.asOfYear);
    const similarity = isLanguage
      ? levelSimilarity(item.level, levelNumber(evidence.level), isNeedAsked, numbers.unknownLevel)
      : timesTenThousandths(reached.factor, strength);
    const holds = isLanguage ? similarity === ONE : reached.holds;
    if (similarity === 0 && !holds) continue;
    const { source, field, start, end, endYear, conceptId: concept, level } = evidence;
    matched.push({
      similarity,
      holds,
      strength,
      source,
      field,
      start,
      end,
      endYear,
      concept,
      level,
      asked: reached.asked,
      path: reached.path,
    });
  }
  return bestOf(matched, item.kind === 'language', document.aspectsWithInformation.includes(aspect));
}

/** The match that a list of evidence makes: the best similarity, and it holds when any of them does. */
export function bestOf(evidence: MatchedEvidence[], isLanguage: boolean, hasInformation: boolean): ItemMatch {
  evidence.sort(compareEvidence);
  const [best] = evidence;
  return {
    similarity: best?.similarity ?? 0,
    holds: evidence.some((matched) => matched.holds),
    hasInformation,
    evidence,
    found: isLanguage && best !== undefined ? { level: best.level } : null,
  };
}
