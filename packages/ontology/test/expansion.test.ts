import {
  DEFAULT_STRATEGY_PARAMETERS,
  EXPANSION_TYPES,
  type ConceptId,
  type ExpansionOptions,
  type PathRelation,
} from '@counterpart/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOntology, type Concept } from '../src/index.ts';

const DEFAULTS: ExpansionOptions = {
  ...DEFAULT_STRATEGY_PARAMETERS.expansion,
  relations: DEFAULT_STRATEGY_PARAMETERS.required.relations,
  type: 'FULL_CROSS_TYPES',
};

function concept(id: string, more: Partial<Concept> = {}): Concept {
  const labels = { ENG: { preferred: id, alternative: [], hidden: [] } };
  return { id, type: 'SKILL', labels, broader: [], related: [], ...more };
}

const welding = buildOntology([
  concept('welder', { type: 'OCCUPATION', broader: ['metal-worker'], essentialSkills: ['welding'] }),
  concept('mig-welder', { type: 'OCCUPATION', broader: ['welder'], essentialSkills: ['mig'] }),
  concept('metal-worker', { type: 'OCCUPATION', related: ['pipefitter'] }),
  concept('pipefitter', { type: 'OCCUPATION' }),
  concept('metalworking'),
  concept('welding', { broader: ['metalworking'] }),
  concept('mig', { broader: ['welding'], related: ['robot-welding'] }),
  concept('tig', { broader: ['welding'] }),
  concept('robot-welding'),
  concept('driving-licence', { kind: 'licence' }),
  concept('licence-b', { kind: 'licence', broader: ['driving-licence'], related: ['robot-welding'] }),
]);

function reached(asked: ConceptId, options: Partial<ExpansionOptions> = {}): Record<ConceptId, number> {
  const expansions = welding.reach(asked, { ...DEFAULTS, ...options });
  return Object.fromEntries(expansions.map(({ conceptId, factor }) => [conceptId, factor]));
}

/** Twelve shops whose managers all do the administration; only the first, and ten more, know how to bake. */
const shops = buildOntology([
  ...Array.from({ length: 12 }, (_, at) =>
    concept(`manager-${at + 1}`, {
      type: 'OCCUPATION',
      essentialSkills: ['administration', 'tact', ...(at < 10 ? ['sales'] : []), ...(at === 0 ? ['baking'] : [])],
    }),
  ),
  concept('administration'),
  concept('sales'),
  concept('baking'),
  concept('tact', { type: 'SOFT_SKILL' }),
]);

