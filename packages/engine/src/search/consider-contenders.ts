import type { BlockView } from '../blocks/block.ts';
import { type CountedGroup, postingsOf } from '../forward/counted-groups.ts';
import type { EntrySums } from '../forward/entry-sums.ts';
import type { GroupSums } from '../forward/group-sums.ts';
import type { Scratch } from '../forward/scratch.ts';
import { endOfStretch } from './consider-entries.ts';
import type { TargetSelection } from './target-selection.ts';

/** Documents that are admitted, and whose values are summed, between two moments at which others may go first. */
const STRETCH = 256;
/** What adding a group to a block costs besides its postings, in postings. */
const GROUP = 12_000;
/** A group is added by its postings where these cost less than so large a part of what the open documents do. */
const WORTHWHILE = 0.37;

/** What is known of the documents before they are summed. */
export interface ContenderTerms {
  /** The sum from which on a document is a match. */
  readonly least: number;
  /** Items of the profile. */
  readonly rows: number;
  /** How many postings answering a document from its own entries is reckoned at. */
  readonly documentCost: number;
}

/** What sums groups of the score: for single documents, and for a block of which only few matter. */
export interface GroupedSums {
  readonly entries: EntrySums;
  readonly groups: readonly CountedGroup[];
  readonly sums: GroupSums;
}

/**
 * Considers the first `count` documents of `left`, all of which meet the source's required flags, where forward sums decide. Only
 * contenders have their own entries read: who may rank, or may not count. So what leaves fewest of them goes first (ADR 23):
 *
 *   gone, requires what the source lacks → out
 *   values → sums;  the group that adds most, what is required: by their postings → sums
 *   contenders → the rest of their sums from their own entries → count, rank
 */
export function* considerContenders(
  view: BlockView,
  count: number,
  { entries, groups, sums: groupSums }: GroupedSums,
  selection: TargetSelection,
  scratch: Scratch,
  { least, rows, documentCost }: ContenderTerms,
): Generator<undefined, void> {
  const { left, sums, met, reaching, contenders, slots } = scratch;
  yield* entries.enter(view, count);
  let admitted = 0;
  for (let from = 0; from < count; from += STRETCH) {
    const stretch = left.subarray(from, Math.min(count, from + STRETCH));
    entries.readRows(stretch, 0, stretch.length);
    const kept = selection.admission.keepAdmitted(stretch, stretch.length);
    left.copyWithin(admitted, from, from + kept);
    entries.addValues(left, admitted, admitted + kept, sums);
    admitted += kept;
    yield;
  }
  let rest = entries.mostOfEvidence;
  const listOpen = (): number => listContenders(left, admitted, sums, selection.rankedFrom - rest, least, contenders);
  let open = listOpen();
  if (view.postings !== null && open * documentCost * WORTHWHILE > GROUP) {
    groupSums.enter();
    for (const group of groups) {
      const cost = GROUP + postingsOf(group, view.postings.concepts, view.columns.length);
      if (cost > open * documentCost * WORTHWHILE) continue;
      yield* groupSums.add(group, slots.set, view, view.postings, scratch);
      entries.leaveOut(group);
      rest -= group.most;
      open = listOpen();
    }
  }
  for (let from = 0; from < open;) {
    const end = endOfStretch(entries, contenders, from, open, rows);
    entries.addEvidence(contenders, from, end, sums, met);
    from = end;
    yield;
  }
  let found = 0;
  for (let i = 0; i < admitted; i += 1) {
    const slot = left[i] ?? 0;
    reaching[found] = slot;
    found += (sums[slot] ?? 0) >= least ? 1 : 0;
  }
  selection.considerAdmitted(reaching, found, sums);
}

/** Lists the documents of `left` whose sum is `ranked` or more, or less than `least`; answers how many there are. */
function listContenders(
  left: Uint16Array,
  end: number,
  sums: Float64Array,
  ranked: number,
  least: number,
  contenders: Uint16Array,
): number {
  let count = 0;
  for (let i = 0; i < end; i += 1) {
    const slot = left[i] ?? 0;
    const sum = sums[slot] ?? 0;
    contenders[count] = slot;
    count += sum >= ranked || sum < least ? 1 : 0;
  }
  return count;
}

/** The groups that leave fewest contenders for their postings: the one that adds most, and what all that are left have. */
export function decisiveGroups(groups: readonly CountedGroup[]): readonly CountedGroup[] {
  const most = groups.reduce((largest, { most: own }) => Math.max(largest, own), 0);
  return groups.filter((group) => group.most === most || group.isRequired);
}
