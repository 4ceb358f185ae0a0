import type { ProfileKind, WireDocument } from '@counterpart/domain';
import type { ParsedBody } from '@counterpart/contract';
import { stringify } from 'csv-stringify/sync';
import type { MatchQuery } from './match-preparation.ts';
import type { Matching } from './matching.ts';

function labels(document: WireDocument, name: 'jobFunctions' | 'hardSkills' | 'locations'): string {
  const value = document.matchProfile?.aspects[name]?.value;
  return Array.isArray(value) ? value.map((item) => item.label).join(', ') : '';
}

function property(document: WireDocument, name: string): string {
  const value = document.extraProperties?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Ranked matches as a file. */
export class Downloads {
  readonly #matching: Matching;

  constructor(matching: Matching) {
    this.#matching = matching;
  }

  /** csv (RFC 4180, UTF-8 with BOM, formula cells defused) or ndjson of the first `size` matches. */
  async content(
    kind: ProfileKind,
    index: string,
    exportType: 'csv' | 'ndjson',
    body: ParsedBody<'exportJobs'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<string> {
    const { matches } = await this.#matching.page(kind, index, { ...body, from: 0 }, call, signal);
    if (exportType === 'ndjson') return matches.map((match) => `${JSON.stringify(match)}\n`).join('');
    const rows = matches.map(({ id, score, unknown, green, document }) => {
      const shown = document as unknown as WireDocument;
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
    });
    return stringify(rows, {
      header: true,
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      columns: [
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
      ],
    });
  }
}
