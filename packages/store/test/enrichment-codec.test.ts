import { type Enrichment, LANGUAGE_LEVELS } from '@counterpart/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEnrichment, encodeEnrichment } from '../src/sqlite/content/enrichment-codec.ts';
import { packNumbers, unpackNumbers } from '../src/sqlite/content/packed-numbers.ts';

const year = fc.option(fc.integer({ min: 1950, max: 2030 }));
const evidence = fc.record({
  conceptId: fc.constantFrom('welder', 'mig', 'language-fre', 'http://data.europa.eu/esco/skill/1'),
  conceptType: fc.constantFrom('OCCUPATION' as const, 'SKILL' as const),
  source: fc.constantFrom('CV_TEXT' as const, 'WORK_EXPERIENCES' as const, 'ASPECT.hardSkills' as const),
  field: fc.constantFrom('cvText', 'workExperiences[0].text'),
  start: fc.nat(5000),
  end: fc.nat(5000),
  endYear: year,
  level: fc.option(fc.constantFrom(...LANGUAGE_LEVELS)),
});
const text = fc
  .array(fc.tuple(fc.stringMatching(/^[a-zé]{1,8}$/), fc.integer({ min: 1, max: 9 })), { maxLength: 30 })
  .map((words) => {
    const stems = words.map(([stem]) => stem);
    const starts = words.map((_, i) => words.slice(0, i).reduce((sum, [, length]) => sum + length + 1, 3));
    return {
      source: 'CV_TEXT' as const,
      field: 'cvText',
      endYear: null,
      stems,
      starts,
      ends: starts.map((start, i) => start + (words[i]?.[1] ?? 0)),
    };
  });

const stems = fc.array(fc.stringMatching(/^[a-zé]{1,8}$/), { maxLength: 3 });
const conceptItem = fc.record({
  id: fc.string(),
  label: fc.constantFrom('MIG', 'mig', 'Café', 'lassen en snijden', ''),
  weight: fc.constantFrom(1, 0.5, 2),
  required: fc.boolean(),
  parsed: fc.boolean(),
  key: fc.constantFrom('mig', 'cafe', 'lassen en snijden', ''),
  concepts: fc.array(fc.constantFrom('mig', 'http://data.europa.eu/esco/skill/1'), { maxLength: 2 }),
  words: fc.oneof(
    stems.map((all) => ({ DUT: all, FRE: all, ENG: all, ITA: all })),
    fc.record({ DUT: stems, FRE: stems, ENG: stems, ITA: stems }),
  ),
  level: fc.option(fc.constantFrom(...LANGUAGE_LEVELS)),
});
const aspects = fc.record(
  {
    hardSkills: fc.record({
      kind: fc.constant('concepts' as const),
      weight: fc.constantFrom(1, 0.3),
      required: fc.boolean(),
      items: fc.array(conceptItem, { maxLength: 4 }),
    }),
    wage: fc.constant({
      kind: 'range' as const,
      weight: 1,
      required: false,
      from: null,
      to: 3000,
      valueRequired: true,
    }),
  },
  { requiredKeys: [] },
);

describe('numbers as text', () => {
  it('are read as they were written, whatever their size and sign, in characters that JSON leaves as they are', () => {
    const number = fc.oneof(
      fc.integer({ min: -200, max: 200 }),
      fc.integer(),
      fc.maxSafeNat().map((n) => (n / 2) | 0),
    );
    fc.assert(
      fc.property(fc.array(number), (numbers) => {
        const text = packNumbers(numbers);
        expect(unpackNumbers(text)).toEqual(numbers);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
        expect([...text].every((character) => character.charCodeAt(0) < 256)).toBe(true);
      }),
      { seed: 12, numRuns: 500 },
    );
    expect([packNumbers([0, 1, -1, 47, 48]).length, packNumbers([3000]).length]).toEqual([6, 2]);
  });
});

describe('the stored form of an enrichment', () => {
  it('reads what the first version wrote', () => {
    const words = { DUT: ['las'], FRE: ['las'], ENG: ['las'], ITA: ['las'] };
    const item = { id: 'a', label: 'Las', weight: 1, required: false, parsed: true, key: 'las', concepts: ['welder'] };
    const profile = {
      language: 'DUT',
      aspects: {
        hardSkills: { kind: 'concepts', weight: 1, required: false, items: [{ ...item, words, level: null }] },
      },
    };
    const rest = { ontologyVersion: 'o', id: 'x', kind: 'JOB', language: 'DUT', worked: [], availableFrom: null };
    const written = {
      ...rest,
      profile,
      v: 1,
      c: [['welder', 'OCCUPATION']],
      s: ['CV_TEXT'],
      f: ['cvText'],
      e: [0, 0, 0, 4, 6, 2021, 3],
      t: [{ s: 'CV_TEXT', f: 'cvText', y: null, w: 'ik\nlas', o: [0, 2, 1, 3] }],
    };
    expect(decodeEnrichment(JSON.stringify(written))).toEqual({
      ...rest,
      profile,
      evidence: [
        {
          conceptId: 'welder',
          conceptType: 'OCCUPATION',
          source: 'CV_TEXT',
          field: 'cvText',
          start: 4,
          end: 10,
          endYear: 2020,
          level: 'B1',
        },
      ],
      texts: [
        { source: 'CV_TEXT', field: 'cvText', endYear: null, stems: ['ik', 'las'], starts: [0, 3], ends: [2, 6] },
      ],
    });
  });

  it('gives back exactly what was written', () => {
    const enrichment = fc.record({
      ontologyVersion: fc.constant('o'),
      id: fc.constant('x'),
      kind: fc.constantFrom('JOB' as const, 'CANDIDATE' as const),
      language: fc.constant('DUT' as const),
      profile: fc.record({ language: fc.constant('DUT' as const), aspects }),
      // One type a concept, as in an ontology.
      evidence: fc.array(
        evidence.map((found) => ({
          ...found,
          conceptType: found.conceptId === 'welder' ? ('OCCUPATION' as const) : ('SKILL' as const),
        })),
      ),
      texts: fc.array(text, { maxLength: 3 }),
      worked: fc.constant([{ from: 24_000, to: null }]),
      availableFrom: fc.constant(null),
    });
    fc.assert(
      fc.property(enrichment, (written: Enrichment) => {
        expect(decodeEnrichment(encodeEnrichment(written))).toEqual(written);
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});
