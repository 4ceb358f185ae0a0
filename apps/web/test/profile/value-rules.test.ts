import type { Aspects, ConceptItem } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import {
  flagsOf,
  leaveBounds,
  leavePlace,
  restoreValue,
  splitLabels,
  valueCount,
  withoutBounds,
} from '../../src/state/profile/edit-values.ts';
import { mergeAspects } from '../../src/state/profile/parsed-job.ts';
import { addPhrase } from '../../src/state/profile/phrase-offers.ts';
import {
  addItem,
  aspectOf,
  changeItem,
  completeBounds,
  isListAspect,
  isWordsOnly,
  removeItem,
  setNumber,
  withDefaultRange,
} from '../../src/state/profile/profile-editing.ts';

const item = (label: string, more: Partial<ConceptItem> = {}): ConceptItem => ({
  id: `i-${label}`,
  label,
  weight: 100,
  required: false,
  ...more,
});
const skills = (...labels: string[]): Aspects => ({
  hardSkills: { type: 'concepts', weight: 100, required: false, value: labels.map((label) => item(label)) },
});
const wage = (from: number | null, to: number | null, weight = 100, required = false): Aspects => ({
  wage: { type: 'range', weight: 100, required: false, value: { from, to, weight, required } },
});
const seniority = (value: number): Aspects => ({
  seniority: { type: 'float', weight: 100, required: false, value: { value, weight: 70, required: true } },
});
const places = (...items: readonly (readonly [string, number | null, ('KILOMETER' | 'MILE')?])[]): Aspects => ({
  locations: {
    type: 'locations',
    weight: 100,
    required: false,
    value: items.map(([label, range, rangeUnit = 'KILOMETER']) => ({ ...item(label), range, rangeUnit })),
  },
});

describe('an aspect that is not there', () => {
  it.each([
    ['hardSkills', 'concepts', []],
    ['locations', 'locations', []],
    ['wage', 'range', null],
  ] as const)('%s is of type %s, weighs 100, is not required and holds %j', (name, type, value) => {
    expect(aspectOf({}, name)).toEqual({ type, weight: 100, required: false, value });
  });

  it('the numbers have no value', () => {
    for (const name of ['seniority', 'availabilityAspect'] as const) {
      expect(aspectOf({}, name)).toMatchObject({ weight: 100, required: false, value: null });
      expect(['integer', 'float']).toContain(aspectOf({}, name).type);
    }
  });

  it('a list is one of concepts, of keywords or of places', () => {
    const base = { weight: 100, required: false };
    expect(isListAspect({ ...base, type: 'keywords', value: [] })).toBe(true);
    expect(isListAspect({ ...base, type: 'concepts', value: [] })).toBe(true);
    expect(isListAspect({ ...base, type: 'locations', value: [] })).toBe(true);
    expect(isListAspect({ ...base, type: 'range', value: null })).toBe(false);
    expect(isWordsOnly({ ...base, type: 'locations', value: [] }, { ...item('x'), custom: true })).toBe(false);
  });
});

