import type { Token } from '../../../tokens/text-tokens.ts';
import type { DateRange } from '../../dates/date-ranges.ts';
import type { CvLine } from '../../layout/cv-line.ts';
import { CV_WORDS } from '../../words/cv-words.ts';
import type { CvEntry } from '../cv-entry.ts';
import { CLEAR, type ClassifiedSegment, type HeaderFacts } from '../classify-segments.ts';
import { proseSegment } from '../prose/prose-names.ts';
import { namesSchool } from './schooling-words.ts';

/** Exams of one school; a text of nothing else stops here. */
const MOST_EXAMS = 6;

/** An exam by its words; tokens `from` to `to`. */
interface Exam {
  readonly from: number;
  readonly to: number;
}

/**
 * "A Levels: Biology (B), Psychology (B)", "5 Highers, 8 Standard Grades" below or beside a school: exams in many
 * subjects are one diploma each, without their number, subjects and grades. Any other entry stays as it is.
 */
export function withSchoolExams(
  facts: HeaderFacts,
  lines: readonly CvLine[],
  entries: readonly CvEntry[],
): readonly CvEntry[] {
  const read: CvEntry[] = [];
  let school: CvEntry | null = null;
  for (const entry of entries) {
    const exams: readonly Exam[] = isDiploma(facts, entry.title) ? [] : examsOf(facts, entry);
    if (exams.length === 0) {
      read.push(entry);
      school = isSchoolAlone(entry) ? entry : null;
      continue;
    }
    // "Fitzalan High School, 2016 - 2023", and below it "A Levels (2023)", "GCSEs (2021)"
    const own = schoolOf(facts, entry, exams);
    if (school !== null && own === null) {
      if (read.at(-1) === school) read.pop();
    } else school = null;
    const place = school === null ? own : placeOf(school);
    read.push(...exams.map((exam, at) => examEntry(facts, lines, { ...entry, place }, exam, exams[at + 1])));
  }
  return read;
}

/** Whether an entry has a school and a period and no study ("Abbeyside" is a part of the town). */
function isSchoolAlone(entry: CvEntry): boolean {
  return entry.dates !== null && placeOf(entry) !== null && (entry.title?.titleScore ?? 0) <= 0;
}

/** Whether a title names a diploma that is no exam of a school: "BTEC, equal to three A levels". */
function isDiploma({ tokens }: HeaderFacts, title: ClassifiedSegment | null): boolean {
  if (title === null) return false;
  for (let at = title.from; at < title.to; at++) {
    const exam = CV_WORDS.schoolExams.endOf(tokens, at, title.to);
    if (exam === at && CV_WORDS.degreeWords.endOf(tokens, at, title.to) > at) return true;
    at = Math.max(at, exam - 1);
  }
  return false;
}

/** The exams that an entry names, each once: anywhere in its header, at the beginning of a line or column below it. */
function examsOf({ plain, tokens }: HeaderFacts, { start, end, bodyStart }: CvEntry): readonly Exam[] {
  const exams: Exam[] = [];
  const named = new Set<string>();
  for (let at = firstFrom(tokens, start); (tokens[at]?.start ?? end) < end && exams.length < MOST_EXAMS; at++) {
    const to = CV_WORDS.schoolExams.endOf(tokens, at);
    if (to === at) continue;
    const isHeader = (tokens[at]?.start ?? 0) < bodyStart;
    const from = countFrom(plain, tokens, at);
    const last = exams.at(-1)?.to;
    const isBehindExam = last === from || last === from - 1;
    const key = keyOf(tokens, at, to);
    const before = exams.at(-1);
    // "4 O levels / CSE" are one
    if (before !== undefined && last === at && /^\s?\/\s?$/.test(gapBefore(plain, tokens, at)))
      exams[exams.length - 1] = { ...before, to };
    else if ((isHeader || isBehindExam || isOpening(plain, tokens, from)) && !named.has(key))
      exams.push({ from: at, to });
    named.add(key);
    at = to - 1;
  }
  return exams;
}

function firstFrom(tokens: readonly Token[], start: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? start) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** "A Level" and "A levels" are one exam. */
function keyOf(tokens: readonly Token[], from: number, to: number): string {
  const words = tokens.slice(from, to).map(({ key }) => key);
  return words.join(' ').replace(/s$/u, '');
}

