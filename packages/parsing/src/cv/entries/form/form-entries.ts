import { labelAt } from '../../layout/cv-labels.ts';
import type { CvLine } from '../../layout/cv-line.ts';
import { CV_WORDS } from '../../words/cv-words.ts';
import type { EntryKind, HeaderFacts } from '../classify-segments.ts';
import type { EntryBlock } from '../cv-entry.ts';
import { isHeaderLike } from '../further-lines.ts';
import {
  blockOf,
  type CellLabel,
  isKey,
  isTime,
  type LabelledCell,
  type LabelledEntry,
  MOST_LABELLED,
} from './labelled-entry.ts';

interface Labelled {
  readonly line: CvLine;
  readonly cell: LabelledCell | null;
}

/** Labelled lines of a form, and different labels among them, at least. */
const FEWEST_LINES = 3;
const FEWEST_LABELS = 2;

/**
 * The entries of a form ("School: …", "Study: …", "Period: …"), whatever the order of its labels: an entry begins where
 * the first label comes back. Null: no form, as some period stands outside its labels.
 */
export function formBlocks(
  facts: HeaderFacts,
  kind: EntryKind,
  lines: readonly CvLine[],
): readonly EntryBlock[] | null {
  const labelled = withHeads(
    facts,
    kind,
    lines.map((line): Labelled => ({ line, cell: cellOf(facts, kind, line) })),
  );
  const keys = labelled.flatMap(({ cell }) => (cell !== null && isKey(cell.label) ? [cell.label] : []));
  if (keys.length < FEWEST_LINES || new Set(keys).size < FEWEST_LABELS || !keys.some(isTime)) return null;
  if (labelled.some(({ line, cell }) => (cell === null || !isKey(cell.label)) && holdsPeriod(line))) return null;
  const first = labelled.findIndex(({ cell }) => cell !== null && isKey(cell.label));
  // what stands above the first label is of no entry
  const entries = groupsOf(labelled.slice(first))
    .slice(0, MOST_LABELLED)
    .map((group) => entryOf(facts, group));
  return first > 1 ? null : entries.map((entry) => blockOf(facts, kind, entry));
}

/** Entries with a line above their labels, at least. */
const FEWEST_HEADS = 2;

/** "Bus driver" alone above "Employer: …" and "Period: …": in a form whose labels name no job, such a line does. */
function withHeads(facts: HeaderFacts, kind: EntryKind, labelled: readonly Labelled[]): readonly Labelled[] {
  const label = kind === 'experience' ? 'title' : 'degree';
  if (labelled.some(({ cell }) => cell?.label === label)) return labelled;
  const isHead = ({ line, cell }: Labelled, at: number): boolean => {
    const below = labelled[at + 1];
    return (
      cell === null &&
      (line.isAfterBlank || at === 0) &&
      below?.cell != null &&
      !below.line.isAfterBlank &&
      isHeaderLike(facts.plain, facts.tokens, line)
    );
  };
  if (labelled.filter(isHead).length < FEWEST_HEADS) return labelled;
  return labelled.map((one, at) =>
    isHead(one, at) ? { ...one, cell: { from: one.line.from, to: one.line.to, label } } : one,
  );
}

function holdsPeriod({ ranges }: CvLine): boolean {
  return ranges.some(({ kind }) => kind !== 'point');
}

function cellOf(facts: HeaderFacts, kind: EntryKind, line: CvLine): LabelledCell | null {
  const end = endCellOf(facts, line);
  if (end !== null) return end;
  const { plain, tokens } = facts;
  const label = labelAt(plain, tokens, line, kind);
  if ((label === null || label.label === 'aside') && isDated(plain, line))
    return { from: line.from, to: line.to, label: 'dates' };
  if (label === null) return null;
  // "Diploma: yes", "Diploma: no, first year passed"
  let at = label.to;
  for (let next = at; next < line.to && (next = CV_WORDS.studyNotes.endOf(tokens, at, line.to)) > at;) at = next;
  const isAnswer = at === line.to;
  return { from: label.to, to: line.to, label: isAnswer ? 'aside' : label.label };
}

const ENDS = [
  ['from', CV_WORDS.columnFrom],
  ['to', CV_WORDS.columnTo],
] as const;

/** "From: 2020" and "To: 2022" (or a word for now) on lines of their own. */
function endCellOf({ plain, tokens }: HeaderFacts, { from, to, end, ranges }: CvLine): LabelledCell | null {
  for (const [label, phrases] of ENDS) {
    const at = phrases.endOf(tokens, from, to);
    if (at === from || at >= to || !/^(?:\s?:|\t| {2})/.test(plain.slice(tokens[at - 1]?.end, end))) continue;
    const isDate = ranges.length === 1 && ranges[0]?.end === end;
    // "From: 2012   To: 2018" on one line
    if (isDate && ranges[0]?.kind === 'range') return { from, to, label: 'dates' };
    if (isDate || CV_WORDS.present.endOf(tokens, at, to) === to) return { from: at, to, label };
  }
  return null;
}

/** "Obtained in: 2014": whatever its label, a line of a form that holds a date and nothing else. */
const ONLY_LABEL = /^\p{L}[\p{L} ’'.-]{1,24}\s?:\s*$/u;

function isDated(plain: string, { start, end, ranges }: CvLine): boolean {
  const [range] = ranges;
  return range !== undefined && range.end === end && ONLY_LABEL.test(plain.slice(start, range.start));
}

/** An entry begins where the first label comes back, or, where that one is not always there, any label. */
function groupsOf(labelled: readonly Labelled[]): readonly (readonly Labelled[])[] {
  const keys = labelled.map(({ cell }) => (cell !== null && isKey(cell.label) ? cell.label : null));
  const counts = new Map<CellLabel, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const count = (label: CellLabel): number => counts.get(label) ?? 0;
  const [first = null] = keys;
  const isSteady = keys.every((key) => key === null || isTime(key) || count(key) <= count(first)) && count(first) > 1;
  const groups: Labelled[][] = [];
  const seen = new Set<CellLabel>();
  for (const [at, one] of labelled.entries()) {
    const key = keys[at] ?? null;
    if (groups.length === 0 || (key !== null && (isSteady ? key === first : seen.has(key)))) {
      groups.push([]);
      seen.clear();
    }
    if (key !== null) seen.add(key);
    groups.at(-1)?.push(one);
  }
  return groups;
}

function entryOf({ tokens }: HeaderFacts, group: readonly Labelled[]): LabelledEntry {
  const lines = group.map(({ line }) => line);
  const cells = group.flatMap(({ cell }) => (cell === null ? [] : [cell]));
  const tasks = cells.find(({ label }) => label === 'tasks');
  const last = group.findLast(({ cell }) => cell !== null && isKey(cell.label));
  return {
    cells,
    ranges: group.flatMap(({ line, cell }) => (cell !== null && isKey(cell.label) ? line.ranges : [])),
    start: lines[0]?.start ?? 0,
    end: Math.max(...lines.map(({ end }) => end)),
    bodyStart: (tasks === undefined ? null : tokens[tasks.from]?.start) ?? last?.line.end ?? 0,
  };
}
