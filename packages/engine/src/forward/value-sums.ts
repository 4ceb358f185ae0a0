import type { BlockPostings, BlockView } from '../blocks/block.ts';
import type { JointClasses } from '../blocks/joint-classes.ts';
import type { ValuePart } from '../kernels/column-stage.ts';
import type { ValueAspect } from '../vocabulary/value-classes.ts';
import type { ClassContributions } from './class-contributions.ts';

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
    if (classes === null) return own.first(count);
    table ??= new Float64Array(count);
    own.addTo(table, classes);
  }
  return table;
}
