import type { SchemaNode } from './schema-node.ts';
import { partsOf } from './shown-paths.ts';
import { type TreePath, valueAt } from './tree-edits.ts';

/** What a number of a tree may be. */
export interface NumberBounds {
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Whether the minimum itself is too small. */
  readonly isOpen: boolean;
}

/** Whether a number is one that its place allows. */
export function isWithinBounds(value: number, { minimum, maximum, isOpen }: NumberBounds): boolean {
  const isTooSmall = minimum !== null && (isOpen ? value <= minimum : value < minimum);
  return !isTooSmall && (maximum === null || value <= maximum);
}

/** A value that its place does not allow. */
export interface RefusedValue {
  readonly path: TreePath;
  /** What the schema calls it; null where only its name says it. */
  readonly title: string | null;
}

/** The values of a tree that the server would refuse, in the order of the tree: nothing is asked with one of them. */
export function refusedValues(schema: SchemaNode, draft: unknown): readonly RefusedValue[] {
  function walk(node: SchemaNode, path: TreePath): readonly RefusedValue[] {
    const value = valueAt(draft, path);
    if (node.type === 'number' || node.type === 'integer') {
      return typeof value !== 'number' || isWithinBounds(value, node) ? [] : [{ path, title: node.title }];
    }
    return partsOf(node, value).flatMap(([name, part]) => walk(part, [...path, name]));
  }
  return walk(schema, []);
}
