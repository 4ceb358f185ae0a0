import type { FilterGroup, FilterRule, RuleData } from '@counterpart/domain';
import * as fc from 'fast-check';
import { PROPERTY_TEXTS } from './random-document.ts';

const number = fc.constantFrom(-4, 0, 1, 2.5, 10, 25, 26, 27, 65);
const day = fc.constantFrom('2000-02-29', '2025-06-15', '2026-06-10', '2026-06-15', '2026-07-01');
const optional = { requiredKeys: ['type', 'comparison'] as ['type', 'comparison'] };

const ruleData: fc.Arbitrary<RuleData> = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom('keyword' as const, 'fullText' as const),
      comparison: fc.constantFrom(
        'contains' as const,
        'contains' as const,
        'is empty' as const,
        'is not empty' as const,
      ),
      value: fc.constantFrom('gent', 'liege', '.*', 'la gare café', 'e', ...PROPERTY_TEXTS),
    },
    optional,
  ),
  fc.record(
    {
      type: fc.constant('enum' as const),
      comparison: fc.constantFrom(
        'is one of' as const,
        'is not one of' as const,
        'is empty' as const,
        'is not empty' as const,
      ),
      value: fc.subarray(['active', 'closed', 'Gent', '10', 'true', '1999-06-15']),
    },
    optional,
  ),
  fc.record(
    {
      type: fc.constantFrom('number' as const, 'age' as const),
      comparison: fc.constantFrom(
        'equal' as const,
        'less than' as const,
        'greater than' as const,
        'between' as const,
        'is empty' as const,
      ),
      value: fc.oneof(number, fc.tuple(number, number)),
    },
    optional,
  ),
  fc.record(
    {
      type: fc.constant('dateInterval' as const),
      comparison: fc.constantFrom('less than' as const, 'more than' as const),
      value: fc.record({
        amount: fc.constantFrom(0, 1, 5, 12),
        unit: fc.constantFrom('d' as const, 'w' as const, 'M' as const, 'y' as const),
        direction: fc.constantFrom('ago' as const, 'future' as const),
      }),
    },
    optional,
  ),
  fc.record(
    {
      type: fc.constant('date' as const),
      comparison: fc.constantFrom('before' as const, 'after' as const, 'between' as const),
      value: fc.oneof(day, fc.tuple(day, day)),
    },
    optional,
  ),
);

const rule: fc.Arbitrary<FilterRule> = fc.record({
  property: fc.constantFrom('city', 'status', 'score2', 'born', 'createdAt', 'id', 'toString'),
  data: ruleData,
});

function group(member: fc.Arbitrary<FilterRule | FilterGroup>): fc.Arbitrary<FilterGroup> {
  return fc.record({
    combinator: fc.constantFrom('and' as const, 'or' as const),
    rules: fc.array(member, { maxLength: 3 }),
  });
}

/** Filters of every kind of rule, with incomplete ones among them, nested up to twice. */
export const filters: fc.Arbitrary<FilterGroup> = group(
  fc.oneof({ weight: 4, arbitrary: rule }, { weight: 1, arbitrary: group(fc.oneof(rule, group(rule))) }),
);
