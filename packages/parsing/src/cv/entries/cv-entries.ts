import type { Token } from '../../tokens/text-tokens.ts';
import { foreignCells, type PageLayout } from '../layout/cv-columns.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import type { CvEntry } from './cv-entry.ts';

/** Characters of the CV, end exclusive. */
export interface CvSpan {
  readonly start: number;
  readonly end: number;
}

/** A job that a CV tells of. Dates `yyyy` or `yyyy-MM`; `dateTo` null: it lasts. */
export interface CvExperience {
  readonly title: string | null;
  readonly company: string | null;
  readonly text: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly spans: Readonly<Partial<Record<'title' | 'company' | 'text' | 'dates', CvSpan>>>;
  /** All that tells of it, header and text; several where another column stands between its lines. */
  readonly parts: readonly CvSpan[];
}

/** A course or school that a CV tells of; dates as in CvExperience, one year alone is its end. */
export interface CvEducation {
  readonly degree: string | null;
  readonly field: string | null;
  readonly institute: string | null;
  readonly info: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly spans: Readonly<Partial<Record<'degree' | 'field' | 'institute' | 'info' | 'dates', CvSpan>>>;
}

type Named = readonly (readonly [string, CvSpan | null])[];

function spansOf(named: Named): Readonly<Record<string, CvSpan>> {
  return Object.fromEntries(named.filter((entry): entry is [string, CvSpan] => entry[1] !== null));
}

function textOf(plain: string, span: CvSpan | null): string | null {
  return span === null ? null : plain.slice(span.start, span.end);
}

