import { ASPECT_NAMES } from '@counterpart/domain';
import type { Match } from '../matching/searches/index-results.ts';
import { leadingDirection, type Reason, reasonsOfAspect } from './reasons.ts';

/** Matches that a comparison needs (A5). */
export const FEWEST_COMPARED = 2;
/** Columns of a comparison at most; of more chosen matches the best are shown. */
export const MOST_COMPARED = 6;

type Detail = Match['details'][number];

/** One match in the row of an aspect. */
export interface ComparedCell {
  readonly id: string;
  readonly detail: Detail | null;
  /** What was found, or only by way of something else, or is required and missing. */
  readonly reasons: readonly Reason[];
  /** Asked values that were not found. */
  readonly missing: number;
  /** It has the largest share of the row, and others have less. */
  readonly isBest: boolean;
}

/** One aspect over all compared matches. */
export interface ComparedRow {
  readonly aspect: string;
  /** The weight that the matches share, 0..1. */
  readonly weight: number;
  readonly cells: readonly ComparedCell[];
  /** All have the same share from the same findings. */
  readonly isEqual: boolean;
}

function signature({ detail, reasons, missing }: ComparedCell): string {
  const found = reasons.map(({ kind, label, level, via }) => [kind, label, level, via]);
  return JSON.stringify([detail?.share ?? null, detail?.unknown ?? null, found, missing]);
}

/** The aspects that any of the matches is asked for, side by side, heaviest first. */
export function comparedRows(matches: readonly Match[], year: number): readonly ComparedRow[] {
  const detailOf = (match: Match, aspect: string) =>
    match.details.find(({ scoreType, label }) => scoreType === leadingDirection(match) && label === aspect) ?? null;
  const asked = ASPECT_NAMES.filter((aspect) => matches.some((match) => detailOf(match, aspect) !== null));
  const rows = asked.map((aspect): ComparedRow => {
    const shares = matches.map((match) => detailOf(match, aspect)?.share ?? 0);
    const best = Math.max(...shares);
    const cells = matches.map((match, i): ComparedCell => {
      const reasons = reasonsOfAspect(match, aspect, year);
      const detail = detailOf(match, aspect);
      return {
        id: match.id,
        detail,
        reasons: reasons.filter(({ kind, isRequired }) => kind === 'found' || kind === 'near' || isRequired),
        missing: reasons.filter(({ kind, isRequired }) => kind === 'missing' && !isRequired).length,
        isBest: best > 0 && shares[i] === best && shares.some((share) => share < best),
      };
    });
    const [first = ''] = cells.map(signature);
    return {
      aspect,
      weight: Math.max(...matches.map((match) => detailOf(match, aspect)?.weight ?? 0)),
      cells,
      isEqual: cells.every((cell) => signature(cell) === first),
    };
  });
  return rows.toSorted((a, b) => b.weight - a.weight);
}
