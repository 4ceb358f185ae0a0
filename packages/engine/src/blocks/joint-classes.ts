import type { Naturals } from '../columns/numbers.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';

/** Combinations of classes in one column; their contributions then still lie in the nearest cache. */
const MOST_TOGETHER = 4096;

/**
 * Documents that say the same in some aspects, numbered within their block; `members[aspect][number]` is its class there, and null
 * where the number is the class.
 */
export interface JointClasses {
  readonly aspects: readonly ValueAspect[];
  readonly members: readonly (Uint32Array | null)[];
  readonly column: Uint16Array;
  /** How many there are. */
  readonly count: number;
}

/** The same where all are numbered within the block. */
interface DenseClasses extends JointClasses {
  readonly members: readonly Uint32Array[];
}

/**
 * The classes of one aspect, numbered anew within a block: as many as documents at most, so that two bytes are enough.
 * `bound` is above every class.
 */
export function denseClasses(aspect: ValueAspect, classes: Naturals, length: number, bound: number): DenseClasses {
  const numbers = new Uint32Array(bound);
  const members: number[] = [];
  const column = new Uint16Array(length);
  for (let slot = 0; slot < length; slot += 1) {
    const own = classes[slot] ?? 0;
    let plusOne = numbers[own] ?? 0;
    if (plusOne === 0) {
      plusOne = members.push(own);
      numbers[own] = plusOne;
    }
    column[slot] = plusOne - 1;
  }
  return { aspects: [aspect], members: [Uint32Array.from(members)], column, count: members.length };
}

/** Two columns as one, over the combinations that occur. */
function together(a: DenseClasses, b: DenseClasses): DenseClasses {
  const numbers = new Uint32Array(a.count * b.count);
  const pairs: number[] = [];
  const column = new Uint16Array(a.column.length);
  for (let slot = 0; slot < column.length; slot += 1) {
    const pair = (a.column[slot] ?? 0) * b.count + (b.column[slot] ?? 0);
    let plusOne = numbers[pair] ?? 0;
    if (plusOne === 0) {
      plusOne = pairs.push(pair);
      numbers[pair] = plusOne;
    }
    column[slot] = plusOne - 1;
  }
  const ofA = Uint32Array.from(pairs, (pair) => Math.floor(pair / b.count));
  const ofB = Uint32Array.from(pairs, (pair) => pair % b.count);
  const pick = (members: Uint32Array, which: Uint32Array) => which.map((number) => members[number] ?? 0);
  return {
    aspects: [...a.aspects, ...b.aspects],
    members: [...a.members.map((each) => pick(each, ofA)), ...b.members.map((each) => pick(each, ofB))],
    column,
    count: pairs.length,
  };
}

/**
 * The value aspects of a block's documents but for seniority, which depends on the month, in as few columns as do: a search
 * adds up what a combination contributes once, and each document then takes one look for all of them.
 *
 *   hours 4 classes, contract 8, place 600, wage 2,000  →  hours × contract: 32 │ place: 600 │ wage: 2,000
 */
export function* jointClassesInSteps(
  { classes, length }: DocumentColumns,
  boundOf: (aspect: ValueAspect) => number,
): Generator<undefined, readonly JointClasses[]> {
  const dense: DenseClasses[] = [];
  for (const aspect of VALUE_ASPECTS) {
    if (aspect === 'seniority') continue;
    dense.push(denseClasses(aspect, classes[aspect], length, boundOf(aspect)));
    yield;
  }
  dense.sort((a, b) => a.count - b.count);
  const found: DenseClasses[] = [];
  for (const next of dense) {
    const last = found.at(-1);
    if (last === undefined || last.count * next.count > MOST_TOGETHER) found.push(next);
    else {
      found[found.length - 1] = together(last, next);
      yield;
    }
  }
  return found.map((joint) => asTheyAre(joint, classes, boundOf));
}

/** An aspect alone as its own column, where its classes fit a table: what they contribute is then the same table in every block. */
function asTheyAre(
  joint: DenseClasses,
  classes: DocumentColumns['classes'],
  boundOf: (aspect: ValueAspect) => number,
): JointClasses {
  const { aspects } = joint;
  const [aspect] = aspects;
  if (aspect === undefined || aspects.length > 1) return joint;
  const [column, count] = [classes[aspect], boundOf(aspect)];
  return column instanceof Uint16Array && count <= MOST_TOGETHER ? { aspects, members: [null], column, count } : joint;
}
