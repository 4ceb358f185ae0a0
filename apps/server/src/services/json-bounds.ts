import { CatalogueError } from '@counterpart/domain';
import { pathOf } from './refusal.ts';

/** How deep a JSON value may be nested. */
const MAX_JSON_DEPTH = 64;
/** How many values, the members of lists and objects, a JSON value may hold. */
const MAX_JSON_VALUES = 200_000;

interface Visit {
  readonly value: object;
  readonly key: PropertyKey;
  readonly parent: Visit | null;
  readonly depth: number;
}

function pathTo(visit: Visit): string {
  const keys: PropertyKey[] = [];
  for (let at: Visit | null = visit; at !== null; at = at.parent) keys.unshift(at.key);
  return pathOf(keys.slice(1)).slice(0, 500);
}

/** Whether an object would make whoever compares its `length` fail: it has one that turns into no number. */
function hasUnusableLength(value: object): boolean {
  const { length } = value as { readonly length?: unknown };
  if (Array.isArray(value) || typeof length !== 'object' || length === null) return false;
  return Object.hasOwn(length, 'toString') || Object.hasOwn(length, 'valueOf');
}

/**
 * Refuses, with the path, JSON that is nested too deep or holds too many values, before anything walks through it; and
 * an object with a `length` that is an object, on which checks of lists and texts would stumble. Goes level by level
 * without recursion.
 */
export function refuseUnboundedJson(root: unknown): void {
  if (typeof root !== 'object' || root === null) return;
  let values = 0;
  const open: Visit[] = [{ value: root, key: '', parent: null, depth: 1 }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { value, depth } = visit;
    if (hasUnusableLength(value)) refuse(visit, 'An object stands where a list or a text is meant.');
    const entries: readonly (readonly [PropertyKey, unknown])[] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value);
    values += entries.length;
    if (values > MAX_JSON_VALUES) refuse(visit, `JSON may hold at most ${MAX_JSON_VALUES} values.`);
    for (const [key, member] of entries) {
      if (typeof member !== 'object' || member === null) continue;
      const next: Visit = { value: member, key, parent: visit, depth: depth + 1 };
      if (next.depth > MAX_JSON_DEPTH) refuse(next, `JSON may be nested at most ${MAX_JSON_DEPTH} deep.`);
      open.push(next);
    }
  }
}

function refuse(visit: Visit, message: string): never {
  const path = pathTo(visit);
  throw new CatalogueError('INVALID_REQUEST', [{ path, message }], `${path === '' ? 'The body' : path}: ${message}`);
}
