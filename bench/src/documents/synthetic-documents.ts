import {
  type AspectName,
  type ConceptEvidence,
  type ConceptType,
  CONTRACT_TYPES,
  type Enrichment,
  type Expander,
  type Expansion,
  type Language,
  type ResolvedAspect,
  type ResolvedConceptItem,
  type ResolvedPlace,
  type StemmedText,
  WORKING_HOURS,
} from '@counterpart/domain';
import { type ConceptFacts, profileEvidence } from '@counterpart/scoring';
import type { DocumentProperties } from '@counterpart/search-port';
import { SeededRandom } from './seeded-random.ts';

/** Concepts and stems of the made-up world: as many as the trial of design/engine.md had concepts. */
const SKILLS = 12_000;
const OCCUPATIONS = 3000;
const LANGUAGE_COUNT = 12;
const STEMS = 30_000;
/** Concepts that an asked skill or occupation reaches, itself among them: 1 to this many, 13 on average (engine.md). */
const WIDEST_REACH = 25;
/** What a path through ESCO makes: narrower, twice narrower, broader, related, an essential skill. */
const FACTORS = [9000, 9000, 8100, 6000, 5000, 4500, 4000, 3600, 3000];
/** Of these, the first three are only narrower steps. */
const HOLDING = 3;
const TOWNS = 600;
const STATUSES = ['active', 'active', 'active', 'active', 'active', 'active', 'placed', 'closed'];
const OFFICES = 40;
const OWNERS = 300;
const DAY_MS = 86_400_000;

const TYPE_OF_PREFIX: Readonly<Record<string, ConceptType>> = { s: 'SKILL', o: 'OCCUPATION', l: 'LANGUAGE' };

/** What scoring asks about the made-up concepts. */
export const SYNTHETIC_FACTS: ConceptFacts = {
  typeOf: (concept) => TYPE_OF_PREFIX[concept.slice(0, 1)],
  groupsOf: () => [],
};

/** How many concepts one reaches: fixed for a concept, spread as in ESCO, where a few reach many. */
function reachOf(own: number): number {
  return 1 + ((own * 7919) % WIDEST_REACH);
}

function neighbours(concept: string, sign: 1 | -1): Expansion[] {
  const prefix = concept.slice(0, 1);
  const own = Number(concept.slice(1));
  const bound = prefix === 's' ? SKILLS : OCCUPATIONS;
  const found: Expansion[] = [];
  for (let i = 0; i < (prefix === 'l' ? 1 : WIDEST_REACH); i += 1) {
    const other = (own + sign * i * 7 + bound * WIDEST_REACH) % bound;
    if (i >= reachOf(sign === 1 ? own : other)) continue;
    const kind = (i - 1) % FACTORS.length;
    found.push({
      conceptId: i === 0 ? concept : `${prefix}${other}`,
      factor: i === 0 ? 10_000 : (FACTORS[kind] ?? 0),
      path: [],
      holds: i === 0 || kind < HOLDING,
    });
  }
  return found;
}

/** Reaches neighbours by number. */
export const SYNTHETIC_EXPANDER: Expander = {
  reach: (asked) => neighbours(asked, 1),
  reachedBy: (evidence) => neighbours(evidence, -1),
};

function words(label: string): Readonly<Record<Language, readonly string[]>> {
  const list = [label];
  return { DUT: list, FRE: list, ENG: list, ITA: list };
}

/** Makes candidates and the profiles that ask for them, always the same for a seed. */
export class SyntheticWorld {
  readonly #random: SeededRandom;
  readonly #towns: readonly ResolvedPlace[];