describe('a value of a list', () => {
  it('PRO-03 is trimmed, and a blank one is not added', () => {
    expect(addItem({}, 'hardSkills', { id: 'a', label: ' MIG ' }, 30)).toEqual({
      hardSkills: {
        type: 'concepts',
        weight: 100,
        required: false,
        value: [{ id: 'a', label: 'MIG', weight: 100, required: false }],
      },
    });
    expect(addItem({}, 'hardSkills', { id: 'a', label: '  ' }, 30)).toEqual({});
    expect(addItem({}, 'wage', { id: 'a', label: 'x' }, 30)).toEqual({});
  });

  it('is left alone by what is meant for another aspect', () => {
    const before = wage(1, 2);
    expect(changeItem(before, 'wage', 'value', { weight: 3 })).toBe(before);
    expect(removeItem(before, 'wage', 'value')).toBe(before);
    expect(setNumber(skills('a'), 'hardSkills', 3)).toEqual(skills('a'));
    expect(leaveBounds(skills('a'), 'hardSkills', { from: 1, to: 2 }, { weight: 1, required: false })).toEqual(
      skills('a'),
    );
    expect(withoutBounds(skills('a'), 'hardSkills')).toEqual(skills('a'));
    expect(withoutBounds({}, 'wage')).toEqual({});
  });

  it('PRO-04 that is freed leaves its aspect required', () => {
    const required: Aspects = {
      hardSkills: { type: 'concepts', weight: 100, required: true, value: [item('a', { required: true })] },
    };
    expect(changeItem(required, 'hardSkills', 'i-a', { required: false }).hardSkills?.required).toBe(true);
    expect(changeItem(skills('a'), 'hardSkills', 'i-a', { weight: 7 }).hardSkills?.required).toBe(false);
  });

  it('counts, as a wage or a number does while it has a value', () => {
    expect(valueCount({ ...skills('a', 'b'), ...wage(1, 2), ...seniority(3) })).toBe(4);
    expect(valueCount(withoutBounds(wage(1, 2), 'wage'))).toBe(0);
  });

  it('has a weight and a flag while it is there', () => {
    const aspects: Aspects = {
      hardSkills: {
        type: 'concepts',
        weight: 100,
        required: false,
        value: [item('a'), item('b', { weight: 7, required: true })],
      },
    };
    expect(flagsOf(aspects, 'hardSkills', 'i-b')).toEqual({ weight: 7, required: true });
    expect(flagsOf(aspects, 'hardSkills', 'gone')).toBeNull();
    expect(flagsOf({}, 'hardSkills', 'i-a')).toBeNull();
    expect(flagsOf(wage(1, 2, 30, true), 'wage', 'value')).toEqual({ weight: 30, required: true });
    expect(flagsOf(withoutBounds(wage(1, 2), 'wage'), 'wage', 'value')).toBeNull();
  });

  it('PRO-03 of a pasted list loses its bullets and its blanks', () => {
    expect(splitLabels('- MIG\n•  TIG;* autogeen,\t, MIG\r\n-zonder')).toEqual(['MIG', 'TIG', 'autogeen', '-zonder']);
    expect(splitLabels('a - b')).toEqual(['a - b']);
    // a label of the wire has at most 1,000 signs
    expect(splitLabels(`MIG\n${'x'.repeat(5000)}`).map(({ length }) => length)).toEqual([3, 1000]);
  });

  it('that was taken out comes back once, alone where its aspect went', () => {
    const before = skills('a', 'b', 'c');
    const aspect = before.hardSkills;
    if (aspect === undefined) throw new Error('an aspect');
    expect(restoreValue({}, 'hardSkills', aspect, 'i-b')).toEqual(skills('b'));
    expect(restoreValue(skills('a', 'c'), 'hardSkills', aspect, 'i-b')).toEqual(before);
    const there = skills('a', 'b');
    expect(restoreValue(there, 'hardSkills', aspect, 'i-b')).toBe(there);
    expect(restoreValue(there, 'hardSkills', aspect, 'gone')).toBe(there);
    const money = wage(1, 2).wage;
    if (money === undefined) throw new Error('a wage');
    expect(restoreValue(skills('a'), 'wage', money, 'value')).toEqual({ ...skills('a'), ...wage(1, 2) });
  });
});

describe('a place', () => {
  it('PRO-07 that is left changes where its name, range or unit does, and goes without one', () => {
    const before = places(['Gent', 30], ['Aalst', 10]);
    const leave = (label: string, range: number | null, rangeUnit: 'KILOMETER' | 'MILE' = 'KILOMETER') =>
      leavePlace(before, 'i-Gent', { label, range, rangeUnit });
    expect(leave('Gent', 30)).toBe(before);
    expect(leave('Gent', 40)).toEqual(JSON.parse(JSON.stringify(before).replace('"range":30', '"range":40')));
    expect(leave('Gent', 30, 'MILE')).not.toBe(before);
    expect(leave('Brugge', 30)).not.toEqual(before);
    expect(leave('  ', 30)).toEqual(places(['Aalst', 10]));
    expect(leave('Gent', null)).toEqual(places(['Aalst', 10]));
    expect(leavePlace(before, 'i-Aalst', { label: 'Aalst', range: 10, rangeUnit: 'KILOMETER' })).toBe(before);
  });

  it('PRO-07 without a range gets the configured one, in its own unit', () => {
    const before = places(['Gent', null], ['Aalst', 10], ['Dover', null, 'MILE']);
    // 45 km are 27.96 miles
    expect(withDefaultRange(before, 45)).toEqual(places(['Gent', 45], ['Aalst', 10], ['Dover', 28, 'MILE']));
    const whole = places(['Gent', 5]);
    expect(withDefaultRange(whole, 45)).toBe(whole);
  });
});

