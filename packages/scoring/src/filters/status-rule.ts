import type { FilterRule } from '@counterpart/domain';

/** The rule that documents of certain statuses pass (wire.md, "Documents": `extraProperties.status`). */
export function statusRule(statuses: readonly string[]): FilterRule {
  return { property: 'status', data: { type: 'enum', comparison: 'is one of', value: statuses } };
}
