import type { Token } from '../../tokens/text-tokens.ts';
import { sectionOfWords } from './cv-headings.ts';
import { labelAt } from './cv-labels.ts';
import type { CvLine } from './cv-line.ts';
import { CV_WORDS, type CvSection } from '../words/cv-words.ts';

/** Lines of a CV under one heading, without the heading. */
export interface CvRegion {
  readonly section: CvSection;
  readonly lines: readonly CvLine[];
}

const LONGEST_HEADING_LINE = 60;
/** Words of a heading in small letters. */
const MOST_SMALL = 2;
/** What a heading is parted by from the text on its line: a colon, or the gap before a column. */
const DIVIDER = /:|\t| {2}/;
/** Lines after one of those that must hold no period. */
const FOLLOWING = 3;

interface FoundHeading {
  readonly section: CvSection;
  /** What stands behind the colon or gap on the same line. */
  readonly rest: CvLine | null;
}

/** The parts of a CV, by its headings. */
export function regionsOf(plain: string, tokens: readonly Token[], lines: readonly CvLine[]): readonly CvRegion[] {
  const regions: { section: CvSection; lines: CvLine[] }[] = [{ section: 'none', lines: [] }];
  let current = regions[0];
  let isInline = false;
  for (const [at, line] of lines.entries()) {
    const heading: FoundHeading | null =
      headingOf(plain, tokens, line, current?.section ?? 'none') ??
      capitalsOf(plain, tokens, line) ??
      apartOf(plain, tokens, lines, at) ??
      wishOf(tokens, lines, at) ??
      (isInline && isPeriodBelow(line, current?.section) ? { section: 'none', rest: line } : null);
    if (heading !== null) {
      current = { section: heading.section, lines: heading.rest === null ? [] : [heading.rest] };
      isInline = heading.rest !== null;
      regions.push(current);
    } else current?.lines.push(line);
  }
  return regions;
}

/** Letters of the shortest heading that its capitals alone tell from the text behind it. */
const SHORTEST_CAPITALS = 5;

/** "WERKERVARING 2011-2020 draaier bij …": a heading in capitals on the line of its first entry, as columns become. */
function capitalsOf(plain: string, tokens: readonly Token[], line: CvLine): FoundHeading | null {
  const written = (at: number): string => plain.slice(tokens[at]?.start ?? 0, tokens[at]?.end ?? 0);
  let to = line.from;
  while (to < line.to && /^[\p{Lu}&]+$/u.test(written(to))) to++;
  if (to === line.from || line.isBullet || !/\p{Ll}/u.test(plain.slice(line.start, line.end))) return null;
  for (let end = Math.min(to, line.to - 1); end > line.from; end--) {
    // "DIPLOMA DI LICEO SCIENTIFICO": the words go on
    if ([end - 1, end].some((at) => CV_WORDS.degreeLinks.endOf(tokens, at, to) > at)) continue;
    const length = (tokens[end - 1]?.end ?? 0) - line.start;
    const section = length < SHORTEST_CAPITALS ? null : sectionOfWords(tokens, line.from, end);
    if (section !== null) return { section, rest: { ...line, start: tokens[end]?.start ?? line.end, from: end } };
  }
  return null;
}

/**
 * "Permis : B, C" and, below a blank line, "2011 – 2026: driver at X": a heading that has its text on its line heads
 * no paragraph with a period.
 */
function isPeriodBelow({ isAfterBlank, ranges }: CvLine, section: CvSection | undefined): boolean {
  return (section === 'other' || section === 'profile') && isAfterBlank && ranges.some(({ kind }) => kind !== 'point');
}

/** "Languages: …" right below a job or a school, and nothing dated after it, is no part of that. */
function apartOf(plain: string, tokens: readonly Token[], lines: readonly CvLine[], at: number): FoundHeading | null {
  const line = lines[at];
  if (line === undefined || line.isBullet || line.ranges.length > 0) return null;
  const to = CV_WORDS.apart.endOf(tokens, line.from, line.to);
  const start = tokens[to]?.start ?? line.end;
  if (to === line.from || !/^\s?:/.test(plain.slice(tokens[to - 1]?.end ?? 0, start))) return null;
  if (lines.slice(at + 1, at + 1 + FOLLOWING).some(({ ranges }) => ranges.some(({ kind }) => kind !== 'point')))
    return null;
  return { section: 'other', rest: start < line.end ? { ...line, start, from: to } : null };
}

/** Words of the line of a wish before what says that it is one: "Ik ben direct vrij en | zoek iets". */
const BEFORE_WISH = 5;

