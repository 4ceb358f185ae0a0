import { type CompiledQuery, scoreTarget } from '@counterpart/scoring';
import { demoDocuments, demoWorld } from '../documents/demo-world.ts';
import { type Figure, percentile, timed, timeFigures } from '../figures/figure.ts';
import { matchFigures, PROFILE_COUNT, queryOf, TODAY } from '../figures/match-figures.ts';

const DEMO_COUNT = 5000;
const PAGE_SIZE = 20;

/** Matches over demo candidates, with the query's compilation and the explanation of a page. */
export async function demoSection(): Promise<readonly Figure[]> {
  const { ontology, parser, profiles } = demoWorld();
  const facts = { typeOf: (id: string) => ontology.typeOf(id), groupsOf: (id: string) => ontology.iscoGroups(id) };
  const knowledge = { expander: ontology, facts };
  const enrichments = demoDocuments(DEMO_COUNT).map(
    (document) => parser.enrich('CANDIDATE', document, { today: TODAY }).enrichment,
  );
  const compileTimes: number[] = [];
  const defaults: CompiledQuery[] = [];
  for (const { enrichment } of [...profiles, ...profiles]) {
    compileTimes.push(
      await timed(() => {
        defaults.push(queryOf(enrichment.profile, knowledge, false));
      }),
    );
  }
  const queries = defaults.slice(0, PROFILE_COUNT);
  const mutual = profiles.map(({ enrichment }) => queryOf(enrichment.profile, knowledge, true));
  const pageTimes: number[] = [];
  for (const query of [...queries, ...queries]) {
    pageTimes.push(await timed(() => enrichments.slice(0, PAGE_SIZE).map((target) => scoreTarget(query, target))));
  }
  return [
    ...(await matchFigures('5,000 demo candidates', enrichments, [
      ['match', queries, 20],
      ['match MUTUAL', mutual, null],
    ])),
    { name: 'compile a query, p50', value: percentile(compileTimes.slice(PROFILE_COUNT), 0.5), unit: 'ms', target: 2 },
    ...timeFigures('explain a page of 20', pageTimes.slice(PROFILE_COUNT), 10),
  ];
}
