import type { MonthSpan, WorkExperience } from '@counterpart/domain';

const DATE = /^(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?(?:T.*)?$/;

/** The year of a date written `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; null for anything else. */
export function yearOf(date: string | null | undefined): number | null {
  const match = DATE.exec(date?.trim() ?? '');
  return match === null ? null : Number(match[1]);
}

/** Months since year 0; `isEnd`: a year alone ends in December, otherwise it begins in January. */
function monthOf(date: string | null | undefined, isEnd: boolean): number | null {
  const match = DATE.exec(date?.trim() ?? '');
  if (match === null) return null;
  const month = match[2] === undefined ? (isEnd ? 12 : 1) : Number(match[2]);
  return month < 1 || month > 12 ? null : Number(match[1]) * 12 + month - 1;
}

/**
 * The stretches of work of a candidate; an experience without a readable begin, or that ends before it, counts
 * nothing.
 */
export function monthSpans(experiences: readonly WorkExperience[]): readonly MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (const { dateFrom, dateTo } of experiences) {
    const from = monthOf(dateFrom, false);
    const isOpen = dateTo == null || dateTo.trim() === '';
    const to = isOpen ? null : monthOf(dateTo, true);
    if (from === null || (!isOpen && (to === null || to < from))) continue;
    spans.push({ from, to });
  }
  return spans;
}
