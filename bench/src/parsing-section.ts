import { loadStarterOntology } from '@counterpart/ontology';
import { demoAds, demoDocuments, demoWorld } from './demo-world.ts';
import { type Figure, timed, timeFigures } from './figure.ts';
import { TODAY } from './match-figures.ts';

const AD_COUNT = 200;
const DOCUMENT_COUNT = 1000;
/** Length of the measured ads. */
const AD_WORDS = 600;

/** Ads of 600 words: demo ads one after the other until the words are full. */
function longAds(count: number): readonly { readonly title: string; readonly text: string }[] {
  const ads = demoAds(count * 4);
  return Array.from({ length: count }, (_, i) => {
    const words = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(
      (n) => ads[(i + n * count) % ads.length]?.text.split(' ') ?? [],
    );
    return { title: ads[i]?.title ?? '', text: words.slice(0, AD_WORDS).join(' ') };
  });
}

/** Loading the ontology, reading ads and enriching documents, on one core. */
export async function parsingSection(): Promise<readonly Figure[]> {
  const load = await timed(() => loadStarterOntology());
  const { parser } = demoWorld();
  parser.warmUp(['DUT', 'FRE', 'ENG', 'ITA']);
  const times: number[] = [];
  for (const ad of longAds(AD_COUNT)) times.push(await timed(() => parser.parseJob(ad)));
  const documents = demoDocuments(DOCUMENT_COUNT);
  const enrich = await timed(() => {
    for (const document of documents) parser.enrich('CANDIDATE', document, { today: TODAY });
  });
  return [
    { name: 'load the starter ontology', value: load, unit: 'ms', target: 300 },
    ...timeFigures('parse an ad of 600 words', times.slice(AD_COUNT / 4), 20, 4),
    {
      name: 'enrich candidates, one core',
      value: (DOCUMENT_COUNT / enrich) * 1000,
      unit: 'per s',
      // 500 a second on two cores
      target: 250,
      isRate: true,
    },
  ];
}
