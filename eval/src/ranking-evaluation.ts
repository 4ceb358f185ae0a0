import {
  ASPECT_NAMES,
  type AspectName,
  DEFAULT_EXPANSION_TYPE,
  DEFAULT_SCORE_TYPE,
  DEFAULT_STRATEGY_PARAMETERS,
  type Enrichment,
  type StrategyParameters,
} from '@counterpart/domain';
import { createEmbeddedIndex } from '@counterpart/engine';
import type { Ontology } from '@counterpart/ontology';
import type { Parser } from '@counterpart/parsing';
import { compileQuery, type CompiledQuery, scoreTarget } from '@counterpart/scoring';
import { demoCandidates, demoJobs } from '@counterpart/testkit';

/** The day of every request. */
const TODAY = '2026-06-15';
const CANDIDATES = 5000;
/** Jobs of one set; two sets show how far chance goes. */
const JOBS = 1000;
const JOBS_A_SET = 60;
const SETS = 2;
const SEED = 20_260_301;
/** Candidates that a recruiter looks at first. */
const TOP = 10;

/** What counts how much: λ of every aspect that differs from 1. */
export interface Weighting {
  readonly name: string;
  readonly weights: { readonly [Name in AspectName]?: number };
}

/** Equal weights, those that parsing once put into profiles (docs/adr/0007-parsed-weights.md), and the default strategy's. */
export const WEIGHTINGS: readonly Weighting[] = [
  { name: 'equal', weights: {} },
  {
    name: 'of ADR 7',
    weights: {
      jobFunctions: 2,
      hardSkills: 1.5,
      softSkills: 0.5,
      languages: 0.8,
      contractTypes: 0.4,
      workingHours: 0.4,
      wage: 0.4,
      seniority: 0.5,
      availabilityAspect: 0.4,
    },
  },
  {
    name: 'default',
    weights: Object.fromEntries(ASPECT_NAMES.map((name) => [name, DEFAULT_STRATEGY_PARAMETERS.aspects[name].weight])),
  },
];

/** Shares of the shown candidates, 0..1, over the jobs that ask for it. */
export interface RankingFigures {
  readonly weighting: string;
  readonly set: number;
  /** A function asked is held: itself or narrower, as a required flag would have it. */
  readonly functionHeld: number;
  /** The candidate is within the range of a place asked. */
  readonly placeReached: number;
  readonly both: number;
  /** Mean share of the hard skills asked that are found. */
  readonly skillsFound: number;
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  get value(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }
}

function strategyOf({ weights }: Weighting): StrategyParameters {
  const aspects = ASPECT_NAMES.map((name) => [
    name,
    { ...DEFAULT_STRATEGY_PARAMETERS.aspects[name], weight: weights[name] ?? 1 },
  ]);
  return { ...DEFAULT_STRATEGY_PARAMETERS, aspects: Object.fromEntries(aspects) as StrategyParameters['aspects'] };
}

function queryOf(job: Enrichment, ontology: Ontology, strategy: StrategyParameters): CompiledQuery {
  return compileQuery({
    profile: job.profile,
    sourceKind: 'JOB',
    sourceEnrichment: job,
    hasSource: true,
    targetKind: 'CANDIDATE',
    strategy,
    scoreType: DEFAULT_SCORE_TYPE,
    expansionType: DEFAULT_EXPANSION_TYPE,
    asOf: TODAY,
    allowedAspects: new Set(ASPECT_NAMES),
    expander: ontology,
    facts: { typeOf: (id) => ontology.typeOf(id), groupsOf: (id) => ontology.iscoGroups(id) },
  });
}

