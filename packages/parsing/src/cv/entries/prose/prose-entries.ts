import { hitsBetween } from '../../../tokens/hits-between.ts';
import type { CvLine } from '../../layout/cv-line.ts';
import { CV_WORDS } from '../../words/cv-words.ts';
import type { EntryKind, HeaderFacts, ClassifiedSegment } from '../classify-segments.ts';
import { scoreSegments } from '../classify-segments.ts';
import { clausesOf, isProse, type ProseClause } from '../../layout/prose-clauses.ts';
import { isCapital, namesIn, proseSegment, type ProseName } from './prose-names.ts';
import type { CvEntry } from '../cv-entry.ts';
import { keysOfAll } from '../../../language/word-lists.ts';

/** What sentences tell, and the lines that told nothing. */
export interface ProseReading {
  readonly entries: readonly CvEntry[];
  readonly rest: readonly CvLine[];
}

/** A title in a sentence is clear from here on: a label of an occupation, or the word for one. */
const CLEAR = 2.5;
const AS = keysOfAll('cv.as');
const LONGEST_TITLE = 7;
/** Sentences that are read; a text of nothing but years stops here. */
const MOST_ENTRIES = 40;

/** "Since 2017 I work as a nurse at X", "I studied at Y from 2010 to 2013": jobs and schooling told in sentences. */
export function proseEntries(facts: HeaderFacts, lines: readonly CvLine[]): ProseReading {
  const entries: CvEntry[] = [];
  const rest: CvLine[] = [];
  for (const line of lines) {
    const found =
      entries.length < MOST_ENTRIES && isProse(facts.plain, facts.tokens, line) ? entriesOfLine(facts, line) : [];
    if (found.length === 0) rest.push(line);
    entries.push(...found);
  }
  return { entries, rest };
}

function entriesOfLine(facts: HeaderFacts, line: CvLine): readonly CvEntry[] {
  const entries: CvEntry[] = [];
  for (const clause of clausesOf(facts.plain, facts.tokens, line)) {
    const names = namesIn(facts, clause);
    const entry = jobOf(facts, clause, names) ?? studyOf(facts, clause, names);
    if (entry !== null) entries.push(entry);
  }
  // what follows a sentence tells more of the same
  return entries.map((entry, at) => ({ ...entry, end: entries[at + 1]?.start ?? line.end }));
}

function jobOf(facts: HeaderFacts, clause: ProseClause, names: readonly ProseName[]): CvEntry | null {
  const { tokens } = facts;
  let hasVerb = false;
  let title: ClassifiedSegment | null = null;
  for (let at = clause.from; at < clause.to && title === null; at++) {
    const end = CV_WORDS.worked.endOf(tokens, at, clause.to);
    if (end === at) continue;
    hasVerb = true;
    title = titleAt(facts, clause, end);
    // "travaillé comme …": whatever follows is the job
    if (title !== null && title.titleScore < CLEAR && !AS.has(tokens[end - 1]?.key ?? '')) title = null;
  }
  title ??= hasVerb ? namedTitle(facts, clause) : openingTitle(facts, clause);
  if (title === null) return null;
  const { from, to } = title;
  const usable = names.filter((name) => !name.isTown && (name.before >= to || name.to <= from));
  const place = usable.find(({ before }) => before >= to) ?? usable.find((name) => isEmployerWord(facts, name)) ?? null;
  if (title.titleScore < CLEAR && (place === null || clause.dates === null)) return null;
  // without a period the sentence must name who employs
  if (clause.dates === null && (place === null || !isEmployerWord(facts, place))) return null;
  return entryOf(facts, 'experience', clause, title, place);
}

function isEmployerWord({ tokens }: HeaderFacts, { before, from }: ProseName): boolean {
  return CV_WORDS.at.endOf(tokens, before, from) === from;
}

/** The title that follows a verb, without articles and the period between them. */
function titleAt(facts: HeaderFacts, clause: ProseClause, after: number): ClassifiedSegment | null {
  const { tokens } = facts;
  const { dates } = clause;
  let from = after;
  for (;;) {
    if (dates !== null && from >= dates.from && from < dates.to) from = dates.to;
    else if (CV_WORDS.articles.has(tokens[from]?.key ?? '')) from++;
    else break;
  }
  let to = from;
  while (to < clause.to && to - from < LONGEST_TITLE) {
    const isStop =
      to > from && (tokens[to]?.followsBreak === true || CV_WORDS.proseAt.endOf(tokens, to, clause.to) > to);
    if (isStop || (dates !== null && to >= dates.from && to < dates.to)) break;
    to++;
  }
  if (to === from) return null;
  const [segment] = scoreSegments(facts, 'experience', [proseSegment(facts, from, to, 0)]);
  return segment !== undefined && segment.titleScore > 0 ? segment : null;
}

/** The occupation that a clause names anywhere. */
function namedTitle(facts: HeaderFacts, clause: ProseClause): ClassifiedSegment | null {
  const hit = hitsBetween(facts.occupations, clause.from, clause.to).find(({ quality }) => quality !== 'spelling');
  return hit === undefined ? null : proseSegment(facts, hit.from, hit.to, CLEAR);
}

