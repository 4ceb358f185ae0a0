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
import { SeededRandom } from './seeded-random.ts';

/** Concepts and stems of the made-up world: as many as the trial of design/engine.md had concepts. */
const SKILLS = 12_000;
const OCCUPATIONS = 3000;
const LANGUAGE_COUNT = 12;
const STEMS = 30_000;
/** Concepts that an asked skill or occupation reaches, itself among them (engine.md: about 13). */
const REACH = 13;
const TOWNS = 600;

const TYPE_OF_PREFIX: Readonly<Record<string, ConceptType>> = { s: 'SKILL', o: 'OCCUPATION', l: 'LANGUAGE' };

/** What scoring asks about the made-up concepts. */
export const SYNTHETIC_FACTS: ConceptFacts = {
  typeOf: (concept) => TYPE_OF_PREFIX[concept.slice(0, 1)],
  groupsOf: () => [],
};

function neighbours(concept: string, sign: 1 | -1): Expansion[] {
  const prefix = concept.slice(0, 1);
  const own = Number(concept.slice(1));
  const bound = prefix === 's' ? SKILLS : OCCUPATIONS;
  return Array.from({ length: prefix === 'l' ? 1 : REACH }, (_, i): Expansion => {
    const conceptId = `${prefix}${(own + sign * i * 7 + bound * REACH) % bound}`;
    return {
      conceptId: i === 0 ? concept : conceptId,
      factor: i === 0 ? 10_000 : 9000 - i * 400,
      path: [],
      holds: i < 5,
    };
  });
}

/** Reaches twelve neighbours by number. */
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
    const aspects = this.#aspects({ functions: 2, skills: 5, requiredShare: 0.02 });
    const profile = { language: 'DUT' as const, aspects };
    const read = Array.from({ length: 14 }, (_, i): ConceptEvidence => {
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
