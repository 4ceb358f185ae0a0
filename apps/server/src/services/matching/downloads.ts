import type { ProfileKind, WireDocument } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import { csvRow } from './csv-cells.ts';
import type { MatchQuery } from './match-preparation.ts';
import type { Matching } from './matching.ts';

type Match = RouteResponse<'matchToJobs'>['matches'][number];

function labels(document: WireDocument, name: 'jobFunctions' | 'hardSkills' | 'locations'): string {
  const value = document.matchProfile?.aspects[name]?.value;
  return Array.isArray(value) ? value.map((item) => item.label).join(', ') : '';
}

function property(document: WireDocument, name: string): string {
  const value = document.extraProperties?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a spreadsheet shows of a match, in the order of its columns. */
function cells(kind: ProfileKind, match: Match): Readonly<Record<string, string>> {
  const { id, score, unknown, green } = match;
  const shown = match.document as unknown as WireDocument;
  return {
    id,
    name: kind === 'JOB' ? (shown.jobTitle ?? '') : property(shown, 'name'),
    score: score.toFixed(4),
    unknown: unknown.toFixed(4),
    green: green ? 'yes' : 'no',
    jobFunctions: labels(shown, 'jobFunctions'),
    hardSkills: labels(shown, 'hardSkills'),
    locations: labels(shown, 'locations'),
    company: property(shown, 'company'),
    office: property(shown, 'office'),
  };
}

const COLUMNS = [
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
];
const BYTE_ORDER_MARK = '\uFEFF';

/** Ranked matches as a file. */
export class Downloads {
  readonly #matching: Matching;

  constructor(matching: Matching) {
    this.#matching = matching;
  }

  /** csv (RFC 4180, UTF-8 with BOM, formulas defused) or ndjson of the first `size` matches, a line at a time. */
  async open(
    kind: ProfileKind,
    index: string,
    exportType: 'csv' | 'ndjson',
    body: ParsedBody<'exportJobs'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<string>> {
    const { matches } = await this.#matching.open(kind, index, { ...body, from: 0 }, call, signal);
    return exportType === 'ndjson' ? ndjson(matches) : csv(kind, matches);
  }
}

async function* ndjson(matches: AsyncGenerator<Match>): AsyncGenerator<string> {
  for await (const match of matches) yield `${JSON.stringify(match)}\n`;
}

async function* csv(kind: ProfileKind, matches: AsyncGenerator<Match>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(COLUMNS);
  for await (const match of matches) {
    const row = cells(kind, match);
    yield csvRow(COLUMNS.map((column) => row[column] ?? ''));
  }
}
