import type { SchemaNode } from './schema-node.ts';

/** A place in a tree of values: names of properties and numbers of items from the root. */
export type TreePath = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>>;

/** Whether a value holds others by name. */
export function isTable(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a value is when it is added: 0, an empty text, false, an empty list, the first of a choice (STR-03c). */
export function newValue(node: SchemaNode): unknown {
  switch (node.type) {
    case 'number':
    case 'integer':
      return 0;
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'enum':
      return node.values[0] ?? '';
    case 'object':
      return Object.fromEntries(node.properties.map(([name, part]) => [name, newValue(part)]));
    case 'unknown':
      return null;
  }
}

/** The value at a place; undefined when there is none. */
export function valueAt(root: unknown, path: TreePath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return (value as readonly unknown[])[Number(step)];
    return isTable(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, root);
}

/** The tree with another value at a place; nothing else changes. */
export function withValue(root: unknown, path: TreePath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const changed = withValue(valueAt(root, [step]), rest, value);
  if (Array.isArray(root)) return root.map((item, at) => (at === step ? changed : (item as unknown)));
  return tableOf(
    [...Object.entries(isTable(root) ? root : {}).filter(([name]) => name !== step), [String(step), changed]],
    root,
  );
}

/** The tree without the property or item at a place. */
export function withoutValue(root: unknown, path: TreePath): unknown {
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  const holder = valueAt(root, parent);
  const left = Array.isArray(holder)
    ? holder.filter((_item, at) => at !== last)
    : tableOf(
        Object.entries(isTable(holder) ? holder : {}).filter(([name]) => name !== last),
        holder,
      );
  return withValue(root, parent, left);
}

/**
 * The tree with another name for a property: an empty name deletes it, one that is there already changes nothing
 * (STR-03b).
 */
export function renamed(root: unknown, path: TreePath, typed: string): unknown {
  const name = typed.trim();
  if (name === '') return withoutValue(root, path);
  const parent = path.slice(0, -1);
  const holder = valueAt(root, parent);
  const last = path.at(-1);
  if (!isTable(holder) || name === last || Object.hasOwn(holder, name)) return root;
  const entries = Object.entries(holder).map(([each, value]): [string, unknown] => [
    each === last ? name : each,
    value,
  ]);
  return withValue(root, parent, Object.fromEntries(entries));
}

/** A table in the order of the one that it comes from; what is new stands last. */
function tableOf(entries: readonly (readonly [string, unknown])[], before: unknown): Json {
  const order = new Map(Object.keys(isTable(before) ? before : {}).map((name, place) => [name, place]));
  const placeOf = ([name]: readonly [string, unknown]) => order.get(name) ?? order.size;
  return Object.fromEntries([...entries].sort((a, b) => placeOf(a) - placeOf(b)));
}

/** Whether two trees say the same, whatever the order of their properties. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (isTable(a) && isTable(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
    );
  }
  return Object.is(a, b);
}

/** How many values of a tree are not what they are in another; a value that one lacks is one. */
export function countChanges(a: unknown, b: unknown): number {
  if (isTable(a) && isTable(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].reduce((sum, name) => sum + countChanges(valueAt(a, [name]), valueAt(b, [name])), 0);
  }
  return isSame(a, b) ? 0 : 1;
}
