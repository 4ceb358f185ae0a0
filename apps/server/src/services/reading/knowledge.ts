import type { Language, MatchProfile, ResolvedProfile } from '@counterpart/domain';
import type { Gazetteer, Ontology, Steps, WarmableOntology } from '@counterpart/ontology';
import { parserVersion, resolveInSteps } from '@counterpart/parsing/without-reader';

/** What the server knows of words and places. */
export interface Knowledge {
  readonly ontology: Ontology;
  readonly gazetteer: Gazetteer;
  /** Range of a location that names none, in kilometres. */
  readonly defaultRangeKm: number;
}

/** The knowledge that counts now. Whoever needs it unchanged for a while keeps the ontology it gave. */
export class CurrentKnowledge implements Knowledge {
  readonly gazetteer: Gazetteer;
  #ontology: WarmableOntology;
  readonly defaultRangeKm: number;
  #version: string;

  constructor(ontology: WarmableOntology, gazetteer: Gazetteer, defaultRangeKm: number) {
    this.gazetteer = gazetteer;
    this.defaultRangeKm = defaultRangeKm;
    this.#ontology = ontology;
    this.#version = parserVersion(ontology.version, defaultRangeKm);
  }

  get ontology(): WarmableOntology {
    return this.#ontology;
  }

  /** What enrichments made with this knowledge carry; others are stale. */
  get version(): string {
    return this.#version;
  }

  /** From now on another ontology counts. */
  replace(ontology: WarmableOntology): void {
    this.#version = parserVersion(ontology.version, this.defaultRangeKm);
    this.#ontology = ontology;
  }
}

/** An ontology that always answers with the current one, for those who look up one thing at a time. */
export function liveOntology(knowledge: Knowledge): Ontology {
  return {
    get version() {
      return knowledge.ontology.version;
    },
    concept: (id) => knowledge.ontology.concept(id),
    concepts: () => knowledge.ontology.concepts(),
    typeOf: (id) => knowledge.ontology.typeOf(id),
    label: (id, language) => knowledge.ontology.label(id, language),
    resolve: (label, language, type) => knowledge.ontology.resolve(label, language, type),
    findPrefix: (request) => knowledge.ontology.findPrefix(request),
    iscoGroups: (id) => knowledge.ontology.iscoGroups(id),
    reach: (asked, options) => knowledge.ontology.reach(asked, options),
    reachedBy: (evidence, options) => knowledge.ontology.reachedBy(evidence, options),
    stats: () => knowledge.ontology.stats(),
  };
}

/** The labels of a profile looked up, an item at a time: concepts, places, values. */
export function resolve(knowledge: Knowledge, profile: MatchProfile, language: Language): Steps<ResolvedProfile> {
  const { ontology, gazetteer, defaultRangeKm } = knowledge;
  return resolveInSteps(profile, language, ontology, gazetteer, defaultRangeKm);
}
