import type { EvaluatedDocument } from '../query/evaluated-document.ts';
import { isUnknown, judgeItems, partValues, type JudgedItem, type PartValue } from './aspect-value.ts';
import { sharesOf, type AspectCriteria, type CompiledCriteria } from '../query/compiled-criteria.ts';
import { matchItem } from '../items/match-item.ts';
import { failingRequirements, type Direction, type FailingRequirement } from './required.ts';
import { fromTenThousandths, SCORE_UNITS } from '../numbers/rounding.ts';
import type { ScoringNumbers } from '../numbers/scoring-numbers.ts';
import { nonEmptyAspect } from '../query/profile-aspect.ts';

/** An aspect as one target meets it; shares in 10⁻⁹, dealt anew when another aspect is skipped. */
export interface AspectResult {
  readonly aspect: AspectCriteria;
  readonly items: readonly JudgedItem[];
  readonly isUnknown: boolean;
  /** Left out for this target (`missing: SKIP`). */
  readonly isSkipped: boolean;
  readonly parts: readonly PartValue[];
  readonly shares: readonly number[];
}

/** One direction of a match; score and unknown in 10⁻⁹. */
export interface DirectionResult {
  readonly direction: Direction;
  readonly aspects: readonly AspectResult[];
  readonly hasScore: boolean;
  readonly score: number;
  readonly unknown: number;
  readonly failing: readonly FailingRequirement[];
}

/**
 * Asks a profile of a document.
 *
 *   items → matches → statuses ─┬→ value and unknown of each share ─→ Σ share × value = score
 *                               └→ required flags that fail
 *
 * `hasEntity` is false for a search profile without an entity: an aspect in which it has no item passes the
 * flags, as nobody stands behind it who could lack it.
 */
export function evaluateDirection(
  direction: Direction,
  criteria: CompiledCriteria,
  document: EvaluatedDocument,
  hasEntity: boolean,
  numbers: ScoringNumbers,
): DirectionResult {
  const judged = criteria.aspects.map((aspect) => {
    const context = { aspect: aspect.name, document, requesterKind: criteria.kind, numbers };
    return judgeItems(aspect.items.map((item) => matchItem(item, context)));
  });
  const shares = sharesAfterSkips(criteria.aspects, judged);
  const failing: FailingRequirement[] = [];
  const aspects = criteria.aspects.map((aspect, i): AspectResult => {
    const items = judged[i] ?? [];
    const passesWithoutCriteria = !hasEntity && nonEmptyAspect(document.profile, aspect.name) === null;
    if (!passesWithoutCriteria) failing.push(...failingRequirements(direction, aspect, items, numbers.requiredMissing));
    const { list, isSkipped } = shares[i] ?? { list: [], isSkipped: false };
    return {
      aspect,
      items,
      isUnknown: isUnknown(aspect, items),
      isSkipped,
      parts: partValues(aspect, items),
      shares: list,
    };
  });
  return { direction, aspects, hasScore: criteria.hasScore, ...foldScore(criteria.hasScore, aspects), failing };
}

/** Σ share × value over the parts of a direction, rounded once; without a score 0, unknown 1. */
function foldScore(hasScore: boolean, aspects: readonly AspectResult[]): { score: number; unknown: number } {
  if (!hasScore) return { score: 0, unknown: SCORE_UNITS };
  let value = 0;
  let unknown = 0;
  for (const { parts, shares } of aspects) {
    for (const [i, part] of parts.entries()) {
      value += (shares[i] ?? 0) * part.value;
      unknown += (shares[i] ?? 0) * part.unknown;
    }
  }
  return { score: fromTenThousandths(value), unknown: fromTenThousandths(unknown) };
}

/**
 * The shares of a target: those of the profile, or dealt anew over the aspects that are not skipped. When no aspect
 * with a share remains nothing is dealt anew: everything is unknown, so the score is 0 and unknown is 1.
 */
function sharesAfterSkips(
  aspects: readonly AspectCriteria[],
  judged: readonly (readonly JudgedItem[])[],
): readonly { list: readonly number[]; isSkipped: boolean }[] {
  const skipped = aspects.map((aspect, i) => aspect.missing === 'SKIP' && isUnknown(aspect, judged[i] ?? []));
  const remaining = aspects.filter((_, i) => !skipped[i]);
  const someRemain = remaining.some((aspect) => aspect.shares.some((share) => share > 0));
  if (!skipped.includes(true) || !someRemain) {
    return aspects.map((aspect) => ({ list: aspect.shares, isSkipped: false }));
  }
  const dealt = sharesOf(remaining);
  let next = 0;
  return aspects.map((aspect, i) =>
    skipped[i]
      ? { list: aspect.shares.map(() => 0), isSkipped: true }
      : { list: dealt[next++] ?? [], isSkipped: false },
  );
}
