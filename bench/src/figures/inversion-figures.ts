import { invertedInSteps, type TermRows } from '@counterpart/engine/postings';
import { type Figure, percentile, timed } from './figure.ts';
import { SeededRandom } from '../documents/seeded-random.ts';

const SEED = 11;
/** A full block: what the trial of design/engine.md inverted, and as many concepts as it had. */
const DOCUMENTS = 65_536;
const CONCEPTS = 15_000;
const CONCEPTS_OF_DOCUMENT = 22.6;
/** Kinds of evidence that an index has, about. */
const KINDS = 80;
/** The first warms up. */
const ROUNDS = 10;

/** Documents of between 10 and 35 concepts, by Zipf, and the kind of each. */
function typedRows(): { readonly rows: TermRows; readonly kinds: Uint8Array } {
  const random = new SeededRandom(SEED);
  const rowStarts = new Uint32Array(DOCUMENTS + 1);
  for (let row = 0; row < DOCUMENTS; row += 1) {
    rowStarts[row + 1] = (rowStarts[row] ?? 0) + 10 + random.below(2 * (CONCEPTS_OF_DOCUMENT - 10) + 1);
  }
  const length = rowStarts[DOCUMENTS] ?? 0;
  const terms = Uint16Array.from({ length }, () => random.zipf(CONCEPTS));
  return {
    rows: { rowStarts, terms, length: DOCUMENTS },
    kinds: Uint8Array.from({ length }, () => random.below(KINDS)),
  };
}

/** Turning the columns of one block into postings, by itself. */
export async function inversionFigures(): Promise<readonly Figure[]> {
  const { rows, kinds } = typedRows();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await timed(() => [...invertedInSteps(rows, CONCEPTS, kinds)]));
  }
  return [
    { name: 'a block of 65,536 inverted', value: percentile(times.slice(1), 0.5), unit: 'ms', target: 60, trial: 10 },
  ];
}
