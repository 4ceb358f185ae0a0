import '@mantine/dates/styles.layer.css';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import type { FilterGroup, ProfileKind, PropertyDefinition } from '@counterpart/domain';
import { labelOf } from '../../../i18n/label-of.ts';
import { builderQuery, predicateFrom } from '../../../state/filters/builder-query.ts';
import { EMPTY_PREDICATE } from '../../../state/filters/predicate.ts';
import { COMPARISONS } from '../../../state/filters/rule-data.ts';
import {
  AddGroupControl,
  AddRuleControl,
  CombinatorControl,
  ComparisonControl,
  PropertyControl,
  RemoveControl,
} from './condition-controls.tsx';
import { type ConditionContext, ConditionValue } from './condition-value.tsx';
import classes from './custom-conditions.module.css';

interface CustomConditionsProps {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly definitions: readonly PropertyDefinition[];
  /** Groups within groups (A9). */
  readonly depth: number;
  readonly predicate: FilterGroup | null;
  readonly onChange: (predicate: FilterGroup | null) => void;
}

const CONTROLS = {
  combinatorSelector: CombinatorControl,
  fieldSelector: PropertyControl,
  operatorSelector: ComparisonControl,
  valueEditor: ConditionValue,
  addRuleAction: AddRuleControl,
  addGroupAction: AddGroupControl,
  removeRuleAction: RemoveControl,
  removeGroupAction: RemoveControl,
};

/** Without groups: rules only. */
const FLAT_CONTROLS = { ...CONTROLS, addGroupAction: null };

/** The user's own conditions: rules and groups of rules on the properties of an index (FIL-03). */
export const CustomConditions = memo(function CustomConditions({
  kind,
  index,
  definitions,
  depth,
  predicate,
  onChange,
}: CustomConditionsProps) {
  const intl = useIntl();
  const shown = predicate ?? EMPTY_PREDICATE;
  const fields = definitions.map(({ property, label }) => ({
    name: property,
    value: property,
    label: labelOf(intl, label, label),
  }));
  const query = useMemo(() => builderQuery(shown), [shown]);
  const context: ConditionContext = { kind, index, definitions, predicate: shown };
  function handleChange(next: RuleGroupType) {
    const changed = predicateFrom(next, shown, definitions);
    if (JSON.stringify(changed) === JSON.stringify(shown)) return;
    onChange(changed.rules.length === 0 ? null : changed);
  }
  function comparisons(field: string) {
    const type = definitions.find(({ property }) => property === field)?.type ?? 'keyword';
    return COMPARISONS[type].map((name) => ({
      name,
      value: name,
      label: intl.formatMessage({ id: `filters.compare.${type}.${name.replaceAll(' ', '-')}` }),
    }));
  }
  return (
    <section className={classes.conditions}>
      <h3 className={classes.title}>
        <FormattedMessage id="filters.custom" />
      </h3>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={handleChange}
        getOperators={comparisons}
        maxLevels={depth}
        resetOnFieldChange={false}
        context={context}
        // the builder reads a depth of 0 as none that is set
        controlElements={depth < 1 ? FLAT_CONTROLS : CONTROLS}
        controlClassnames={{
          ruleGroup: classes.group ?? '',
          header: classes.header ?? '',
          body: classes.body ?? '',
          rule: classes.rule ?? '',
        }}
        suppressStandardClassnames
      />
      <p className={classes.hint}>
        <FormattedMessage id="filters.incomplete" />
      </p>
    </section>
  );
});
