import {
  ASPECT_NAMES,
  CONTRACT_TYPES,
  DEFAULT_STRATEGY_PARAMETERS,
  type Enrichment,
  type ResolvedAspect,
} from '@counterpart/domain';
import { compileQuery, scoreTarget } from '@counterpart/scoring';
import type { IndexChange } from '@counterpart/search-port';
import { describe, expect, it } from 'vitest';
import { documentRowsInSteps, evidenceFrom, REQUIRES, ROW } from '../../src/blocks/document-rows.ts';
import { MadeOnce } from '../../src/blocks/made-once.ts';
import type { RequirementRows } from '../../src/blocks/requirement-rows.ts';
import { GrowingDocuments } from '../../src/documents/growing-documents.ts';
import { createEmbeddedIndex } from '../../src/index.ts';
import { enrichment } from '../enrichments.ts';
import { EVERYBODY, NOW } from '../everybody.ts';

/** More than are worked out at once, in one block; and as many as stand in a column by themselves. */
const WAGES = 4200;
const FEW_WAGES = 600;

function wage(from: number | null, to: number | null): ResolvedAspect {
  return { kind: 'range', weight: 1, required: false, from, to, valueRequired: false };
}

/** So many that no column holds their combinations with wages. */
function contract(i: number): ResolvedAspect {
  const name = CONTRACT_TYPES[i % CONTRACT_TYPES.length] ?? '';
  const item = { id: name, label: name, key: name, value: name, weight: 1, required: false, parsed: false };
  return { kind: 'values', weight: 1, required: false, items: [item] };
}

/** The last of so many candidates asks least. */
function wageOf(i: number, count: number): number {
  return 3000 + ((count - 1 - i) * WAGES) / count;
}

/** Asks 4,000 euro and more, so that each offers another part of it. */
const query = compileQuery({
  profile: { language: 'DUT', aspects: { wage: wage(null, 4000) } },
  expander: { reach: () => [], reachedBy: () => [] },
  facts: { typeOf: () => undefined, groupsOf: () => [] },
  sourceKind: 'JOB',
  sourceEnrichment: null,
  hasSource: false,
  targetKind: 'CANDIDATE',
  strategy: DEFAULT_STRATEGY_PARAMETERS,
  scoreType: 'FORWARD',
  expansionType: 'NONE',
  asOf: NOW.slice(0, 10),
  allowedAspects: new Set(ASPECT_NAMES),
});

