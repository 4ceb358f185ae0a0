import { type Naturals, naturals } from '../columns/numbers.ts';
import type { Postings } from '../columns/postings.ts';
import { setBit } from './slot-bits.ts';

/** A term is grouped where its runs have at least so many postings on average: going to a run costs as much as some of them. */
const FEWEST_IN_RUN = 48;
/** A run of more than one in so many rows is a set as well, which then takes no more than its list. */
const DENSE = 32;
/** Postings that are grouped between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 50_000;

/** Which rows have a term, `slots[starts[term]] .. slots[starts[term + 1]]`; those of terms that have many lie in runs of one tag. */
export interface GroupedPostings {
  readonly starts: Uint32Array;
  readonly slots: Uint16Array;
  /** Where the tags of a term's rows begin, one for each; a term in runs has none here. */
  readonly tagStarts: Uint32Array;
  readonly tags: Naturals;
  readonly runs: TagRuns;
}

/** Runs of rows with the same tag, of the terms that have many; in the order of the terms. */
export interface TagRuns {
  /** By term, where its runs begin; they end where those of the next begin. Empty where no term has any. */
  readonly firstRuns: Uint32Array;
  readonly tags: Naturals;
  /** Where the rows of a run begin and end among the slots. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** 1 + the number of its set in `sets`, 0 where it has none. */
  readonly setNumbers: Uint16Array;
  /** A bit for each row, `setWords` to a set. */
  readonly sets: Uint32Array;
  readonly setWords: number;
}

/** Words of 32 bits that a set of so many rows takes, as loops read two at a time. */
function evenWords(length: number): number {
  return 2 * ((length + 63) >>> 6);
}

/** Numbers of the runs while they are found. */
interface FoundRuns {
  readonly tags: number[];
  readonly starts: number[];
  readonly ends: number[];
}

/**
 * Puts the postings of terms that have many into the order of their tags, and answers where each tag's run is. A run has one
 * value for a query, so nothing is looked up for each of its postings. The postings are worked in; `tagBound` is above every tag.
 *
 *   slots  0 1 2 3 4 │ …     tags  7 4 7 4 7 │ …    →   slots  1 3 0 2 4 │ …     runs  4: 1 3, 7: 0 2 4
 */
export function* groupedInSteps(
  { starts, slots, tags }: Postings,
  tagBound: number,
  length: number,
): Generator<undefined, GroupedPostings> {
  const termBound = starts.length - 1;
  const places = new Uint32Array(tagBound);
  const found: FoundRuns = { tags: [], starts: [], ends: [] };
  const firstRuns = new Uint32Array(termBound + 1);
  let waiting = 0;
  for (let term = 0; term < termBound; term += 1) {
    firstRuns[term] = found.tags.length;
    const [start, end] = [starts[term] ?? 0, starts[term + 1] ?? 0];
    if (end - start < FEWEST_IN_RUN) continue;
    groupTerm(slots, tags, start, end, places, found);
    waiting += end - start;
    if (waiting < STRETCH) continue;
    waiting = 0;
    yield;
  }
  firstRuns[termBound] = found.tags.length;
  const own = found.tags.length;
  const runs = {
    firstRuns: own === 0 ? new Uint32Array(0) : firstRuns,
    tags: naturals(own, tagBound),
    starts: Uint32Array.from(found.starts),
    ends: Uint32Array.from(found.ends),
  };
  runs.tags.set(found.tags);
  const sets = yield* setsInSteps(slots, runs, length);
  return { starts, slots, ...withoutRuns(starts, tags, firstRuns), runs: { ...runs, ...sets } };
}

/** The tags of terms that are in no runs, one after the other: half of all that there are. The tags are worked in. */
function withoutRuns(
  starts: Uint32Array,
  tags: Naturals,
  firstRuns: Uint32Array,
): Pick<GroupedPostings, 'tagStarts' | 'tags'> {
  const tagStarts = new Uint32Array(starts.length);
  let kept = 0;
  for (let term = 0; term + 1 < starts.length; term += 1) {
    tagStarts[term] = kept;
    if ((firstRuns[term + 1] ?? 0) > (firstRuns[term] ?? 0)) continue;
    const end = starts[term + 1] ?? 0;
    for (let i = starts[term] ?? 0; i < end; i += 1) tags[kept++] = tags[i] ?? 0;
  }
  return { tagStarts, tags: tags.slice(0, kept) };
}

/** Groups the postings of one term by counting, where that makes runs that are long enough; `places` is worked in. */
function groupTerm(
  slots: Uint16Array,
  tags: Naturals,
  start: number,
  end: number,
  places: Uint32Array,
  found: FoundRuns,
): void {
  places.fill(0);
  let different = 0;
  for (let i = start; i < end; i += 1) {
    const tag = tags[i] ?? 0;
    if (places[tag] === 0) different += 1;
    places[tag] = (places[tag] ?? 0) + 1;
  }
  if (end - start < different * FEWEST_IN_RUN) return;
  let next = start;
  for (let tag = 0; tag < places.length; tag += 1) {
    const count = places[tag] ?? 0;
    if (count === 0) continue;
    places[tag] = next;
    found.tags.push(tag);
    found.starts.push(next);
    next += count;
    found.ends.push(next);
  }
  if (different === 1) return;
  const [slotsBefore, tagsBefore] = [slots.slice(start, end), tags.slice(start, end)];
  for (let i = 0; i < slotsBefore.length; i += 1) {
    const tag = tagsBefore[i] ?? 0;
    const at = places[tag] ?? 0;
    slots[at] = slotsBefore[i] ?? 0;
    tags[at] = tag;
    places[tag] = at + 1;
  }
}

/** The sets of runs that many of the rows are in. */
function* setsInSteps(
  slots: Uint16Array,
  { starts, ends }: Pick<TagRuns, 'starts' | 'ends'>,
  length: number,
): Generator<undefined, Pick<TagRuns, 'setNumbers' | 'sets' | 'setWords'>> {
  const setWords = evenWords(length);
  const setNumbers = new Uint16Array(starts.length);
  let count = 0;
  for (let run = 0; run < starts.length; run += 1) {
    if (((ends[run] ?? 0) - (starts[run] ?? 0)) * DENSE <= length) continue;
    count += 1;
    setNumbers[run] = count;
  }
  const sets = new Uint32Array(count * setWords);
  let waiting = 0;
  for (let run = 0; run < starts.length; run += 1) {
    const number = setNumbers[run] ?? 0;
    if (number === 0) continue;
    const own = sets.subarray((number - 1) * setWords, number * setWords);
    const end = ends[run] ?? 0;
    for (let i = starts[run] ?? 0; i < end; i += 1) setBit(own, slots[i] ?? 0);
    waiting += end - (starts[run] ?? 0);
    if (waiting < STRETCH) continue;
    waiting = 0;
    yield;
  }
  return { setNumbers, sets, setWords };
}