/** Subjects in which somebody passes one exam: above it a number is a year. */
const MOST_PASSED = 20;

/** The number before an exam, where one stands there: "9 | GCSEs". */
function countFrom(plain: string, tokens: readonly Token[], at: number): number {
  const count = tokens[at - 1]?.number ?? 0;
  return count > 0 && count <= MOST_PASSED && gapBefore(plain, tokens, at) === ' ' ? at - 1 : at;
}

/** Whether a token begins a line or a column. */
function isOpening(plain: string, tokens: readonly Token[], at: number): boolean {
  return at === 0 || /\n|\t| {2}/.test(gapBefore(plain, tokens, at));
}

function gapBefore(plain: string, tokens: readonly Token[], at: number): string {
  return plain.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
}

function examEntry(
  facts: HeaderFacts,
  lines: readonly CvLine[],
  entry: CvEntry,
  exam: Exam,
  next: Exam | undefined,
): CvEntry {
  const { plain, tokens } = facts;
  const end = (next === undefined ? undefined : tokens[countFrom(plain, tokens, next.from)]?.start) ?? entry.end;
  const title = proseSegment(facts, exam.from, subjectsTo(facts, entry, exam, end), CLEAR);
  return {
    ...entry,
    dates: entry.dates?.kind === 'range' ? entry.dates : (ownDates(lines, title, end) ?? entry.dates),
    title,
    titleFrom: title.from,
    titleStart: title.start,
    titleEnd: title.end,
    end,
    bodyStart: title.end > entry.bodyStart || next !== undefined ? title.end : entry.bodyStart,
    hasDegree: true,
  };
}

/** What stands between an exam and its subjects: "A Levels: Biology"; marks alone are none ("A*-C"). */
const BEFORE_SUBJECTS = /^\s?:?\s\p{L}{3}/u;
/** Characters of the subjects of an exam and their grades. */
const LONGEST_SUBJECTS = 200;

/** The token behind the subjects of an exam without marks; they end on its line, before its dates and its school. */
function subjectsTo({ plain, tokens }: HeaderFacts, { dates, place }: CvEntry, exam: Exam, last: number): number {
  const linked = CV_WORDS.degreeLinks.endOf(tokens, exam.to);
  const end = tokens[linked - 1]?.end ?? 0;
  const behind = plain.slice(end, Math.min(last, end + LONGEST_SUBJECTS));
  if (!BEFORE_SUBJECTS.test(behind) || CV_WORDS.studyNotes.endOf(tokens, linked) > linked) return exam.to;
  const limits = [dates?.start, place?.start].flatMap((at) => (at !== undefined && at >= end ? [at] : []));
  const stop = Math.min(...limits, end + behind.search(/\n|\t| {2}|$/u));
  let to = linked;
  while ((tokens[to]?.end ?? stop + 1) <= stop) to++;
  // marks are no part of a study: "Maths 5, English 4", "Biology (B)"
  const isMarked = tokens.slice(linked, to).some(({ key }) => key.length === 1 || /\d/.test(key));
  return to > linked && !isMarked ? to : exam.to;
}

/** "Leaving Cert 1998, Inter Cert 1995": the year behind an exam on its line. */
function ownDates(lines: readonly CvLine[], exam: ClassifiedSegment, end: number): DateRange | null {
  const line = lines.find(({ from, to }) => from <= exam.from && to >= exam.to);
  return line?.ranges.find(({ start, end: last }) => start >= exam.end && last <= end) ?? null;
}

/** The school of an entry whose only part it is, else what was found for it. */
function placeOf({ title, place }: CvEntry): ClassifiedSegment | null {
  return place ?? (title !== null && title.titleScore < 0 ? title : null);
}

/** The same of an entry with exams: what stands behind an exam and names no school is a subject. */
function schoolOf(facts: HeaderFacts, entry: CvEntry, exams: readonly Exam[]): ClassifiedSegment | null {
  const place = placeOf(entry);
  const [first] = exams;
  if (place === null || first === undefined || place.from < first.from) return place;
  const isTold = /[:\n-]/.test(facts.plain.slice(facts.tokens[first.to - 1]?.end ?? 0, place.start));
  return isTold && !namesSchool(facts, place.from, place.to) ? null : place;
}
