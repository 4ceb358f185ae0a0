import type { DateRange } from '../../dates/date-ranges.ts';
import type { CvEntry } from '../cv-entry.ts';
import type { ClassifiedSegment, HeaderFacts } from '../classify-segments.ts';
import { CV_WORDS } from '../../words/cv-words.ts';

/** Whether words name a degree. */
export function namesDegree({ tokens }: HeaderFacts, from: number, to: number): boolean {
  return CV_WORDS.degreeWords.countWithin(tokens, from, to) > 0;
}

/** Whether words name a school. */
export function namesSchool({ tokens }: HeaderFacts, from: number, to: number): boolean {
  return CV_WORDS.instituteWords.countWithin(tokens, from, to) > 0;
}

/** Whether title or place of an entry name a degree or a school. */
export function namesStudy(facts: HeaderFacts, { title, place }: CvEntry): boolean {
  const names = (segment: ClassifiedSegment | null): boolean =>
    segment !== null && (namesDegree(facts, segment.from, segment.to) || namesSchool(facts, segment.from, segment.to));
  return names(title) || names(place);
}

/** Whether the only degree that a title names is one that certificates of a day are called too. */
function isSlight({ tokens }: HeaderFacts, title: ClassifiedSegment | null): boolean {
  if (title === null) return false;
  const slight = CV_WORDS.slightDegrees.countWithin(tokens, title.from, title.to);
  return slight > 0 && slight >= CV_WORDS.degreeWords.countWithin(tokens, title.from, title.to);
}

/** What stands before the years of an exported profile. */
const EXPORTED = /· \($/;

/** "Master, Economics · (2005 - 2010)": whether years stand as a network exports them. */
export function isExported({ plain }: HeaderFacts, { start }: DateRange): boolean {
  return EXPORTED.test(plain.slice(Math.max(0, start - '· ('.length), start));
}

/** A period and two parts are schooling under its heading; one year alone needs a degree or a school. */
export function isSchooling(facts: HeaderFacts, { title, place, dates, hasDegree }: CvEntry): boolean {
  // a form or a table says so
  if (title?.label === 'degree' && place?.label === 'institute') return true;
  const degree = title !== null && (title.titleScore > 0 || namesDegree(facts, title.from, title.to) || hasDegree);
  const school =
    place !== null && (place.titleScore <= -2 || (title === null && namesSchool(facts, place.from, place.to)));
  // "Certificate BREEAM AP, 2021": a year and no school
  if (dates?.kind === 'point' && place === null && isSlight(facts, title)) return false;
  const isCourse = title !== null && CV_WORDS.courseWords.countWithin(facts.tokens, title.from, title.to) > 0;
  // "2017, cours de nettoyage (Bruxelles Formation)"
  if (dates?.kind === 'point' && isCourse && place?.isInBrackets === true) return false;
  if (degree || school) return title === null || school || degree;
  // "Chartered Certified Accountant, ACCA · (2014)", as a network exports it
  if (dates !== null && place !== null && title !== null && isExported(facts, dates)) return true;
  return dates !== null && dates.kind !== 'point' && !isCourse;
}
