import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  OntologyFolder,
  ontologyBytesInSteps,
  ontologyInSteps,
  readEsco,
  readOntologyBytes,
  type Steps,
} from '@counterpart/ontology';
import { type Figure, percentile, timed } from '../figures/figure.ts';

const LOOK_UPS = 2000;
const MEGABYTE = 1 << 20;

/** Does all pieces of a work and keeps how long each took, ms. */
function driven<Result>(steps: Steps<Result>, pieces: number[]): Result {
  for (;;) {
    const start = performance.now();
    const { done, value } = steps.next();
    pieces.push(performance.now() - start);
    if (done === true) return value;
  }
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

/** Importing ESCO from a data folder, loading the joined ontology from disk, and looking things up in it. */
export async function ontologySection(dataFolder: string): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-bench-'));
  try {
    const stored = new OntologyFolder(folder);
    const importing = await timed(async () => {
      const { concepts } = await readEsco(path.join(dataFolder, 'esco'), () => undefined);
      stored.addSource({ kind: 'esco', name: 'esco', replacesStarter: false, records: concepts });
    });
    readOntologyBytes(folder);
    const before = heapUsed();
    const pieces: number[] = [];
    const start = performance.now();
    const ontology = driven(ontologyInSteps(driven(ontologyBytesInSteps(folder), pieces)), pieces);
    const usable = performance.now() - start;
    driven(ontology.warmUp(), pieces);
    const ready = performance.now() - start;
    const heap = heapUsed() - before;
    const labels = [...ontology.concepts()].flatMap(({ labels: sets }) => sets.DUT?.preferred ?? []);
    const prefixes: number[] = [];
    for (let at = 0; at < LOOK_UPS; at++) {
      const label = labels[(at * 7919) % labels.length] ?? '';
      const text = label.slice(0, 1 + (at % 6));
      prefixes.push(await timed(() => ontology.findPrefix({ text, language: 'DUT' })));
    }
    return [
      { name: 'import ESCO', value: importing / 1000, unit: 's', target: 30 },
      { name: 'load ESCO joined with the starter: usable', value: usable / 1000, unit: 's', target: 2 },
      { name: 'load ESCO joined with the starter: all indices', value: ready / 1000, unit: 's', target: 2 },
      { name: 'longest piece of that work', value: Math.max(...pieces), unit: 'ms', target: 20 },
      { name: 'heap of it (exact with --expose-gc)', value: heap, unit: 'MB', target: 300 },
      { name: 'findPrefix with ESCO, p95', value: percentile(prefixes, 0.95), unit: 'ms', target: 2 },
      { name: 'findPrefix with ESCO, longest', value: Math.max(...prefixes), unit: 'ms', target: null },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
