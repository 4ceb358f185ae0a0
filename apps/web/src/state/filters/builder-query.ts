import type { RuleGroupType, RuleType } from 'react-querybuilder';
import type { FilterGroup, FilterRule, PropertyDefinition } from '@counterpart/domain';
import { emptyRuleData, isGroup, rulesOf, withProperty } from './predicate.ts';
import { ruleData } from './rule-data.ts';

/** The predicate as the query builder edits it; a rule's key is its id there. */
export function builderQuery({ combinator, rules }: FilterGroup): RuleGroupType {
  return {
    combinator,
    rules: rules.map((member): RuleType | RuleGroupType =>
      isGroup(member)
        ? builderQuery(member)
        : {
            ...(member.key === undefined ? {} : { id: member.key }),
            field: member.property,
            operator: member.data.comparison,
            value: member.data.value,
          },
    ),
  };
}

function ruleFrom(
  { id, field, operator, value }: RuleType,
  before: ReadonlyMap<string, FilterRule>,
  definitions: readonly PropertyDefinition[],
): readonly FilterRule[] {
  const definition = definitions.find(({ property }) => property === field);
  if (definition === undefined) return [];
  const key = id === undefined ? {} : { key: id };
  const known = id === undefined ? undefined : before.get(id);
  if (known === undefined) return [{ property: field, data: emptyRuleData(definition.type), ...key }];
  if (known.property !== field) return [{ ...withProperty(known, definition), ...key }];
  return [{ property: field, data: ruleData(definition.type, operator, value), ...key }];
}

/** What the query builder made of a predicate: a new rule is empty, one on another property is reset by FIL-03. */
export function predicateFrom(
  query: RuleGroupType,
  before: FilterGroup,
  definitions: readonly PropertyDefinition[],
): FilterGroup {
  const rules = new Map(rulesOf(before).flatMap((rule) => (rule.key === undefined ? [] : [[rule.key, rule] as const])));
  const read = (group: RuleGroupType): FilterGroup => ({
    combinator: group.combinator === 'or' ? 'or' : 'and',
    rules: group.rules.flatMap((member): readonly (FilterRule | FilterGroup)[] =>
      'rules' in member ? [read(member)] : ruleFrom(member, rules, definitions),
    ),
  });
  return read(query);
}
