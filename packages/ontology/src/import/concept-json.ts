import { LANGUAGES, type Language } from '@counterpart/domain';
import {
  type ConceptPatch,
  conceptType,
  type LabelPatch,
  LIST_FIELDS,
  type ListPatch,
  patchProblem,
  skillKind,
  tidyLabel,
} from './concept-patch.ts';

const FIELDS = new Set<string>(['id', 'type', 'kind', 'isco', 'labels', ...LIST_FIELDS]);
const LABEL_FIELDS = new Set(['preferred', 'alternative', 'hidden']);

class ShapeError extends Error {}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new ShapeError(`${field} is no text`);
  return value;
}

function listOf(value: unknown, field: string): ListPatch {
  const isAdding = isObject(value) && 'add' in value;
  const values = isAdding ? value['add'] : value;
  if (!Array.isArray(values)) throw new ShapeError(`${field} is no list`);
  const texts = (values as readonly unknown[]).map((each) => tidyLabel(textOf(each, `an entry of ${field}`)));
  return { mode: isAdding ? 'add' : 'set', values: texts };
}

function labelsOf(value: unknown, language: string): LabelPatch {
  if (value === null) return { preferred: null };
  if (!isObject(value)) throw new ShapeError(`labels.${language} is no object`);
  const unknown = Object.keys(value).find((key) => !LABEL_FIELDS.has(key));
  if (unknown !== undefined) throw new ShapeError(`labels.${language} has an unknown field "${unknown.slice(0, 40)}"`);
  const { preferred, alternative, hidden } = value;
  return {
    ...(preferred === undefined ? {} : { preferred: tidyLabel(textOf(preferred, `labels.${language}.preferred`)) }),
    ...(alternative === undefined ? {} : { alternative: listOf(alternative, `labels.${language}.alternative`) }),
    ...(hidden === undefined ? {} : { hidden: listOf(hidden, `labels.${language}.hidden`) }),
  };
}

function read(value: unknown): ConceptPatch {
  if (!isObject(value)) throw new ShapeError('a concept is a JSON object');
  const unknown = Object.keys(value).find((key) => !FIELDS.has(key));
  if (unknown !== undefined) throw new ShapeError(`unknown field "${unknown.slice(0, 40)}"`);
  const type = value['type'] === undefined ? undefined : conceptType(textOf(value['type'], 'type'));
  if (value['type'] !== undefined && type === undefined) throw new ShapeError('type is no type of concept');
  const given = value['kind'];
  const kind = given === undefined || given === null ? given : skillKind(textOf(given, 'kind'));
  if (given !== undefined && kind === undefined) throw new ShapeError('kind is no kind of skill');
  const isco = value['isco'];
  const labels: Partial<Record<Language, LabelPatch>> = {};
  const written = value['labels'] ?? {};
  if (!isObject(written)) throw new ShapeError('labels is no object');
  for (const [code, set] of Object.entries(written)) {
    const language = LANGUAGES.find((known) => known === code);
    if (language === undefined) throw new ShapeError(`labels.${code.slice(0, 20)} is none of ${LANGUAGES.join(', ')}`);
    labels[language] = labelsOf(set, code);
  }
  const lists: Partial<Record<(typeof LIST_FIELDS)[number], ListPatch>> = {};
  for (const field of LIST_FIELDS) {
    if (value[field] !== undefined) lists[field] = listOf(value[field], field);
  }
  return {
    id: textOf(value['id'], 'id'),
    ...(type === undefined ? {} : { type }),
    ...(kind === undefined ? {} : { kind }),
    ...(isco === undefined ? {} : { isco: isco === null ? null : textOf(isco, 'isco') }),
    labels,
    lists,
  };
}

/** What a JSON value asks for, or what is wrong with it; the fields are those of a concept, `{"add": […]}` adds to a list. */
export function patchOfJson(value: unknown): ConceptPatch | string {
  try {
    const patch = read(value);
    return patchProblem(patch) ?? patch;
  } catch (error) {
    if (error instanceof ShapeError) return error.message;
    throw error;
  }
}
