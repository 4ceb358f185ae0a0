import type { Aspects, ConceptItem, RangeUnit } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  changeItem,
  completeBounds,
  isWordsOnly,
  removeItem,
} from '../../src/state/profile/profile-editing.ts';
import { editorColumns } from '../../src/state/profile/editor-layout.ts';

const add = (aspects: Aspects, label: string, id = label) => addItem(aspects, 'hardSkills', { id, label }, 30);
const items = (aspects: Aspects) => (aspects.hardSkills?.value ?? []) as readonly ConceptItem[];

describe('editing a profile', () => {
  it('PRO-03 a new value has the default weight, is not required and keeps its new id', () => {
    const added = [{ id: 'x1', label: 'MIG', weight: 100, required: false }];
    expect(items(add({}, 'MIG', 'x1'))).toEqual(added);
    // whatever its aspect weighs and requires
    const hardSkills = { type: 'concepts', weight: 150, required: true, value: [] } as const;
    expect(items(add({ hardSkills }, 'MIG', 'x1'))).toEqual(added);
  });

  it('PRO-03 a label that is there already is not added twice', () => {
    expect(items(add(add({}, 'MIG'), 'mig'))).toHaveLength(1);
  });

  it('PRO-04 emptying a label deletes the value, and an aspect without values goes', () => {
    const two = add(add({}, 'MIG'), 'TIG');
    expect(items(changeItem(two, 'hardSkills', 'MIG', { label: ' ' })).map(({ label }) => label)).toEqual(['TIG']);
    expect(removeItem(add({}, 'MIG'), 'hardSkills', 'MIG')).toEqual({});
  });

  it('PRO-04 a value marked custom is looked for by its words until a person writes other ones', () => {
    const custom: Aspects = {
      hardSkills: {
        type: 'concepts',
        weight: 100,
        required: false,
        value: [{ id: 'a', label: 'dagmenu', weight: 100, required: false, custom: true }],
      },
    };
    const marks = (aspects: Aspects, isAspectCustom = false) => {
      const aspect = { type: 'concepts' as const, weight: 100, required: false, value: items(aspects) };
      return items(aspects).map((item) => isWordsOnly(isAspectCustom ? { ...aspect, custom: true } : aspect, item));
    };
    expect(marks(custom)).toEqual([true]);
    expect(marks(changeItem(custom, 'hardSkills', 'a', { weight: 120 }))).toEqual([true]);
    const relabelled = changeItem(custom, 'hardSkills', 'a', { label: 'lassen' });
    expect(marks(relabelled)).toEqual([false]);
    expect(items(relabelled)).toEqual([{ id: 'a', label: 'lassen', weight: 100, required: false }]);
    expect(marks(relabelled, true)).toEqual([true]);
  });

  it('PRO-04 marking a value required makes its aspect required', () => {
    const changed = changeItem(add({}, 'MIG'), 'hardSkills', 'MIG', { required: true });
    expect(changed.hardSkills?.required).toBe(true);
    expect(items(changed)[0]?.required).toBe(true);
  });

  it('PRO-04 new words are no longer what the old ones were read as; a new weight changes nothing of that', () => {
    const read: Aspects = {
      hardSkills: {
        type: 'concepts',
        weight: 100,
        required: false,
        value: [{ id: 'a', label: 'lost en laadt', weight: 100, required: false, conceptId: 'loading-unloading' }],
      },
    };
    expect(items(changeItem(read, 'hardSkills', 'a', { weight: 120 }))[0]?.conceptId).toBe('loading-unloading');
    expect(items(changeItem(read, 'hardSkills', 'a', { label: 'lossen' }))[0]).toEqual({
      id: 'a',
      label: 'lossen',
      weight: 100,
      required: false,
    });
  });

  it('a parsed value that a person changes becomes their own', () => {
    const parsed: Aspects = {
      hardSkills: {
        type: 'concepts',
        weight: 100,
        required: false,
        value: [{ id: 'a', label: 'MIG', weight: 100, required: false, origin: 'parsed' }],
      },
    };
    expect(items(changeItem(parsed, 'hardSkills', 'a', { weight: 120 }))[0]).toEqual({
      id: 'a',
      label: 'MIG',
      weight: 120,
      required: false,
    });
  });

  it('PRO-06 a missing bound copies the other and a max below the min is raised', () => {
    expect(completeBounds({ from: 2000, to: null })).toEqual({ from: 2000, to: 2000 });
    expect(completeBounds({ from: null, to: 1500 })).toEqual({ from: 1500, to: 1500 });
    expect(completeBounds({ from: 2000, to: 1500 })).toEqual({ from: 2000, to: 2000 });
  });

  it('PRO-07 a new place gets the configured range', () => {
    expect(addItem({}, 'locations', { id: 'g', label: 'Gent' }, 45).locations?.value).toMatchObject([
      { range: 45, rangeUnit: 'KILOMETER' },
    ]);
  });

  it('PRO-07 a new place has a configured unit, with the configured range in it', () => {
    const placed = (units: readonly RangeUnit[]) =>
      addItem({}, 'locations', { id: 'g', label: 'Gent' }, 30, units).locations?.value;
    expect(placed(['MILE'])).toMatchObject([{ range: 19, rangeUnit: 'MILE' }]);
    expect(placed(['METER', 'MILE'])).toMatchObject([{ range: 30_000, rangeUnit: 'METER' }]);
    expect(placed(['MILE', 'KILOMETER'])).toMatchObject([{ range: 30, rangeUnit: 'KILOMETER' }]);
  });

  it('PRO-09 the editor has a column for every 400 pixels, from 1 to 6', () => {
    expect([0, 399, 400, 1239, 5000].map(editorColumns)).toEqual([1, 1, 1, 3, 6]);
  });
});
