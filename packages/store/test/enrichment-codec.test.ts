import { type Enrichment, LANGUAGE_LEVELS } from '@counterpart/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEnrichment, encodeEnrichment } from '../src/sqlite/enrichment-codec.ts';

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

describe('the stored form of an enrichment', () => {
  it('gives back exactly what was written', () => {
    const enrichment = fc.record({
      ontologyVersion: fc.constant('o'),
      id: fc.constant('x'),
      kind: fc.constantFrom('JOB' as const, 'CANDIDATE' as const),
      language: fc.constant('DUT' as const),
      profile: fc.constant({ language: 'DUT' as const, aspects: {} }),
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
