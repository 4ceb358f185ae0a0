import { ASPECT_NAMES, type AspectName, type ProfileKind, type ResolvedPlace } from '@counterpart/domain';

/** A place of the answering side, and the label it goes by when it is in no gazetteer. */
export interface EvaluatedPlace {
  readonly key: string;
  readonly place: ResolvedPlace | null;
}

/** What the answering side of a direction says besides concepts and words, as plain numbers. */
export interface EvaluatedFacts {
  readonly kind: ProfileKind;
  readonly places: readonly EvaluatedPlace[];
  /** Values other than UNDEFINED. */
  readonly contractTypes: readonly string[];
  readonly workingHours: readonly string[];
  /** Cents; undefined when there is no wage at all. */
  readonly wage: { readonly from: number | null; readonly to: number | null } | undefined;
  /** Thousandths of a year, null when not told. */
  readonly ownSeniority: number | null;
  readonly seniority: number | null;
  /** Whole days from `asOf`. */
  readonly availableDays: number | null;
  /** Bit i: it has information on ASPECT_NAMES[i]. */
  readonly hasInformation: number;
  readonly hasText: boolean;
}

const BIT = new Map<AspectName, number>(ASPECT_NAMES.map((name, i) => [name, 1 << i]));

/** The bit of an aspect in `hasInformation`. */
export function aspectBit(name: AspectName): number {
  return BIT.get(name) ?? 0;
}

/** The bits of a list of aspects. */
export function aspectBits(names: readonly AspectName[]): number {
  return names.reduce((bits, name) => bits | aspectBit(name), 0);
}
