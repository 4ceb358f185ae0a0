import { BLOCK_SIZE, type BlockPostings, type BlockView } from '../blocks/block.ts';
import type { JointClasses } from '../blocks/joint-classes.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';
import type { ClassContributions } from './class-contributions.ts';

/** A column of a block, and what each number in it contributes. */
export interface ValuePart {
  readonly column: Uint16Array;
  readonly table: Float64Array;
}

/** A column that says nothing, where there are fewer than go together. */
const NO_PART: ValuePart = { column: new Uint16Array(BLOCK_SIZE), table: new Float64Array(1) };
const TOGETHER = 4;

/** The columns of a block's values that have a share of the score. */
export function* valueParts(
  contributions: ReadonlyMap<ValueAspect, ClassContributions>,
  view: BlockView,
  { values }: BlockPostings,
): Generator<undefined, readonly ValuePart[]> {
  const parts: ValuePart[] = [];
  if (contributions.size === 0) return parts;
  const add = (joint: JointClasses): void => {
    const table = contributionsOf(joint, contributions);
    if (table !== null) parts.push({ column: joint.column, table });
  };
  for (const each of contributions.values()) each.enter(view);
  for (const joint of yield* values.prepare()) {
    add(joint);
    yield;
  }
  const seniority = contributions.get('seniority');
  if (seniority !== undefined) add(view.seniority.numbered(seniority.classes, view.columns.length));
  return parts;
}

/** Begins the sums of the documents from `from` to `end` with what their values contribute: four columns a pass. */
export function beginValues(parts: readonly ValuePart[], from: number, end: number, sums: Float64Array): void {
  sums.fill(0, from, end);
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const [a = NO_PART, b = NO_PART, c = NO_PART, d = NO_PART] = parts.slice(at, at + TOGETHER);
    addFour(a, b, c, d, from, end, sums);
  }
}

/** What each combination contributes; null where none of its aspects has a share. */
function contributionsOf(
  { aspects, members, count }: JointClasses,
  contributions: ReadonlyMap<ValueAspect, ClassContributions>,
): Float64Array | null {
  let table: Float64Array | null = null;
  for (const [i, aspect] of aspects.entries()) {
    const own = contributions.get(aspect);
    const classes = members[i];
    if (own === undefined || classes === undefined) continue;
    table ??= new Float64Array(count);
    own.addTo(table, classes);
  }
  return table;
}

function addFour(
  a: ValuePart,
  b: ValuePart,
  c: ValuePart,
  d: ValuePart,
  from: number,
  end: number,
  sums: Float64Array,
): void {
  const { column: columnA, table: tableA } = a;
  const { column: columnB, table: tableB } = b;
  const { column: columnC, table: tableC } = c;
  const { column: columnD, table: tableD } = d;
  for (let slot = from; slot < end; slot += 1) {
    sums[slot] =
      (sums[slot] ?? 0) +
      (tableA[columnA[slot] ?? 0] ?? 0) +
      (tableB[columnB[slot] ?? 0] ?? 0) +
      (tableC[columnC[slot] ?? 0] ?? 0) +
      (tableD[columnD[slot] ?? 0] ?? 0);
  }
}
