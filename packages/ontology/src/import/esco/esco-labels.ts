import type { Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import { MAX_LABEL_LENGTH } from '../../labels/clean-label.ts';
import type { LabelSet } from '../../concepts/concept.ts';
import type { TableRow } from '../read-table.ts';
import { splitGender } from '../split-gender.ts';

/** Between the labels of a cell: line ends in the official download, bars in some copies. */
const BETWEEN_LABELS = /[\r\n|]+/;
const SPACES = /\s+/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The labels of a concept while its files are read. */
export type LabelDraft = Partial<Record<Language, LabelSet>>;

function labelsIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(BETWEEN_LABELS)
    .map((label) => label.replace(SPACES, ' ').trim())
    .filter((label) => label.length <= MAX_LABEL_LENGTH && LETTER_OR_DIGIT.test(label));
}

/** Labels without those that differ from an earlier one only in case, accents or hyphens. */
export function distinctLabels(labels: Iterable<string>, taken: Set<string> = new Set()): string[] {
  const distinct: string[] = [];
  for (const label of labels) {
    const key = foldLabel(label);
    if (taken.has(key)) continue;
    taken.add(key);
    distinct.push(label);
  }
  return distinct;
}

/** Two sets of labels in one language: the first's preferred label stays, everything else becomes an alternative. */
export function joinLabelSets(first: LabelSet | undefined, second: LabelSet): LabelSet {
  if (first === undefined) return second;
  const taken = new Set<string>();
  const [preferred = first.preferred] = distinctLabels([first.preferred], taken);
  const alternative = distinctLabels([...first.alternative, second.preferred, ...second.alternative], taken);
  return { preferred, alternative, hidden: distinctLabels([...first.hidden, ...second.hidden], taken) };
}

/** Reads the label cells of a row; undefined when they hold none. Occupations have their gendered pairs taken apart. */
export function labelSetOf(row: TableRow, isOccupation: boolean, column = 'preferredLabel'): LabelSet | undefined {
  const forms = (cell: string | undefined): string[] =>
    isOccupation ? labelsIn(cell).flatMap(splitGender) : labelsIn(cell);
  const taken = new Set<string>();
  const visible = distinctLabels([...forms(row.cell(column)), ...forms(row.cell('altLabels'))], taken);
  const [preferred, ...alternative] = visible;
  if (preferred === undefined) return undefined;
  return { preferred, alternative, hidden: distinctLabels(forms(row.cell('hiddenLabels')), taken) };
}
