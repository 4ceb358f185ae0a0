import { keepRead } from './keep-read.ts';
import type { GroupedPostings } from './tag-runs.ts';

/** Postings of a concept that are read ahead, as the processor itself does where there are more; and those of a line of the cache. */
const AHEAD = 256;
const LINE = 32;

/**
 * Reads the first postings of every rare concept, which then are in the cache when its turn comes: these reads do not wait for each
 * other, and most concepts have a few dozen postings in a block, so that getting to them is what takes time. Runs are long enough.
 */
export function readAhead(
  { starts, slots, tags, tagStarts, runs }: GroupedPostings,
  terms: readonly { readonly concept: number }[],
): void {
  const { firstRuns } = runs;
  let read = 0;
  for (const { concept } of terms) {
    if ((firstRuns[concept + 1] ?? 0) > (firstRuns[concept] ?? 0)) continue;
    const start = starts[concept] ?? 0;
    const count = Math.min(AHEAD, (starts[concept + 1] ?? 0) - start);
    const tagStart = tagStarts[concept] ?? 0;
    for (let i = 0; i < count; i += LINE) read += (slots[start + i] ?? 0) + (tags[tagStart + i] ?? 0);
  }
  keepRead(read);
}
