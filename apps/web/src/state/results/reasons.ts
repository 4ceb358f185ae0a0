import { ASPECT_NAMES } from '@counterpart/domain';
import type { Match } from '../matching/searches/index-results.ts';

type Explanation = Match['explanations'][number];

/** Evidence that ended longer ago than this is old, in years (ui.md, "The results"). */
export const OLD_AFTER_YEARS = 5;

/** What became of an asked item: met, found without being met itself, not found, or nobody knows. */
export type ReasonKind = 'found' | 'near' | 'missing' | 'unknown';

/** Why a row stands where it stands: one asked item and what became of it. */
export interface Reason {
  readonly itemId: string;
  readonly kind: ReasonKind;
  readonly aspect: string;
  readonly label: string;
  readonly level: string | null;
  readonly isRequired: boolean;
  /** What was found instead; null where it is the asked itself. */
  readonly via: string | null;
  /** The level of a language that was found in place of the asked one; null for everything else. */
  readonly foundLevel: string | null;
  /** Of an amount or a number, which has no label: the explanation, with what was found; null for everything else. */
  readonly amount: Explanation | null;
  /** Where the evidence stands and the year in which it ended, when that is long ago. */
  readonly old: { readonly source: string; readonly year: number } | null;
}

/** The direction that a list is ordered by. */
export function leadingDirection({ balance }: Pick<Match, 'balance'>): 'FORWARD' | 'REVERSE' {
  return balance === 1 ? 'REVERSE' : 'FORWARD';
}

/** What became of an asked item; what was found without holding, such as a trade by way of one skill, is near. */
export function kindOf({ status, holds }: Pick<Explanation, 'status' | 'holds'>): ReasonKind {
  return status === 'found' && !holds ? 'near' : status;
}

function viaOf({ aspect, asked, foundConcept, found, status, holds }: Explanation): string | null {
  // A place says its distance, which the row shows beside the town; a language its level.
  if (status !== 'found' || aspect === 'locations' || aspect === 'languages') return null;
  // What is narrower is what was asked; another value of an enumeration is another one, though it meets the flag.
  if (holds && foundConcept !== undefined) return null;
  const label = foundConcept?.label ?? found?.label ?? null;
  return label === null || label.toLowerCase() === asked.label.toLowerCase() ? null : label;
}

function oldOf({ matchedTo }: Explanation, year: number): Reason['old'] {
  const [first] = matchedTo;
  if (first?.endYear === undefined || year - first.endYear <= OLD_AFTER_YEARS) return null;
  return { source: first.source, year: first.endYear };
}

function rank(reason: Reason): number {
  if (reason.kind === 'missing') return 0;
  if (reason.isRequired && reason.kind === 'unknown') return 1;
  if (reason.isRequired) return 2;
  return reason.kind === 'found' ? 3 : 4;
}

const PLACE_OF: ReadonlyMap<string, number> = new Map(ASPECT_NAMES.map((name, i) => [name, i]));

function reasonOf(explanation: Explanation, year: number): Reason {
  const { itemId, aspect, asked, required, found, holds } = explanation;
  return {
    itemId,
    kind: kindOf(explanation),
    aspect,
    label: asked.label,
    level: asked.level ?? null,
    isRequired: required,
    via: viaOf(explanation),
    foundLevel: aspect === 'languages' && !holds ? (found?.level ?? null) : null,
    amount: asked.label === aspect && found != null ? explanation : null,
    old: oldOf(explanation, year),
  };
}

function byTelling(match: Match): (a: Reason, b: Reason) => number {
  const similarity = new Map(match.explanations.map((explanation) => [explanation.itemId, explanation.similarity]));
  return (a, b) =>
    rank(a) - rank(b) ||
    (PLACE_OF.get(a.aspect) ?? 0) - (PLACE_OF.get(b.aspect) ?? 0) ||
    (similarity.get(b.itemId) ?? 0) - (similarity.get(a.itemId) ?? 0);
}

/** What became of everything that is asked of one aspect, most telling first. */
export function reasonsOfAspect(match: Match, aspect: string, year: number): readonly Reason[] {
  const direction = leadingDirection(match);
  return match.explanations
    .filter((explanation) => explanation.scoreType === direction && explanation.aspect === aspect)
    .map((explanation) => reasonOf(explanation, year))
    .toSorted(byTelling(match));
}

/**
 * The reasons that a row shows, most telling first: what is required and not met, what is required and met, what was
 * found, what was found only by way of something else. What was merely wished for and not found is no reason, but for
 * the function where none of those asked was found: such a row stands there for its place and terms, and says so. A
 * place that was found stands in the row's first line. `year` is the year of the match.
 */
export function reasonsOf(match: Match, year: number): readonly Reason[] {
  const direction = leadingDirection(match);
  const functions = match.explanations.filter(
    ({ scoreType, aspect }) => scoreType === direction && aspect === 'jobFunctions',
  );
  const other = functions.every(({ status }) => status === 'missing') ? functions[0] : undefined;
  return match.explanations
    .filter((explanation) => {
      const { scoreType, required, status, aspect } = explanation;
      if (scoreType !== direction) return false;
      if (status === 'found') return aspect !== 'locations';
      return required || explanation === other;
    })
    .map((explanation) => reasonOf(explanation, year))
    .toSorted(byTelling(match));
}
