import type { BlockPostings, BlockView } from '../blocks/block.ts';
import { postingCount } from '../columns/postings.ts';
import type { GroupedPostings } from '../kernels/tag-runs.ts';
import type { CountedGroup, CountedTerm } from './counted-groups.ts';
import { KeywordFloors } from './keyword-floors.ts';
import { RankedValues } from './ranked-values.ts';
import type { Scratch } from './scratch.ts';

/** Postings between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 100_000;
/** Groups that marks of a byte tell apart. */
const MOST_GROUPS = 255;

/**
 * Adds groups to the sums of a block: of each a document gets its best evidence once, × share. Frequent concepts are runs of one
 * value each; of the others, and of words, it is known what a sum reaches by them at least:
 *
 *   rare concepts, words    floor = sum + share × value
 *   runs, the highest first sum += share × value, for who is not marked yet
 *                           sum = the larger of sum and floor
 */
export class GroupSums {
  readonly #groups: readonly CountedGroup[];
  readonly #keywords = new KeywordFloors();
  /** Made when a block is summed so. */
  #ranked: RankedValues | null = null;
  /** The number of the group in the block; the first one clears the marks. */
  #number = MOST_GROUPS;

  constructor(groups: readonly CountedGroup[]) {
    this.#groups = groups;
  }

  /** Begins a block. */
  enter(): void {
    this.#number = MOST_GROUPS;
  }

  /** Adds a group; where only `open` documents matter, others may miss it. */
  *add(
    { share, terms, keywords }: CountedGroup,
    open: Uint32Array | null,
    { columns }: BlockView,
    { concepts, words }: BlockPostings,
    scratch: Scratch,
  ): Generator<undefined, void> {
    const { length } = columns;
    const { runs } = concepts;
    const { sums, groups: marks, postings, runs: stage, before } = scratch;
    const ranked = (this.#ranked ??= new RankedValues(this.#groups));
    const { values } = ranked;
    const rare: CountedTerm[] = [];
    let count = 0;
    stage.begin(values.length - 1);
    for (const term of terms) {
      const { concept, values: table } = term;
      const [first, last] = [runs.firstRuns[concept] ?? 0, runs.firstRuns[concept + 1] ?? 0];
      if (last > first) stage.note(runs, first, last, concepts.slots, ranked.ranksOf(table), open !== null);
      else {
        rare.push(term);
        count += postingCount(concepts, concept);
      }
    }
    const isHeld = postings.hasRoom(count, rare);
    postings.begin(share, sums, isHeld ? sums : before);
    if (isHeld) {
      for (const term of rare) addTerm(term, concepts, scratch);
      postings.hold();
    } else before.set(sums.subarray(0, length));
    if (keywords.length > 0) {
      yield* this.#keywords.findInSteps(keywords, yield* words.prepare(), share, columns, sums, open);
    }
    yield* stage.add(runs, concepts.slots, length, {
      number: this.#next(marks, length),
      share,
      values,
      sums,
      marks,
      open,
    });
    let waiting = 0;
    for (const term of isHeld ? [] : rare) {
      waiting += addTerm(term, concepts, scratch);
      if (waiting < STRETCH) continue;
      waiting = 0;
      postings.finish();
      yield;
    }
    postings.finish();
    this.#keywords.raise(sums);
  }

  #next(marks: Uint8Array, length: number): number {
    if (this.#number === MOST_GROUPS) {
      marks.fill(0, 0, length);
      this.#number = 0;
    }
    this.#number += 1;
    return this.#number;
  }
}

/** Puts the postings of a concept to the others of its group; answers how many. */
function addTerm({ concept, values }: CountedTerm, concepts: GroupedPostings, { postings }: Scratch): number {
  const start = concepts.starts[concept] ?? 0;
  const count = postingCount(concepts, concept);
  postings.add(concepts.slots, concepts.tags, concepts.tagStarts[concept] ?? 0, start, start + count, values);
  return count;
}
