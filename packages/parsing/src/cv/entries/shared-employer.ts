import type { CvLine } from '../layout/cv-line.ts';
import type { DateRange } from '../dates/date-ranges.ts';
import { DURATION_WORDS, segmentsOf } from './header/header-segments.ts';
import { isHeaderLike } from './further-lines.ts';
import { type ClassifiedSegment, type HeaderFacts, scoreSegments } from './classify-segments.ts';
import type { CvEntry } from './cv-entry.ts';

/** Lines under the name of an employer that stands above several roles; null: no such name stands above them. */
export interface EmployerGroup {
  readonly employer: ClassifiedSegment | null;
  readonly lines: readonly CvLine[];
}

const ONLY_DURATION = new RegExp(`^(?:${DURATION_WORDS}[\\s,]*){1,2}$`, 'iu');

/**
 * Cuts the lines of a part at an employer with how long one worked there ("Firm", "8 years 7 months"), as profile
 * exports write it.
 */
export function employerGroups(facts: HeaderFacts, lines: readonly CvLine[]): readonly EmployerGroup[] {
  const groups: EmployerGroup[] = [];
  let employer: ClassifiedSegment | null = null;
  let from = 0;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (above === undefined || at - 1 < from || line.ranges.length > 0 || above.ranges.length > 0) continue;
    if (!ONLY_DURATION.test(facts.plain.slice(line.start, line.end))) continue;
    if (!isHeaderLike(facts.plain, facts.tokens, above)) continue;
    groups.push({ employer, lines: lines.slice(from, at - 1) });
    employer = employerOf(facts, above);
    from = at + 1;
  }
  groups.push({ employer, lines: lines.slice(from) });
  return groups;
}

function employerOf(facts: HeaderFacts, { from, to }: CvLine): ClassifiedSegment | null {
  const stretches = [{ from, to, label: null }];
  return scoreSegments(facts, 'experience', segmentsOf(facts.plain, facts.tokens, stretches, null))[0] ?? null;
}

/** The employer of a group is that of its roles, until one names its own. */
export function withGroupEmployer({ employer, lines }: EmployerGroup, entries: readonly CvEntry[]): readonly CvEntry[] {
  if (employer === null) return entries;
  let isOver = false;
  return entries.map((entry) => {
    isOver ||= linesAboveDates(lines, entry) > 1;
    return isOver ? entry : { ...entry, place: employer };
  });
}

function linesAboveDates(lines: readonly CvLine[], { start, dates }: CvEntry): number {
  return lines.filter((line) => line.start >= start && line.end <= (dates?.start ?? start)).length;
}

/**
 * "Firm, 2015 – now" and below it its roles with their own periods: the firm is their employer and no entry by itself.
 */
export function withEmployerAbove(entries: readonly CvEntry[]): readonly CvEntry[] {
  const result: CvEntry[] = [];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    if (entry === undefined) continue;
    const employer = onlyName(entry);
    const roles = employer === null ? [] : rolesOf(entry, employer, entries.slice(at + 1));
    if (roles.length === 0) result.push(entry);
    else {
      result.push(...roles);
      at += roles.length;
    }
  }
  return result;
}

/** The entries that follow without an employer, within the period of the one above them. */
function rolesOf(above: CvEntry, employer: ClassifiedSegment, following: readonly CvEntry[]): readonly CvEntry[] {
  const end = following.findIndex(
    ({ title, place, dates }) => title === null || place !== null || !isWithin(dates, above.dates),
  );
  return following.slice(0, end < 0 ? following.length : end).map((role) => ({ ...role, place: employer }));
}

/** The one name that an entry tells when nothing says that it is a job. */
function onlyName({ title, place }: CvEntry): ClassifiedSegment | null {
  if (title === null) return place;
  return place === null && title.titleScore <= 0 && title.label === null ? title : null;
}

function isWithin(inner: DateRange | null, outer: DateRange | null): boolean {
  if (inner === null || outer === null || inner.dateFrom === null || outer.dateFrom === null) return false;
  const isShorter = inner.dateFrom !== outer.dateFrom || inner.dateTo !== outer.dateTo;
  const isInside =
    inner.dateFrom >= outer.dateFrom && (outer.dateTo === null || (inner.dateTo ?? '9999') <= outer.dateTo);
  return isShorter && isInside;
}
