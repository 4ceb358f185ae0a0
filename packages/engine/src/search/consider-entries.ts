import { fromTenThousandths } from '@counterpart/scoring';
import type { BlockView } from '../blocks/block.ts';
import type { EntrySums } from '../forward/entry-sums.ts';
import type { Scratch } from '../forward/scratch.ts';
import type { TargetSelection } from './target-selection.ts';

/** Documents that are summed together. */
const TOGETHER = 512;
/** What they may take, in rows and words (some 10 ns each), between two moments at which others may go first. */
const EFFORT = 16_384;

/** What is known of documents before they are summed from their own entries. */
export interface EntryTerms {
  /** Whether they meet the source's required flags already, or need not. */
  readonly areFlagsMet: boolean;
  /** Whether those that do not meet them stay, with a penalty. */
  readonly isPenalty: boolean;
  /** The sum from which on a document can be a match. */
  readonly least: number;
  /** Items of the profile. */
  readonly rows: number;
}

/** Sums the first `count` documents of `left` from their own entries and considers those that can be matches. */
export function* considerEntries(
  view: BlockView,
  count: number,
  entries: EntrySums,
  selection: TargetSelection,
  { left, sums, met, reaching }: Scratch,
  { areFlagsMet, isPenalty, least, rows }: EntryTerms,
): Generator<undefined, void> {
  const living = selection.admission.keepLiving(left, count);
  yield* entries.enter(view, living);
  for (let from = 0; from < living;) {
    const end = endOfStretch(entries, left, from, living, rows);
    entries.readRows(left, from, end);
    entries.addValues(left, from, end, sums);
    entries.addEvidence(left, from, end, sums, met);
    let found = 0;
    for (let i = from; i < end; i += 1) {
      const slot = left[i] ?? 0;
      if ((sums[slot] ?? 0) < least) continue;
      if (areFlagsMet || entries.meetsAll(slot, met[i] ?? 0)) reaching[found++] = slot;
      else if (isPenalty) selection.consider(slot, fromTenThousandths(sums[slot] ?? 0), false);
    }
    selection.considerListed(reaching, found, sums);
    from = end;
    yield;
  }
}

/** The first place in `left` that is too many for one piece of work. */
export function endOfStretch(entries: EntrySums, left: Uint16Array, from: number, count: number, rows: number): number {
  const most = Math.min(count, from + TOGETHER);
  let effort = 0;
  let end = from;
  while (end < most && effort < EFFORT) {
    effort += rows + entries.effortOf(left[end] ?? 0);
    end += 1;
  }
  return end;
}
