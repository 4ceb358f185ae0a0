import {
  type AspectCriteria,
  bestItemValue,
  type CompiledCriteria,
  type CompiledQuery,
  type KeywordCriterion,
  requesterNeeds,
} from '@counterpart/scoring';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type ConceptTerm, ConceptTerms } from './concept-terms.ts';
import { holds, similarityOf } from './item-outcome.ts';
import type { KeptOutcomes } from './kept-outcomes.ts';
import { KeywordMatcher } from './keyword-matcher.ts';
import { type ValueAnswers, valueAnswers } from './value-answers.ts';

/** One item of the profile that concepts or words answer, by its row: its place among all items. */
export interface EvidenceItem {
  readonly row: number;
  readonly terms: readonly ConceptTerm[];
  readonly keyword: KeywordMatcher | null;
}

/** A condition of the required flags: one of its rows must hold. */
export interface Conjunct {
  readonly rows: readonly number[];
  /** Those of its rows that evidence answers; all of them unless it is about a value. */
  readonly evidence: readonly EvidenceItem[];
  readonly values: ValueAnswers | null;
}

/** What one aspect adds to the score: its items weighed by a share each, or the best of them by one. */
export interface ScoredAspect {
  readonly criteria: AspectCriteria;
  readonly firstRow: number;
  readonly evidence: readonly EvidenceItem[];
  readonly values: ValueAnswers | null;
}

/** What an item counts at each similarity: the similarity itself, but for lighter items of a BEST aspect. */
export function countedValue(aspect: AspectCriteria, weight: number, similarity: number): number {
  if (aspect.combine === 'AVERAGE' || aspect.largestWeight === 0 || weight === aspect.largestWeight) return similarity;
  return bestItemValue(similarity, weight, aspect.largestWeight);
}

/** The forward direction of a query over the numbers of an index. */
export interface ForwardPlan {
  readonly criteria: CompiledCriteria;
  readonly aspects: readonly ScoredAspect[];
  readonly evidence: readonly EvidenceItem[];
  /** Those of them that are words. */
  readonly keywords: readonly { readonly row: number; readonly keyword: KeywordMatcher }[];
  readonly values: readonly ValueAnswers[];
  readonly conjuncts: readonly Conjunct[];
  /** Number of items. */
  readonly rows: number;
  /** Whether it must be known who knows what: an unknown aspect counts, or an unknown item passes a flag. */
  readonly weighsUnknown: boolean;
}

/** The rows of which one must hold, for each condition of an aspect's flags. */
function conjunctsOf({ combine, items, required }: AspectCriteria): readonly (readonly number[])[] {
  const flagged = items.flatMap((item, i) => (item.required ? [i] : []));
  if (flagged.length === 0) return required ? [items.map((_, i) => i)] : [];
  return combine === 'AVERAGE' ? flagged.map((i) => [i]) : [flagged];
}

/** Plans the forward direction, an item at a time: labels, concepts and words become numbers once. */
export function* forwardPlan(
  query: CompiledQuery,
  vocabulary: Vocabulary,
  kept: KeptOutcomes,
): Generator<undefined, ForwardPlan> {
  const { forward, targetKind, numbers } = query;
  const isNeedAsked = requesterNeeds(forward.kind, targetKind);
  const concepts = new ConceptTerms(vocabulary, numbers, isNeedAsked);
  const matcher = (item: KeywordCriterion) =>
    new KeywordMatcher(item, isNeedAsked, concepts.strengths, numbers, vocabulary);
  const values = valueAnswers(forward, numbers, vocabulary, kept);
  const aspects: ScoredAspect[] = [];
  const conjuncts: Conjunct[] = [];
  let row = 0;
  for (const criteria of forward.aspects) {
    const firstRow = row;
    const own = values.find((each) => each.aspect === criteria.name) ?? null;
    const evidence: EvidenceItem[] = [];
    for (const [i, item] of criteria.items.entries()) {
      if (item.kind === 'keyword') evidence.push({ row: firstRow + i, terms: [], keyword: matcher(item) });
      else if (item.kind === 'concept' || item.kind === 'language')
        evidence.push({ row: firstRow + i, terms: concepts.of(item), keyword: null });
      yield;
    }
    aspects.push({ criteria, firstRow, evidence, values: own });
    for (const places of conjunctsOf(criteria)) {
      const rows = places.map((i) => firstRow + i);
      conjuncts.push({ rows, evidence: evidence.filter((item) => rows.includes(item.row)), values: own });
    }
    row += criteria.items.length;
  }
  const ofEvidence = aspects.flatMap((aspect) => aspect.evidence);
  return {
    criteria: forward,
    aspects,
    evidence: ofEvidence,
    keywords: ofEvidence.flatMap(({ row, keyword: words }) => (words === null ? [] : [{ row, keyword: words }])),
    values,
    conjuncts,
    rows: row,
    weighsUnknown: numbers.requiredMissing === 'PASS' || forward.aspects.some(({ missing }) => missing !== 'ZERO'),
  };
}

/** Whether one of the rows holds. */
export function someHold(outcomes: Uint16Array, rows: readonly number[]): boolean {
  for (const row of rows) if (holds(outcomes[row] ?? 0)) return true;
  return false;
}

/** What the outcomes of an aspect's items add to the score, in 10⁻⁹ × 10⁻⁴. */
export function contribution({ criteria, firstRow }: ScoredAspect, outcomes: Uint16Array): number {
  const { items, shares } = criteria;
  if (criteria.combine === 'AVERAGE') {
    let sum = 0;
    for (let i = 0; i < items.length; i += 1) sum += (shares[i] ?? 0) * similarityOf(outcomes[firstRow + i] ?? 0);
    return sum;
  }
  let best = 0;
  for (let i = 0; i < items.length; i += 1) {
    const similarity = similarityOf(outcomes[firstRow + i] ?? 0);
    if (similarity === 0) continue;
    best = Math.max(best, countedValue(criteria, items[i]?.weight ?? 0, similarity));
  }
  return best * (shares[0] ?? 0);
}