describe('bounds and numbers', () => {
  it('PRO-06 copy a missing bound and raise a max below the min', () => {
    expect(completeBounds({ from: 5, to: null })).toEqual({ from: 5, to: 5 });
    expect(completeBounds({ from: null, to: 5 })).toEqual({ from: 5, to: 5 });
    expect(completeBounds({ from: 5, to: 3 })).toEqual({ from: 5, to: 5 });
    expect(completeBounds({ from: 3, to: 5 })).toEqual({ from: 3, to: 5 });
    expect(completeBounds({ from: null, to: null })).toEqual({ from: null, to: null });
  });

  it('PRO-06 take the flags they are left with, and none at all takes the aspect out', () => {
    expect(leaveBounds({}, 'wage', { from: 7, to: 5 }, { weight: 9, required: true })).toEqual(wage(7, 7, 9, true));
    expect(leaveBounds(wage(1, 2), 'wage', { from: null, to: null }, { weight: 9, required: true })).toEqual({});
  });

  it('PRO-12 a number keeps weight and flag, and none takes the aspect out', () => {
    expect(setNumber(seniority(3), 'seniority', 4.5)).toEqual(seniority(4.5));
    expect(setNumber({}, 'seniority', 2).seniority?.value).toEqual({ value: 2, weight: 100, required: false });
    expect(setNumber({}, 'availabilityAspect', 2).availabilityAspect?.value).toEqual({
      value: 2,
      weight: 100,
      required: false,
    });
    expect(setNumber(seniority(3), 'seniority', null)).toEqual({});
  });
});

describe('a parsed profile beside one that is there', () => {
  it('MAT-19 keeps what only one of the two has', () => {
    expect(mergeAspects(skills('a'), wage(1, 2))).toEqual({ ...skills('a'), ...wage(1, 2) });
    expect(mergeAspects(wage(1, 2), wage(3, 4))).toEqual(wage(3, 4));
    expect(mergeAspects(wage(1, 2), withoutBounds(wage(3, 4), 'wage'))).toEqual(wage(1, 2));
    expect(mergeAspects(places(['Gent', 5]), places())).toEqual(places(['Gent', 5]));
    expect(mergeAspects(places(['Gent', 5]), places(['Aalst', 7]))).toEqual(places(['Aalst', 7]));
  });

  it('MAT-19 adds keywords and concepts without duplicate labels', () => {
    const keywords: Aspects = {
      hardSkills: { type: 'keywords', weight: 100, required: false, value: [item('A'), item('b')] },
    };
    const merged = mergeAspects(keywords, skills('a', 'c')).hardSkills;
    expect(merged).toEqual({
      type: 'keywords',
      weight: 100,
      required: false,
      value: [item('A'), item('b'), item('c')],
    });
    expect(mergeAspects(skills('c'), keywords).hardSkills).toMatchObject({
      type: 'concepts',
      value: [item('c'), item('A'), item('b')],
    });
  });

  it('a phrase joins keywords too, and no other kind of aspect', () => {
    const keywords: Aspects = { hardSkills: { type: 'keywords', weight: 100, required: false, value: [] } };
    expect(addPhrase(keywords, 'dagmenu', 'p1').hardSkills).toEqual({
      type: 'keywords',
      weight: 100,
      required: false,
      value: [{ id: 'p1', label: 'dagmenu', weight: 100, required: false, custom: true }],
    });
    const odd: Aspects = { hardSkills: { type: 'range', weight: 100, required: false, value: null } };
    expect(addPhrase(odd, 'dagmenu', 'p1')).toBe(odd);
  });
});
