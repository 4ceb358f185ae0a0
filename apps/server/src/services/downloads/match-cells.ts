import type { ProfileKind, WireDocument } from '@counterpart/domain';
import type { RouteResponse } from '@counterpart/contract';

/** A match as a file holds it. */
export type DownloadedMatch = RouteResponse<'matchToJobs'>['matches'][number];

/** The columns of a table of matches, in order. */
export const MATCH_COLUMNS = [
  'id',
  'name',
  'score',
  'unknown',
  'green',
  'jobFunctions',
  'hardSkills',
  'locations',
  'company',
  'office',
] as const;

/** A cell of a table: a text, or a number between 0 and 1 that is shown with four decimals. */
export type MatchCell = string | number;

function labels(document: WireDocument, name: 'jobFunctions' | 'hardSkills' | 'locations'): string {
  const value = document.matchProfile?.aspects[name]?.value;
  return Array.isArray(value) ? value.map((item) => item.label).join(', ') : '';
}

function property(document: WireDocument, name: string): string {
  const value = document.extraProperties?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a table shows of a match, a cell for each of MATCH_COLUMNS. */
export function matchCells(kind: ProfileKind, match: DownloadedMatch): readonly MatchCell[] {
  const { id, score, unknown, green } = match;
  const shown = match.document as unknown as WireDocument;
  const cells: Readonly<Record<(typeof MATCH_COLUMNS)[number], MatchCell>> = {
    id,
    name: kind === 'JOB' ? (shown.jobTitle ?? '') : property(shown, 'name'),
    score,
    unknown,
    green: green ? 'yes' : 'no',
    jobFunctions: labels(shown, 'jobFunctions'),
    hardSkills: labels(shown, 'hardSkills'),
    locations: labels(shown, 'locations'),
    company: property(shown, 'company'),
    office: property(shown, 'office'),
  };
  return MATCH_COLUMNS.map((column) => cells[column]);
}
