import { foldCase } from '@counterpart/text';
import { tokensOf } from '../../tokens/text-tokens.ts';
import { DUTCH_CV_CUES } from './cues-dutch.ts';
import { ENGLISH_CV_CUES } from './cues-english.ts';
import { FRENCH_CV_CUES } from './cues-french.ts';
import { ITALIAN_CV_CUES } from './cues-italian.ts';
import type { CvCues } from './cv-cues.ts';
import { PhraseSet } from './phrase-set.ts';

/** What a part of a CV is about; `none` stands above the first heading, `mixed` holds work and schooling. */
export type CvSection = 'none' | 'mixed' | 'experience' | 'education' | 'profile' | 'personal' | 'other';
/** What a label of a form announces. */
export type CvLabel = keyof CvCues['labels'];

/** CVs mix languages (an Italian CV with English headings), so the words of all four are asked at once. */
const ALL: readonly CvCues[] = [DUTCH_CV_CUES, FRENCH_CV_CUES, ENGLISH_CV_CUES, ITALIAN_CV_CUES];

const setOf = (pick: (cues: CvCues) => string): PhraseSet => new PhraseSet(ALL.map(pick));
const endingsOf = (pick: (cues: CvCues) => string): readonly string[] => [
  ...new Set(ALL.flatMap((cues) => pick(cues).split('|')).map(foldCase)),
];

function monthsOf(): ReadonlyMap<string, number> {
  const months = new Map<string, number>();
  for (const cues of ALL) {
    for (const [at, names] of cues.months.entries()) {
      for (const name of names.split('|')) {
        for (const { key } of tokensOf(name)) months.set(key, at + 1);
      }
    }
  }
  return months;
}

/** The words of CVs, in all languages together. */
export const CV_WORDS = {
  months: monthsOf(),
  seasons: setOf(({ seasons }) => seasons),
  present: setOf(({ present }) => present),
  until: setOf(({ until }) => until),
  from: setOf(({ from }) => from),
  since: setOf(({ since }) => since),
  headingWords: setOf(({ headingWords }) => headingWords),
  apart: setOf(({ apart }) => apart),
  slightDegrees: setOf(({ slightDegrees }) => slightDegrees),
  lives: setOf(({ lives }) => lives),
  at: setOf(({ at }) => at),
  weakAt: setOf(({ weakAt }) => weakAt),
  worked: setOf(({ worked }) => worked),
  studied: setOf(({ studied }) => studied),
  proseAt: setOf(({ proseAt }) => proseAt),
  articles: setOf(({ articles }) => articles),
  titleWords: setOf(({ titleWords }) => titleWords),
  titleEndings: endingsOf(({ titleEndings }) => titleEndings),
  companyWords: setOf(({ companyWords }) => companyWords),
  companyEndings: endingsOf(({ companyEndings }) => companyEndings),
  instituteWords: setOf(({ instituteWords }) => instituteWords),
  instituteEndings: endingsOf(({ instituteEndings }) => instituteEndings),
  degreeWords: setOf(({ degreeWords }) => degreeWords),
  degreeLinks: setOf(({ degreeLinks }) => degreeLinks),
  courseWords: setOf(({ courseWords }) => courseWords),
  birthWords: setOf(({ birthWords }) => birthWords),
} as const;

const SECTIONS = ['experience', 'education', 'profile', 'personal', 'other'] as const;

/** The headings of each part. */
export const CV_HEADINGS: readonly (readonly [(typeof SECTIONS)[number], PhraseSet])[] = SECTIONS.map((section) => [
  section,
  setOf(({ headings }) => headings[section]),
]);

const LABELS: readonly CvLabel[] = [
  'name',
  'residence',
  'dates',
  'title',
  'company',
  'tasks',
  'degree',
  'institute',
  'aside',
];

/** The labels of forms. */
export const CV_LABELS: readonly (readonly [CvLabel, PhraseSet])[] = LABELS.map((label) => [
  label,
  setOf(({ labels }) => labels[label]),
]);
