import type { Language } from '@counterpart/domain';
import { functionsOfTitle } from '../reading/job-functions.ts';
import type { ParserContext } from '../reading/parser-context.ts';
import { readFor, type TextReading } from '../reading/text-reading.ts';
import { pageLayout } from './layout/cv-columns.ts';
import { linesOf, layoutOf } from './layout/cv-lines.ts';
import { type CvRegion, regionsOf } from './layout/cv-sections.ts';
import { type CvEducation, type CvExperience, educationOf, experienceOf } from './entries/cv-entries.ts';
import { findDateRanges } from './dates/date-ranges.ts';
import { findName } from './person/find-name.ts';
import { findResidence, type CvResidence } from './person/find-residence.ts';
import type { CvSpan } from './entries/cv-entries.ts';
import type { JudgeContext } from './entries/judge-atoms.ts';
import { readEntries } from './entries/read-entries.ts';
import { withHeadBelowSidebar } from './layout/sidebar-head.ts';

/** What a CV tells, each part with its characters; experiences and educations in the order of the text. */
export interface ReadCv {
  readonly name: (CvSpan & { readonly text: string }) | null;
  readonly residence: CvResidence | null;
  /** Where what stands above the first heading or job ends. */
  readonly headEnd: number;
  readonly workExperiences: readonly CvExperience[];
  readonly educations: readonly CvEducation[];
}

/** Reads a CV written in one language, or in that and another of the four. */
export function readCv(context: ParserContext, text: string, language: Language): ReadCv {
  return readCvOf(context, readFor(context, text, language, 'cv'));
}

/** Reads a CV whose concepts are known already; without `wantsEntries` only who and where. */
export function readCvOf(
  context: ParserContext,
  { read, occupations, education }: TextReading,
  wantsEntries = true,
): ReadCv {
  const plain = layoutOf(read.original);
  const ranges = findDateRanges(plain, read.pieces);
  const layout = pageLayout(plain);
  const lines = linesOf(plain, read.pieces, ranges, layout.stretches);
  const regions = withHeadBelowSidebar(plain, regionsOf(plain, read.pieces, lines));
  const asked = new Map<string, boolean>();
  const judge: JudgeContext = {
    plain,
    pieces: read.pieces,
    occupations,
    studies: education,
    gazetteer: context.gazetteer,
    signs: new Map(),
    namesOccupation: (words) => {
      let answer = asked.get(words);
      if (answer === undefined) {
        const title = readFor(context, words, read.language, 'title');
        answer = functionsOfTitle(context, title.read, title.occupations).some(({ quality }) => quality !== 'spelling');
        asked.set(words, answer);
      }
      return answer;
    },
  };
  const name = findName(plain, read.pieces, regions, context.gazetteer);
  const entries = wantsEntries ? readEntries(judge, regions, name?.end ?? 0) : [];
  return {
    name,
    headEnd: headEndOf(regions),
    residence: findResidence(plain, read.pieces, read.language, regions, context.gazetteer),
    workExperiences: entries
      .filter(({ kind }) => kind === 'experience')
      .map((entry) => experienceOf(plain, layout, entry)),
    educations: entries
      .filter(({ kind }) => kind === 'education')
      .map((entry) => educationOf(plain, layout, read.pieces, entry)),
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
