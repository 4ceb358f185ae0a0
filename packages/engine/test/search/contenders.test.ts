import {
  ASPECT_NAMES,
  type ConceptEvidence,
  DEFAULT_STRATEGY_PARAMETERS,
  type Enrichment,
  type ResolvedAspect,
  type ResolvedConceptItem,
} from '@counterpart/domain';
import { compileQuery, scoreTarget } from '@counterpart/scoring';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedIndex } from '../../src/index.ts';
import { enrichment } from '../enrichments.ts';
import { EVERYBODY, NOW } from '../everybody.ts';
import { randomOf } from '../random-evidence.ts';

const CANDIDATES = 9000;
const BLOCK = 3000;
/** Of so many sides a filter leaves all but two. */
const SIDES = 13;
/** So many that a block has more postings than its few documents cost. */
const SKILLS = Array.from({ length: 30 }, (_, i) => `s${i}`);
const FUNCTIONS = ['o0', 'o1', 'o2', 'o3'];
const random = randomOf(11);

function item(concept: string, required = false): ResolvedConceptItem {
  const words = { DUT: [concept], FRE: [concept], ENG: [concept], ITA: [concept] };
  const base = { id: concept, label: concept, key: concept, weight: 1, parsed: false, level: null };
  return { ...base, required, concepts: [concept], words };
}

function concepts(...items: readonly ResolvedConceptItem[]): ResolvedAspect {
  return { kind: 'concepts', weight: 1, required: false, items };
}

function evidence(concept: string, i: number): ConceptEvidence {
  // what must be is of one kind, so that a set of its documents is kept beside the list
  const source = concept === 'must' || random() < 0.5 ? 'CV_TEXT' : 'WORK_EXPERIENCES';
  const endYear = source === 'CV_TEXT' ? null : 2010 + Math.floor(random() * 15);
  const conceptType = concept.startsWith('o') ? 'OCCUPATION' : 'SKILL';
  return { conceptId: concept, conceptType, source, field: 'cvText', start: i, end: i + 1, endYear, level: null };
}

/** What candidates require: mostly nothing, or one thing that the job asks or does not; some of them two things, or experience too. */
function required(i: number): Enrichment['profile']['aspects'] {
  switch (i % 12) {
    case 0:
      return { hardSkills: concepts(item('s1', true)) };
    case 1:
      return { hardSkills: concepts(item('elsewhere', true)) };
    case 2:
      return { hardSkills: concepts(item('s1', true), item('s2', true)) };
    case 3:
      return { hardSkills: concepts(item('s1', true), item('elsewhere', true)) };
    case 4:
      return { jobFunctions: concepts(item('o9', true)), hardSkills: concepts(item('s1', true)) };
    case 5:
      return {
        hardSkills: concepts(item('s2', true)),
        seniority: { kind: 'number', weight: 1, required: true, value: i % 5, valueRequired: false },
      };
    default:
      return {};
  }
}

const candidates = Array.from({ length: CANDIDATES }, (_, i): Enrichment => {
  const known = [
    ...(random() < 0.1 ? ['must'] : []),
    ...SKILLS.filter(() => random() < 0.9),
    ...FUNCTIONS.filter((_each, at) => random() < 0.08 / (at + 1)),
  ];
  return {
    ...enrichment(`c${i}`, 'k'),
    profile: { language: 'DUT', aspects: required(i) },
    evidence: known.map(evidence),
    worked: [{ from: 2020 * 12, to: 2020 * 12 + (i % 60) }],
  };
});

