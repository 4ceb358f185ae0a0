import type { ConceptItem } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { resolveProfile } from '../../src/index.ts';

const ontology = loadStarterOntology();
const gazetteer = loadGazetteer();

function conceptsOf(item: Partial<ConceptItem>): readonly string[] {
  const value = [{ id: 'a', label: '', weight: 1, required: false, ...item }];
  const profile = { aspects: { hardSkills: { type: 'concepts', weight: 1, required: false, value } } } as const;
  const resolved = resolveProfile({ language: 'DUT', ...profile }, 'DUT', ontology, gazetteer).aspects.hardSkills;
  return resolved?.kind === 'concepts' ? (resolved.items[0]?.concepts ?? []) : [];
}

describe('a value of a profile', () => {
  it('MAT-18a means the concept that its words were read as in the ad', () => {
    expect(conceptsOf({ label: 'lost en laadt vrachtwagens' })).toEqual([]);
    expect(conceptsOf({ label: 'lost en laadt vrachtwagens', conceptId: 'loading-unloading' })).toEqual([
      'loading-unloading',
    ]);
  });
  it('means what its label names when the ontology has no such concept', () => {
    expect(conceptsOf({ label: 'laden en lossen', conceptId: 'no-longer-there' })).toEqual(
      conceptsOf({ label: 'laden en lossen' }),
    );
  });
  it.each([
    [null, 'KILOMETER', undefined, 30_000],
    [null, 'KILOMETER', 45, 45_000],
    [12, 'KILOMETER', 45, 12_000],
    [100, 'MILE', 45, 160_934],
    [2500, 'METER', 45, 2500],
    [0.2, 'KILOMETER', 45, 1000],
  ] as const)(
    'ENG-05c PRO-07 a range of %s %s under a default of %s km is %i m',
    (range, rangeUnit, standard, metres) => {
      const value = [{ id: 'g', label: 'Gent', range, rangeUnit, weight: 1, required: false }];
      const profile = { aspects: { locations: { type: 'locations', weight: 1, required: false, value } } } as const;
      const { aspects } = resolveProfile({ language: 'DUT', ...profile }, 'DUT', ontology, gazetteer, standard);
      expect(aspects.locations).toMatchObject({ items: [{ rangeMetres: metres }] });
    },
  );
  it('means its words alone when it is asked so', () => {
    expect(conceptsOf({ label: 'laden en lossen', conceptId: 'loading-unloading', custom: true })).toEqual([]);
  });
});
