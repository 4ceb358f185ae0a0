import type { ValueCriterion } from '../query/criterion.ts';
import { UNDEFINED_VALUE, valueSimilarity } from '../numbers/compatibility.ts';
import type { ItemMatch, MatchContext } from './item-match.ts';
import { aspectField } from '../query/profile-aspect.ts';
import { valueMatch } from './value-match.ts';

/** A contract type or working hours: the same value, or a near one of the strategy's table. */
export function matchValue(item: ValueCriterion, { aspect, document, numbers }: MatchContext): ItemMatch {
  const own = document.profile.aspects[aspect];
  const table = aspect === 'workingHours' ? numbers.workingHours : numbers.contractTypes;
  let best: { value: string; label: string; position: number; similarity: number } | null = null;
  for (const [position, { value, label }] of (own?.kind === 'values' ? own.items : []).entries()) {
    if (value === UNDEFINED_VALUE) continue;
    const similarity = valueSimilarity(item.value, value, table);
    if (best === null || similarity > best.similarity) best = { value, label, position, similarity };
  }
  const hasInformation = document.aspectsWithInformation.includes(aspect);
  if (best === null) return valueMatch(aspect, null, 0, numbers.enumMinimum, hasInformation, null);
  const { value, label, position, similarity } = best;
  const where = { source: `ASPECT.${aspect}`, field: aspectField(aspect, position), end: label.length } as const;
  return valueMatch(aspect, where, similarity, numbers.enumMinimum, hasInformation, { label: value });
}
