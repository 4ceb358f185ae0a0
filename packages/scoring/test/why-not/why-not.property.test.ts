import { ASPECT_NAMES, type Enrichment, type FilterGroup } from '@counterpart/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, distanceMetres, type RelaxableRequest, type RequestChange, whyNot } from '../../src/index.ts';
import { place, profile, query, town } from '../builders.ts';
import { documents, ontologies, sayings } from '../random-world.ts';
import type { SmallOntology } from '../small-ontology.ts';

const RUNS = { seed: 20261126, numRuns: 400 };
const NOW = '2026-06-15T12:00:00Z';
/** The widest range that may be proposed, by hand (matching.md): 100 km, or twice what was asked. */
const widest = (askedMetres: number) => Math.max(100_000, 2 * askedMetres);
const GENT = town('gent', 51.05, 3.72);
/** Some 40, 50, 139, 260 and 1,200 km from Ghent. */
const HOMES = [
  town('brugge', 51.21, 3.22),
  town('brussel', 50.85, 4.35),
  town('luik', 50.63, 5.58),
  town('paris', 48.86, 2.35),
  town('roma', 41.9, 12.5),
];

interface Case {
  readonly ontology: SmallOntology;
  readonly request: RelaxableRequest;
  readonly target: Enrichment;
  readonly properties: Readonly<Record<string, string>>;
}

const office = fc.constantFrom('Gent', 'Brugge');
const rule = office.map(
  (name) => ({ property: 'office', data: { type: 'enum', comparison: 'is one of', value: [name] } }) as const,
);
const filters: fc.Arbitrary<FilterGroup> = fc
  .record({ combinator: fc.constantFrom('and', 'or'), rules: fc.array(rule, { minLength: 1, maxLength: 2 }) })
  .map((group) => group as FilterGroup);

/** Somebody who lives there and says nothing else of places. */
function livingIn(target: Enrichment, home: (typeof HOMES)[number]): Enrichment {
  const { locations } = profile({ locations: [place(home)] }).aspects;
  if (locations === undefined) throw new Error('A place is an aspect.');
  return { ...target, profile: { ...target.profile, aspects: { ...target.profile.aspects, locations } } };
}

const cases: fc.Arbitrary<Case> = ontologies.chain((ontology) =>
  fc
    .record({
      said: sayings,
      target: documents(ontology, 'CANDIDATE', 'c'),
      // half of the requests are about nothing but a place
      near: fc.option(
        fc.record({ home: fc.constantFrom(...HOMES), km: fc.integer({ min: 1, max: 150 }), required: fc.boolean() }),
        { freq: 2 },
      ),
      filter: fc.option(filters, { freq: 2 }),
      isExcluded: fc.boolean(),
      office,
    })
    .map(({ said, target, near, filter, isExcluded, office: own }) => ({
      ontology,
      request: {
        profile: profile(near === null ? said : { locations: [place(GENT, near.km, { required: near.required })] }),
        filter,
        excludedIds: isExcluded ? ['c'] : [],
        hiddenStatuses: ['closed'],
      },
      target: near === null ? target : livingIn(target, near.home),
      properties: { office: own },
    })),
);

function explained({ ontology, target, properties }: Case, request: RelaxableRequest) {
  return whyNot(request, { enrichment: target, properties, now: NOW, isSource: false }, (changed) =>
    query(changed.profile, { ontology, targetKind: 'CANDIDATE' }),
  );
}

/** A request with everything given up that a change may give up: flags, rules, exclusions, ranges within their bound. */
function relaxed({ request, target }: Case): RelaxableRequest {
  const { profile: asked } = request;
  const changes: RequestChange[] = ASPECT_NAMES.flatMap((aspect): RequestChange[] => {
    const own = asked.aspects[aspect];
    const items = own !== undefined && 'items' in own ? own.items.map(({ id }) => id) : [aspect];
    return [null, ...items].map((itemId) => ({ op: 'MAKE_OPTIONAL', aspect, itemId, label: '' }));
  });
  const homes = target.profile.aspects.locations;
  if (asked.aspects.locations?.kind === 'places' && homes?.kind === 'places')
    for (const { id, place, rangeMetres } of asked.aspects.locations.items) {
      const reached = homes.items.flatMap((home) =>
        place === null || home.place === null ? [] : [Math.ceil(distanceMetres(place, home.place) / 1000) * 1000],
      );
      const nearest = Math.min(...reached);
      if (nearest > rangeMetres && nearest <= widest(rangeMetres))
        changes.push({ op: 'WIDEN_RANGE', aspect: 'locations', itemId: id, label: '', rangeMetres: nearest });
    }
  const free = applyChanges(request, changes);
  return { ...free, excludedIds: [], hiddenStatuses: [], filter: null };
}

describe('the change that is proposed', () => {
  it('admits the target, by no wider range than somebody would travel; where none is proposed, none of its kinds admits it', () => {
    const seen = { admitted: 0, widened: 0, hopeless: 0 };
    fc.assert(
      fc.property(cases, (one) => {
        const { reasons, changes } = explained(one, one.request);
        if (reasons.length === 0) return;
        for (const set of changes) {
          expect(explained(one, applyChanges(one.request, set)).reasons).toEqual([]);
          for (const change of set) {
            if (change.op !== 'WIDEN_RANGE') continue;
            const asked = one.request.profile.aspects.locations;
            const item = asked?.kind === 'places' ? asked.items.find(({ id }) => id === change.itemId) : undefined;
            expect(change.rangeMetres).toBeLessThanOrEqual(widest(item?.rangeMetres ?? 0));
            seen.widened += 1;
          }
        }
        if (changes.length > 0) seen.admitted += 1;
        else {
          expect(explained(one, relaxed(one)).reasons).not.toEqual([]);
          seen.hopeless += 1;
        }
      }),
      RUNS,
    );
    // a world in which nothing of it happens would prove nothing
    expect(Object.values(seen).every((times) => times > 5)).toBe(true);
  });
});
