import { hitsBetween } from '../../tokens/piece-window.ts';
import type { CvLine } from '../layout/cv-line.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import type { EntryKind, JudgeContext, JudgedAtom } from './judge-atoms.ts';
import { weighAtoms } from './judge-atoms.ts';
import { clausesOf, isProse, type ProseClause } from '../layout/prose-clauses.ts';
import { isCapital, namesIn, proseAtom, type ProseName } from './prose-names.ts';
import type { CvEntry } from './cv-entry.ts';

/** What sentences tell, and the lines that told nothing. */
export interface ProseReading {
  readonly entries: readonly CvEntry[];
  readonly rest: readonly CvLine[];
}

/** A title in a sentence is clear from here on: a label of an occupation, or the word for one. */
const CLEAR = 2.5;
const AS = new Set(['als', 'as', 'comme', 'come']);
const LONGEST_TITLE = 7;
/** Sentences that are read; a text of nothing but years stops here. */
const MOST_ENTRIES = 40;

/** "Since 2017 I work as a nurse at X", "I studied at Y from 2010 to 2013": jobs and schooling told in sentences. */
export function proseEntries(context: JudgeContext, lines: readonly CvLine[]): ProseReading {
  const entries: CvEntry[] = [];
  const rest: CvLine[] = [];
  for (const line of lines) {
    const found =
      entries.length < MOST_ENTRIES && isProse(context.plain, context.pieces, line) ? entriesOfLine(context, line) : [];
    if (found.length === 0) rest.push(line);
    entries.push(...found);
  }
  return { entries, rest };
}

function entriesOfLine(context: JudgeContext, line: CvLine): readonly CvEntry[] {
  const entries: CvEntry[] = [];
  for (const clause of clausesOf(context.plain, context.pieces, line)) {
    const names = namesIn(context, clause);
    const entry = jobOf(context, clause, names) ?? studyOf(context, clause, names);
    if (entry !== null) entries.push(entry);
  }
  // what follows a sentence tells more of the same
  return entries.map((entry, at) => ({ ...entry, end: entries[at + 1]?.start ?? line.end }));
}

function jobOf(context: JudgeContext, clause: ProseClause, names: readonly ProseName[]): CvEntry | null {
  const { pieces } = context;
  let hasVerb = false;
  let title: JudgedAtom | null = null;
  for (let at = clause.from; at < clause.to && title === null; at++) {
    const end = CV_WORDS.worked.endOf(pieces, at, clause.to);
    if (end === at) continue;
    hasVerb = true;
    title = titleAt(context, clause, end);
    // "travaillé comme …": whatever follows is the job
    if (title !== null && title.lean < CLEAR && !AS.has(pieces[end - 1]?.key ?? '')) title = null;
  }
  title ??= hasVerb ? namedTitle(context, clause) : null;
  if (title === null) return null;
  const { from, to } = title;
  const usable = names.filter((name) => !name.isTown && (name.before >= to || name.to <= from));
  const place =
    usable.find(({ before }) => before >= to) ?? usable.find((name) => isEmployerWord(context, name)) ?? null;
  if (title.lean < CLEAR && (place === null || clause.dates === null)) return null;
  // without a period the sentence must name who employs
  if (clause.dates === null && (place === null || !isEmployerWord(context, place))) return null;
  return entryOf(context, 'experience', clause, title, place);
}

function isEmployerWord({ pieces }: JudgeContext, { before, from }: ProseName): boolean {
  return CV_WORDS.at.endOf(pieces, before, from) === from;
}

/** The title that follows a verb, without articles and the period between them. */
function titleAt(context: JudgeContext, clause: ProseClause, after: number): JudgedAtom | null {
  const { pieces } = context;
  const { dates } = clause;
  let from = after;
  for (;;) {
    if (dates !== null && from >= dates.from && from < dates.to) from = dates.to;
    else if (CV_WORDS.articles.has(pieces[from]?.key ?? '')) from++;
    else break;
  }
  let to = from;
  while (to < clause.to && to - from < LONGEST_TITLE) {
    const isStop = to > from && (pieces[to]?.isApart === true || CV_WORDS.proseAt.endOf(pieces, to, clause.to) > to);
    if (isStop || (dates !== null && to >= dates.from && to < dates.to)) break;
    to++;
  }
  if (to === from) return null;
  const [atom] = weighAtoms(context, 'experience', [proseAtom(context, from, to, 0)]);
  return atom !== undefined && atom.lean > 0 ? atom : null;
}

/** The occupation that a clause names anywhere. */
function namedTitle(context: JudgeContext, clause: ProseClause): JudgedAtom | null {
  const hit = hitsBetween(context.occupations, clause.from, clause.to).find(({ quality }) => quality !== 'spelling');
  return hit === undefined ? null : proseAtom(context, hit.from, hit.to, CLEAR);
}

function studyOf(context: JudgeContext, clause: ProseClause, names: readonly ProseName[]): CvEntry | null {
  const { pieces, plain } = context;
  let from = clause.from;
  while (from < clause.to && CV_WORDS.degreeWords.endOf(pieces, from, clause.to) === from) from++;
  if (from >= clause.to) return null;
  const hasVerb = CV_WORDS.studied.countWithin(pieces, clause.from, clause.to) > 0;
  const schools = names.filter(({ isTown, from: start, to }) => !isTown && (start > from || to <= from));
  const school = schools.find(({ isSchool }) => isSchool) ?? (hasVerb ? schools.at(-1) : undefined) ?? null;
  if (school === null && (!hasVerb || clause.dates === null)) return null;
  if (clause.dates === null && !hasVerb) return null;
  const isSlight =
    CV_WORDS.slightDegrees.endOf(pieces, from, clause.to) === CV_WORDS.degreeWords.endOf(pieces, from, clause.to);
  if (isSlight && school?.isSchool !== true) return null;
  let to = from + 1;
  while (to < clause.to && to !== school?.before && to !== clause.dates?.from && pieces[to]?.isApart === false) to++;
  // "Educatieve bachelor": capitals before the degree belong to it
  while (
    from > clause.from &&
    pieces[from]?.isApart === false &&
    isCapital(context, from - 1) &&
    from - 1 > clause.from
  )
    from--;
  if (!/\p{L}/u.test(plain.slice(pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0))) return null;
  return entryOf(context, 'education', clause, proseAtom(context, from, to, CLEAR), school);
}

function entryOf(
  context: JudgeContext,
  kind: EntryKind,
  { from, to, dates }: ProseClause,
  title: JudgedAtom,
  name: ProseName | null,
): CvEntry {
  const place = name === null ? null : proseAtom(context, name.from, name.to, -CLEAR);
  const ends = [title.end, place?.end ?? 0, dates?.end ?? 0];
  return {
    kind,
    dates,
    title,
    place,
    titleFrom: title.from,
    titleStart: title.start,
    titleEnd: title.end,
    start: context.pieces[from]?.start ?? 0,
    end: context.pieces[to - 1]?.end ?? 0,
    bodyStart: Math.max(...ends),
    hasDegree: kind === 'education',
  };
}
