import type { ProfileKind, WireDocument } from '@counterpart/domain';

/** A document of a world and the reason for its place. */
export interface Placed {
  readonly document: WireDocument;
  readonly reason: string;
}

/** A ranking of which a person would be sure: a source, and its targets best first. */
export interface SmallWorld {
  readonly name: string;
  /** What the world is about, in one sentence. */
  readonly lesson: string;
  readonly sourceKind: ProfileKind;
  readonly source: WireDocument;
  /** Best first; each is strictly above the next. */
  readonly expected: readonly Placed[];
  /** Those that must not be in the list at all. */
  readonly absent?: readonly Placed[];
}

/** A document and its reason. */
export function placed(builder: { build(): WireDocument }, reason: string): Placed {
  return { document: builder.build(), reason };
}
