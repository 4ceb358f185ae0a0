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
