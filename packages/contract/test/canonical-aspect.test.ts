import { describe, expect, it } from 'vitest';
import { canonicalAspect } from '../src/schemas/canonical-aspect.ts';

describe('an aspect in canonical form', () => {
  it.each([null, undefined, 'text', 7, ['a']])('%j is no aspect and passes through', (value) => {
    expect(canonicalAspect('hardSkills', value)).toBe(value);
  });

  it('a terse one gets its type and the ids of its items; what it says itself stays', () => {
    expect(
      canonicalAspect('softSkills', { value: [{ label: 'a' }, { id: 'own', label: 'b' }, 'no item', null] }),
    ).toEqual({
      type: 'concepts',
      value: [{ id: 'softSkills-1', label: 'a' }, { id: 'own', label: 'b' }, 'no item', null],
    });
    expect(canonicalAspect('hardSkills', { type: 'keywords', value: [] })).toEqual({ type: 'keywords', value: [] });
  });

  it.each([
    ['concepts', []],
    ['keywords', []],
    ['locations', []],
    ['range', null],
    ['integer', null],
    ['float', null],
  ])('one of type %s without a value has %j', (type, value) => {
    expect(canonicalAspect('hardSkills', { type })).toEqual({ type, value });
    expect(canonicalAspect('hardSkills', { type, value: null })).toEqual({ type, value });
    expect(canonicalAspect('hardSkills', { type, profileValue: null })).toMatchObject({ type, value });
    expect(canonicalAspect('hardSkills', { type, profileValue: 'much' })).toMatchObject({ type, value });
  });

  it('what is no list stays for the schema to name', () => {
    expect(canonicalAspect('hardSkills', { type: 'concepts', value: 'text' })).toMatchObject({ value: 'text' });
    expect(canonicalAspect('wage', { value: { from: 1 } })).toEqual({ type: 'range', value: { from: 1 } });
  });

  it.each([
    ['seniority', 'integer', 5],
    ['availabilityAspect', 'float', '2.5'],
  ] as const)('PRO-12 of %s, %s, the number alone is its value', (aspectName, type, value) => {
    const expected = { type, value: { value } };
    expect(canonicalAspect(aspectName, { type, value })).toEqual(expected);
    expect(canonicalAspect(aspectName, { type, profileValue: value })).toMatchObject(expected);
    expect(canonicalAspect('wage', { type: 'range', value: 5 })).toEqual({ type: 'range', value: 5 });
    expect(canonicalAspect('hardSkills', { profileValue: '5' })).toMatchObject({ value: [] });
  });

  it('PRO-04 an item with a blank label is no value; the others keep their ids', () => {
    const value = [{ label: '' }, { label: 'MIG' }, { id: 'x', label: '  ' }];
    const items = [{ id: 'hardSkills-2', label: 'MIG' }];
    expect(canonicalAspect('hardSkills', { value })).toMatchObject({ value: items });
    const terms = [{ term: '' }, { term: 'MIG' }];
    expect(canonicalAspect('hardSkills', { profileValue: terms })).toMatchObject({ value: items });
    expect(canonicalAspect('locations', { value: [{ label: '', range: 10 }] })).toMatchObject({ value: [] });
  });

  it('MAT-16d the other form becomes this one: weight, requirement, terms and single values', () => {
    const value = [{ term: 'MIG', weight: 2 }, { term: 'no', label: 'TIG', id: 'x' }, 'no item'];
    expect(
      canonicalAspect('hardSkills', { profileValue: value, profileRequirement: 'REQUIRED', custom: true }),
    ).toEqual({
      type: 'concepts',
      weight: 1,
      required: true,
      custom: true,
      value: [{ id: 'hardSkills-1', label: 'MIG', weight: 2 }, { id: 'x', label: 'TIG' }, 'no item'],
    });
    const single = { profileValue: { from: 2000, to: null }, profileWeight: 0.5, profileRequirement: 'DESIRED' };
    expect(canonicalAspect('wage', single)).toEqual({
      type: 'range',
      weight: 0.5,
      required: false,
      value: { from: 2000, to: null },
    });
  });
});
