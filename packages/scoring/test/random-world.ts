import {
  ASPECT_NAMES,
  CONTRACT_TYPES,
  LANGUAGE_LEVELS,
  TEXT_SOURCES,
  WORKING_HOURS,
  type ConceptEvidence,
  type ConceptType,
  type Enrichment,
  type ProfileKind,
  type ResolvedConceptItem,
} from '@counterpart/domain';
import * as fc from 'fast-check';
import { concept, keyword, place, profile, text, town, value, type Said } from './builders.ts';
import { factsOf, type SmallOntology } from './small-ontology.ts';
import { profileEvidence } from '../src/index.ts';

const IDS = Array.from({ length: 14 }, (_, i) => `k${i}`);
const TYPES = ['OCCUPATION', 'SKILL', 'SOFT_SKILL', 'LANGUAGE', 'CATEGORY'] as const satisfies readonly ConceptType[];
const WORDS = ['alfa', 'beta', 'gamma', 'delta'] as const;
const PLACES = [
  town('gent', 51.05, 3.72, ['vlaanderen']),
  town('brugge', 51.21, 3.22, ['vlaanderen']),
  town('kortrijk', 50.83, 3.26, ['vlaanderen']),
  town('lille', 50.63, 3.06),
  { ...town('vlaanderen', 51, 4), kind: 'region' as const },
];

/** Hierarchies, relations and essential skills over fourteen concepts; broader points to a smaller number, so there is no cycle. */
export const ontologies: fc.Arbitrary<SmallOntology> = fc
  .record({
    kinds: fc.array(fc.constantFrom(...TYPES), { minLength: IDS.length, maxLength: IDS.length }),
    pairs: fc.uniqueArray(fc.tuple(fc.nat({ max: IDS.length - 1 }), fc.nat({ max: IDS.length - 1 })), {
      maxLength: 30,
      selector: ([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`,
    }),
    relatedEvery: fc.integer({ min: 2, max: 4 }),
    fixed: fc.subarray(IDS, { maxLength: 2 }),
  })
  .map(({ kinds, pairs, relatedEvery, fixed }) => {
    const types = Object.fromEntries(IDS.map((id, i) => [id, kinds[i] ?? 'SKILL']));
    const broader: [string, string][] = [];
    const related: [string, string][] = [];
    const essential: [string, string][] = [];
    const groups: [string, string][] = [];
    for (const [n, [a, b]] of pairs.entries()) {
      const [low, high] = [IDS[Math.max(a, b)] ?? '', IDS[Math.min(a, b)] ?? ''];
      if (low === high) continue;
      if (types[low] === types[high]) (n % relatedEvery === 0 ? related : broader).push([low, high]);
      for (const [from, to] of [
        [low, high],
        [high, low],
      ] as const) {
        if (types[from] === 'OCCUPATION' && types[to] === 'SKILL') essential.push([from, to]);
        if (types[from] === 'OCCUPATION' && types[to] === 'CATEGORY') groups.push([from, to]);
      }
    }
    return { types, broader, related, essential, groups, fixed: fixed.filter((id) => types[id] === 'SKILL') };
  });

const weight = fc.constantFrom(0, 0.01, 0.5, 1, 1, 1, 1.5, 2);
const flag = fc.nat({ max: 9 }).map((n) => n === 0);
const level = fc.option(fc.constantFrom(...LANGUAGE_LEVELS));
const month = fc.integer({ min: 2005 * 12, max: 2026 * 12 });

function conceptItems(): fc.Arbitrary<readonly ResolvedConceptItem[]> {
  const item = fc
    .record({
      ids: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 2 }),
      words: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 }),
      isKeyword: fc.nat({ max: 3 }).map((n) => n === 0),
      options: fc.record({ weight, required: flag, parsed: flag, level }),
    })
    .map(({ ids, words, isKeyword, options }) =>
      isKeyword ? keyword(words.join(' '), options) : concept(ids.join('/'), { ...options, concepts: ids }),
    );
  return fc
    .array(item, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((entry, i) => ({ ...entry, id: `i${i}` })));
}

/** What a profile says: any aspect may be absent. */
export const sayings: fc.Arbitrary<Said> = fc
  .record(
    {
      jobFunctions: conceptItems(),
      hardSkills: conceptItems(),
      softSkills: conceptItems(),
      jobCategories: conceptItems(),
      languages: conceptItems(),
      locations: fc.array(
        fc
          .record({
            at: fc.constantFrom(...PLACES, 'Atlantis'),
            km: fc.integer({ min: 1, max: 60 }),
            weight,
            required: flag,
          })
          .map(({ at, km, ...options }) => place(at, km, options)),
        { minLength: 1, maxLength: 2 },
      ),
      contractTypes: values(CONTRACT_TYPES),
      workingHours: values(WORKING_HOURS),
      wage: fc.tuple(fc.option(fc.integer({ min: 1800, max: 4000 })), fc.option(fc.integer({ min: 1800, max: 4000 }))),
      seniority: fc.integer({ min: 0, max: 12 }),
      availabilityAspect: fc.integer({ min: 0, max: 60 }),
    },
    { requiredKeys: [] },
  )
  .chain((said) =>
    fc
      .array(fc.record({ weight, required: flag, valueRequired: flag }), {
        minLength: ASPECT_NAMES.length,
        maxLength: ASPECT_NAMES.length,
      })
      .map((flags) => ({ ...said, flags: Object.fromEntries(ASPECT_NAMES.map((name, i) => [name, flags[i]])) })),
  );

function values(names: readonly string[]): fc.Arbitrary<ReturnType<typeof value>[]> {
  const item = fc.record({ name: fc.constantFrom(...names), weight, required: flag });
  return fc
    .array(item, { minLength: 1, maxLength: 2 })
    .map((items) => items.map(({ name, ...options }) => value(name, options)));
}

/** A piece of evidence read in a text. */
export function evidenceIn(ontology: SmallOntology): fc.Arbitrary<ConceptEvidence> {
  return fc
    .record({
      conceptId: fc.constantFrom(...IDS),
      source: fc.constantFrom(...TEXT_SOURCES),
      start: fc.nat({ max: 50 }),
      year: fc.option(fc.integer({ min: 1990, max: 2026 })),
      level,
    })
    .map(({ conceptId, source, start, year, level: readLevel }) => ({
      conceptId,
      conceptType: ontology.types[conceptId] ?? 'SKILL',
      source,
      field: source,
      start,
      end: start + 2,
      endYear: source === 'WORK_EXPERIENCES' ? year : null,
      level: readLevel,
    }));
}

/** A stored document of a kind. */
export function documents(ontology: SmallOntology, kind: ProfileKind, id: string): fc.Arbitrary<Enrichment> {
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
  return fc
    .record({
      said: sayings,
      read: fc.array(evidenceIn(ontology), { maxLength: 6 }),
      texts: fc.array(fc.tuple(fc.constantFrom(...TEXT_SOURCES), words), { maxLength: 2 }),
      worked: fc.array(fc.tuple(month, fc.option(fc.nat({ max: 80 }))), { maxLength: 3 }),
    })
    .map(({ said, read, texts, worked }) => {
      const own = profile(said);
      return {
        ontologyVersion: '1',
        id,
        kind,
        language: 'DUT',
        profile: own,
        evidence: [...profileEvidence(own, factsOf(ontology), false), ...read],
        texts: texts.map(([source, line]) => text(source, line)),
        worked:
          kind === 'JOB' ? [] : worked.map(([from, length]) => ({ from, to: length === null ? null : from + length })),
        availableFrom: null,
      };
    });
}
