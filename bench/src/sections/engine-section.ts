import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createEmbeddedIndex } from '@counterpart/engine';
import type { IndexedDocument, SearchIndex } from '@counterpart/search-port';
import { type Figure, percentile, spent, timed } from '../figures/figure.ts';
import { type IndexBytes, loadedIndex } from '../documents/loaded-index.ts';
import { inversionFigures } from '../figures/inversion-figures.ts';
import { kindFigures } from '../figures/kind-figures.ts';
import { KINDS, PAGE, queriesOf } from '../documents/profile-kinds.ts';
import { readBandwidth } from '../processes/memory-probe.ts';
import { sampleFigures } from '../figures/sample-figures.ts';
import { storedFigures } from '../figures/stored-figures.ts';
import { SyntheticWorld } from '../documents/synthetic-documents.ts';

const SEED = 7;
/** Batches of changes, and changes in each: what the server's follower takes at a time. */
const UPSERTS = 100;
const STEP = 40;
/** Documents that are taken in from a store. */
const STORED = 100_000;
/** An index of more would have to be made twice. */
const MOST_WITHOUT_TEXTS = 1_000_000;
/** Indices that are measured, in documents. */
const SIZES = [10_000, 100_000, 1_000_000, 5_000_000];
/** Times that p95 may grow from 100,000 documents to a million where two items are required. */
const GROWTH = 12;
/** How many a second, of the clock and of processor time. */
function rateFigures(
  name: string,
  count: number,
  { wall, processor }: { readonly wall: number; readonly processor: number },
  target: number | null,
): readonly Figure[] {
  return [
    { name, value: (count / wall) * 1000, unit: '/s', target, isRate: true },
    { name: '  in a second of processor time', value: (count / processor) * 1000, unit: '/s', target, isRate: true },
  ];
}

/** Bytes of an index of candidates without texts, in a process of its own: this one's heap moves by more than is left to the target. */
function memoryWithoutTexts(count: number, seed: number): IndexBytes {
  const script = path.resolve(import.meta.dirname, '../processes/index-memory.ts');
  const printed = execFileSync(process.execPath, [script, String(count), String(seed)], { encoding: 'utf8' });
  return JSON.parse(printed) as IndexBytes;
}

/** Writing the index as a snapshot, and reading it in another one. */
async function snapshotFigures(index: SearchIndex, count: number): Promise<readonly Figure[]> {
  const pieces: Uint8Array[] = [];
  const writing = await timed(async () => {
    for await (const piece of index.snapshots?.write('') ?? []) pieces.push(piece);
  });
  const bytes = Buffer.concat(pieces);
  const other = createEmbeddedIndex();
  const reading = await spent(() => other.snapshots?.read(bytes));
  await other.close();
  return [
    { name: `${count}: snapshot written`, value: writing / 1000, unit: 's', target: null },
    {
      name: `${count}: snapshot read`,
      value: reading.wall / 1000,
      unit: 's',
      target: count === 1_000_000 ? 1.5 : null,
    },
    { name: `  processor time of it`, value: reading.processor / 1000, unit: 's', target: null },
    { name: `  bytes of a candidate in it`, value: bytes.length / count, unit: 'B', target: null },
  ];
}

/** Replacing documents 40 at a time, as the server does, with a match after each. */
async function upsertFigures(index: SearchIndex, count: number): Promise<readonly Figure[]> {
  const world = new SyntheticWorld(SEED + 3);
  const [query] = queriesOf(SEED + 2, { name: '', required: 0, filter: null, isMutual: false }, 1);
  if (query === undefined) return [];
  const alone: number[] = [];
  for (let i = 0; i < UPSERTS; i += 1) alone.push(await timed(() => index.search(query, { ...PAGE, filter: null })));
  const meanwhile: number[] = [];
  const taken = { wall: 0, processor: 0 };
  for (let i = 0; i < UPSERTS; i += 1) {
    const documents = Array.from({ length: STEP }, (_, at): IndexedDocument => {
      const id = `c${(i * STEP + at * 97) % count}`;
      return { id, enrichment: world.candidate(id), properties: world.properties(id), change: count + i };
    });
    const { wall, processor } = await spent(() => index.apply(documents.map((document) => ({ op: 'put', document }))));
    taken.wall += wall;
    taken.processor += processor;
    meanwhile.push(await timed(() => index.search(query, { ...PAGE, filter: null })));
  }
  const ratio = percentile(meanwhile, 0.95) / percentile(alone, 0.95);
  return [
    ...rateFigures(`${count}: upserts`, UPSERTS * STEP, taken, 10_000),
    { name: `  p95 of matching meanwhile, times that of before`, value: ratio, unit: '', target: 2 },
  ];
}

/** The index over synthetic candidates of each size, as far as `largest` goes; reports as it goes. */
export async function engineSection(largest: number, report: (figure: Figure) => void): Promise<readonly Figure[]> {
  let smaller = Number.NaN;
  for (const figure of await inversionFigures()) report(figure);
  for (const figure of await storedFigures(STORED)) report(figure);
  for (const count of SIZES.filter((each) => each <= largest)) {
    const bandwidth = readBandwidth();
    report({ name: `${count}: memory read by one thread`, value: bandwidth, unit: 'GB/s', target: null });
    if (count <= MOST_WITHOUT_TEXTS) {
      const { buffers, heap } = memoryWithoutTexts(count, SEED);
      report({ name: `${count}: a candidate without texts`, value: buffers / count, unit: 'B', target: 260 });
      report({ name: '  vocabulary beside them all', value: heap / 1e6, unit: 'MB', target: null });
    }
    const frequency = new Map<string, number>();
    const { index, taken, sample, bytes } = await loadedIndex(count, SEED, frequency);
    for (const figure of rateFigures(`${count}: taken in as objects`, count, taken, null)) report(figure);
    report({
      name: `${count}: a candidate with texts`,
      value: (bytes.buffers + bytes.heap) / count,
      unit: 'B',
      target: null,
    });
    for (const kind of KINDS) {
      const { figures, p95 } = await kindFigures(index, kind, { count, frequency, bandwidth, seed: SEED });
      for (const figure of figures) report(figure);
      if (kind.required !== 2) continue;
      const name = `  its p95, times that of a tenth of the documents`;
      if (count === 1_000_000) report({ name, value: p95 / smaller, unit: '', target: GROWTH });
      smaller = p95;
    }
    for (const figure of await sampleFigures(index, count, sample)) report(figure);
    for (const figure of await snapshotFigures(index, count)) report(figure);
    for (const figure of await upsertFigures(index, count)) report(figure);
    await index.close();
  }
  return [];
}
