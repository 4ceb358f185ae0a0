import { LANGUAGES, localeOfLanguage } from '@counterpart/domain';
import { foldCase, monthNames } from '@counterpart/text';
import type { ListName } from '../../language/lists/list-names.ts';
import { keyOf, phrasesOfAll, valuesOfAll } from '../../language/word-lists.ts';
import { PhraseSet } from './phrase-set.ts';

/** What a part of a CV is about; `none` stands above the first heading, `mixed` holds work and schooling. */
export type CvSection = 'none' | 'mixed' | 'experience' | 'education' | 'profile' | 'personal' | 'other';

const SECTIONS = ['experience', 'education', 'profile', 'personal', 'other'] as const;
const LABELS = ['name', 'residence', 'dates', 'title', 'company', 'tasks', 'degree', 'institute', 'aside'] as const;
/** What a label of a form announces. */
export type CvLabel = (typeof LABELS)[number];

/** CVs mix languages (an Italian CV with English headings), so the words of all four are asked at once. */
const setOf = (list: ListName): PhraseSet => new PhraseSet(phrasesOfAll(list));
const endingsOf = (list: ListName): readonly string[] => [...new Set(phrasesOfAll(list).map(foldCase))];

/** The numbers of months by their folded names, in full and shortened. */
function monthsOf(): ReadonlyMap<string, number> {
  const full = LANGUAGES.flatMap((language) =>
    monthNames(localeOfLanguage(language)).map((name, i) => [keyOf(name), i + 1] as const),
  );
  return new Map([...full, ...valuesOfAll('cv.months')]);
}

/** The words of CVs, in all languages together. */
export const CV_WORDS = {
  months: monthsOf(),
  seasons: setOf('cv.seasons'),
  present: setOf('cv.present'),
  until: setOf('cv.until'),
  from: setOf('cv.from'),
  since: setOf('cv.since'),
  headingWords: setOf('cv.heading-words'),
  wish: setOf('cv.wish'),
  closing: setOf('cv.closing'),
  wishOfThem: setOf('cv.wish.of-them'),
  available: setOf('cv.available'),
  tableHeads: setOf('cv.table.head'),
  columnFrom: setOf('cv.table.from'),
  columnTo: setOf('cv.table.to'),
  apart: setOf('cv.apart'),
  slightDegrees: setOf('cv.slight-degrees'),
  lives: setOf('cv.lives'),
  candidate: setOf('cv.label.candidate'),
  surname: setOf('cv.surname'),
  at: setOf('cv.at'),
  weakAt: setOf('cv.weak-at'),
  worked: setOf('cv.worked'),
  studied: setOf('cv.studied'),
  proseAt: setOf('cv.prose-at'),
  articles: setOf('cv.articles'),
  titleWords: setOf('cv.title-words'),
  titleEndings: endingsOf('cv.title-endings'),
  companyWords: setOf('cv.company-words'),
  companyEndings: endingsOf('cv.company-endings'),
  departmentWords: setOf('cv.department-words'),
  instituteWords: setOf('cv.institute-words'),
  instituteEndings: endingsOf('cv.institute-endings'),
  degreeWords: new PhraseSet([...phrasesOfAll('cv.degree-words'), ...phrasesOfAll('cv.school-exams')]),
  degreeLinks: setOf('cv.degree-links'),
  pupil: setOf('cv.pupil'),
  namedAt: setOf('cv.named-at'),
  trainingWords: setOf('cv.training-words'),
  schoolYear: setOf('cv.school-year'),
  fieldMarks: setOf('cv.field-marks'),
  studyNotes: setOf('cv.study-notes'),
  loneDiplomas: setOf('cv.lone-diplomas'),
  schoolLevels: setOf('cv.school-levels'),
  schoolExams: setOf('cv.school-exams'),
  courseWords: setOf('cv.course-words'),
  birthWords: setOf('cv.birth-words'),
} as const;

/** The headings of each part. */
export const CV_HEADINGS: readonly (readonly [(typeof SECTIONS)[number], PhraseSet])[] = SECTIONS.map((section) => [
  section,
  setOf(`cv.heading.${section}`),
]);

/** The labels of forms. */
export const CV_LABELS: readonly (readonly [CvLabel, PhraseSet])[] = LABELS.map((label) => [
  label,
  setOf(`cv.label.${label}`),
]);