  constructor(seed: number) {
    const random = new SeededRandom(seed);
    this.#random = random;
    this.#towns = Array.from({ length: TOWNS }, (_, i) => ({
      id: `t${i}`,
      lat: 49.5 + random.next() * 4,
      lon: 2.5 + random.next() * 4,
      kind: 'town',
      within: ['region', 'country'],
    }));
  }

  /** A candidate with about 23 pieces of evidence, as in the trial of engine.md, and a CV of 60 stems. */
  candidate(id: string): Enrichment {
    const random = this.#random;
    const aspects = this.#aspects({
      functions: 1 + random.below(3),
      skills: 2 + random.below(7),
      requiredShare: 0.02,
    });
    const profile = { language: 'DUT' as const, aspects };
    const read = Array.from({ length: 6 + random.below(17) }, (_, i): ConceptEvidence => {
      const isWork = i % 2 === 0;
      return {
        conceptId: `s${random.zipf(SKILLS)}`,
        conceptType: 'SKILL',
        source: isWork ? 'WORK_EXPERIENCES' : 'CV_TEXT',
        field: isWork ? 'workExperiences[0].text' : 'cvText',
        start: i,
        end: i + 1,
        endYear: isWork ? 2010 + random.below(16) : null,
        level: null,
      };
    });
    const from = 2005 * 12 + random.below(200);
    const text: StemmedText = {
      source: 'CV_TEXT',
      field: 'cvText',
      endYear: null,
      stems: Array.from({ length: 60 }, () => `w${random.zipf(STEMS)}`),
      starts: [],
      ends: [],
    };
    return {
      ontologyVersion: 'synthetic',
      id,
      kind: 'CANDIDATE',
      language: 'DUT',
      profile,
      evidence: [...profileEvidence(profile, SYNTHETIC_FACTS, false), ...read],
      texts: [text],
      worked: [{ from, to: from + random.below(60) }],
      availableFrom: null,
    };
  }

  /** What a candidate's filters and sorts read. */
  properties(id: string): DocumentProperties {
    const random = this.#random;
    const created = Date.UTC(2024, 0, 1) + random.below(880) * DAY_MS + random.below(DAY_MS);
    return {
      id,
      language: 'DUT',
      createdAt: new Date(created).toISOString(),
      updatedAt: new Date(created + random.below(60) * DAY_MS).toISOString(),
      status: random.pick(STATUSES),
      office: `office ${random.zipf(OFFICES)}`,
      owner: `owner ${random.zipf(OWNERS)}`,
      rating: random.below(11),
    };
  }

  /** A job's profile of 18 items; that many of its skills are required. */
  profile(required: number): Enrichment['profile'] {
    const aspects = this.#aspects({ functions: 2, skills: 9, requiredShare: 0 });
    const skills = aspects.hardSkills;
    if (skills?.kind !== 'concepts') return { language: 'DUT', aspects };
    const items = skills.items.map((item, i) => ({ ...item, required: i < required }));
    items.push({ ...this.#item(`w${50 + this.#random.below(500)}`, items.length, 0), concepts: [] });
    return { language: 'DUT', aspects: { ...aspects, hardSkills: { ...skills, items } } };
  }

  #item(concept: string, position: number, requiredShare: number): ResolvedConceptItem {
    const required = this.#random.next() < requiredShare;
    return {
      id: `${concept}-${position}`,
      label: concept,
      weight: 1,
      required,
      parsed: false,
      key: concept,
      concepts: [concept],
      words: words(concept),
      level: concept.startsWith('l') ? 'B2' : null,
    };
  }

  #concepts(prefix: string, bound: number, count: number, requiredShare: number): ResolvedAspect {
    const items = Array.from({ length: count }, (_, i) =>
      this.#item(`${prefix}${this.#random.zipf(bound)}`, i, requiredShare),
    );
    return { kind: 'concepts', weight: 1, required: false, items };
  }

  #aspects(size: { functions: number; skills: number; requiredShare: number }): {
    [Name in AspectName]?: ResolvedAspect;
  } {
    const random = this.#random;
    const base = { weight: 1, required: false };
    const own = { ...base, parsed: false };
    const place = random.pick(this.#towns);
    const value = (names: readonly string[]): ResolvedAspect => {
      const name = random.pick(names);
      return { ...base, kind: 'values', items: [{ ...own, id: name, label: name, key: name, value: name }] };
    };
    return {
      jobFunctions: this.#concepts('o', OCCUPATIONS, size.functions, size.requiredShare),
      hardSkills: this.#concepts('s', SKILLS, size.skills, size.requiredShare),
      languages: this.#concepts('l', LANGUAGE_COUNT, 2, size.requiredShare),
      locations: {
        ...base,
        kind: 'places',
        items: [{ ...own, id: place.id, label: place.id, key: place.id, place, rangeMetres: 30_000 }],
      },
      contractTypes: value(CONTRACT_TYPES),
      workingHours: value(WORKING_HOURS),
      wage: { ...base, kind: 'range', from: 1800 + random.below(2000), to: null, valueRequired: false },
      seniority: { ...base, kind: 'number', value: random.below(10), valueRequired: false },
    };
  }
}
