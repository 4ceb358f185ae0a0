import { ASPECT_NAMES } from '@counterpart/domain';
import type { Match } from '../../matching/searches/index-results.ts';
import { kindOf } from '../reasons.ts';

/** One asked item with what became of it. */
export type Explanation = Match['explanations'][number];
type Detail = Match['details'][number];

/** The asked items of one aspect, with its points. */
export interface ExplainedGroup {
  readonly aspect: string;
  readonly detail: Detail | null;
  readonly items: readonly Explanation[];
}

/** What one side asks, in the order in which it is read. */
export interface ExplainedSide {
  /** Required and not met, whatever the aspect: read first. */
  readonly missing: readonly Explanation[];
  readonly groups: readonly ExplainedGroup[];
}

const ORDER = { found: 0, near: 1, missing: 2, unknown: 3 } as const;

function isMissingRequired(explanation: Explanation): boolean {
  return explanation.required && !explanation.holds && explanation.status !== 'unknown';
}

/** The asked items of a direction: required and missing first, then aspect by aspect, heaviest first. */
export function explainedSide(match: Match, direction: 'FORWARD' | 'REVERSE'): ExplainedSide {
  const own = match.explanations.filter(({ scoreType }) => scoreType === direction);
  const rest = own.filter((explanation) => !isMissingRequired(explanation));
  const groups = ASPECT_NAMES.filter((name) => rest.some(({ aspect }) => aspect === name)).map(
    (aspect): ExplainedGroup => ({
      aspect,
      detail: match.details.find(({ scoreType, label }) => scoreType === direction && label === aspect) ?? null,
      items: rest
        .filter((explanation) => explanation.aspect === aspect)
        .toSorted(
          (a, b) =>
            Number(b.required) - Number(a.required) ||
            ORDER[kindOf(a)] - ORDER[kindOf(b)] ||
            b.similarity - a.similarity,
        ),
    }),
  );
  return {
    missing: own.filter(isMissingRequired),
    groups: groups.toSorted((a, b) => (b.detail?.weight ?? 0) - (a.detail?.weight ?? 0)),
  };
}

/** What nobody knows yet of what is asked: the questions for the telephone. */
export function unknownItems(match: Match): readonly Explanation[] {
  return match.explanations.filter(({ scoreType, status }) => scoreType === 'FORWARD' && status === 'unknown');
}
