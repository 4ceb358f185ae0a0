import type { FilterGroup, FilterRule, PropertyDefinition, RuleData } from '@counterpart/domain';

type Member = FilterRule | FilterGroup;

/** A predicate that cannot be read (B8). */
export class PredicateError extends Error {}

/** The custom predicate before anybody made a rule. */
export const EMPTY_PREDICATE: FilterGroup = { combinator: 'and', rules: [] };

/** Whether a member is a group. */
export function isGroup(member: Member): member is FilterGroup {
  return 'combinator' in member;
}

/** The data of a new rule of a type; a time interval is 1 week ago, 'less than' (A9). */
export function emptyRuleData(type: RuleData['type']): RuleData {
  switch (type) {
    case 'keyword':
    case 'fullText':
      return { type, comparison: 'contains', value: '' };
    case 'enum':
      return { type, comparison: 'is one of', value: [] };
    case 'number':
    case 'age':
      return { type, comparison: 'equal', value: null };
    case 'dateInterval':
      return { type, comparison: 'less than', value: { amount: 1, unit: 'w', direction: 'ago' } };
    case 'date':
      return { type, comparison: 'after', value: null };
  }
}

/** A rule on another property: its data is reset unless the types are equal and not enum (A4). */
export function withProperty(rule: FilterRule, definition: PropertyDefinition): FilterRule {
  const { property, type } = definition;
  if (property === rule.property) return rule;
  const keeps = rule.data.type === type && type !== 'enum';
  return { ...rule, property, data: keeps ? rule.data : emptyRuleData(type) };
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** Whether a rule says enough to count; otherwise it is ignored (A5). */
export function isCompleteRule({ data }: FilterRule): boolean {
  const { comparison, value } = data;
  if (comparison === 'is empty' || comparison === 'is not empty') return true;
  if (data.type === 'enum') return Array.isArray(value) && value.length > 0;
  if (comparison === 'between') return Array.isArray(value) && value.length === 2 && !value.some(isBlank);
  return typeof value === 'string' ? value.trim() !== '' : !isBlank(value) && !Array.isArray(value);
}

/** The bounds of 'between' in their order, whichever was typed first: nothing lies between 30 and 20. */
function inOrder(data: RuleData): RuleData {
  if (data.comparison !== 'between' || !Array.isArray(data.value)) return data;
  const [from, to] = data.value as readonly [number, number] | readonly [string, string];
  return from > to ? ({ ...data, value: [to, from] } as RuleData) : data;
}

/** What of a predicate is sent: complete rules on known properties; an unknown one is skipped with a warning (FIL-09). */
export function activePredicate(
  group: FilterGroup,
  definitions: readonly PropertyDefinition[],
  warn: (line: string) => void,
): FilterGroup | null {
  const rules = group.rules.flatMap((member): readonly Member[] => {
    if (isGroup(member)) {
      const inner = activePredicate(member, definitions, warn);
      return inner === null ? [] : [inner];
    }
    if (!definitions.some(({ property }) => property === member.property)) {
      warn(`A filter rule on the unknown property ${member.property} was skipped`);
      return [];
    }
    return isCompleteRule(member) ? [{ property: member.property, data: inOrder(member.data) }] : [];
  });
  return rules.length === 0 ? null : { combinator: group.combinator, rules };
}

/** The rules of a predicate, those of nested groups too. */
export function rulesOf(group: FilterGroup): readonly FilterRule[] {
  return group.rules.flatMap((member) => (isGroup(member) ? rulesOf(member) : [member]));
}

/** Values that a rule may not take: those of the same property under the opposite comparison (FIL-07). */
export function unavailableValues(predicate: FilterGroup, { property, data }: FilterRule): ReadonlySet<string> {
  const opposite = data.comparison === 'is one of' ? 'is not one of' : 'is one of';
  const values = rulesOf(predicate).flatMap((rule) =>
    rule.property === property && rule.data.type === 'enum' && rule.data.comparison === opposite
      ? (rule.data.value ?? [])
      : [],
  );
  return new Set(values);
}

function readMember(value: unknown): Member {
  if (typeof value !== 'object' || value === null) throw new PredicateError('Invalid rule in predicate');
  if ('combinator' in value) return readPredicate(value);
  const { property, data, key } = value as Partial<FilterRule>;
  if (typeof property !== 'string' || typeof data !== 'object' || data === null)
    throw new PredicateError('Invalid rule in predicate');
  return { property, data, ...(typeof key === 'string' ? { key } : {}) };
}

/** A predicate from anywhere; throws PredicateError with the words of the error catalogue (B8, FIL-09). */
export function readPredicate(value: unknown): FilterGroup {
  if (typeof value !== 'object' || value === null || !('combinator' in value))
    throw new PredicateError('Predicate itself must be a group');
  const { combinator, rules } = value as { readonly combinator: unknown; readonly rules?: unknown };
  if (combinator !== 'and' && combinator !== 'or') throw new PredicateError('Unknown combinator');
  if (!Array.isArray(rules)) throw new PredicateError('Invalid rule in predicate');
  return { combinator, rules: rules.map(readMember) };
}
