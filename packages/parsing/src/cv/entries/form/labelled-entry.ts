import { CV_WORDS, type CvLabel } from '../../words/cv-words.ts';
import type { DateRange } from '../../dates/date-ranges.ts';
import { type EntryKind, type HeaderFacts, scoreSegments } from '../classify-segments.ts';
import type { EntryBlock } from '../cv-entry.ts';
import { type HeaderStretch, segmentsOf } from '../header/header-segments.ts';

/** What a cell of a form or a table holds; null: what its words say. */
export type CellLabel = CvLabel | 'from' | 'to' | null;

/** Entries of a form or a table that are read; a text of nothing else stops there. */
export const MOST_LABELLED = 60;

/** Tokens of a form or a table and what they are about. */
export interface LabelledCell {
  readonly from: number;
  readonly to: number;
  readonly label: CellLabel;
}

/** An entry whose parts are labelled, by words beside them or above their column. */
export interface LabelledEntry {
  readonly cells: readonly LabelledCell[];
  readonly ranges: readonly DateRange[];
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}

/** Whether a label says who, where or when. */
export function isKey(label: CellLabel): boolean {
  return label === 'title' || label === 'company' || label === 'degree' || label === 'institute' || isTime(label);
}

/** Whether a label says when. */
export function isTime(label: CellLabel): boolean {
  return label === 'dates' || label === 'from' || label === 'to';
}

/** "Titel" and "Organisation" are of schools among schools and of jobs among jobs. */
function fitted(kind: EntryKind, label: CellLabel): CvLabel | null {
  if (kind === 'education') return label === 'title' ? 'degree' : label === 'company' ? 'institute' : named(label);
  return label === 'degree' ? 'title' : label === 'institute' ? 'company' : named(label);
}

function named(label: CellLabel): CvLabel | null {
  return label === 'from' || label === 'to' ? null : label;
}

/** A labelled entry as one that lines told. */
export function blockOf(facts: HeaderFacts, kind: EntryKind, entry: LabelledEntry): EntryBlock {
  const dates = datesOf(facts, entry);
  const stretches = entry.cells
    .filter(({ label }) => label === null || (isKey(label) && !isTime(label)))
    .map(({ from, to, label }): HeaderStretch => ({ from, to, label: fitted(kind, label) }));
  const segments = scoreSegments(facts, kind, segmentsOf(facts.plain, facts.tokens, stretches, dates));
  return { dates, segments, start: entry.start, end: entry.end, bodyStart: entry.bodyStart };
}

function datesOf(facts: HeaderFacts, { cells, ranges }: LabelledEntry): DateRange | null {
  const within = (label: CellLabel): DateRange | undefined => {
    const cell = cells.find((one) => one.label === label);
    // "From: 2020": the word before a date is of the date too
    const own = ranges.filter(({ to }) => cell !== undefined && to > cell.from && to <= cell.to);
    return own.find(({ kind }) => kind !== 'point') ?? own[0];
  };
  const from = within('from');
  if (from !== undefined && from.kind !== 'range') return spanned(facts, cells, from, within('to'));
  return within('dates') ?? ranges.find(({ kind }) => kind !== 'point') ?? ranges[0] ?? null;
}

/** Two cells as one period: "05/2014" and "06/2019", or a word for now; dates as in a sentence. */
function spanned(
  { tokens }: HeaderFacts,
  cells: readonly LabelledCell[],
  from: DateRange,
  until: DateRange | undefined,
): DateRange {
  const to = cells.find(({ label }) => label === 'to');
  if (until !== undefined && (until.dateTo ?? '9999') >= (from.dateFrom ?? ''))
    return { ...from, end: until.end, to: until.to, dateTo: until.dateTo, kind: 'range' };
  if (to === undefined || CV_WORDS.present.endOf(tokens, to.from, to.to) === to.from) return from;
  return { ...from, end: tokens[to.to - 1]?.end ?? from.end, to: to.to, dateTo: null, kind: 'range' };
}