/** "Secrétaire médicale au CHU de 2009 à 2025, j'ai …": the occupation with which a clause with a period begins. */
function openingTitle(facts: HeaderFacts, clause: ProseClause): ClassifiedSegment | null {
  const { dates } = clause;
  if (dates === null || dates.kind === 'point') return null;
  const hit = hitsBetween(facts.occupations, clause.from, clause.from + 1).find(
    ({ quality }) => quality !== 'spelling',
  );
  return hit?.from === clause.from ? proseSegment(facts, hit.from, hit.to, CLEAR) : null;
}

function studyOf(facts: HeaderFacts, clause: ProseClause, names: readonly ProseName[]): CvEntry | null {
  const { tokens, plain } = facts;
  let from = clause.from;
  while (from < clause.to && CV_WORDS.degreeWords.endOf(tokens, from, clause.to) === from) from++;
  if (from >= clause.to) return courseOf(facts, clause, names);
  const hasVerb = CV_WORDS.studied.countWithin(tokens, clause.from, clause.to) > 0;
  const schools = names.filter(({ isTown, from: start, to }) => !isTown && (start > from || to <= from));
  const school = schools.find(({ isSchool }) => isSchool) ?? (hasVerb ? schools.at(-1) : undefined) ?? null;
  if (school === null && (!hasVerb || clause.dates === null)) return null;
  if (clause.dates === null && !hasVerb) return null;
  const isSlight =
    CV_WORDS.slightDegrees.endOf(tokens, from, clause.to) === CV_WORDS.degreeWords.endOf(tokens, from, clause.to);
  if (isSlight && school?.isSchool !== true) return null;
  let to = from + 1;
  while (to < clause.to && to !== school?.before && to !== clause.dates?.from && tokens[to]?.followsBreak === false) {
    // "de LTS timmeren | gedaan", "des études de droit | à Lille"
    const isTown = names.some((name) => name.isTown && name.before === to);
    if (isTown || CV_WORDS.studied.endOf(tokens, to, clause.to) > to) break;
    to++;
  }
  // "Educatieve bachelor": capitals before the degree belong to it
  while (
    from > clause.from &&
    tokens[from]?.followsBreak === false &&
    isCapital(facts, from - 1) &&
    from - 1 > clause.from
  )
    from--;
  if (!/\p{L}/u.test(plain.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0))) return null;
  return entryOf(facts, 'education', clause, proseSegment(facts, from, to, CLEAR), school);
}

/** "I studied law at Leuven from 2010 to 2014": what was studied, without a word of a degree. */
function courseOf(facts: HeaderFacts, clause: ProseClause, names: readonly ProseName[]): CvEntry | null {
  const { tokens } = facts;
  const school = names.find(({ isTown }) => !isTown) ?? null;
  const { dates } = clause;
  if (dates === null) return null;
  for (let at = clause.from; at < clause.to; at++) {
    const end = CV_WORDS.studied.endOf(tokens, at, clause.to);
    if (end === at) continue;
    const course = courseAt(facts, clause, end);
    const isField = course !== null && hitsBetween(facts.studies, course.from, course.to).length > 0;
    // a verb alone says too little ("did", "obtained")
    if (isField || school?.isSchool === true) return entryOf(facts, 'education', clause, course, school);
  }
  return null;
}

/** What follows a verb of studying, without its period, up to where it was. */
function courseAt(facts: HeaderFacts, { to: last, dates }: ProseClause, after: number): ClassifiedSegment | null {
  const { tokens } = facts;
  let from = after;
  while (from < last) {
    if (dates !== null && from >= dates.from && from < dates.to) from = dates.to;
    else if (CV_WORDS.articles.has(tokens[from]?.key ?? '')) from++;
    else break;
  }
  let to = from;
  while (to < last && to - from < LONGEST_TITLE && to !== dates?.from) {
    if (to > from && tokens[to]?.followsBreak === true) break;
    if (CV_WORDS.proseAt.endOf(tokens, to, last) > to) break;
    to++;
  }
  return to === from ? null : proseSegment(facts, from, to, CLEAR);
}

function entryOf(
  facts: HeaderFacts,
  kind: EntryKind,
  { from, to, dates }: ProseClause,
  title: ClassifiedSegment | null,
  name: ProseName | null,
): CvEntry {
  const place = name === null ? null : proseSegment(facts, name.from, name.to, -CLEAR);
  const ends = [title?.end ?? 0, place?.end ?? 0, dates?.end ?? 0];
  return {
    kind,
    dates,
    title,
    place,
    titleFrom: title?.from ?? 0,
    titleStart: title?.start ?? 0,
    titleEnd: title?.end ?? 0,
    start: facts.tokens[from]?.start ?? 0,
    end: facts.tokens[to - 1]?.end ?? 0,
    bodyStart: Math.max(...ends),
    hasDegree: kind === 'education',
  };
}
