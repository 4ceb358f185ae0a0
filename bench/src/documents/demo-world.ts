import type { Enrichment, MatchProfile, WireDocument } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology, type Ontology } from '@counterpart/ontology';
import { createParser, type Parser } from '@counterpart/parsing';
import { PROFILE_COUNT, TODAY } from '../figures/match-figures.ts';
import { demoCandidates, demoJobs } from '@counterpart/testkit';

const SEED = 1;

/** A profile that asks, as a search gets it and as it goes over the wire. */
export interface DemoProfile {
  readonly enrichment: Enrichment;
  readonly matchProfile: MatchProfile;
}

/** Ontology, parser and the profiles of demo job texts. */
export interface DemoWorld {
  readonly ontology: Ontology;
  readonly parser: Parser;
  readonly profiles: readonly DemoProfile[];
}

/** Demo candidates as they come in. */
export function demoDocuments(count: number): readonly WireDocument[] {
  return [...demoCandidates(SEED, count)];
}

/** Ads of demo jobs, as whoever parses an ad sends them. */
export function demoAds(count: number): readonly { readonly title: string; readonly text: string }[] {
  return [...demoJobs(SEED, count)].map(({ jobTitle, jobText }) => ({ title: jobTitle ?? '', text: jobText ?? '' }));
}

/** Loads what every section but the synthetic one needs. */
export function demoWorld(): DemoWorld {
  const ontology = loadStarterOntology();
  const parser = createParser(ontology, loadGazetteer());
  const profiles = demoAds(PROFILE_COUNT).map(({ title, text }, i): DemoProfile => {
    const ad: WireDocument = { id: `ad-${i}`, jobTitle: title, jobText: text };
    const { document, enrichment } = parser.enrich('JOB', ad, { today: TODAY });
    return { enrichment, matchProfile: document.matchProfile ?? { aspects: {} } };
  });
  return { ontology, parser, profiles };
}
