import type { AspectName, ConceptId, EvidenceSource, LanguageLevel, PathStep, ProfileKind } from '@counterpart/domain';
import type { EvaluatedDocument } from '../query/evaluated-document.ts';
import type { ScoringNumbers } from '../numbers/scoring-numbers.ts';

/** One piece of evidence that meets an item; similarity and strength in ten-thousandths. */
export interface MatchedEvidence {
  readonly similarity: number;
  readonly holds: boolean;
  readonly strength: number;
  readonly source: EvidenceSource;
  readonly field: string;
  readonly start: number;
  readonly end: number;
  /** Year in which the work experience ended; null while it lasts and for every other source. */
  readonly endYear: number | null;
  /** The concept found; null for words and values. */
  readonly concept: ConceptId | null;
  /** The item's concept that reaches it. */
  readonly asked: ConceptId | null;
  readonly path: readonly PathStep[];
  readonly level: LanguageLevel | null;
}

/** What the answering side has in place of a concept (wire.md, "A match"); a contract type or working hours is a label. */
export type FoundValue =
  | { readonly label: string; readonly distanceKm?: number }
  | { readonly from: number | null; readonly to: number | null }
  | { readonly level: LanguageLevel | null }
  | { readonly value: number };

/** How one item fares; before the aspect is looked at as a whole. */
export interface ItemMatch {
  /** Ten-thousandths. */
  readonly similarity: number;
  /** Whether it meets a required flag. */
  readonly holds: boolean;
  /** Whether the answering side says anything about it. */
  readonly hasInformation: boolean;
  /** Best first. */
  readonly evidence: readonly MatchedEvidence[];
  readonly found: FoundValue | null;
}

/** What every kind of item needs to know about the direction it is asked in. */
export interface MatchContext {
  readonly aspect: AspectName;
  readonly document: EvaluatedDocument;
  readonly requesterKind: ProfileKind;
  readonly numbers: ScoringNumbers;
}
