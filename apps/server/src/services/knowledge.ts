import type { Language, MatchProfile, ResolvedProfile } from '@counterpart/domain';
import type { Gazetteer, Ontology } from '@counterpart/ontology';
import { resolveProfile } from '@counterpart/parsing';

/** What the server knows of words and places. */
export interface Knowledge {
  readonly ontology: Ontology;
  readonly gazetteer: Gazetteer;
}

/** The labels of a profile looked up: concepts, places, values. */
export function resolve(knowledge: Knowledge, profile: MatchProfile, language: Language): ResolvedProfile {
  return resolveProfile(profile, language, knowledge.ontology, knowledge.gazetteer);
}