function queryFor(minScore: number) {
  const [first, ...others] = SKILLS;
  const asked = [item('must', true), item(first ?? '', true), ...others.map((each) => item(each))];
  return compileQuery({
    profile: {
      language: 'DUT',
      aspects: {
        jobFunctions: concepts(...FUNCTIONS.map((each) => item(each))),
        hardSkills: concepts(...asked),
        seniority: { kind: 'number', weight: 1, required: false, value: 3, valueRequired: false },
      },
    },
    expander: {
      reach: (id) => [{ conceptId: id, factor: 10_000, path: [], holds: true }],
      reachedBy: (id) => [{ conceptId: id, factor: 10_000, path: [], holds: true }],
    },
    facts: { typeOf: (id) => (id.startsWith('o') ? 'OCCUPATION' : 'SKILL'), groupsOf: () => [] },
    sourceKind: 'JOB',
    sourceEnrichment: null,
    hasSource: false,
    targetKind: 'CANDIDATE',
    strategy: { ...DEFAULT_STRATEGY_PARAMETERS, minScore },
    scoreType: 'MUTUAL_FORWARD_SCORE',
    expansionType: 'NONE',
    asOf: NOW.slice(0, 10),
    allowedAspects: new Set(ASPECT_NAMES),
  });
}

describe('few documents that are left by required items', () => {
  // several blocks: what the first ones rank decides who of the last ones can
  const index = createEmbeddedIndex({ sizes: { open: 512, closed: BLOCK } });

  beforeAll(async () => {
    for (let from = 0; from < CANDIDATES; from += BLOCK) {
      await index.apply(
        candidates.slice(from, from + BLOCK).map((each, i) => ({
          op: 'put',
          document: { id: each.id, enrichment: each, properties: { side: (from + i) % SIDES } },
        })),
      );
    }
    // some are gone again
    await index.apply(candidates.filter((_, i) => i % 50 === 7).map(({ id }) => ({ op: 'remove', id })));
  });

  afterAll(() => index.close());

  it.each([
    [0, 400],
    [0.2, 100],
    [0.22, 100],
  ])('are counted and ranked as the reference does, least score %s: more than %s', async (minScore, least) => {
    const query = queryFor(minScore);
    const excludedIds = candidates.filter((_, i) => i % 41 === 0).map(({ id }) => id);
    // who lacks what must be is no match, as all of them below
    const left = candidates.filter((each, i) => i % 50 !== 7 && i % 41 !== 0 && each.evidence[0]?.conceptId === 'must');
    const expected = left
      .map((each) => scoreTarget(query, each))
      .filter(({ included }) => included)
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    const { count, hits } = await index.search(query, { ...EVERYBODY, excludedIds });
    expect(expected.length).toBeGreaterThan(least);
    expect(count).toBe(expected.length);
    expect(hits.map(({ id, score }) => [id, score])).toEqual(
      expected.slice(0, EVERYBODY.size).map(({ id, score }) => [id, score]),
    );
  });

  it('are those that pass a filter besides', async () => {
    const query = queryFor(0.2);
    const data = { type: 'number' as const, comparison: 'greater than' as const, value: 1 };
    const filter = { combinator: 'and' as const, rules: [{ property: 'side', data }] };
    const left = candidates.filter(
      (each, i) => i % 50 !== 7 && i % SIDES > 1 && each.evidence[0]?.conceptId === 'must',
    );
    const expected = left.map((each) => scoreTarget(query, each)).filter(({ included }) => included);
    const { count, hits } = await index.search(query, { ...EVERYBODY, filter, size: CANDIDATES });
    expect(expected.length).toBeGreaterThan(90);
    expect(count).toBe(expected.length);
    expect(new Map(hits.map(({ id, score }) => [id, score]))).toEqual(
      new Map(expected.map(({ id, score }) => [id, score])),
    );
  });

  it('are all listed with their scores', async () => {
    const query = queryFor(0);
    const scores = new Map(
      candidates.flatMap((each, i) => {
        const { included, score } = scoreTarget(query, each);
        return included && i % 50 !== 7 ? [[each.id, score] as const] : [];
      }),
    );
    const { hits } = await index.search(query, { ...EVERYBODY, size: CANDIDATES });
    expect(new Map(hits.map(({ id, score }) => [id, score]))).toEqual(scores);
  });
});