/** Every allowed path, by trying them all: the slow truth. */
function naive(
  concepts: readonly Concept[],
  asked: ConceptId,
  options: ExpansionOptions,
): Map<ConceptId, { factor: number; holds: boolean }> {
  const byId = new Map(concepts.map((each) => [each.id, each]));
  const best = new Map<ConceptId, { factor: number; holds: boolean }>();
  const most = options.type === 'NONE' ? 0 : options.type.startsWith('FULL') ? options.maxSteps : 1;
  const crosses = options.type.endsWith('CROSS_TYPES');
  const minimum = Math.round(options.minSimilarity * 10_000);
  const visit = (id: ConceptId, factor: number, path: readonly PathRelation[]): void => {
    const isHolding =
      (path.length === 0 && options.relations.includes('same')) ||
      (path.length > 0 && path.every((step) => step === 'narrower') && options.relations.includes('narrower')) ||
      (path.join() === 'skillToOccupation' && options.relations.includes('skillToOccupation'));
    const known = best.get(id) ?? { factor: 0, holds: false };
    best.set(id, { factor: Math.max(known.factor, factor), holds: known.holds || isHolding });
    const last = path.at(-1);
    if (path.length >= most || (last !== undefined && last !== 'narrower' && last !== 'broader')) return;
    const from = byId.get(id);
    if (from === undefined) return;
    for (const to of concepts) {
      if (to.id === id || to.id === asked) continue;
      const steps: PathRelation[] = [];
      const sameType = to.type === from.type;
      if (sameType && to.broader.includes(id) && last !== 'broader') steps.push('narrower');
      if (sameType && from.broader.includes(to.id) && last !== 'narrower' && from.kind === undefined)
        steps.push('broader');
      const areRelated = from.related.includes(to.id) || to.related.includes(id);
      if (areRelated && from.kind === undefined && to.kind === undefined && (sameType || crosses))
        steps.push('related');
      if (crosses && from.type === 'OCCUPATION' && to.type === 'SKILL' && from.essentialSkills?.includes(to.id))
        steps.push('occupationToSkill');
      if (crosses && to.type === 'OCCUPATION' && from.type === 'SKILL' && to.essentialSkills?.includes(id))
        steps.push('skillToOccupation');
      for (const step of steps) {
        const product = Math.floor((factor * Math.round(options[step] * 10_000) + 5_000) / 10_000);
        if (product >= minimum && product > 0) visit(to.id, product, [...path, step]);
      }
    }
  };
  visit(asked, 10_000, []);
  return best;
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const someIds = fc.subarray(ids, { maxLength: 3 });
const anyConcepts = fc
  .tuple(
    ...ids.map(() =>
      fc.record({
        isOccupation: fc.boolean(),
        isFixed: fc.boolean(),
        broader: someIds,
        related: someIds,
        skills: someIds,
      }),
    ),
  )
  .map((shapes) =>
    shapes.map(({ isOccupation, isFixed, broader, related, skills }, index) =>
      concept(ids[index] ?? '', {
        type: isOccupation ? 'OCCUPATION' : 'SKILL',
        ...(isFixed && !isOccupation ? { kind: 'licence' as const } : {}),
        broader,
        related,
        ...(isOccupation ? { essentialSkills: skills } : {}),
      }),
    ),
  );
const anyOptions: fc.Arbitrary<ExpansionOptions> = fc.record({
  type: fc.constantFrom(...EXPANSION_TYPES),
  maxSteps: fc.integer({ min: 1, max: 4 }),
  minSimilarity: fc.constantFrom(0, 0.1, 0.3, 0.55),
  narrower: fc.constantFrom(1, 0.9, 0.8765),
  broader: fc.constantFrom(0.6, 0.95),
  related: fc.constantFrom(0.5, 1, 0.3333),
  occupationToSkill: fc.constantFrom(0.3, 0.77),
  skillToOccupation: fc.constantFrom(0.4, 0.9),
  relations: fc.subarray(['same', 'narrower', 'skillToOccupation'] as const),
});

describe('a skill that many occupations share', () => {
  const factors = (asked: ConceptId): Record<ConceptId, number> =>
    Object.fromEntries(shops.reach(asked, DEFAULTS).map(({ conceptId, factor }) => [conceptId, factor]));

  it('is no step from one of them: eleven or more tell nothing, nor does a quality', () => {
    expect(factors('manager-1')).toEqual({ 'manager-1': 10_000, baking: 3_000, sales: 3_000 });
    expect(factors('manager-12')).toEqual({ 'manager-12': 10_000 });
  });
  it('leads to each of them all the same: whoever has the trade has the skill', () => {
    expect(Object.keys(factors('administration'))).toHaveLength(13);
    expect(factors('administration')['manager-12']).toBe(4_000);
  });
  it('is reached by none of them, asked from the other side', () => {
    expect(shops.reachedBy('administration', DEFAULTS).map(({ conceptId }) => conceptId)).toEqual(['administration']);
    expect(shops.reachedBy('baking', DEFAULTS).map(({ conceptId }) => conceptId)).toEqual(['baking', 'manager-1']);
  });
});

describe('expansion', () => {
  it('ENG-04 NONE reaches the concept itself only', () => {
    expect(reached('welding', { type: 'NONE' })).toEqual({ welding: 10_000 });
  });
  it('ENG-04 LIMITED takes one step within the type', () => {
    expect(reached('welding', { type: 'LIMITED' })).toEqual({
      welding: 10_000,
      mig: 9000,
      tig: 9000,
      metalworking: 6000,
    });
  });
  it('ENG-04 LIMITED_CROSS_TYPES takes one step to any type', () => {
    expect(reached('welding', { type: 'LIMITED_CROSS_TYPES' })).toMatchObject({
      mig: 9000,
      metalworking: 6000,
      welder: 4000,
    });
    expect(reached('welder', { type: 'LIMITED_CROSS_TYPES' })).toMatchObject({
      'mig-welder': 9000,
      'metal-worker': 6000,
      welding: 3000,
    });
  });
  it('ENG-04 FULL takes several steps of one direction, then at most one related step', () => {
    expect(reached('metalworking', { type: 'FULL' })).toEqual({
      metalworking: 10_000,
      welding: 9000,
      mig: 8100,
      tig: 8100,
      'robot-welding': 4050,
    });
    expect(reached('mig', { type: 'FULL' })).not.toHaveProperty('tig');
  });
  it('ENG-04 FULL_CROSS_TYPES ends a path with a cross-type step and names the steps', () => {
    const found = welding.reach('welding', DEFAULTS).find(({ conceptId }) => conceptId === 'mig-welder');
    expect(found).toEqual({
      conceptId: 'mig-welder',
      factor: 3600,
      holds: false,
      path: [
        { relation: 'narrower', to: 'mig', factor: 9000 },
        { relation: 'skillToOccupation', to: 'mig-welder', factor: 4000 },
      ],
    });
  });
  it('a licence reaches neither what is broader nor what is related', () => {
    expect(reached('licence-b')).toEqual({ 'licence-b': 10_000 });
    expect(reached('driving-licence')).toEqual({ 'driving-licence': 10_000, 'licence-b': 9000 });
    expect(reached('robot-welding')).not.toHaveProperty('licence-b');
  });
  it('ENG-04 agrees with trying every path, on random ontologies with cycles', () => {
    fc.assert(
      fc.property(anyConcepts, anyOptions, (concepts, options) => {
        const ontology = buildOntology(concepts);
        for (const asked of ids) {
          const found = ontology.reach(asked, options);
          const truth = naive(concepts, asked, options);
          expect(new Map(found.map(({ conceptId, factor, holds }) => [conceptId, { factor, holds }]))).toEqual(truth);
          for (const { factor, path } of found) {
            const product = path.reduce((value, step) => Math.floor((value * step.factor + 5_000) / 10_000), 10_000);
            expect(product).toBe(factor);
          }
        }
      }),
      { seed: 4, numRuns: 300 },
    );
  });
  it('ENG-04 reachedBy is exactly the inverse of reach', () => {
    fc.assert(
      fc.property(anyConcepts, anyOptions, (concepts, options) => {
        const ontology = buildOntology(concepts);
        const forward = ids.flatMap((asked) =>
          ontology.reach(asked, options).map((each) => [asked, each.conceptId, each.factor, each.path, each.holds]),
        );
        const inverse = ids.flatMap((found) =>
          ontology.reachedBy(found, options).map((each) => [each.conceptId, found, each.factor, each.path, each.holds]),
        );
        const sort = (rows: unknown[][]): unknown[][] => rows.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
        expect(sort(inverse)).toEqual(sort(forward));
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});
