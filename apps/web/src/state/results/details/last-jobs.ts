import type { WireDocument, WorkExperience } from '@counterpart/domain';

/** Jobs that the head of the details shows (ui.md). */
const SHOWN_JOBS = 3;

/** The end of a job for ordering: one that lasts ends last. */
function endOf({ dateTo }: WorkExperience): string {
  return (dateTo ?? '') === '' ? '9999' : (dateTo ?? '');
}

/** The last jobs that someone held, the latest first; in the order of the document where dates do not tell. */
export function lastJobs({ workExperiences = [] }: WireDocument): readonly WorkExperience[] {
  return workExperiences
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)) || (b.dateFrom ?? '').localeCompare(a.dateFrom ?? ''))
    .slice(0, SHOWN_JOBS);
}
