import {
  CONCEPT_TYPES,
  type ConceptId,
  type ConceptType,
  LANGUAGES,
  type Language,
  type SkillKind,
} from '@counterpart/domain';
import { MAX_LABEL_LENGTH } from '../labels/clean-label.ts';
import type { Concept, LabelSet } from '../concepts/concept.ts';

/** What to do with a list: put another in its place, or add to it. */
export interface ListPatch {
  readonly mode: 'set' | 'add';
  readonly values: readonly string[];
}

/** What to do with the labels of a language; `preferred` null takes the language away. */
export interface LabelPatch {
  readonly preferred?: string | null;
  readonly alternative?: ListPatch;
  readonly hidden?: ListPatch;
}

/** Lists of a concept that a patch may change. */
export const LIST_FIELDS = [
  'broader',
  'related',
  'essentialSkills',
  'optionalSkills',
  'needContext',
  'sameAs',
] as const satisfies readonly (keyof Concept)[];

/** A concept to add, or what to change in the concept of the same id; what is absent stays as it is. */
export interface ConceptPatch {
  readonly id: ConceptId;
  readonly type?: ConceptType;
  /** null takes the kind away. */
  readonly kind?: SkillKind | null;
  /** null takes the unit group away. */
  readonly isco?: string | null;
  readonly labels: Readonly<Partial<Record<Language, LabelPatch>>>;
  readonly lists: Readonly<Partial<Record<(typeof LIST_FIELDS)[number], ListPatch>>>;
}

const ID = /^[\p{L}\p{N}][^\s|,;"\\]{0,199}$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const KINDS = ['licence', 'shift', 'place'] as const satisfies readonly SkillKind[];

/** What is wrong with an id, undefined when nothing is. */
export function idProblem(id: string): string | undefined {
  if (id === '') return 'an id is missing';
  return ID.test(id)
    ? undefined
    : `"${id.slice(0, 60)}" is no id: a letter or digit, then no spaces, commas, quotes or bars`;
}

/** What is wrong with a label, undefined when nothing is. */
export function labelProblem(label: string): string | undefined {
  if (!LETTER_OR_DIGIT.test(label)) return `the label "${label.slice(0, 40)}" has no letter or digit`;
  if (label.length > MAX_LABEL_LENGTH) return `a label is longer than ${MAX_LABEL_LENGTH} characters`;
  return undefined;
}

/** A label with its spaces tidied, as all labels are kept. */
export function tidyLabel(label: string): string {
  return label.toWellFormed().replace(/\s+/gu, ' ').trim();
}

/** The concept type of a word in any case, undefined for another word. */
export function conceptType(word: string): ConceptType | undefined {
  return CONCEPT_TYPES.find((type) => type === word.toUpperCase());
}

/** The kind of skill of a word, undefined for another word. */
export function skillKind(word: string): SkillKind | undefined {
  return KINDS.find((kind) => kind === word.toLowerCase());
}

/** What is wrong with a patch by itself, undefined when nothing is. */
export function patchProblem({ id, isco, labels, lists }: ConceptPatch): string | undefined {
  const faults: (string | undefined)[] = [idProblem(id)];
  if (typeof isco === 'string' && !/^\d{4}$/.test(isco)) faults.push(`isco "${isco.slice(0, 20)}" is not four digits`);
  for (const set of Object.values(labels)) {
    const all = [set.preferred ?? [], set.alternative?.values ?? [], set.hidden?.values ?? []].flat();
    faults.push(...all.map(labelProblem));
    if (set.preferred === null && (set.alternative?.values.length ?? 0) + (set.hidden?.values.length ?? 0) > 0)
      faults.push('other labels stand in a language without a preferred one');
  }
  for (const field of ['broader', 'related', 'essentialSkills', 'optionalSkills'] as const)
    faults.push(...(lists[field]?.values ?? []).map(idProblem));
  return faults.find((fault) => fault !== undefined);
}

function changed(list: readonly string[], patch: ListPatch | undefined): readonly string[] {
  if (patch === undefined) return list;
  return [...new Set(patch.mode === 'set' ? patch.values : [...list, ...patch.values])];
}

function changedLabels(set: LabelSet | undefined, patch: LabelPatch): LabelSet | undefined {
  if (patch.preferred === null) return undefined;
  const preferred = patch.preferred ?? set?.preferred;
  if (preferred === undefined) return undefined;
  // a new name for a concept does not make its old one unknown, unless the other names are given too
  const kept = set === undefined || set.preferred === preferred ? [] : [set.preferred];
  const alternative =
    patch.alternative?.mode === 'set'
      ? patch.alternative.values
      : changed([...kept, ...(set?.alternative ?? [])], patch.alternative);
  return {
    preferred,
    alternative: [...new Set(alternative)].filter((label) => label !== preferred),
    hidden: changed(set?.hidden ?? [], patch.hidden),
  };
}

/** The concept after a patch, or what keeps it from being one. */
export function patchConcept(concept: Concept | undefined, patch: ConceptPatch): Concept | string {
  const type = patch.type ?? concept?.type;
  if (type === undefined) return `${patch.id} is not known, so it needs a type`;
  const labels: Partial<Record<Language, LabelSet>> = {};
  for (const language of LANGUAGES) {
    const change = patch.labels[language];
    const set = concept?.labels[language];
    const next = change === undefined ? set : changedLabels(set, change);
    if (next !== undefined) labels[language] = next;
    else if (change !== undefined && change.preferred !== null && !isEmpty(change))
      return `${patch.id} has labels in a language without a preferred one`;
  }
  if (Object.keys(labels).length === 0) return `${patch.id} needs a preferred label`;
  const isco = patch.isco === undefined ? concept?.isco : (patch.isco ?? undefined);
  const kind = patch.kind === undefined ? concept?.kind : (patch.kind ?? undefined);
  if (kind !== undefined && type !== 'SKILL') return `${patch.id}: only a SKILL is a ${kind}`;
  if (isco !== undefined && type !== 'OCCUPATION') return `${patch.id}: only an OCCUPATION has an ISCO group`;
  const list = (field: (typeof LIST_FIELDS)[number]): readonly string[] =>
    changed(concept?.[field] ?? [], patch.lists[field]);
  const [needContext, sameAs] = [list('needContext'), list('sameAs')];
  const [essentialSkills, optionalSkills] = [list('essentialSkills'), list('optionalSkills')];
  if (type !== 'OCCUPATION' && essentialSkills.length + optionalSkills.length > 0)
    return `${patch.id}: only an OCCUPATION has skills`;
  return {
    id: patch.id,
    type,
    ...(kind === undefined ? {} : { kind }),
    labels,
    broader: list('broader'),
    related: list('related'),
    ...(type === 'OCCUPATION' ? { essentialSkills, optionalSkills } : {}),
    ...(isco === undefined ? {} : { isco }),
    ...(needContext.length === 0 ? {} : { needContext }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}

function isEmpty({ alternative, hidden }: LabelPatch): boolean {
  return (alternative?.values.length ?? 0) + (hidden?.values.length ?? 0) === 0;
}
