import { CV_WORDS } from '../../words/cv-words.ts';
import type { HeaderFacts } from '../classify-segments.ts';
import type { CvEntry } from '../cv-entry.ts';

/** Characters of a year. */
const YEAR = 4;

/**
 * "1997-2005 Institut Saint-Jean" and below it "CESS (2005)": a diploma of the last year of the school above it, which
 * names no study of its own, is what was learnt there. Any other entry stays as it is.
 */
export function withDiplomasBelow(facts: HeaderFacts, entries: readonly CvEntry[]): readonly CvEntry[] {
  const joined: CvEntry[] = [];
  for (const entry of entries) {
    const school = joined.at(-1);
    if (school !== undefined && isDiplomaOf(facts, school, entry))
      joined[joined.length - 1] = { ...entry, place: school.place, dates: school.dates, start: school.start };
    else joined.push(entry);
  }
  return joined;
}

function isDiplomaOf(
  { plain, tokens }: HeaderFacts,
  school: CvEntry,
  { title, place, dates, start }: CvEntry,
): boolean {
  if (school.title !== null || school.place === null || title === null || place !== null) return false;
  if (school.dates?.dateTo == null || school.dates.kind === 'point' || dates?.kind !== 'point') return false;
  if (dates.dateFrom?.slice(0, YEAR) !== school.dates.dateTo.slice(0, YEAR)) return false;
  const isNext = plain.slice(school.bodyStart, start).trim() === '';
  return isNext && CV_WORDS.degreeWords.countWithin(tokens, title.from, title.to) > 0;
}
