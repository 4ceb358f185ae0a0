import { invertedInSteps } from '../src/columns/postings.ts';
import { type GroupedPostings, groupedInSteps } from '../src/kernels/tag-runs.ts';

/** Documents: no multiple of 64, as sets are gone through by 64 of them. */
export const LENGTH = 500;
/** Kinds of evidence. */
export const KINDS = 5;

/** What steps end with. */
export function finished<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Concepts from those that nearly all documents have, some more than once, to those that one in a hundred has. */
export const ODDS = [0.9, 0.5, 0.2, 0.06, 0.03, 0.01];

/** Numbers from 0 to 1. */
export function randomOf(seed: number): () => number {
  let state = seed % 2147483646;
  return () => {
    state = (state * 16_807 + 1) % 2147483647;
    return state / 2147483647;
  };
}

/** Evidence of random documents: pairs of concept and kind, each kind of a concept once. */
export function evidenceOf(random: () => number): readonly (readonly (readonly [number, number])[])[] {
  return Array.from({ length: LENGTH }, () =>
    ODDS.flatMap((odds, concept) =>
      Array.from({ length: KINDS }, (_, kind) => [concept, kind] as const).filter(
        ([, kind]) => random() < odds / (kind + 1),
      ),
    ),
  );
}

/** The postings of that evidence, kinds in bytes or in twos. */
export function postingsOf(
  evidence: ReturnType<typeof evidenceOf>,
  Kinds: typeof Uint8Array | typeof Uint16Array,
): GroupedPostings {
  const rowStarts = new Uint32Array(LENGTH + 1);
  for (const [slot, own] of evidence.entries()) rowStarts[slot + 1] = (rowStarts[slot] ?? 0) + own.length;
  const all = evidence.flat();
  const rows = { rowStarts, terms: Uint16Array.from(all, ([concept]) => concept), length: LENGTH };
  const inverted = finished(invertedInSteps(rows, ODDS.length, new Kinds(all.map(([, kind]) => kind))));
  return finished(groupedInSteps(inverted, KINDS, LENGTH));
}
