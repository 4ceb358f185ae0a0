import { describe, expect, it } from 'vitest';
import { resolveProfile } from '../../src/index.ts';
import { gazetteer, ontology } from '../test-ontology.ts';

describe('resolveProfile', () => {
  const base = { weight: 1, required: false };
  const item = (label: string): { id: string; label: string; weight: number; required: boolean } => ({
    id: label,
    label,
    ...base,
  });
  it('prefers the aspect’s type, takes any type otherwise, and keeps keywords', () => {
    const { aspects } = resolveProfile(
      {
        language: 'DUT',
        aspects: {
          hardSkills: { type: 'concepts', ...base, value: [item('MIG'), item('lasser'), item('Iets Onbekends')] },
          softSkills: { type: 'concepts', ...base, custom: true, value: [item('teamwerk')] },
        },
      },
      'ENG',
      ontology,
      gazetteer,
    );
    expect(aspects.hardSkills).toMatchObject({
      kind: 'concepts',
      items: [{ concepts: ['mig'] }, { concepts: ['welder'] }, { concepts: [], key: 'iets onbekends' }],
    });
    expect(aspects.softSkills).toMatchObject({ items: [{ concepts: [] }] });
  });
  it('reads ranges in metres: 30 km without one, at least 1 km', () => {
    const place = (label: string, range: number | null, rangeUnit: 'KILOMETER' | 'METER' | 'MILE') => ({
      ...item(label),
      range,
      rangeUnit,
    });
    const value = [place('Gent', null, 'KILOMETER'), place('Brugge', 200, 'METER'), place('Nergenshuizen', 10, 'MILE')];
    const { aspects } = resolveProfile(
      { aspects: { locations: { type: 'locations', ...base, value } } },
      'DUT',
      ontology,
      gazetteer,
    );
    expect(aspects.locations).toMatchObject({
      kind: 'places',
      items: [
        { rangeMetres: 30_000, place: { kind: 'town' } },
        { rangeMetres: 1000 },
        { rangeMetres: 16_093, place: null, key: 'nergenshuizen' },
      ],
    });
  });
  it('recognises the values of the enumerations and leaves others as written', () => {
    const { aspects } = resolveProfile(
      { aspects: { workingHours: { type: 'concepts', ...base, value: [item('full-time'), item('Weekendploeg')] } } },
      'DUT',
      ontology,
      gazetteer,
    );
    expect(aspects.workingHours).toMatchObject({
      kind: 'values',
      items: [{ value: 'FULL_TIME' }, { value: 'Weekendploeg' }],
    });
  });
  it('drops aspects that hold no value', () => {
    const { aspects } = resolveProfile(
      {
        aspects: {
          wage: { type: 'range', ...base, value: { ...base, from: null, to: null } },
          seniority: { type: 'integer', ...base, value: null },
        },
      },
      'DUT',
      ontology,
      gazetteer,
    );
    expect(aspects).toEqual({});
  });
});
