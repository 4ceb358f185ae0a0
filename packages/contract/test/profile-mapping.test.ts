import type { Aspects } from '@counterpart/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectsFromWire, aspectsToWire } from '../src/mapping.ts';

describe('profiles between wire and screen', () => {
  it('MAT-16a weights are multiplied when read and divided when sent', () => {
    const wire = { hardSkills: { type: 'concepts', weight: 1.5, value: [{ id: 'a', label: 'lassen', weight: 0.07 }] } };
    const { aspects } = aspectsFromWire(wire);
    expect(aspects.hardSkills).toMatchObject({ weight: 150, value: [{ weight: 7 }] });
    expect(aspectsToWire(aspects)).toMatchObject({ hardSkills: { weight: 1.5, value: [{ weight: 0.07 }] } });
  });

  it('MAT-16b integers are sent rounded, whole floats with one decimal', () => {
    const single = { weight: 100, required: false };
    const aspects: Aspects = {
      seniority: { type: 'integer', ...single, value: { ...single, value: 2.6 } },
      availabilityAspect: { type: 'float', ...single, value: { ...single, value: 30 } },
    };
    expect(aspectsToWire(aspects)).toMatchObject({
      seniority: { value: { value: 3 } },
      availabilityAspect: { value: { value: '30.0' } },
    });
  });

  it('MAT-16c an aspect with nothing in it is left out', () => {
    const single = { weight: 100, required: false };
    const aspects: Aspects = {
      hardSkills: { type: 'concepts', ...single, value: [] },
      softSkills: { type: 'concepts', ...single, value: [{ id: 'x', label: ' ', ...single }] },
      wage: { type: 'range', ...single, value: null },
      seniority: { type: 'integer', ...single, value: { ...single, value: null } },
    };
    expect(aspectsToWire(aspects)).toEqual({});
  });

  it('MAT-16d both forms are read alike', () => {
    const canonical = {
      hardSkills: {
        type: 'concepts',
        weight: 0.8,
        required: true,
        value: [{ id: 'hardSkills-1', label: 'MIG', weight: 1, required: false }],
      },
    };
    const other = {
      hardSkills: {
        profileWeight: 0.8,
        profileRequirement: 'REQUIRED',
        profileValue: [{ term: 'MIG', weight: 1, required: false, level: null }],
      },
    };
    expect(aspectsFromWire(other)).toEqual(aspectsFromWire(canonical));
  });

  it('MAT-16e an aspect that cannot be read is named and the others stay', () => {
    const wire = {
      hardSkills: { type: 'concepts', value: [{ id: 'a', label: 5 }] },
      wage: { type: 'range', value: { from: 'much' } },
      softSkills: { type: 'concepts', value: [{ id: 'b', label: 'teamwerk' }] },
    };
    const { aspects, failed } = aspectsFromWire(wire);
    expect(failed.map(({ name }) => name)).toEqual(['hardSkills', 'wage']);
    expect(Object.keys(aspects)).toEqual(['softSkills']);
  });

  it('PRO-12 every field of every type survives reading and sending', () => {
    const flags = { weight: 0.5, required: true };
    const wire = {
      languages: {
        type: 'concepts',
        ...flags,
        value: [{ id: 'l', label: 'Frans', level: 'B2', custom: true, origin: 'parsed', ...flags }],
      },
      locations: {
        type: 'locations',
        ...flags,
        value: [{ id: 'g', label: 'Gent', range: 12.5, rangeUnit: 'MILE', ...flags }],
      },
      wage: { type: 'range', ...flags, value: { ...flags, from: 2000, to: 2500.5 } },
      seniority: { type: 'integer', ...flags, value: { ...flags, value: 3 } },
    };
    expect(aspectsToWire(aspectsFromWire(wire).aspects)).toEqual(wire);
  });

  it('MAT-16c an aspect that is complete is sent though nothing is in it', () => {
    const single = { weight: 50, required: true, complete: true };
    const empty: Aspects = {
      hardSkills: { type: 'concepts', ...single, value: [] },
      softSkills: { type: 'keywords', ...single, value: [{ id: 'x', label: ' ', ...single }] },
      locations: { type: 'locations', ...single, value: [] },
      wage: { type: 'range', ...single, value: { ...single, from: null, to: null } },
      seniority: { type: 'integer', ...single, value: null },
      availabilityAspect: { type: 'float', ...single, value: { ...single, value: null } },
    };
    const flags = { weight: 0.5, required: true, complete: true };
    const sent = {
      hardSkills: { type: 'concepts', ...flags, value: [] },
      softSkills: { type: 'keywords', ...flags, value: [] },
      locations: { type: 'locations', ...flags, value: [] },
      wage: { type: 'range', ...flags, value: null },
      seniority: { type: 'integer', ...flags, value: null },
      availabilityAspect: { type: 'float', ...flags, value: null },
    };
    expect(aspectsToWire(empty)).toEqual(sent);
    expect(aspectsToWire(aspectsFromWire(sent).aspects)).toEqual(sent);
  });

  it('MAT-16c one bound of a range is enough to send it, and items without a label are left out', () => {
    const single = { weight: 100, required: false };
    const flags = { weight: 1, required: false };
    const wage = (from: number | null, to: number | null) =>
      aspectsToWire({ wage: { type: 'range', ...single, value: { ...single, from, to } } });
    expect(wage(2000, null)).toEqual({ wage: { type: 'range', ...flags, value: { ...flags, from: 2000, to: null } } });
    expect(wage(null, 2500)).toEqual({ wage: { type: 'range', ...flags, value: { ...flags, from: null, to: 2500 } } });
    expect(wage(null, null)).toEqual({});
    const items = [
      { id: 'a', label: ' ', ...single },
      { id: 'b', label: 'lassen', ...single },
    ];
    expect(aspectsToWire({ softSkills: { type: 'keywords', ...single, value: items } })).toEqual({
      softSkills: { type: 'keywords', ...flags, value: [{ id: 'b', label: 'lassen', ...flags }] },
    });
  });

  it('MAT-16b a float that is not whole is sent as it is', () => {
    const single = { weight: 100, required: false };
    const aspects: Aspects = {
      availabilityAspect: { type: 'float', ...single, value: { ...single, value: 7.25 } },
    };
    expect(aspectsToWire(aspects)).toMatchObject({ availabilityAspect: { value: { value: 7.25 } } });
  });

  it('PRO-12 flags that nobody set are not there, whatever else stands in their place', () => {
    const item = {
      id: 'a',
      label: 'lassen',
      custom: 'yes',
      conceptId: 5,
      level: 'Z9',
      origin: 'typed',
      required: 'yes',
    };
    const odd = { custom: 'yes', complete: 1, required: 'true' };
    const { aspects } = aspectsFromWire({
      hardSkills: { type: 'concepts', ...odd, value: [item] },
      locations: { type: 'locations', ...odd, value: [{ id: 'g', label: 'Gent', rangeUnit: 'LEAGUE' }] },
      wage: { type: 'range', ...odd, value: { from: 1, to: 2, origin: 'typed', required: 1 } },
    });
    expect(aspects).toEqual({
      hardSkills: {
        type: 'concepts',
        weight: 100,
        required: false,
        value: [{ id: 'a', label: 'lassen', weight: 100, required: false }],
      },
      locations: {
        type: 'locations',
        weight: 100,
        required: false,
        value: [{ id: 'g', label: 'Gent', weight: 100, required: false, range: null, rangeUnit: 'KILOMETER' }],
      },
      wage: {
        type: 'range',
        weight: 100,
        required: false,
        value: { weight: 100, required: false, from: 1, to: 2 },
      },
    });
  });

  it('PRO-12 flags of an aspect, its value and its items are read where they are set', () => {
    const wire = {
      hardSkills: {
        type: 'concepts',
        weight: 1,
        required: true,
        custom: true,
        complete: true,
        value: [{ id: 'c1', label: 'lassen', conceptId: 'esco-1', weight: 1, required: false }],
      },
      wage: {
        type: 'range',
        weight: 1,
        required: false,
        value: { weight: 1, required: true, origin: 'parsed', from: 1, to: 2 },
      },
    };
    expect(aspectsToWire(aspectsFromWire(wire).aspects)).toEqual(wire);
  });

  it('MAT-16d numbers may come as texts, an empty text is no number, and an item without an id goes by its label', () => {
    const { aspects, failed } = aspectsFromWire({
      hardSkills: { type: 'concepts', weight: '1.5', value: [{ label: 'lassen', id: 7, weight: ' 0.5 ' }] },
      locations: { type: 'locations', value: [{ id: 'g', label: 'Gent', range: '' }] },
      wage: { type: 'range', value: { from: '2000', to: '' } },
      availabilityAspect: { type: 'float', value: { value: undefined } },
      seniority: { type: 'integer', value: { value: null } },
    });
    expect(failed).toEqual([]);
    expect(aspects.hardSkills).toMatchObject({ weight: 150, value: [{ id: 'lassen', label: 'lassen', weight: 50 }] });
    expect(aspects.locations).toMatchObject({ value: [{ range: null }] });
    expect(aspects.wage).toMatchObject({ value: { from: 2000, to: null } });
    expect(aspects.availabilityAspect).toMatchObject({ value: { value: null } });
    expect(aspects.seniority).toMatchObject({ value: { value: null } });
  });

  it.each([
    ['aspect is not an object', 'text'],
    ['aspect is not an object', 5],
    ['aspect is not an object', ['a']],
    ['weight is not a number', { weight: 'much', value: [] }],
    ['weight is not a number', { weight: ' ', value: [] }],
    ['weight is not a number', { weight: '', value: [] }],
    ['weight is not a number', { weight: null, value: [] }],
    ['value is not a list', { type: 'concepts', value: 'text' }],
    ['value is not a list', { type: 'locations', value: { from: 1 } }],
    ['value is not an object', { type: 'concepts', value: ['text'] }],
    ['value is not an object', { type: 'concepts', value: [null] }],
    ['value is not an object', { type: 'range', value: 'text' }],
    ['value is not an object', { type: 'range', value: [1, 2] }],
    ['label is not a text', { type: 'concepts', value: [{ label: 5 }] }],
    ['range is not a number', { type: 'locations', value: [{ label: 'Gent', range: 'far' }] }],
    ['from is not a number', { type: 'range', value: { from: 'much' } }],
    ['to is not a number', { type: 'range', value: { from: 1, to: Number.POSITIVE_INFINITY } }],
    ['value is not a number', { type: 'integer', value: { value: true } }],
    ['value is not a number', { type: 'float', value: { value: ' ' } }],
    ['unknown type circle', { type: 'circle', value: null }],
  ])('MAT-16e says of an aspect that cannot be read: %s (%j)', (reason, aspect) => {
    expect(aspectsFromWire({ hardSkills: aspect })).toEqual({ aspects: {}, failed: [{ name: 'hardSkills', reason }] });
  });

  it('MAT-16e an aspect that is not there is not read, and neither is what is no profile', () => {
    expect(aspectsFromWire({ hardSkills: null, wage: undefined, other: {} })).toEqual({ aspects: {}, failed: [] });
    for (const wire of [null, undefined, 'text', 5]) expect(aspectsFromWire(wire)).toEqual({ aspects: {}, failed: [] });
  });

  it('a screen weight of 1..200 comes back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (weight) => {
        const aspects: Aspects = {
          hardSkills: {
            type: 'concepts',
            weight,
            required: false,
            value: [{ id: 'a', label: 'x', weight, required: false }],
          },
        };
        expect(aspectsFromWire(aspectsToWire(aspects)).aspects).toEqual(aspects);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('nothing that arrives makes reading throw', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('hardSkills', 'wage', 'locations', 'seniority'), fc.jsonValue()),
        (wire) => {
          expect(() => aspectsFromWire(wire)).not.toThrow();
        },
      ),
      { seed: 8, numRuns: 300 },
    );
  });
});
