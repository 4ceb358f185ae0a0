import type { AspectName, ConceptId, EvidenceSource, LanguageLevel, PathRelation } from '@counterpart/domain';
import type { EvaluatedDocument } from '../query/evaluated-document.ts';
import type { JudgedItem } from '../directions/aspect-value.ts';
import { scoreWithoutShare } from '../directions/aspect-value.ts';
import type { Criterion } from '../query/criterion.ts';
import type { AspectResult, DirectionResult } from '../directions/direction.ts';
import type { FoundValue } from '../items/item-match.ts';
import type { Direction, ItemStatus } from '../directions/required.ts';
import { ONE, SCORE_UNITS, WEIGHT_UNITS } from '../numbers/rounding.ts';
import { levelNamed } from '../values/language-level.ts';

/** A remark on a detail, for translation: nothing is known of the aspect, or it is left out for this target. */
export type DetailInfo = '' | 'unknown' | 'skipped';

/** One aspect of one direction (ENG-06, wire.md); `share` = `weight` × `score`, all 0..1. */
export interface MatchDetail {
  readonly scoreType: Direction;
  readonly label: AspectName;
  /** Items found of those `asked`. */
  readonly found: number;
  readonly asked: number;
  readonly info: DetailInfo;
  readonly score: number;
  readonly share: number;
  readonly weight: number;
  readonly unknown: number;
  /** The aspect's own flag. */
  readonly required: boolean;
}

/** One step of a path as the wire has it; `factor` 0..1. */
export interface ExplainedStep {
  readonly relation: PathRelation;
  readonly to: ConceptId;
  readonly factor: number;
}

/** One place in the answering document that meets an item; offsets are UTF-16 units, end exclusive. */
export interface MatchedTo {
  readonly source: EvidenceSource;
  readonly field: string;
  readonly start: number;
  readonly end: number;
  /** Strength × recency, 0..1. */
  readonly strength: number;
  /** Whether this very place meets a required flag. */
  readonly holds: boolean;
  /** Year in which the work experience ended; null while it lasts and for every other source. */
  readonly endYear: number | null;
  /** For a text: the aspects of the document in which that concept is a parsed item. */
  readonly aspects: readonly AspectName[];
}

/** How one item fares in one direction, as ids, numbers and offsets (ENG-06, wire.md). */
export interface MatchExplanation {
  readonly scoreType: Direction;
  readonly aspect: AspectName;
  readonly itemId: string;
  readonly weight: number;
  /** `conceptId` is the concept of the item that was found, otherwise its first; absent for what is no concept. */
  readonly asked: {
    readonly label: string;
    readonly conceptId?: ConceptId;
    /** Languages only: the level asked, null when any will do or none is named. */
    readonly level?: LanguageLevel | null;
  };
  /** The item's own flag. */
  readonly required: boolean;
  readonly holds: boolean;
  readonly status: ItemStatus;
  readonly similarity: number;
  readonly foundConcept?: { readonly id: ConceptId };
  /** The value that the document has in its place, also when it does not match. */
  readonly found?: FoundValue;
  readonly path: readonly ExplainedStep[];
  readonly matchedTo: readonly MatchedTo[];
}

/** The details of a direction: the very shares and values that its score was folded from. */
export function explainDetails({ direction, aspects }: DirectionResult): readonly MatchDetail[] {
  return aspects.map((result) => {
    const weight = result.shares.reduce((sum, share) => sum + share, 0);
    const sum = (part: 'value' | 'unknown'): number =>
      result.parts.reduce((total, value, i) => total + (result.shares[i] ?? 0) * value[part], 0);
    const share = sum('value') / ONE / SCORE_UNITS;
    const isWeightless = weight === 0 && !result.isSkipped;
    return {
      scoreType: direction,
      label: result.aspect.name,
      found: result.items.filter((item) => item.status === 'found').length,
      asked: result.items.length,
      info: infoOf(result),
      score:
        weight > 0 ? sum('value') / ONE / weight : isWeightless ? scoreWithoutShare(result.aspect, result.parts) : 0,
      share,
      weight: weight / SCORE_UNITS,
      unknown: sum('unknown') / ONE / SCORE_UNITS,
      required: result.aspect.required,
    };
  });
}

function infoOf(result: AspectResult): DetailInfo {
  if (result.isSkipped) return 'skipped';
  return result.isUnknown ? 'unknown' : '';
}

/** The explanations of a direction, item by item; they point into the texts of `document`, the side that was asked. */
export function explainItems(result: DirectionResult, document: EvaluatedDocument): readonly MatchExplanation[] {
  return result.aspects.flatMap(({ aspect, items }) =>
    aspect.items.flatMap((item, i) => {
      const judged = items[i];
      return judged === undefined ? [] : [explainItem(result.direction, aspect.name, item, judged, document)];
    }),
  );
}

function explainItem(
  direction: Direction,
  aspect: AspectName,
  item: Criterion,
  judged: JudgedItem,
  document: EvaluatedDocument,
): MatchExplanation {
  const best = judged.evidence[0];
  const concepts = item.kind === 'concept' || item.kind === 'language' ? item.concepts : [];
  const conceptId = best?.asked ?? concepts[0];
  return {
    scoreType: direction,
    aspect,
    itemId: item.id,
    weight: item.weight / WEIGHT_UNITS,
    asked: {
      label: item.label,
      ...(conceptId === undefined ? {} : { conceptId }),
      ...(aspect === 'languages' && 'level' in item ? { level: levelNamed(item.level) } : {}),
    },
    required: item.required,
    holds: judged.holds,
    status: judged.status,
    similarity: judged.similarity / ONE,
    ...(best !== undefined && best.concept !== null ? { foundConcept: { id: best.concept } } : {}),
    ...(judged.found === null ? {} : { found: judged.found }),
    path: best?.path.map((step) => ({ relation: step.relation, to: step.to, factor: step.factor / ONE })) ?? [],
    matchedTo: judged.evidence.map((matched) => ({
      source: matched.source,
      field: matched.field,
      start: matched.start,
      end: matched.end,
      strength: matched.strength / ONE,
      holds: matched.holds,
      endYear: matched.endYear,
      aspects:
        matched.concept === null || matched.source.startsWith('ASPECT.')
          ? []
          : (document.parsedIn.get(matched.concept) ?? []),
    })),
  };
}
