import type { Aspects } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import {
  addLabels,
  allowedWeight,
  changeFlags,
  leaveBounds,
  leavePlace,
  removeValue,
  restoreValue,
  splitLabels,
  valueCount,
  withoutBounds,
} from '../../src/state/profile/edit-values.ts';

const skill = (label: string) => ({ id: label, label, weight: 100, required: false });
const skills = (...labels: string[]): Aspects => ({
  hardSkills: { type: 'concepts', weight: 100, required: false, value: labels.map(skill) },
});
const place = (range: number | null): Aspects => ({
  locations: {
    type: 'locations',
    weight: 100,
    required: false,
    value: [{ id: 'p', label: 'Gent', range, rangeUnit: 'KILOMETER', weight: 100, required: false }],
  },
});
const wage = (from: number, to: number): Aspects => ({
  wage: { type: 'range', weight: 70, required: true, value: { weight: 120, required: false, from, to } },
});

describe('values of a profile', () => {
  it('PRO-02 weights are whole, from 1 to 200', () => {
    expect([-5, 0, 1, 99.6, 200, 999].map(allowedWeight)).toEqual([1, 1, 1, 100, 200, 200]);
  });

  it('PRO-04 requiring the one value of a wage requires its aspect too; freeing it does not free the aspect', () => {
    const free: Aspects = { wage: { ...wage(1, 2).wage, required: false } as Aspects['wage'] & object };
    const required = changeFlags(free, 'wage', 'value', { required: true });
    expect(required.wage).toMatchObject({ required: true, value: { required: true } });
    expect(changeFlags(required, 'wage', 'value', { required: false }).wage).toMatchObject({
      required: true,
      value: { required: false },
    });
  });

  it('PRO-06 with one bound the aspect has no value and keeps its own weight and flag; leaving completes it', () => {
    const half = withoutBounds(wage(2500, 3000), 'wage');
    expect(half.wage).toEqual({ type: 'range', weight: 70, required: true, value: null });
    const flags = { weight: 120, required: false };
    expect(leaveBounds(half, 'wage', { from: 2600, to: null }, flags).wage).toEqual({
      type: 'range',
      weight: 70,
      required: true,
      value: { weight: 120, required: false, from: 2600, to: 2600 },
    });
    expect(leaveBounds(half, 'wage', { from: 3000, to: 2000 }, flags).wage?.value).toMatchObject({
      from: 3000,
      to: 3000,
    });
    expect(leaveBounds(half, 'wage', { from: null, to: null }, flags)).toEqual({});
  });

  it('PRO-07 leaving a place deletes it without a name or a range, and changes nothing otherwise', () => {
    const before = place(30);
    expect(leavePlace(before, 'p', { label: 'Gent', range: null, rangeUnit: 'KILOMETER' })).toEqual({});
    expect(leavePlace(before, 'p', { label: ' ', range: 30, rangeUnit: 'KILOMETER' })).toEqual({});
    expect(leavePlace(before, 'p', { label: 'Gent', range: 30, rangeUnit: 'KILOMETER' })).toBe(before);
    expect(leavePlace(before, 'p', { label: 'Gent', range: 5, rangeUnit: 'MILE' }).locations?.value).toMatchObject([
      { label: 'Gent', range: 5, rangeUnit: 'MILE' },
    ]);
  });

  it('PRO-03 a list of labels is added as a whole, each once and with an id of its own', () => {
    expect(splitLabels(' MIG, TIG;\n- slijpen\n\nMIG\t')).toEqual(['MIG', 'TIG', 'slijpen']);
    let next = 0;
    const options = { newId: () => `n${(next += 1)}`, defaultRange: 30 };
    const added = addLabels(skills('mig'), 'hardSkills', ['MIG', 'TIG', 'slijpen'], options);
    expect(added.hardSkills?.value).toMatchObject([{ id: 'mig' }, { label: 'TIG' }, { label: 'slijpen' }]);
    expect(valueCount({ ...added, ...wage(1, 2) })).toBe(4);
  });

  it('a value that was taken out comes back where it stood, whatever changed since', () => {
    const before = skills('a', 'b', 'c');
    const without = removeValue(before, 'hardSkills', 'b');
    const changed = changeFlags(without, 'hardSkills', 'c', { weight: 10 });
    const restored = restoreValue(changed, 'hardSkills', before.hardSkills ?? expect.fail(), 'b');
    expect(restored.hardSkills?.value).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'c', weight: 10 }]);
    const last = removeValue(wage(1, 2), 'wage', 'value');
    expect(last).toEqual({});
    expect(restoreValue(last, 'wage', wage(1, 2).wage ?? expect.fail(), 'value')).toEqual(wage(1, 2));
  });
});
