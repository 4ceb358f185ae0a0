import { LANGUAGES } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import type { ListName } from '../../language/lists/list-names.ts';
import { phrasesOfAll, wordLists } from '../../language/word-lists.ts';
import { tokensOf } from '../../tokens/text-tokens.ts';
import { PhraseSet } from './phrase-set.ts';

/** What a part of a CV is about; `none` stands above the first heading, `mixed` holds work and schooling. */
export type CvSection = 'none' | 'mixed' | 'experience' | 'education' | 'profile' | 'personal' | 'other';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const SECTIONS = ['experience', 'education', 'profile', 'personal', 'other'] as const;
const LABELS = ['name', 'residence', 'dates', 'title', 'company', 'tasks', 'degree', 'institute', 'aside'] as const;
/** What a label of a form announces. */
export type CvLabel = (typeof LABELS)[number];

/** CVs mix languages (an Italian CV with English headings), so the words of all four are asked at once. */
const setOf = (list: ListName): PhraseSet => new PhraseSet(phrasesOfAll(list));
const endingsOf = (list: ListName): readonly string[] => [...new Set(phrasesOfAll(list).map(foldCase))];

function monthsOf(): ReadonlyMap<string, number> {
  const names = LANGUAGES.flatMap((language) =>
    MONTHS.flatMap((month) =>
      wordLists(language)
        .phrases(`cv.month.${month}`)
        .map((name) => [name, month] as const),
    ),
  );
  return new Map(names.flatMap(([name, month]) => tokensOf(name).map(({ key }) => [key, month])));
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
  apart: setOf('cv.apart'),
  slightDegrees: setOf('cv.slight-degrees'),
  lives: setOf('cv.lives'),
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
  instituteWords: setOf('cv.institute-words'),
  instituteEndings: endingsOf('cv.institute-endings'),
  degreeWords: setOf('cv.degree-words'),
  degreeLinks: setOf('cv.degree-links'),
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
