import {
  ASPECT_NAMES,
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_SCORE_TYPE,
  DEFAULT_STRATEGY_PARAMETERS,
  type Enrichment,
  type ProfileKind,
  type WireDocument,
} from '@counterpart/domain';
import { candidateInput, jobInput, matchProfile } from '@counterpart/contract';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser, resolveProfile } from '@counterpart/parsing';
import { compileQuery, type CompiledQuery } from '@counterpart/scoring';
import type { z } from 'zod';

/** Range of a location that names none, in kilometres, as the configuration that ships has it. */
const RANGE_KM = 30;

/** Documents read and queries compiled without the server, by the packages that define what they mean. */
export class ReadingWorld {
  readonly #ontology = loadStarterOntology();
  readonly #gazetteer = loadGazetteer();
  readonly #parser = createParser(this.#ontology, this.#gazetteer, { defaultRangeKm: RANGE_KM });
  /** `yyyy-MM-dd`, UTC. */
  readonly today = new Date().toISOString().slice(0, 10);

  /** What a document means today, as a call sends it. */
  enriched(kind: ProfileKind, sent: unknown): Enrichment {
    const document = (kind === 'JOB' ? jobInput : candidateInput).parse(sent) as WireDocument;
    return this.#parser.enrich(kind, document, { today: this.today }).enrichment;
  }

  /** A profile as a call sends it, matched to candidates under the strategy that ships. */
  queryOf(sent: z.input<typeof matchProfile>): CompiledQuery {
    const profile = matchProfile.parse(sent);
    const ontology = this.#ontology;
    return compileQuery({
      profile: resolveProfile(profile, profile.language ?? 'DUT', ontology, this.#gazetteer, RANGE_KM),
      sourceKind: 'JOB',
      sourceEnrichment: null,
      hasSource: false,
      targetKind: 'CANDIDATE',
      strategy: DEFAULT_STRATEGY_PARAMETERS,
      scoreType: DEFAULT_SCORE_TYPE,
      expansionType: DEFAULT_EXPANSION_TYPE,
      asOf: this.today,
      allowedAspects: new Set(ASPECT_NAMES),
      expander: ontology,
      facts: { typeOf: (id) => ontology.typeOf(id), groupsOf: (id) => ontology.iscoGroups(id) },
    });
  }
}
