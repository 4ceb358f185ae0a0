/** A rule's comparison and value, by type (wire.md, "A match"). An incomplete one is ignored (A5). */
export type RuleData =
  | {
      readonly type: 'keyword' | 'fullText';
      readonly comparison: 'contains' | 'is empty' | 'is not empty';
      readonly value?: string | null;
    }
  | {
      readonly type: 'enum';
      readonly comparison: 'is one of' | 'is not one of' | 'is empty' | 'is not empty';
      readonly value?: readonly string[] | null;
    }
  | {
      readonly type: 'number' | 'age';
      readonly comparison: 'equal' | 'less than' | 'greater than' | 'between' | 'is empty' | 'is not empty';
      readonly value?: number | readonly [number, number] | null;
    }
  | {
      readonly type: 'dateInterval';
      readonly comparison: 'less than' | 'more than';
      readonly value?: DateInterval | null;
    }
  | {
      readonly type: 'date';
      readonly comparison: 'before' | 'after' | 'between';
      readonly value?: string | readonly [string, string] | null;
    };

/** A stretch of time before or after now. */
export interface DateInterval {
  readonly amount: number;
  readonly unit: 'd' | 'w' | 'M' | 'y';
  readonly direction: 'ago' | 'future';
}

/** One condition on a property of extraProperties, or on id, language, createdAt, updatedAt. */
export interface FilterRule {
  readonly property: string;
  readonly data: RuleData;
  readonly key?: string;
}

/** Rules and nested groups under one combinator. */
export interface FilterGroup {
  readonly combinator: 'and' | 'or';
  readonly rules: readonly (FilterRule | FilterGroup)[];
}

/** Whether a member of a group is itself a group. */
export function isFilterGroup(member: FilterRule | FilterGroup): member is FilterGroup {
  return 'combinator' in member;
}

/** One sort criterion: `score`, id or a property name. */
export interface SortCriterion {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}
