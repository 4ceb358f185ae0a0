import type { ReadText } from './read-text.ts';

/** A value read in a text; tokens `from` to `to`, exclusive. */
export interface ValueMention<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
  /** 0..1. */
  readonly confidence: number;
}

/** The characters of tokens `from` to `to`. */
export function charactersOf(
  read: ReadText,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } {
  return { start: read.tokens[from]?.start ?? 0, end: read.tokens[to - 1]?.end ?? 0 };
}

/** Each value once: the surest reading, ties to the first. */
export function surestOfEach<Value>(found: readonly ValueMention<Value>[]): readonly ValueMention<Value>[] {
  const best = new Map<Value, ValueMention<Value>>();
  for (const item of found) {
    const known = best.get(item.value);
    if (known === undefined || item.confidence > known.confidence) best.set(item.value, item);
  }
  return [...best.values()].sort((a, b) => a.from - b.from);
}
