import type { AspectName, ConceptId, ProfileKind, ScoreType } from '@counterpart/domain';
import type { EvaluatedDocument } from './evaluated-document.ts';
import type { CompiledCriteria, AspectWeights } from './compiled-criteria.ts';
import type { ReachTable } from './reach.ts';
import type { ScoringNumbers } from '../numbers/scoring-numbers.ts';

/** The best that the source's evidence gives an asked concept: similarity in ten-thousandths. */
export interface ConceptOutcome {
  readonly similarity: number;
  readonly holds: boolean;
}

/** The different levels, 1..6, at which the source's evidence names a language; null where it names none. */
export type LanguageOutcome = readonly (number | null)[];

/** The source as the side that is asked. */
export interface ReverseSide {
  readonly document: EvaluatedDocument;
  /** Whether an entity stands behind it; without one, aspects it has no item in pass the target's flags. */
  readonly hasEntity: boolean;
  /** Asked concept → concept of the source's evidence → how it is reached; `languages` do not go through it. */
  readonly reach: ReachTable;
  /** The same table folded over the source's evidence, for engines: asked concept → best similarity, and whether any holds. */
  readonly outcomes: ReadonlyMap<ConceptId, ConceptOutcome>;
  /** Concept → levels in the source's evidence, for engines. */
  readonly languages: ReadonlyMap<ConceptId, LanguageOutcome>;
  /** W by aspect in millionths in place of the target's own (MUTUAL_FORWARD_WEIGHT); null keeps the target's. */
  readonly weights: AspectWeights | null;
}

/** A request made ready for any number of targets: pure data (structured cloning keeps it whole), nothing left to resolve. */
export interface CompiledQuery {
  readonly scoreType: ScoreType;
  readonly targetKind: ProfileKind;
  readonly allowedAspects: readonly AspectName[];
  readonly numbers: ScoringNumbers;
  readonly forward: CompiledCriteria;
  readonly reverse: ReverseSide;
}
