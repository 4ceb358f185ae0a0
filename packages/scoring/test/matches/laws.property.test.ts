import {
  EXPANSION_TYPES,
  SCORE_TYPES,
  type Enrichment,
  type ExpansionType,
  type ResolvedProfile,
} from '@counterpart/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE, rank, SCORE_UNITS, scoreTarget, type CompiledQuery, type TargetScore } from '../../src/index.ts';
import { queryOf, type QueryChanges } from '../builders.ts';
import { documents, evidenceIn, ontologies } from '../random-world.ts';
import type { SmallOntology } from '../small-ontology.ts';

// The laws of matching.md, on random worlds; the seed is fixed so that a failure repeats.
const RUNS = { seed: 20260615, numRuns: 60 };
/** Tolerance of the laws: the size of the rounded shares of a hundred items. */
const EPSILON = 1e-7;

interface World {
  readonly ontology: SmallOntology;
  readonly job: Enrichment;
  readonly candidate: Enrichment;
}

const worlds: fc.Arbitrary<World> = ontologies.chain((ontology) =>
  fc.record({
    ontology: fc.constant(ontology),
    job: documents(ontology, 'JOB', 'j'),
    candidate: documents(ontology, 'CANDIDATE', 'c'),
  }),
);

function match({ ontology }: World, source: Enrichment, target: Enrichment, changes: QueryChanges = {}): TargetScore {
  return scoreTarget(queryOf(source, { ontology, targetKind: target.kind, ...changes }), target);
}

function withProfile(document: Enrichment, change: (profile: ResolvedProfile) => ResolvedProfile): Enrichment {
  return { ...document, profile: change(document.profile) };
}

/** Changes every weight and flag of a profile. */
function rewritten(
  profile: ResolvedProfile,
  item: <Item extends { readonly weight: number; readonly required: boolean }>(item: Item) => Item,
  order: <Item>(items: readonly Item[]) => readonly Item[] = (items) => items,
): ResolvedProfile {
  const aspects = Object.entries(profile.aspects).map(([name, aspect]) => {
    const changed = item(aspect);
    if (!('items' in changed)) return [name, { ...changed, valueRequired: changed.required && changed.valueRequired }];
    return [
      name,
      { ...changed, items: order(changed.items as readonly { weight: number; required: boolean }[]).map(item) },
    ];
  });
  return { ...profile, aspects: Object.fromEntries(aspects) as ResolvedProfile['aspects'] };
}