/** What stands below the header, without the signs around it. */
function bodyOf(plain: string, { bodyStart, end }: CvEntry): CvSpan | null {
  const text = plain.slice(bodyStart, end);
  const lead = /^[^\p{L}\p{N}("«“']*/u.exec(text)?.[0].length ?? 0;
  const trail = text.trimEnd().length;
  return trail > lead && /\p{L}/u.test(text) ? { start: bodyStart + lead, end: bodyStart + trail } : null;
}

function datesOf({ dates }: CvEntry): CvSpan | null {
  return dates === null ? null : { start: dates.start, end: dates.end };
}

/** What is told below the header, as it stands in the CV; of a CV in two columns without the words of the other one. */
function descriptionOf(
  plain: string,
  layout: PageLayout,
  entry: CvEntry,
): { readonly text: string | null; readonly span: CvSpan | null } {
  const span = bodyOf(plain, entry);
  const foreign = span === null ? [] : foreignCells(layout, span);
  if (span === null || foreign.length === 0) return { text: textOf(plain, span), span };
  let text = '';
  let from = span.start;
  for (const { start, end } of foreign) {
    text += plain.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  text += plain.slice(from, span.end);
  const lines = text.split('\n').map((line) => line.trim());
  const joined = lines.filter((line) => line !== '').join('\n');
  return { text: joined === '' ? null : joined, span: null };
}

/** The characters of an entry without those of the other column. */
function partsOf(layout: PageLayout, { start, end }: CvSpan): readonly CvSpan[] {
  const parts: CvSpan[] = [];
  let from = start;
  for (const cell of foreignCells(layout, { start, end })) {
    if (cell.start > from) parts.push({ start: from, end: cell.start });
    from = Math.max(from, cell.end);
  }
  return from < end ? [...parts, { start: from, end }] : parts;
}

/** The first character of title, employer and dates: a line above them may end the entry before. */
function startOf({ start, title, place, dates, titleStart }: CvEntry): number {
  const starts = [title === null ? null : titleStart, place?.start, dates?.start].filter((at) => at != null);
  return starts.length === 0 ? start : Math.min(...starts);
}

/** An entry as work experience. */
export function experienceOf(plain: string, layout: PageLayout, entry: CvEntry): CvExperience {
  const title = entry.title === null ? null : { start: entry.titleStart, end: entry.titleEnd };
  const company = entry.place === null ? null : { start: entry.place.start, end: entry.place.end };
  const body = descriptionOf(plain, layout, entry);
  return {
    title: textOf(plain, title),
    company: textOf(plain, company),
    text: body.text,
    dateFrom: entry.dates?.dateFrom ?? null,
    dateTo: entry.dates?.dateTo ?? null,
    spans: spansOf([
      ['title', title],
      ['company', company],
      ['text', body.span],
      ['dates', datesOf(entry)],
    ]),
    parts: partsOf(layout, { start: startOf(entry), end: Math.max(entry.end, entry.bodyStart) }),
  };
}

/** An entry as education: "Bachelor in de verpleegkunde" is a degree and a field. */
export function educationOf(plain: string, layout: PageLayout, tokens: readonly Token[], entry: CvEntry): CvEducation {
  const { degree, field } = studyOf(plain, tokens, entry);
  const institute = entry.place === null ? null : { start: entry.place.start, end: entry.place.end };
  const info = descriptionOf(plain, layout, entry);
  const isPoint = entry.dates?.kind === 'point';
  return {
    degree: textOf(plain, degree),
    field: textOf(plain, field),
    institute: textOf(plain, institute),
    info: info.text,
    dateFrom: isPoint ? null : (entry.dates?.dateFrom ?? null),
    dateTo: entry.dates?.dateTo ?? null,
    spans: spansOf([
      ['degree', degree],
      ['field', field],
      ['institute', institute],
      ['info', info.span],
      ['dates', datesOf(entry)],
    ]),
  };
}

/** Words of a title behind its first part that may be of the degree. */
const MOST_BEHIND = 2;

function studyOf(
  plain: string,
  tokens: readonly Token[],
  { title, titleFrom, titleStart, titleEnd }: CvEntry,
): { readonly degree: CvSpan | null; readonly field: CvSpan | null } {
  if (title === null) return { degree: null, field: null };
  let at = titleFrom;
  let end = at;
  // "MA (Hons) French": a bracket and what stands behind it belong to the title too
  let last = title.to;
  while (last - title.to < MOST_BEHIND && (tokens[last]?.end ?? Infinity) <= titleEnd) last++;
  for (let next = CV_WORDS.degreeWords.endOf(tokens, at, last); next > at;) {
    end = at = next;
    next = CV_WORDS.degreeWords.endOf(tokens, at, title.to);
  }
  const lastEnd = tokens[end - 1]?.end ?? titleStart;
  const isOpen = plain.slice(titleStart, lastEnd).includes('(');
  const degreeEnd = (end > title.to || isOpen) && plain.charAt(lastEnd) === ')' ? lastEnd + 1 : lastEnd;
  const fieldFrom = CV_WORDS.degreeLinks.endOf(tokens, end, title.to);
  // "diploma nel 2015": nothing stands between the degree and its year
  const isGap = CV_WORDS.proseAt.endOf(tokens, fieldFrom, title.to) === title.to && titleEnd === title.end;
  const field = { start: isGap ? titleEnd : (tokens[fieldFrom]?.start ?? titleEnd), end: titleEnd };
  if (end === titleFrom) {
    // "Monteur installatietechniek, mbo niveau 2": the level stands behind what was learnt
    const behind = tokens[title.to];
    const isLevel =
      behind !== undefined && behind.start < titleEnd && CV_WORDS.degreeWords.endOf(tokens, title.to) > title.to;
    if (!isLevel) return { degree: null, field: { start: titleStart, end: titleEnd } };
    return { degree: { start: behind.start, end: titleEnd }, field: { start: titleStart, end: title.end } };
  }
  if (fieldFrom >= title.to && field.start >= titleEnd)
    return { degree: { start: titleStart, end: titleEnd }, field: null };
  return { degree: { start: titleStart, end: degreeEnd }, field: field.start < field.end ? field : null };
}
