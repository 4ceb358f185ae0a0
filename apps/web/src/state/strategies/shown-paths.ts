import type { SchemaNode } from './schema-node.ts';
import { isSame, isTable, type TreePath, valueAt } from './tree-edits.ts';

/** What of a tree is wanted. */
export interface TreeSearch {
  /** Words that stand in a title, a description or a name; blank wants everything. */
  readonly text: string;
  /** Only values that are not what the template says, or not what was saved. */
  readonly onlyChanged: boolean;
}

/** A place in a tree as a text, to be looked up. */
export function pathKey(path: TreePath): string {
  return JSON.stringify(path);
}

/** The places to be seen: those that are wanted, what leads to them, and what stands within a title that is. */
export function shownPaths(
  schema: SchemaNode,
  draft: unknown,
  saved: unknown,
  { text, onlyChanged }: TreeSearch,
): ReadonlySet<string> {
  const wanted = text.trim().toLocaleLowerCase();
  const shown = new Set<string>();
  const names = (node: SchemaNode, name: string) =>
    [node.title ?? '', node.description ?? '', name].some((each) => each.toLocaleLowerCase().includes(wanted));
  function isChanged(node: SchemaNode, path: TreePath): boolean {
    const value = valueAt(draft, path);
    return !isSame(value, valueAt(saved, path)) || (node.preset !== undefined && !isSame(value, node.preset));
  }
  /** Answers whether something at or below the place is wanted. */
  function walk(node: SchemaNode, path: TreePath, isWithin: boolean): boolean {
    const isNamed = isWithin || names(node, String(path.at(-1) ?? ''));
    const parts = partsOf(node, valueAt(draft, path)).map(([name, part]) =>
      walk(part, [...path, name], isNamed && path.length > 0),
    );
    const isLeaf = parts.length === 0;
    const isWanted = isLeaf ? isNamed && (!onlyChanged || isChanged(node, path)) : parts.some(Boolean);
    if (isWanted) shown.add(pathKey(path));
    return isWanted;
  }
  walk(schema, [], wanted === '');
  return shown;
}

/** What a node holds: its properties, those of free names and its items that are there. */
export function partsOf(node: SchemaNode, value: unknown): readonly (readonly [string | number, SchemaNode])[] {
  if (node.type === 'array') {
    const { items } = node;
    return items.type === 'enum' || !Array.isArray(value) ? [] : value.map((_item, at) => [at, items] as const);
  }
  if (node.type !== 'object') return [];
  const { properties, additional } = node;
  const known = new Set(properties.map(([name]) => name));
  const free = additional === null || !isTable(value) ? [] : Object.keys(value).filter((name) => !known.has(name));
  return [...properties, ...free.flatMap((name) => (additional === null ? [] : [[name, additional] as const]))];
}