describe('laws of matching', () => {
  it('1 symmetry: reverse(a, b) = forward(b, a), bit for bit', () => {
    fc.assert(
      fc.property(
        worlds,
        fc.constantFrom(...EXPANSION_TYPES),
        fc.constantFrom('FORWARD', 'MUTUAL', 'REVERSE'),
        (world, expansionType, scoreType) => {
          const there = match(world, world.job, world.candidate, { expansionType, scoreType });
          const back = match(world, world.candidate, world.job, { expansionType, scoreType });
          expect([there.forward, there.reverse]).toEqual([back.reverse, back.forward]);
        },
      ),
      RUNS,
    );
  });

  it('1 symmetry holds between two of a kind', () => {
    fc.assert(
      fc.property(
        ontologies.chain((ontology) =>
          fc.tuple(fc.constant(ontology), documents(ontology, 'CANDIDATE', 'a'), documents(ontology, 'CANDIDATE', 'b')),
        ),
        ([ontology, a, b]) => {
          const there = match({ ontology, job: a, candidate: b }, a, b);
          const back = match({ ontology, job: a, candidate: b }, b, a);
          expect([there.forward, there.reverse]).toEqual([back.reverse, back.forward]);
        },
      ),
      RUNS,
    );
  });

  it('2 ENG-06 additivity: the shares of a direction add up to its score, weights to 1, unknowns to its unknown; the final score can be redone', () => {
    fc.assert(
      fc.property(
        worlds,
        fc.constantFrom(...SCORE_TYPES),
        fc.constantFrom('ZERO', 'NEUTRAL', 'SKIP'),
        (world, scoreType, missing) => {
          const aspects = Object.fromEntries(
            Object.entries(queryAspects).map(([name, combine]) => [name, { weight: 1, combine, missing }]),
          );
          const result = match(world, world.job, world.candidate, {
            scoreType,
            strategy: { aspects, required: { mode: 'PENALTY' } },
          });
          for (const [direction, total] of [
            ['FORWARD', result.forward],
            ['REVERSE', result.reverse],
          ] as const) {
            const details = result.details.filter((detail) => detail.scoreType === direction);
            const sum = (key: 'share' | 'weight' | 'unknown') => details.reduce((all, detail) => all + detail[key], 0);
            expect(Math.abs(sum('share') - total)).toBeLessThan(1e-6);
            const weight = sum('weight');
            expect(Math.abs(weight - Math.round(weight))).toBeLessThan(EPSILON);
            if (weight < 0.5) expect([total, sum('unknown')]).toEqual([0, 0]);
            for (const detail of details)
              expect(Math.abs(detail.weight * detail.score - detail.share)).toBeLessThan(1e-12);
          }
          const redone = ((1 - result.balance) * result.forward + result.balance * result.reverse) * result.penalty;
          expect(Math.abs(redone - result.score)).toBeLessThan(1e-8);
          expect(result.score).toBeGreaterThanOrEqual(0);
          expect(result.score).toBeLessThanOrEqual(1);
        },
      ),
      RUNS,
    );
  });

  it('2 the score is folded from the explanations: redoing each direction by hand gives the same figure', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const result = match(world, world.job, world.candidate);
        const { aspects } = world.job.profile;
        let weights = 0;
        let total = 0;
        for (const [name, aspect] of Object.entries(aspects)) {
          const items = result.explanations.filter((item) => item.scoreType === 'FORWARD' && item.aspect === name);
          const largest = Math.max(...items.map((item) => item.weight));
          if (items.length === 0 || largest === 0) continue;
          const sum = items.reduce((all, item) => all + item.weight, 0);
          const average = items.reduce((all, item) => all + item.weight * item.similarity, 0) / sum;
          const best = Math.max(
            ...items.map((item) => Math.floor((item.similarity * ONE * item.weight) / largest + 0.5) / ONE),
          );
          const isAverage = queryAspects[name as keyof typeof queryAspects] === 'AVERAGE';
          weights += aspect.weight;
          total += aspect.weight * (isAverage ? average : best);
        }
        expect(Math.abs(result.forward - (weights === 0 ? 0 : total / weights))).toBeLessThan(1e-4);
      }),
      RUNS,
    );
  });

  it('3 monotony: adding evidence to a target never lowers its forward score', () => {
    const more = worlds.chain((world) => fc.tuple(fc.constant(world), evidenceIn(world.ontology)));
    fc.assert(
      fc.property(more, ([world, evidence]) => {
        const richer = { ...world.candidate, evidence: [...world.candidate.evidence, evidence] };
        const [before, after] = [world.candidate, richer].map((target) => match(world, world.job, target));
        expect(after?.forward).toBeGreaterThanOrEqual(before?.forward ?? 2);
        if (before?.included === true) expect(after?.included).toBe(true);
      }),
      RUNS,
    );
  });

  it('3 monotony: raising the weight of a fully met item never lowers the score', () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 101, max: 400 }), (world, percent) => {
        const before = match(world, world.job, world.candidate);
        for (const met of before.explanations.filter((item) => item.scoreType === 'FORWARD' && item.similarity === 1)) {
          const aspect = world.job.profile.aspects[met.aspect];
          if (aspect === undefined || !('items' in aspect)) continue;
          const items = (aspect.items as readonly { id: string; weight: number }[]).map((item) =>
            item.id === met.itemId ? { ...item, weight: (item.weight * percent) / 100 } : item,
          );
          const heavier = withProfile(world.job, (profile) => ({
            ...profile,
            aspects: { ...profile.aspects, [met.aspect]: { ...aspect, items } },
          }));
          expect(match(world, heavier, world.candidate).forward).toBeGreaterThanOrEqual(before.forward - EPSILON);
        }
      }),
      RUNS,
    );
  });

  it('4 ENG-04 NONE ≤ LIMITED ≤ FULL, and each ≤ its CROSS_TYPES twin', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const of = (expansionType: ExpansionType) =>
          match(world, world.job, world.candidate, { expansionType }).forward;
        const [none, limited, limitedCross, full, fullCross] = EXPANSION_TYPES.map(of) as [
          number,
          number,
          number,
          number,
          number,
        ];
        expect(none).toBeLessThanOrEqual(limited);
        expect(limited).toBeLessThanOrEqual(full);
        expect(limited).toBeLessThanOrEqual(limitedCross);
        expect(full).toBeLessThanOrEqual(fullCross);
        expect(limitedCross).toBeLessThanOrEqual(fullCross);
      }),
      RUNS,
    );
  });

  it('5 ENG-05a scaling all weights changes nothing, neither does the order of items', () => {
    fc.assert(
      fc.property(worlds, fc.constantFrom(2, 10, 100), (world, factor) => {
        const before = match(world, world.job, world.candidate);
        const scaled = withProfile(world.job, (profile) =>
          rewritten(profile, (item) => ({ ...item, weight: item.weight * factor })),
        );
        expect(match(world, scaled, world.candidate).scoreUnits).toBe(before.scoreUnits);
        const turned = withProfile(world.job, (profile) =>
          rewritten(
            profile,
            (item) => item,
            (items) => [...items].reverse(),
          ),
        );
        expect(Math.abs(match(world, turned, world.candidate).score - before.score)).toBeLessThan(EPSILON);
      }),
      RUNS,
    );
  });

  it('6 ENG-05b required only ever removes targets', () => {
    fc.assert(
      fc.property(worlds, fc.constantFrom(...SCORE_TYPES), (world, scoreType) => {
        const free = withProfile(world.job, (profile) => rewritten(profile, (item) => ({ ...item, required: false })));
        const [bound, unbound] = [world.job, free].map((source) =>
          match(world, source, world.candidate, { scoreType }),
        );
        expect(unbound?.scoreUnits).toBe(bound?.scoreUnits);
        if (bound?.included === true) expect(unbound?.included).toBe(true);
      }),
      RUNS,
    );
  });

  it('7 pages concatenated are one large page, whatever order the targets come in', () => {
    const many = ontologies.chain((ontology) =>
      fc.tuple(
        fc.constant(ontology),
        documents(ontology, 'JOB', 'j'),
        fc.tuple(...Array.from({ length: 12 }, (_, i) => documents(ontology, 'CANDIDATE', `c${i}`))),
      ),
    );
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 5 }), ([ontology, source, targets], size) => {
        const query: CompiledQuery = queryOf(source, { ontology });
        const whole = rank(query, targets);
        const again = rank(query, [...targets].reverse());
        const pages: TargetScore[] = [];
        for (let from = 0; from < again.count; from += size) pages.push(...again.matches.slice(from, from + size));
        expect(pages.map((hit) => [hit.id, hit.scoreUnits])).toEqual(
          whole.matches.map((hit) => [hit.id, hit.scoreUnits]),
        );
      }),
      { ...RUNS, numRuns: 20 },
    );
  });

  it('the tables for engines say what the explanations say of the reverse direction', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const query = queryOf(world.job, { ontology: world.ontology });
        const result = scoreTarget(query, world.candidate);
        for (const [name, aspect] of Object.entries(world.candidate.profile.aspects)) {
          if (aspect.kind !== 'concepts' || name === 'languages') continue;
          for (const item of aspect.items.filter((asked) => asked.concepts.length > 0)) {
            const outcomes = item.concepts.map((id) => query.reverse.outcomes.get(id));
            const explained = result.explanations.find(
              (entry) => entry.scoreType === 'REVERSE' && entry.aspect === name && entry.itemId === item.id,
            );
            expect(explained?.similarity).toBe(
              Math.max(0, ...outcomes.map((outcome) => outcome?.similarity ?? 0)) / ONE,
            );
            expect(explained?.holds).toBe(outcomes.some((outcome) => outcome?.holds));
          }
        }
      }),
      RUNS,
    );
  });

  it('every sum stays a whole number of 10⁻⁹', () => {
    fc.assert(
      fc.property(worlds, fc.constantFrom(...SCORE_TYPES), (world, scoreType) => {
        const result = match(world, world.job, world.candidate, { scoreType });
        for (const figure of [result.score, result.unknown, result.forward, result.reverse]) {
          expect(Math.round(figure * SCORE_UNITS) / SCORE_UNITS).toBe(figure);
        }
      }),
      RUNS,
    );
  });
});

const queryAspects = {
  jobFunctions: 'BEST',
  hardSkills: 'AVERAGE',
  softSkills: 'AVERAGE',
  jobCategories: 'BEST',
  languages: 'AVERAGE',
  locations: 'BEST',
  contractTypes: 'BEST',
  workingHours: 'BEST',
  wage: 'BEST',
  seniority: 'BEST',
  availabilityAspect: 'BEST',
} as const;
