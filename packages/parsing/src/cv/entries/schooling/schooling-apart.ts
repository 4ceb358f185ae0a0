import { hitsBetween } from '../../../tokens/hits-between.ts';
import type { CvLine } from '../../layout/cv-line.ts';
import type { HeaderFacts } from '../classify-segments.ts';
import { CV_WORDS } from '../../words/cv-words.ts';
import { namesDegree, namesSchool } from './schooling-words.ts';

/** Lines that follow each other and tell of schooling alone, or of anything. */
export interface LinesApart {
  readonly isSchooling: boolean;
  readonly lines: readonly CvLine[];
}

/** Dated lines of a paragraph of diplomas: one alone may be a job at a school. */
const FEWEST = 2;

/**
 * "LTS Timmeren, Drachten, 1974-1978 | VMBO Bouw, 1980" below jobs that have no heading: a paragraph whose dated lines
 * name degrees or schools is schooling, in the layout of its own.
 */
export function schoolingApart(facts: HeaderFacts, lines: readonly CvLine[]): readonly LinesApart[] {
  const apart: { isSchooling: boolean; lines: CvLine[] }[] = [];
  for (const paragraph of paragraphsOf(lines)) {
    const isSchooling = isOfDiplomas(facts, paragraph);
    const last = apart.at(-1);
    if (last?.isSchooling === isSchooling) last.lines.push(...paragraph);
    else apart.push({ isSchooling, lines: [...paragraph] });
  }
  return apart;
}

function paragraphsOf(lines: readonly CvLine[]): readonly (readonly CvLine[])[] {
  const paragraphs: CvLine[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last === undefined || line.isAfterBlank) paragraphs.push([line]);
    else last.push(line);
  }
  return paragraphs;
}

function isOfDiplomas(facts: HeaderFacts, paragraph: readonly CvLine[]): boolean {
  const dated = paragraph.filter(({ ranges }) => ranges.length > 0);
  const isTrade = ({ from, to }: CvLine): boolean =>
    CV_WORDS.titleWords.countWithin(facts.tokens, from, to) > 0 || hitsBetween(facts.occupations, from, to).length > 0;
  // "Lasser" may be what was learnt; a teacher at a school has a job
  const named = dated.filter(
    (line) => namesDegree(facts, line.from, line.to) || (namesSchool(facts, line.from, line.to) && !isTrade(line)),
  );
  return named.length >= FEWEST && named.length * 2 > dated.length;
}

/** Words of a heading that nobody knows. */
const LONGEST_HEADING = 4;

/** "Voluntary" alone below the schools: they end at a heading that nobody knows, below which no school follows. */
export function linesOfSchooling(facts: HeaderFacts, lines: readonly CvLine[]): readonly CvLine[] {
  const isHeading = ({ from, to, start, end, ranges }: CvLine): boolean =>
    ranges.length === 0 && to - from <= LONGEST_HEADING && !/[,.:;\d]/.test(facts.plain.slice(start, end));
  const named = lines.findLastIndex(({ from, to }) => namesDegree(facts, from, to) || namesSchool(facts, from, to));
  const end = lines.findIndex(
    (line, at) =>
      at > named && named >= 0 && line.isAfterBlank && isHeading(line) && lines[at + 1]?.isAfterBlank === true,
  );
  return end < 0 ? lines : lines.slice(0, end);
}
