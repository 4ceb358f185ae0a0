import type { DateRange } from '../dates/date-ranges.ts';
import type { CvLine } from '../layout/cv-line.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import type { HeaderFacts } from './classify-segments.ts';
import type { AnchorOf } from './entry-blocks.ts';
import { namesDegree, namesSchool } from './schooling/schooling-words.ts';

/** A line with a date in its middle is an entry when it is short; at its begin or end always. */
export const SHORT_LINE = 110;
const EDGE = 4;
/** This share of the bullets of a list of jobs have a period. */
const LIST_SHARE = 0.8;
/** What parts a year from the job behind it: a sign, or the gap before a column. */
const OPENING = /^(?:\s{0,2}[:–—-]\s|\t| {2})/;
/** Words before the dates of a header that ends like a sentence. */
const MOST_HEADER_WORDS = 9;

function isEdge({ start, end }: CvLine, range: DateRange): boolean {
  return range.start - start <= EDGE || end - range.end <= EDGE;
}

/** The lines that begin a job. */
export function jobAnchor({ plain, tokens }: HeaderFacts, hasHeading: boolean): AnchorOf {
  const lists = new Map<readonly CvLine[], boolean>();
  return (lines, at) => {
    const line = lines[at];
    if (line === undefined || line.ranges.length === 0) return null;
    const range = line.ranges.find(({ kind }) => kind !== 'point') ?? (hasHeading ? line.ranges[0] : undefined);
    if (range === undefined) return null;
    const isShort = line.end - line.start <= SHORT_LINE;
    let isList = lists.get(lines);
    if (isList === undefined) lists.set(lines, (isList = isListOfJobs(lines)));
    const isItem = !line.isBullet || (hasHeading && isList);
    const isHeadSentence = hasHeading && endsSentence(plain, line, range);
    if (
      !isEdge(line, range) &&
      !isHeadSentence &&
      !(isShort && range.kind === 'range' && isItem) &&
      !isBehindGap(plain, range)
    )
      return null;
    if (CV_WORDS.birthWords.countWithin(tokens, line.from, range.from) > 0) return null;
    // "I learnt it at X, from 2025 on.": a sentence is no header
    const isSentence = /[.!?]$/.test(plain.slice(line.start, line.end)) && range.start - line.start > EDGE;
    const isSeason = range.dateFrom === range.dateTo;
    const isStory = range.kind === 'since' || isSeason || range.from - line.from > MOST_HEADER_WORDS || !hasHeading;
    if (isSentence && isStory) return null;
    if (range.kind === 'since')
      return range.start - line.start <= EDGE || isBehindGap(plain, range) || isShort ? range : null;
    if (range.kind === 'range') return range;
    // one date alone: "summer 2015" below a title, or "2015 Seller, Firm"
    const isParagraph =
      at === 0 || line.isAfterBlank || (lines[at - 1]?.isAfterBlank === true && lines[at - 1]?.ranges.length === 0);
    // "Picker, Domaine de Brin" | "septembre 2023": a line below a job that holds its date and nothing else
    const isAlone = hasHeading && line.start === range.start && line.end === range.end;
    const isOpening = line.start === range.start && OPENING.test(plain.slice(range.end, range.end + 4));
    return (isParagraph || isAlone || (isOpening && !line.isBullet)) && isShort && isEdge(line, range) ? range : null;
  };
}

/** "Restaurant De Beurs, kok van april 2019 tot heden. Warme kant, …": a period that ends the first sentence. */
function endsSentence(plain: string, line: CvLine, { kind, start, end }: DateRange): boolean {
  return kind === 'range' && start - line.start <= SHORT_LINE && /^\)?\.\s+\p{Lu}/u.test(plain.slice(end, end + 5));
}

/** Whether the bullets of a part stand before its jobs and not before tasks: nearly each has a period. */
function isListOfJobs(lines: readonly CvLine[]): boolean {
  const bullets = lines.filter(({ isBullet }) => isBullet);
  const dated = bullets.filter(({ ranges }) => ranges.some(({ kind }) => kind !== 'point'));
  return dated.length > 1 && dated.length >= bullets.length * LIST_SHARE;
}

function isBehindGap(plain: string, { start }: DateRange): boolean {
  return /(?:\s{2}|[\t|(–—,:-]\s?)$/.test(plain.slice(Math.max(0, start - 3), start));
}

/** The lines that begin schooling. */
export function schoolAnchor(facts: HeaderFacts): AnchorOf {
  return (lines, at) => {
    const line = lines[at];
    if (line === undefined) return null;
    const range = line.ranges.find(({ kind }) => kind !== 'point') ?? line.ranges[0];
    if (range !== undefined && line.end - line.start <= SHORT_LINE * 2) {
      const isBirth = CV_WORDS.birthWords.countWithin(facts.tokens, line.from, range.from) > 0;
      // a list of certificates with their years; exams of a school are told apart later
      const isList =
        range.kind === 'point' &&
        line.ranges.some((other) => other.dateTo !== range.dateTo && !isNote(facts, range, other)) &&
        CV_WORDS.schoolExams.countWithin(facts.tokens, line.from, line.to) === 0;
      if (isBirth || isList) return null;
      return range;
    }
    return !line.isBullet && namesDegree(facts, line.from, line.to) && namesSchool(facts, line.from, line.to)
      ? 'undated'
      : null;
  };
}

/** "Baccalauréat, Lycée Donka, 2010 (équivalence reçue en 2020)": a date in brackets behind that of the entry. */
function isNote({ plain }: HeaderFacts, { end }: DateRange, other: DateRange): boolean {
  return other.start - end <= SHORT_LINE && /^[^()]*\([^()]*$/.test(plain.slice(end, other.start));
}