describe('the rows of documents', () => {
  it('tell where evidence begins beyond what two bytes hold, what is required, and the class of each value', () => {
    const last = <Value>(steps: Generator<undefined, Value>): Value => {
      for (;;) {
        const { done, value } = steps.next();
        if (done === true) return value;
      }
    };
    const columns = {
      ...last(new GrowingDocuments().closedInSteps()),
      length: 6,
      evidenceStarts: Uint32Array.of(0, 65_535, 65_536, 1_300_000, 1_300_000, 1_300_001, 1_300_002),
      flags: Uint16Array.of(0, 7, 0, 8, 9, 5),
    };
    const classes = {
      ...columns.classes,
      locations: Uint16Array.of(9, 4, 9, 9, 9, 9),
      wage: Uint16Array.of(1, 2, 3, 3, 3, 3),
    };
    // document 1 asks criterion 40 alone, 3 asks 5 and 40, 4 asks 5 and a seniority, 5 several items of one aspect
    const requirements: RequirementRows = {
      names: Uint8Array.of(1, 1),
      criteria: Uint32Array.of(5, 40),
      starts: Uint32Array.of(0, 2, 4),
      slots: Uint32Array.of(3, 4, 1, 3),
      needs: Uint8Array.of(0, 1, 0, 2, 1, 0),
      seniors: Uint32Array.of(4),
      wide: {
        slots: Uint32Array.of(5),
        starts: Uint32Array.of(0, 1),
        names: Uint8Array.of(1),
        listed: Uint8Array.of(1),
        itemStarts: Uint32Array.of(0, 2),
        criteria: Uint32Array.of(5, 40),
      },
    };
    const made = new MadeOnce(
      (function* () {
        yield;
        return requirements;
      })(),
    );
    const { numbers, values } = last(documentRowsInSteps({ ...columns, classes }, made, () => 10));
    expect([0, 1, 2, 3].map((slot) => evidenceFrom(numbers, slot))).toEqual([0, 65_535, 65_536, 1_300_000]);
    // the second row of the requirements; 65,535 is more than one condition
    expect([0, 1, 2, 3, 4, 5].map((slot) => numbers[slot * ROW + REQUIRES])).toEqual([0, 2, 0, 65_535, 65_535, 65_535]);
    for (const [aspect, expected] of [['locations', [9, 4, 9]] as const, ['wage', [1, 2, 3]] as const]) {
      const own = values.get(aspect);
      expect([0, 1, 2].map((slot) => own?.classes[numbers[slot * ROW + (own?.place ?? 0)] ?? 0])).toEqual(expected);
    }
    expect(values.has('seniority')).toBe(false);
  });

  it.each([
    // first those of whom few are summed: sums that another search left behind would be these
    ['by block, of which a third is left', Number.POSITIVE_INFINITY, FEW_WAGES, 3, 1],
    ['by block, of which a third is left', Number.POSITIVE_INFINITY, WAGES, 3, 1],
    ['by block, of which few are left', Number.POSITIVE_INFINITY, WAGES, 40, 38],
    ['by documents', 0, WAGES, 3, 0],
    ['by block', Number.POSITIVE_INFINITY, WAGES, 3, 0],
    ['by block', Number.POSITIVE_INFINITY, FEW_WAGES, 3, 0],
  ])(
    'and columns give every class its score, %s (cost of a document %s, %s classes, one in %s left out or left: above %s)',
    async (_, documentCost, wages, sides, least) => {
      const index = createEmbeddedIndex({ documentCost, sizes: { open: 512, closed: 65_536 } });
      const documents = Array.from({ length: wages }, (_, i): Enrichment => {
        const own = enrichment(`c${i}`, 'k');
        return {
          ...own,
          profile: { language: 'DUT', aspects: { wage: wage(wageOf(i, wages), null), contractTypes: contract(i) } },
        };
      });
      // who passes a filter is answered document by document where that costs nothing
      const changes = documents.map((each, i): IndexChange => {
        return { op: 'put', document: { id: each.id, enrichment: each, properties: { side: i % sides } } };
      });
      const filter = {
        combinator: 'and' as const,
        rules: [
          { property: 'side', data: { type: 'number' as const, comparison: 'greater than' as const, value: least } },
        ],
      };
      await index.apply(changes);
      const { count, hits } = await index.search(query, { ...EVERYBODY, filter, size: wages });
      const expected = documents
        .filter((_each, i) => i % sides > least)
        .map((each) => scoreTarget(query, each))
        .filter(({ included }) => included);
      expect(count).toBe(expected.length);
      expect(new Map(hits.map(({ id, score }) => [id, score]))).toEqual(
        new Map(expected.map(({ id, score }) => [id, score])),
      );
      // some of all there is: met, missed by a part, missed
      expect(new Set(expected.map(({ score }) => score)).size).toBeGreaterThan(
        wages === WAGES && sides === 3 ? 250 : 12,
      );
      await index.close();
    },
  );

  it('and columns give every class its score when there came more classes than are worked out at once', async () => {
    const index = createEmbeddedIndex({ documentCost: Number.POSITIVE_INFINITY, sizes: { open: 512, closed: 65_536 } });
    const documents = Array.from({ length: FEW_WAGES + WAGES }, (_, i): Enrichment => {
      const own = enrichment(`c${i}`, 'k');
      const from = i < FEW_WAGES ? wageOf(i, FEW_WAGES) : wageOf(i - FEW_WAGES, WAGES) + 0.5;
      return { ...own, profile: { language: 'DUT', aspects: { wage: wage(from, null), contractTypes: contract(i) } } };
    });
    const put = (each: Enrichment): IndexChange => {
      return { op: 'put', document: { id: each.id, enrichment: each, properties: {} } };
    };
    // what a block sums its values by is made by the first search
    await index.apply(documents.slice(0, FEW_WAGES).map(put));
    await index.search(query, { ...EVERYBODY, size: 1 });
    await index.apply(documents.slice(FEW_WAGES).map(put));
    const { hits } = await index.search(query, { ...EVERYBODY, size: documents.length });
    const expected = documents.map((each) => scoreTarget(query, each)).filter(({ included }) => included);
    expect(new Map(hits.map(({ id, score }) => [id, score]))).toEqual(
      new Map(expected.map(({ id, score }) => [id, score])),
    );
    await index.close();
  });
});
