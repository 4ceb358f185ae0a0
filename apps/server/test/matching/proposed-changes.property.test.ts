import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asking, CANDIDATES, places, rule, startDetailsWorld } from '../worlds/details-world.ts';
import { concepts, ids, item, TO_CANDIDATES } from '../worlds/matching-world.ts';
import type { TestServer } from '../worlds/test-server.ts';

const RUNS = { seed: 20261126, numRuns: 150 };
/** How far from Ghent each of them lives, in whole kilometres; null says nothing of it. */
const HOME_KM: Readonly<Record<string, number | null>> = {
  'z-welder': 0,
  'a-baker': 40,
  far: 139,
  placed: 40,
  twin: null,
};

interface Item {
  readonly label: string;
  readonly required: boolean;
}

/** A request in the few words in which it varies. */
interface Asked {
  readonly functions: readonly Item[];
  readonly skills: readonly Item[];
  readonly place: { readonly km: number; readonly required: boolean } | null;
  readonly office: string | null;
  readonly excluded: readonly string[];
  readonly statuses: readonly string[];
}

interface Change {
  readonly op: string;
  readonly aspect?: string;
  readonly label?: string;
  readonly range?: number;
}

const flag = fc.boolean();
const items = (...labels: string[]) =>
  fc
    .subarray(labels)
    .chain((chosen) => fc.tuple(...chosen.map((label) => fc.record({ label: fc.constant(label), required: flag }))));
const requests: fc.Arbitrary<Asked> = fc.record({
  functions: items('lasser', 'bakker'),
  skills: items('TIG-lassen'),
  place: fc.option(fc.record({ km: fc.constantFrom(5, 30, 65, 70, 150), required: flag }), { freq: 3 }),
  office: fc.option(fc.constantFrom('Gent', 'Luik'), { freq: 2 }),
  excluded: fc.subarray(['z-welder', 'far']),
  statuses: fc.constant([]),
});

function bodyOf({ functions, skills, place, office, excluded, statuses }: Asked): object {
  const list = (all: readonly Item[]) => concepts(...all.map(({ label, required }) => item(label, { required })));
  const aspects = {
    ...(functions.length > 0 ? { jobFunctions: list(functions) } : {}),
    ...(skills.length > 0 ? { hardSkills: list(skills) } : {}),
    ...(place === null ? {} : { locations: places('Gent', place.km, { required: place.required }) }),
  };
  return asking(aspects, {
    excludedIds: excluded,
    includeStatus: statuses,
    matchFilter: office === null ? null : { combinator: 'and', rules: [rule('office', office)] },
    size: 100,
  });
}

/** A request with one proposed change made, as somebody makes it who reads the answer. */
function changed(asked: Asked, { op, aspect, label = '', range = 0 }: Change): Asked {
  const freed = (all: readonly Item[]) => all.map((one) => (one.label === label ? { ...one, required: false } : one));
  switch (op) {
    case 'MAKE_OPTIONAL':
      if (aspect === 'jobFunctions') return { ...asked, functions: freed(asked.functions) };
      if (aspect === 'hardSkills') return { ...asked, skills: freed(asked.skills) };
      return { ...asked, place: asked.place === null ? null : { ...asked.place, required: false } };
    case 'WIDEN_RANGE':
      return { ...asked, place: asked.place === null ? null : { ...asked.place, km: range } };
    case 'DROP_RULE':
      return { ...asked, office: null };
    case 'UNEXCLUDE':
      return { ...asked, excluded: asked.excluded.filter((id) => id !== label) };
    default:
      return { ...asked, statuses: [...asked.statuses, label] };
  }
}

/** The widest range that may be proposed, by hand (matching.md): 100 km, or twice what was asked. */
const widest = (km: number) => Math.max(100, 2 * km);

/** A request with everything given up that a change may give up. */
function relaxed({ functions, skills, place }: Asked, target: string): Asked {
  const free = (all: readonly Item[]) => all.map(({ label }) => ({ label, required: false }));
  const home = HOME_KM[target] ?? null;
  const reaches = (km: number) => (home !== null && home <= widest(km) ? Math.max(km, home) : km);
  return {
    functions: free(functions),
    skills: free(skills),
    place: place === null ? null : { km: reaches(place.km), required: false },
    office: null,
    excluded: [],
    statuses: ['placed'],
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await startDetailsWorld();
  await server.call('PUT', `${CANDIDATES}/doc/placed?refresh=true`, {
    language: 'DUT',
    matchProfile: { aspects: { jobFunctions: concepts(item('lasser')), locations: places('Brugge', 20) } },
    extraProperties: { office: 'Gent', status: 'placed' },
  });
});
afterAll(() => server.close());

describe('the change that whynot proposes', () => {
  it('admits the target when it is made, at the place that was told; where none is proposed, none of its kinds admits it', async () => {
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    const found = async (asked: Asked) => ids(await server.call('POST', TO_CANDIDATES, bodyOf(asked)));
    await fc.assert(
      fc.asyncProperty(requests, fc.constantFrom(...Object.keys(HOME_KM)), async (asked, target) => {
        const { json } = await server.call('POST', `${TO_CANDIDATES}/whynot`, { ...bodyOf(asked), targetId: target });
        expect((await found(asked)).includes(target)).toBe(json.included);
        if (json.included) return;
        if (json.change === null) {
          count('none');
          expect(await found(relaxed(asked, target))).not.toContain(target);
          return;
        }
        const changes: readonly Change[] = json.change;
        for (const { op, range } of changes) {
          count(op);
          if (op === 'WIDEN_RANGE') expect(range).toBeLessThanOrEqual(widest(asked.place?.km ?? 0));
        }
        expect((await found(changes.reduce(changed, asked))).indexOf(target) + 1).toBe(json.rankAfter);
        expect(json.rankAfter).toBeGreaterThan(0);
      }),
      RUNS,
    );
    // a world in which nothing of it happens would prove nothing
    expect([...seen.keys()].toSorted()).toEqual(
      ['DROP_RULE', 'INCLUDE_STATUS', 'MAKE_OPTIONAL', 'UNEXCLUDE', 'WIDEN_RANGE', 'none'].toSorted(),
    );
  });
});
