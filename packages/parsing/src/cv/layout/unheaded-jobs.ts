import type { Token } from '../../tokens/text-tokens.ts';
import { CV_HEADINGS, CV_WORDS } from '../words/cv-words.ts';
import type { CvLine } from './cv-line.ts';
import type { CvRegion } from './cv-sections.ts';

/** Periods of work below an unknown heading: one alone may be of anything. */
const FEWEST_PERIODS = 2;
/** Words of a heading that nobody knows ("KITCHENS", "LEGAL EXPERIENCE"). */
const LONGEST_HEADING = 4;

/**
 * "KITCHENS" below "SKILLS", "Career Overview" below "Contact: …": where no known heading has jobs, paragraphs with
 * periods that follow those of another part are a part of their own. The regions themselves where some heading has.
 */
export function withUnheadedJobs(
  plain: string,
  tokens: readonly Token[],
  regions: readonly CvRegion[],
): readonly CvRegion[] {
  if (regions.some(({ section, lines }) => isOfWork(section) && lines.some(hasPeriod))) return regions;
  return regions.flatMap((region) => {
    if (region.section === 'none' || region.section === 'education') return [region];
    const at = firstOfJobs(tokens, region.lines);
    if (at === -1) return [region];
    const isHeading = (line: CvLine | undefined): boolean => line !== undefined && isHeadingLike(plain, tokens, line);
    // the heading stands above a blank line, or right above the first job
    const to = isHeading(region.lines[at - 1]) ? at - 1 : at;
    const from = isHeading(region.lines[at]) ? at + 1 : at;
    return [
      { ...region, lines: region.lines.slice(0, to) },
      { section: 'experience' as const, lines: region.lines.slice(from) },
    ];
  });
}

function isOfWork(section: CvRegion['section']): boolean {
  return section === 'experience' || section === 'mixed' || section === 'none';
}

function hasPeriod({ ranges }: CvLine): boolean {
  return ranges.some(({ kind }) => kind !== 'point');
}

/** Where the first paragraph with periods behind the first paragraph of a part begins; -1 without enough of them. */
function firstOfJobs(tokens: readonly Token[], lines: readonly CvLine[]): number {
  const isJob = (line: CvLine): boolean =>
    hasPeriod(line) && CV_WORDS.birthWords.countWithin(tokens, line.from, line.to) === 0;
  let start = -1;
  for (const [at, line] of lines.entries()) {
    if (at > 0 && line.isAfterBlank) start = at;
    if (start !== -1 && isJob(line)) return lines.slice(start).filter(isJob).length >= FEWEST_PERIODS ? start : -1;
  }
  return -1;
}

function isHeadingLike(plain: string, tokens: readonly Token[], { from, to, start, end, ranges }: CvLine): boolean {
  if (ranges.length > 0 || to - from > LONGEST_HEADING) return false;
  const words = plain.slice(start, end);
  if (/[,.\d]/.test(words)) return false;
  return words === words.toUpperCase() || CV_HEADINGS.some(([, phrases]) => phrases.countWithin(tokens, from, to) > 0);
}