/** A paragraph below the last job or school that begins with a wish ("I am looking for …") is no part of that. */
function wishOf(tokens: readonly Token[], lines: readonly CvLine[], at: number): FoundHeading | null {
  const line = lines[at];
  if (line === undefined || line.isBullet || !line.isAfterBlank) return null;
  if (lines.slice(at, at + FOLLOWING + 1).some(({ ranges }) => ranges.some(({ kind }) => kind !== 'point')))
    return null;
  if (CV_WORDS.wishOfThem.endOf(tokens, line.from, line.to) > line.from) return { section: 'other', rest: line };
  for (let from = line.from; from < Math.min(line.to, line.from + BEFORE_WISH); from++)
    if ([CV_WORDS.wish, CV_WORDS.available].some((phrases) => phrases.endOf(tokens, from, line.to) > from))
      return { section: 'other', rest: line };
  return null;
}

/** "When | What | Where": what heads the columns of a table of jobs, each of at least two. */
function headsColumns(plain: string, tokens: readonly Token[], { from, to, start, end }: CvLine): boolean {
  if (!plain.slice(start, end).includes('|')) return false;
  let columns = 0;
  for (let at = from; at < to; columns++) {
    const next = CV_WORDS.tableHeads.endOf(tokens, at, to);
    if (next === at) return false;
    const gap = plain.slice(tokens[next - 1]?.end ?? end, tokens[next]?.start ?? end);
    if (next < to && !gap.includes('|')) return false;
    at = next;
  }
  return columns > 1;
}

/** Signs with which a heading is adorned as often as an item of a list. */
const SIGN = /[>➤►■●◆▪]\s*$/u;

/** "> Formation", "■ EXPÉRIENCES": a line that such a sign begins and that is a heading from end to end. */
function behindSign(plain: string, tokens: readonly Token[], line: CvLine): FoundHeading | null {
  if (!line.isAfterBlank || line.ranges.length > 0 || !SIGN.test(plain.slice(Math.max(0, line.start - 3), line.start)))
    return null;
  const section = sectionOfWords(tokens, line.from, line.to);
  return section === null ? null : { section, rest: null };
}

const NOTE = /\s\([^()\n]{1,30}\)\s?:?$/u;

/** "WERK (laatste eerst)": where a note in brackets at the end of a heading begins. */
function beforeNote(plain: string, tokens: readonly Token[], { from, to, start, end }: CvLine): number {
  const note = plain.slice(start, end).search(NOTE);
  let last = to;
  if (note <= 0) return last;
  while (last > from && (tokens[last - 1]?.start ?? 0) > start + note) last--;
  return last;
}

function headingOf(plain: string, tokens: readonly Token[], line: CvLine, current: CvSection): FoundHeading | null {
  if (line.isBullet) return behindSign(plain, tokens, line);
  // "werk" between blank lines of a CV that has no capitals
  const isSmall = line.isAfterBlank && line.to - line.from <= MOST_SMALL && line.ranges.length === 0;
  if (!isSmall && !/[\p{Lu}\p{N}]/u.test(plain.charAt(line.start))) return null;
  const isWork = current === 'experience' || current === 'education';
  if (line.end - line.start <= LONGEST_HEADING_LINE && line.ranges.length === 0) {
    if (current !== 'education' && headsColumns(plain, tokens, line)) return { section: 'experience', rest: line };
    const section =
      sectionOfWords(tokens, line.from, line.to) ??
      (line.isAfterBlank ? sectionOfWords(tokens, line.from, beforeNote(plain, tokens, line)) : null);
    // "Missions :" inside an experience announces its tasks
    const isTasks = isWork && labelAt(plain, tokens, line)?.label === 'tasks';
    if (section !== null && !isTasks) return { section, rest: null };
  }
  const divider = plain.slice(line.start, Math.min(line.end, line.start + LONGEST_HEADING_LINE)).search(DIVIDER);
  if (divider < 0) return null;
  let to = line.from;
  while (to < line.to && (tokens[to]?.end ?? 0) <= line.start + divider) to++;
  const section = sectionOfWords(tokens, line.from, to);
  if (section === null || section === current) return null;
  // "School: IPSIA Fermi, 2006 - 2011" below jobs has its own period, the label of a form has not
  const isOwn = section === 'education' && line.ranges.length > 0;
  // "Tools: …" right below the tasks of an experience is a part of it
  if (isWork && !line.isAfterBlank && !isOwn) return null;
  const isLabel = isWork && !isOwn && labelAt(plain, tokens, line) !== null && section !== 'other';
  const start = tokens[to]?.start ?? line.end;
  if (isLabel || start >= line.end) return null;
  return { section, rest: { ...line, start, from: to } };
}
