import type { ProfileKind, WireDocument } from '@counterpart/domain';
import type { RouteResponse } from '@counterpart/contract';

/** A match as a file holds it. */
export type DownloadedMatch = RouteResponse<'matchToJobs'>['matches'][number];

/** A cell of a table: a text, or a number between 0 and 1 that is shown with four decimals. */
export type MatchCell = string | number;

/** A column of a table of matches. */
export interface MatchColumn {
  readonly head: string;
  /** The field of the document that it shows; null where it is the match's own. */
  readonly field: string | null;
  readonly cell: (match: DownloadedMatch) => MatchCell;
}

/** A value as a text: lists of texts joined, what is no text empty. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** A column of a field that stands in the document itself, or of one of its properties. */
function fieldColumn(field: string, head = field): MatchColumn {
  const property = field.startsWith('extraProperties.') ? field.slice('extraProperties.'.length) : null;
  const cell = ({ document }: DownloadedMatch) => {
    const { extraProperties = {}, ...own } = document as unknown as WireDocument;
    return textOf(property === null ? (own as Readonly<Record<string, unknown>>)[field] : extraProperties[property]);
  };
  return { head, field, cell };
}

function aspectColumn(aspect: 'jobFunctions' | 'hardSkills' | 'locations'): MatchColumn {
  const cell = ({ document }: DownloadedMatch) => {
    const value = (document as unknown as WireDocument).matchProfile?.aspects?.[aspect]?.value;
    return Array.isArray(value) ? value.map((item) => item.label).join(', ') : '';
  };
  return { head: aspect, field: `matchProfile.aspects.${aspect}`, cell };
}

/** The columns of a table that says nothing else, in order. */
function usualColumns(kind: ProfileKind): readonly MatchColumn[] {
  return [
    { head: 'id', field: null, cell: ({ id }) => id },
    fieldColumn(kind === 'JOB' ? 'jobTitle' : 'extraProperties.name', 'name'),
    { head: 'score', field: null, cell: ({ score }) => score },
    { head: 'unknown', field: null, cell: ({ unknown }) => unknown },
    { head: 'green', field: null, cell: ({ green }) => (green ? 'yes' : 'no') },
    aspectColumn('jobFunctions'),
    aspectColumn('hardSkills'),
    aspectColumn('locations'),
    fieldColumn('extraProperties.company', 'company'),
    fieldColumn('extraProperties.office', 'office'),
  ];
}

/** What a cell has no room for: it is in ndjson. */
const STRUCTURES = new Set(['id', 'workExperiences', 'educations', 'extraProperties']);

/**
 * The columns of a table of matches. With a `_source` those that it names, or names the whole of, and behind them one for each other
 * text and property by its name; what is the match's own is always there.
 */
export function matchColumns(kind: ProfileKind, fields: readonly string[] | undefined): readonly MatchColumn[] {
  const usual = usualColumns(kind);
  if (fields === undefined) return usual;
  const isNamed = (field: string) => fields.some((named) => field === named || field.startsWith(`${named}.`));
  const shown = usual.filter(({ field }) => field === null || isNamed(field));
  const others = [...new Set(fields)].filter(
    (named) =>
      !STRUCTURES.has(named) && !named.startsWith('matchProfile') && shown.every(({ field }) => field !== named),
  );
  return [...shown, ...others.map((named) => fieldColumn(named))];
}
