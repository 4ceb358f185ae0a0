import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { loadStarterOntology } from '@counterpart/ontology';
import type { Parser } from '@counterpart/parsing';
import { demoAds, demoDocuments, demoWorld } from '../documents/demo-world.ts';
import { type Figure, timed, timeFigures } from '../figures/figure.ts';
import { TODAY } from '../figures/match-figures.ts';

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

/** Characters of the two texts by which it is told whether reading grows faster than a text: × 8. */
const GROWTH = { short: 60_000, times: 8 } as const;
/** Milliseconds a character of the long text to those of the short one; above it something walks the whole text. */
const MOST_GROWTH = 1.5;

/** One hit after the other without an end of the sentence. */
const ENDLESS = 'Frans vloeiend ';

/** How many times as long a character of a text without a line break takes where the text is eight times as long. */
async function growthFigures(parser: Parser): Promise<readonly Figure[]> {
  const ads = demoAds(AD_COUNT).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const cut = (length: number): string => {
    let text = '';
    for (let i = 0; text.length < length; i += 1) text += `${ads[i % ads.length] ?? ''} `;
    return text.slice(0, length);
  };
  const repeated = (length: number): string => ENDLESS.repeat(Math.ceil(length / ENDLESS.length));
  const parse = (text: string): unknown => parser.parseJob({ title: '', text });
  const kinds: readonly (readonly [string, (length: number) => string, (text: string) => unknown])[] = [
    ['an ad', cut, parse],
    ['a CV', cut, (text) => parser.parseCv({ text })],
    ['a sentence of languages', repeated, parse],
  ];
  const figures: Figure[] = [];
  for (const [name, textOf, read] of kinds) {
    const [short, long] = [textOf(GROWTH.short), textOf(GROWTH.short * GROWTH.times)];
    read(short);
    const [few, many] = [await timed(() => read(short)), await timed(() => read(long))];
    figures.push(
      {
        name: `${name} of ${long.length.toLocaleString('en')} characters, one line`,
        value: many,
        unit: 'ms',
        target: null,
      },
      {
        name: '  a character of it, to one of an eighth',
        value: many / few / GROWTH.times,
        unit: '×',
        target: MOST_GROWTH,
      },
    );
  }
  return figures;
}

/** Cores that the target for enrichment is told for. */
const CORES = 2;

/** Milliseconds in which so many workers, each on a core of its own, enrich `DOCUMENT_COUNT` candidates each. */
async function timeWorkers(): Promise<number> {
  const workers = Array.from(
    { length: CORES },
    () => new Worker(new URL('../processes/enrich-worker.ts', import.meta.url), { workerData: DOCUMENT_COUNT }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const time = await timed(() =>
    Promise.all(
      workers.map((worker) => {
        const done = once(worker, 'message');
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
        worker.postMessage('begin');
        return done;
      }),
    ),
  );
  await Promise.all(workers.map((worker) => worker.terminate()));
  return time;
}

/** Loading the ontology, reading ads and enriching documents, on one core. */
export async function parsingSection(): Promise<readonly Figure[]> {
  const load = await timed(() => loadStarterOntology());
  const { parser } = demoWorld();
  parser.warmUp(['DUT', 'FRE', 'ENG', 'ITA']);
  const [times, warm]: [number[], number[]] = [[], []];
  const ads = longAds(AD_COUNT);
  for (const ad of ads) times.push(await timed(() => parser.parseJob(ad)));
  // a worker that has read a few hundred ads runs compiled code
  for (const ad of ads) warm.push(await timed(() => parser.parseJob(ad)));
  const growth = await growthFigures(parser);
  const documents = demoDocuments(DOCUMENT_COUNT);
  const enrich = await timed(() => {
    for (const document of documents) parser.enrich('CANDIDATE', document, { today: TODAY });
  });
  const together = await timeWorkers();
  return [
    { name: 'load the starter ontology', value: load, unit: 'ms', target: 300 },
    ...timeFigures('parse an ad of 600 words, soon after start', times.slice(AD_COUNT / 4), 20, 4),
    ...timeFigures('parse an ad of 600 words', warm, 20, 4),
    ...growth,
    {
      name: 'enrich candidates, one core',
      value: (DOCUMENT_COUNT / enrich) * 1000,
      unit: 'per s',
      target: null,
      isRate: true,
    },
    {
      name: 'enrich candidates, two cores',
      value: ((CORES * DOCUMENT_COUNT) / together) * 1000,
      unit: 'per s',
      target: 500,
      isRate: true,
    },
  ];
}
