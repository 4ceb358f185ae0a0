import type { Aspects, FilterDefinition, FilterGroup } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { applyChange, applyChanges, type ChangeableRequest } from '../src/state/apply-change.ts';

const ASPECTS: Aspects = {
  hardSkills: {
    type: 'concepts',
    weight: 100,
    required: true,
    value: [
      { id: '1', label: 'TIG', weight: 100, required: true },
      { id: '2', label: 'Excel', weight: 100, required: true },
    ],
  },
  locations: {
    type: 'locations',
    weight: 100,
    required: false,
    value: [{ id: '3', label: 'Gent', range: 10, rangeUnit: 'MILE', weight: 100, required: false }],
  },
};

const OFFICE: FilterDefinition = {
  name: 'office',
  label: 'Office',
  type: 'multipleTerm',
  property: 'office',
  values: { from: 'terms' },
};
const AGE: FilterDefinition = {
  name: 'age',
  label: 'Age',
  type: 'age',
  property: 'birthDate',
  values: { from: 'terms' },
};

const CUSTOM: FilterGroup = {
  combinator: 'and',
  rules: [
    { property: 'car', data: { type: 'keyword', comparison: 'contains', value: 'yes' }, key: 'k1' },
    {
      combinator: 'or',
      rules: [{ property: 'town', data: { type: 'enum', comparison: 'is one of', value: ['Gent'] }, key: 'k2' }],
    },
  ],
};

const REQUEST: ChangeableRequest = {
  aspects: ASPECTS,
  filters: { office: { enabled: true, value: ['Gent', 'Brugge'] }, age: { enabled: true, value: null } },
  customFiltersPredicate: CUSTOM,
  excludedIds: ['c1', 'c2'],
  includeStatus: [],
};

const apply = (change: Parameters<typeof applyChange>[1], request = REQUEST) =>
  applyChange(request, change, [OFFICE, AGE]);

describe('the smallest change of a request', () => {
  it('makes one item optional and leaves its aspect required while another item is', () => {
    const changed = apply({ op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'TIG' });
    expect(changed.aspects.hardSkills).toMatchObject({
      required: true,
      value: [{ required: false }, { required: true }],
    });
    expect(changed.aspects.locations).toBe(ASPECTS.locations);
  });

  it('the last required item takes the flag of its aspect with it', () => {
    const changed = applyChanges(
      REQUEST,
      [
        { op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'TIG' },
        { op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'Excel' },
      ],
      [],
    );
    expect(changed.aspects.hardSkills).toMatchObject({ required: false });
  });

  it('makes an aspect optional with all its items', () => {
    const changed = apply({ op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'hardSkills' });
    expect(changed.aspects.hardSkills).toMatchObject({
      required: false,
      value: [{ required: false }, { required: false }],
    });
  });

  it('makes a wage optional, the aspect and its value', () => {
    const wage: Aspects = {
      wage: { type: 'range', weight: 100, required: true, value: { weight: 100, required: true, from: 1, to: 2 } },
    };
    const changed = apply({ op: 'MAKE_OPTIONAL', aspect: 'wage', label: 'wage' }, { ...REQUEST, aspects: wage });
    expect(changed.aspects.wage).toMatchObject({ required: false, value: { required: false, from: 1, to: 2 } });
  });

  it('widens the range of one place, in kilometres', () => {
    const changed = apply({ op: 'WIDEN_RANGE', aspect: 'locations', label: 'Gent', range: 40 });
    expect(changed.aspects.locations).toMatchObject({ value: [{ range: 40, rangeUnit: 'KILOMETER' }] });
  });

  it('switches the filter off that made a rule, whose value stays', () => {
    const rule = { data: { value: ['Gent', 'Brugge'], comparison: 'is one of', type: 'enum' }, property: 'office' };
    const changed = apply({ op: 'DROP_RULE', rule });
    expect(changed.filters.office).toEqual({ enabled: false, value: ['Gent', 'Brugge'] });
    expect(changed.filters.age).toBe(REQUEST.filters.age);
    expect(changed.customFiltersPredicate).toEqual(CUSTOM);
  });

  it('switches off a filter of two rules, such as at least 30 years, by either of them', () => {
    const request = { ...REQUEST, filters: { age: { enabled: true, value: { comparison: 'gte', comparand: 30 } } } };
    const rule = { property: 'birthDate', data: { type: 'age', comparison: 'equal', value: 30 } };
    expect(apply({ op: 'DROP_RULE', rule }, request as ChangeableRequest).filters.age?.enabled).toBe(false);
  });

  it('takes a rule out of the predicate, with the group that it leaves empty', () => {
    const rule = { property: 'town', data: { type: 'enum', comparison: 'is one of', value: ['Gent'] } };
    expect(apply({ op: 'DROP_RULE', rule }).customFiltersPredicate).toEqual({
      combinator: 'and',
      rules: [{ property: 'car', data: { type: 'keyword', comparison: 'contains', value: 'yes' }, key: 'k1' }],
    });
  });

  it('a predicate without rules is none, and another value is another rule', () => {
    const only: FilterGroup = { combinator: 'and', rules: CUSTOM.rules.slice(0, 1) };
    const request = { ...REQUEST, customFiltersPredicate: only };
    const drop = (value: string) =>
      apply(
        { op: 'DROP_RULE', rule: { property: 'car', data: { type: 'keyword', comparison: 'contains', value } } },
        request,
      ).customFiltersPredicate;
    expect(drop('yes')).toBeNull();
    expect(drop('no')).toEqual(only);
  });

  it('takes one id back and shows one status too, once', () => {
    expect(apply({ op: 'UNEXCLUDE', label: 'c1' }).excludedIds).toEqual(['c2']);
    const placed = apply({ op: 'INCLUDE_STATUS', label: 'placed' });
    expect(placed.includeStatus).toEqual(['placed']);
    expect(apply({ op: 'INCLUDE_STATUS', label: 'placed' }, placed).includeStatus).toEqual(['placed']);
  });

  it('leaves a request equal that a change does not fit', () => {
    expect(apply({ op: 'DROP_RULE' })).toEqual(REQUEST);
    expect(apply({ op: 'WIDEN_RANGE', aspect: 'hardSkills', label: 'TIG', range: 9 })).toEqual(REQUEST);
    expect(apply({ op: 'MAKE_OPTIONAL', aspect: 'wage', label: 'wage' })).toEqual(REQUEST);
  });
});
