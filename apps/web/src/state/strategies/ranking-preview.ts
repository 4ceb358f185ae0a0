import type { RouteResponse } from '@counterpart/client';

type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** One of the first matches with the edited parameters, and where it stood with the saved ones. */
export interface PreviewRow {
  readonly id: string;
  readonly label: string;
  /** From 1. */
  readonly rank: number;
  /** 0..1. */
  readonly score: number;
  /** Null when it was not among those compared. */
  readonly rankBefore: number | null;
  readonly scoreBefore: number | null;
}

/** What an edit of a strategy does to a ranking. */
export interface RankingPreview {
  readonly rows: readonly PreviewRow[];
  /** How many of the first rows stood among the first before. */
  readonly stayed: number;
  readonly count: number;
  readonly countBefore: number;
  /** Accepted matches that were returned and are no more, by what they are called. */
  readonly lost: readonly string[];
}

/** A ranking as it was asked for the preview. */
export interface Ranking {
  readonly count: number;
  readonly matches: readonly Match[];
}

/** Rows that the preview shows. */
export const PREVIEW_ROWS = 10;

function labelOf({ id, document }: Match): string {
  const { jobTitle, preferredJobTitle, extraProperties } = document as {
    readonly jobTitle?: string;
    readonly preferredJobTitle?: string;
    readonly extraProperties?: Readonly<Record<string, unknown>>;
  };
  const name = extraProperties?.['name'];
  return [jobTitle, typeof name === 'string' ? name : undefined, preferredJobTitle].find((text) => text) ?? id;
}

/** Compares two rankings of the same source; `accepted` are ids that a reviewer took. */
export function rankingPreview(before: Ranking, after: Ranking, accepted: ReadonlySet<string>): RankingPreview {
  const placeOf = new Map(before.matches.map((match, place) => [match.id, place]));
  const rows = after.matches.slice(0, PREVIEW_ROWS).map((match, place): PreviewRow => {
    const old = placeOf.get(match.id);
    return {
      id: match.id,
      label: labelOf(match),
      rank: place + 1,
      score: match.score,
      rankBefore: old === undefined ? null : old + 1,
      scoreBefore: old === undefined ? null : (before.matches[old]?.score ?? null),
    };
  });
  const kept = new Set(after.matches.map(({ id }) => id));
  return {
    rows,
    stayed: rows.filter(({ rankBefore }) => rankBefore !== null && rankBefore <= PREVIEW_ROWS).length,
    count: after.count,
    countBefore: before.count,
    lost: before.matches.filter(({ id }) => accepted.has(id) && !kept.has(id)).map(labelOf),
  };
}