/** Ranks the demo candidates for demo jobs under each weighting, and says what the best ten have of what the job asks. */
export async function evaluateRanking(parser: Parser, ontology: Ontology): Promise<readonly RankingFigures[]> {
  const candidates = new Map<string, Enrichment>();
  for (const document of demoCandidates(SEED, CANDIDATES)) {
    const { enrichment } = parser.enrich('CANDIDATE', document, { today: TODAY });
    candidates.set(enrichment.id, enrichment);
  }
  const index = createEmbeddedIndex();
  await index.apply(
    [...candidates.values()].map((enrichment) => ({
      op: 'put',
      document: { id: enrichment.id, enrichment, properties: { id: enrichment.id } },
    })),
  );
  // the sets take turns over all demo jobs, so that each has every sector and language
  const step = Math.floor(JOBS / (JOBS_A_SET * SETS));
  const sampled = [...demoJobs(SEED, JOBS)].filter((_, at) => at % step === 0);
  const jobs = sampled.map((document) => parser.enrich('JOB', document, { today: TODAY }).enrichment);
  const figures: RankingFigures[] = [];
  for (let set = 0; set < SETS; set++) {
    const asked = jobs.filter((_, at) => at % SETS === set).slice(0, JOBS_A_SET);
    for (const weighting of WEIGHTINGS) {
      const strategy = strategyOf(weighting);
      const means = { functionHeld: new Mean(), placeReached: new Mean(), both: new Mean(), skillsFound: new Mean() };
      for (const job of asked) {
        const query = queryOf(job, ontology, strategy);
        const page = {
          filter: null,
          excludedIds: [],
          leaveOut: null,
          sort: [],
          from: 0,
          size: TOP,
          now: `${TODAY}T12:00:00Z`,
        };
        const { hits } = await index.search(query, page);
        for (const { id } of hits) {
          const candidate = candidates.get(id);
          if (candidate === undefined) continue;
          const has = fulfilment(query, candidate);
          if (has.function !== null) means.functionHeld.add(Number(has.function));
          if (has.place !== null) means.placeReached.add(Number(has.place));
          if (has.function !== null && has.place !== null) means.both.add(Number(has.function && has.place));
          if (has.skills !== null) means.skillsFound.add(has.skills);
        }
      }
      figures.push({
        weighting: weighting.name,
        set: set + 1,
        functionHeld: means.functionHeld.value,
        placeReached: means.placeReached.value,
        both: means.both.value,
        skillsFound: means.skillsFound.value,
      });
    }
  }
  await index.close();
  return figures;
}

interface Fulfilment {
  readonly function: boolean | null;
  readonly place: boolean | null;
  readonly skills: number | null;
}

/** What a candidate has of the functions, places and skills asked; null for what is not asked. */
function fulfilment(query: CompiledQuery, candidate: Enrichment): Fulfilment {
  const items = scoreTarget(query, candidate).explanations.filter(({ scoreType }) => scoreType === 'FORWARD');
  const of = (name: AspectName) => items.filter(({ aspect }) => aspect === name);
  const [functions, places, skills] = [of('jobFunctions'), of('locations'), of('hardSkills')];
  return {
    function: functions.length === 0 ? null : functions.some(({ holds }) => holds),
    place: places.length === 0 ? null : places.some(({ similarity }) => similarity === 1),
    skills: skills.length === 0 ? null : skills.filter(({ status }) => status === 'found').length / skills.length,
  };
}

/** Prints the figures of `evaluateRanking`, one line for each weighting and set. */
export async function printRanking(parser: Parser, ontology: Ontology): Promise<void> {
  console.log(`Rankings: the first ${TOP} of ${CANDIDATES} demo candidates for ${SETS} × ${JOBS_A_SET} demo jobs`);
  console.log(`${'weights'.padEnd(10)} set  function held  place reached     both  skills found`);
  for (const { weighting, set, functionHeld, placeReached, both, skillsFound } of await evaluateRanking(
    parser,
    ontology,
  )) {
    const figures = [functionHeld, placeReached, both, skillsFound].map((figure) => figure.toFixed(3));
    const [held = '', reached = '', together = '', found = ''] = figures;
    console.log(
      `${weighting.padEnd(10)} ${String(set).padStart(3)}  ${held.padStart(13)}  ${reached.padStart(13)}  ` +
        `${together.padStart(7)}  ${found.padStart(12)}`,
    );
  }
}
