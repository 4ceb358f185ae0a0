import type { LabelEntry, LabelHit } from './label-hit.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { REACH } from '../tokens/reach.ts';

/** A label found by the roots of its words. */
export interface RootEntry extends LabelEntry {
  /** How many roots agree: two may do so by chance. */
  readonly roots: number;
}

/** A place where the roots of one or more labels stand; tokens `from` to `to` (exclusive). */
export interface RootHit extends LabelHit {
  readonly entries: readonly RootEntry[];
}

/** Whether a number stands among the tokens `from` to `to` (exclusive) or beside them: "CACES 3" is no "CACES 5". */
export function hasCount(tokens: readonly Token[], from: number, to: number, count: number): boolean {
  return tokens
    .slice(Math.max(0, from - REACH.labels.count), to + REACH.labels.count)
    .some(({ number }) => number === count);
}

/**
 * The nearest place within reach that has the root, itself included (two parts of one compound); -1 when there is
 * none.
 */
export function nearest(
  clause: readonly { readonly roots: readonly number[] }[],
  place: number,
  reach: number,
  root: number,
): number {
  for (let distance = 0; distance <= reach; distance++) {
    if (clause[place - distance]?.roots.includes(root) === true) return place - distance;
    if (clause[place + distance]?.roots.includes(root) === true) return place + distance;
  }
  return -1;
}

/** The hits that no earlier one touches; labels agreeing with the very same words are kept together. */
export function withoutOverlaps(hits: readonly RootHit[]): readonly RootHit[] {
  const taken = new Map<number, RootHit>();
  const kept = new Set<RootHit>();
  for (const hit of hits) {
    const known = taken.get(hit.from);
    const isSame = known !== undefined && known.from === hit.from && known.to === hit.to;
    let isFree = !isSame;
    for (let at = hit.from; isFree && at < hit.to; at++) isFree = !taken.has(at);
    if (!isSame && !isFree) continue;
    const next = isSame ? { ...known, entries: [...known.entries, ...hit.entries] } : hit;
    if (isSame) kept.delete(known);
    kept.add(next);
    for (let at = hit.from; at < hit.to; at++) taken.set(at, next);
  }
  return [...kept].sort((a, b) => a.from - b.from);
}
