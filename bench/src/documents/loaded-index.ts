import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Enrichment } from '@counterpart/domain';
import { createEmbeddedIndex } from '@counterpart/engine';
import type { IndexedDocument } from '@counterpart/search-port';
import { spent } from '../figures/figure.ts';
import { countConcepts } from '../figures/slow-query.ts';
import { SyntheticWorld } from './synthetic-documents.ts';

/** Documents taken in at a time. */
const BATCH = 1000;
/** Documents that the reference scores too. */
const SAMPLE = 1000;

/** Bytes that an index takes: in buffers, which grow with its documents, and on the heap, which grows with the words it knows. */
export interface IndexBytes {
  readonly buffers: number;
  readonly heap: number;
}

function memoryInUse(): IndexBytes {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // what the first round freed only comes back with the second
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed, buffers: arrayBuffers };
}

/**
 * An index of that many candidates, with the milliseconds and bytes it took and some of its documents; making the candidates is not
 * counted. With null in place of the `frequency` of concepts it is one without texts of which only the memory is asked, in which neither must lie.
 */
export async function loadedIndex(count: number, seed: number, frequency: Map<string, number> | null) {
  const hasTexts = frequency !== null;
  const world = new SyntheticWorld(seed);
  const index = createEmbeddedIndex();
  const before = memoryInUse();
  const taken = { wall: 0, processor: 0 };
  const sample: IndexedDocument[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, i): IndexedDocument => {
      const id = `c${from + i}`;
      const candidate = world.candidate(id);
      const enrichment: Enrichment = hasTexts ? candidate : { ...candidate, texts: [] };
      if (frequency !== null) countConcepts(frequency, enrichment);
      return { id, enrichment, properties: world.properties(id), change: from + i + 1 };
    });
    const { wall, processor } = await spent(() => index.apply(batch.map((document) => ({ op: 'put', document }))));
    taken.wall += wall;
    taken.processor += processor;
    if (hasTexts) sample.push(...batch.filter((_, i) => (from + i) % Math.max(1, Math.floor(count / SAMPLE)) === 0));
  }
  const after = memoryInUse();
  const bytes: IndexBytes = { buffers: after.buffers - before.buffers, heap: after.heap - before.heap };
  return { index, taken, sample, bytes };
}
