import type { Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import { functionsOfPart } from '../reading/job-functions.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { readFor, type TextReading } from '../reading/text-reading.ts';
import { pageLayout } from './layout/cv-columns.ts';
import { linesOf, layoutOf } from './layout/cv-lines.ts';
import { withUnheadedJobs } from './layout/unheaded-jobs.ts';
import { withLabelsBeside } from './layout/label-lines.ts';
import { type CvRegion, regionsOf } from './layout/cv-sections.ts';
import { type CvEducation, type CvExperience, educationOf, experienceOf } from './entries/cv-entries.ts';
import { BORROWED_LANGUAGE } from '../language/grammar/grammars.ts';
import { findDateRanges } from './dates/date-ranges.ts';
import { findName, signature } from './person/find-name.ts';
import type { CvResidence } from './person/cv-residence.ts';
import { findResidence } from './person/find-residence.ts';
import type { CvSpan } from './entries/cv-entries.ts';
import type { HeaderFacts } from './entries/classify-segments.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { readEntries } from './entries/read-entries.ts';
import { withHeadBelowSidebar } from './layout/sidebar-head.ts';

/** What a CV tells, each part with its characters; experiences and educations in the order of the text. */
export interface ReadCv {
  readonly name: (CvSpan & { readonly text: string }) | null;
  readonly residence: CvResidence | null;
  /** Where what stands above the first heading or job ends. */
  readonly headEnd: number;
  /** The first lines of the head, without the name, as tokens: one of them may be what somebody calls themselves. */
  readonly headLines: readonly { readonly from: number; readonly to: number }[];
  readonly workExperiences: readonly CvExperience[];
  readonly educations: readonly CvEducation[];
}

/** Reads a CV written in one language, or in that and another of the four. */
export function readCv(lexicon: Lexicon, text: string, language: Language): ReadCv {
  return readCvOf(lexicon, readFor(lexicon, text, language, 'cv'));
}

/** Reads a CV whose concepts are known already; without `wantsEntries` only who and where. */
export function readCvOf(lexicon: Lexicon, { read, occupations, education }: TextReading, wantsEntries = true): ReadCv {
  const plain = layoutOf(read.original);
  const ranges = findDateRanges(plain, read.tokens);
  const layout = pageLayout(plain);
  const lines = withLabelsBeside(plain, read.tokens, linesOf(plain, read.tokens, ranges, layout.stretches));
  const headed = withHeadBelowSidebar(plain, regionsOf(plain, read.tokens, lines));
  const regions = withUnheadedJobs(plain, read.tokens, headed);
  const asked = new Map<string, boolean>();
  const facts: HeaderFacts = {
    plain,
    tokens: read.tokens,
    occupations,
    studies: education,
    gazetteer: lexicon.gazetteer,
    signs: new Map(),
    namesOccupation: ({ from, to, start, end }) => {
      const words = plain.slice(start, end);
      let answer = asked.get(words);
      if (answer === undefined) {
        answer = functionsOfPart(lexicon, read, from, to).some(({ quality }) => quality !== 'spelling');
        asked.set(words, answer);
      }
      return answer;
    },
  };
  const isWork = (line: string): boolean =>
    [read.language, BORROWED_LANGUAGE].some(
      (language) =>
        lexicon.workWords(language).areOf(line) ||
        lexicon.ontology.resolve(line, language, 'SKILL').concepts.length > 0,
    );
  // of the text's own language: "Oss" is a trade in Italian alone
  const trades = new Set(
    occupations.map(({ from, to }) =>
      foldLabel(plain.slice(read.tokens[from]?.start ?? 0, read.tokens[to - 1]?.end ?? 0)),
    ),
  );
  const isTrade = (words: string): boolean => trades.has(foldLabel(words));
  const name = findName(plain, read.tokens, regions, lexicon.gazetteer, isWork);
  // the jobs of a letter stand above the name with which it is signed
  const isSigned =
    name !== null && signature(plain, read.tokens, regions, lexicon.gazetteer)?.name.start === name.start;
  const entries = wantsEntries ? readEntries(facts, regions, isSigned ? 0 : (name?.end ?? 0)) : [];
  return {
    name,
    headEnd: headEndOf(regions),
    headLines: headLinesOf(regions, read.tokens, name),
    residence: findResidence(plain, read.tokens, read.language, regions, lexicon.gazetteer, isTrade, name),
    workExperiences: entries
      .filter(({ kind }) => kind === 'experience')
      .map((entry) => experienceOf(plain, layout, entry)),
    educations: entries
      .filter(({ kind }) => kind === 'education')
      .map((entry) => educationOf(plain, layout, read.tokens, entry)),
  };
}

/** The head ends with its last line, or before the first period of work in it. */
function headEndOf(regions: readonly CvRegion[]): number {
  let end = 0;
  for (const line of regions[0]?.lines ?? []) {
    if (line.ranges.some(({ kind }) => kind !== 'point')) break;
    end = line.end;
  }
  return end;
}

/** Lines of the head in which somebody says what they are, the name's own among them. */
const TITLE_LINES = 4;
/** Words of a line that is no sentence. */
const LONGEST_TITLE = 10;

function headLinesOf(
  regions: readonly CvRegion[],
  tokens: readonly Token[],
  name: CvSpan | null,
): readonly { readonly from: number; readonly to: number }[] {
  const lines = regions[0]?.lines.slice(0, TITLE_LINES) ?? [];
  return lines.flatMap(({ from, to, start, end, ranges }) => {
    if (ranges.length > 0) return [];
    let first = from;
    if (name !== null && name.start >= start && name.end <= end)
      while (first < to && (tokens[first]?.start ?? end) < name.end) first++;
    return to - first > 0 && to - first <= LONGEST_TITLE ? [{ from: first, to }] : [];
  });
}
