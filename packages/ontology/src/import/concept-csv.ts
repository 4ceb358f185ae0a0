import { type Language } from '@counterpart/domain';
import type { Concept } from '../concepts/concept.ts';
import {
  type ConceptPatch,
  conceptType,
  idProblem,
  type LabelPatch,
  LIST_FIELDS,
  type ListPatch,
  patchProblem,
  skillKind,
  tidyLabel,
} from './concept-patch.ts';
import type { TableRow } from './read-table.ts';

const CODES = { nl: 'DUT', fr: 'FRE', en: 'ENG', it: 'ITA' } as const satisfies Readonly<Record<string, Language>>;
/** What stands in a cell that takes something away; an empty cell leaves it as it is. */
const NOTHING = '-';
/** The first value of a list cell that adds to the list instead of replacing it. */
const ADDING = '+';

const COLUMN_OF_FIELD: Readonly<Record<(typeof LIST_FIELDS)[number], string>> = {
  broader: 'broader',
  related: 'related',
  essentialSkills: 'essential',
  optionalSkills: 'optional',
  needContext: 'needContext',
  sameAs: 'sameAs',
};

/** The columns of a customer ontology as it is exported; on import only `id` must be there. */
export const CONCEPT_COLUMNS: readonly string[] = [
  'id',
  'type',
  'kind',
  'isco',
  ...Object.keys(CODES).flatMap((code) => [`preferred_${code}`, `alternative_${code}`, `hidden_${code}`]),
  ...LIST_FIELDS.map((field) => COLUMN_OF_FIELD[field]),
];

/** The values between the bars of a cell; a backslash takes the meaning of the character after it away. */
function splitCell(cell: string): readonly string[] {
  const values: string[] = [];
  let value = '';
  for (let at = 0; at < cell.length; at++) {
    const letter = cell[at] ?? '';
    if (letter === '\\' && at + 1 < cell.length) value += letter + (cell[++at] ?? '');
    else if (letter === '|') {
      values.push(value);
      value = '';
    } else value += letter;
  }
  return [...values, value].map((each) => each.trim());
}

function unescape(value: string): string {
  return value.replace(/\\([\s\S])/g, '$1');
}

function escape(value: string): string {
  const escaped = value.replace(/[\\|]/g, '\\$&');
  return /^[+-]/.test(escaped) ? `\\${escaped}` : escaped;
}

function listPatch(cell: string | undefined): ListPatch | undefined {
  const trimmed = (cell ?? '').trim();
  if (trimmed === '') return undefined;
  if (trimmed === NOTHING) return { mode: 'set', values: [] };
  const [first, ...rest] = splitCell(trimmed);
  const isAdding = first === ADDING;
  const values = (isAdding ? rest : [first ?? '', ...rest]).map((value) => tidyLabel(unescape(value)));
  return { mode: isAdding ? 'add' : 'set', values: values.filter((value) => value !== '') };
}

function labelPatch(row: TableRow, code: string): LabelPatch | undefined {
  const cell = row.cell(`preferred_${code}`)?.trim() ?? '';
  const alternative = listPatch(row.cell(`alternative_${code}`));
  const hidden = listPatch(row.cell(`hidden_${code}`));
  if (cell === '' && alternative === undefined && hidden === undefined) return undefined;
  return {
    ...(cell === '' ? {} : { preferred: cell === NOTHING ? null : tidyLabel(unescape(cell)) }),
    ...(alternative === undefined ? {} : { alternative }),
    ...(hidden === undefined ? {} : { hidden }),
  };
}

/** What a row of a customer ontology asks for, or what is wrong with it. */
export function patchOfRow(row: TableRow): ConceptPatch | string {
  const id = row.cell('id')?.trim() ?? '';
  const typeWord = row.cell('type')?.trim() ?? '';
  const type = conceptType(typeWord);
  if (typeWord !== '' && type === undefined) return `"${typeWord.slice(0, 40)}" is no type of concept`;
  const kindWord = row.cell('kind')?.trim() ?? '';
  const kind = kindWord === NOTHING ? null : skillKind(kindWord);
  if (kindWord !== '' && kind === undefined) return `"${kindWord.slice(0, 40)}" is no kind of skill`;
  const isco = row.cell('isco')?.trim() ?? '';
  const labels: Partial<Record<Language, LabelPatch>> = {};
  for (const [code, language] of Object.entries(CODES)) {
    const labelsOfLanguage = labelPatch(row, code);
    if (labelsOfLanguage !== undefined) labels[language] = labelsOfLanguage;
  }
  const lists: Partial<Record<(typeof LIST_FIELDS)[number], ListPatch>> = {};
  for (const field of LIST_FIELDS) {
    const list = listPatch(row.cell(COLUMN_OF_FIELD[field]));
    if (list !== undefined) lists[field] = list;
  }
  const patch: ConceptPatch = {
    id,
    ...(type === undefined ? {} : { type }),
    ...(kind === undefined ? {} : { kind }),
    ...(isco === '' ? {} : { isco: isco === NOTHING ? null : isco }),
    labels,
    lists,
  };
  return idProblem(id) ?? patchProblem(patch) ?? patch;
}

function listCell(values: readonly string[] | undefined): string {
  return values === undefined || values.length === 0 ? NOTHING : values.map(escape).join('|');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A line of the exported CSV without its line end; reading it again gives an equal concept. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(quoted).join(',');
}

/** The cells of a concept, in the order of `CONCEPT_COLUMNS`. */
export function conceptCells(concept: Concept): readonly string[] {
  const labels = Object.values(CODES).flatMap((language) => {
    const set = concept.labels[language];
    if (set === undefined) return [NOTHING, NOTHING, NOTHING];
    return [escape(set.preferred), listCell(set.alternative), listCell(set.hidden)];
  });
  return [
    concept.id,
    concept.type,
    concept.kind ?? NOTHING,
    concept.isco ?? NOTHING,
    ...labels,
    ...LIST_FIELDS.map((field) => listCell(concept[field])),
  ];
}
