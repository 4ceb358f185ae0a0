import type { Aspects } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { applyToProfile, isApplicable } from '../../src/state/results/apply-changes.ts';

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

describe('the smallest change of a request', () => {
  it('makes one item optional and leaves its aspect required while another item is', () => {
    const changed = applyToProfile(ASPECTS, [{ op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'TIG' }]);
    expect(changed.hardSkills).toMatchObject({ required: true, value: [{ required: false }, { required: true }] });
  });

  it('makes an aspect optional with all its items', () => {
    const changed = applyToProfile(ASPECTS, [{ op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'hardSkills' }]);
    expect(changed.hardSkills).toMatchObject({ required: false, value: [{ required: false }, { required: false }] });
  });

  it('widens the range of one place, in kilometres', () => {
    const changed = applyToProfile(ASPECTS, [{ op: 'WIDEN_RANGE', aspect: 'locations', label: 'Gent', range: 40 }]);
    expect(changed.locations).toMatchObject({ value: [{ range: 40, rangeUnit: 'KILOMETER' }] });
  });

  it('leaves the profile alone for what is not the profile’s', () => {
    expect(applyToProfile(ASPECTS, [{ op: 'UNEXCLUDE', label: 'c3' }, { op: 'DROP_RULE' }])).toBe(ASPECTS);
    expect(isApplicable({ op: 'INCLUDE_STATUS', label: 'placed' })).toBe(false);
  });
});
