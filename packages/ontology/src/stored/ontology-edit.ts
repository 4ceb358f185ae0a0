import { type ConceptId, LANGUAGES, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Concept, LabelSet } from '../concepts/concept.ts';

/** Relations that an edit may add or cut. */
export const EDIT_RELATIONS = ['broader', 'related', 'essential', 'optional'] as const;
/** A relation that an edit may add or cut. */
export type EditRelation = (typeof EDIT_RELATIONS)[number];

/** A correction by hand. */
export type OntologyEdit =
  | {
      readonly op: 'add-synonym';
      readonly concept: ConceptId;
      readonly language: Language;
      readonly label: string;
      /** The label that screens show from now on; the one before becomes an alternative. */
      readonly isPreferred: boolean;
    }
  | {
      readonly op: 'remove-synonym';
      readonly concept: ConceptId;
      readonly language: Language;
      readonly label: string;
    }
  | {
      readonly op: 'add-relation' | 'cut-relation';
      readonly from: ConceptId;
      readonly relation: EditRelation;
      readonly to: ConceptId;
    };

/** An edit and its number, by which it is undone. */
export interface NumberedEdit {
  readonly number: number;
  readonly edit: OntologyEdit;
}

/** An edit without effect and why. */
export interface IdleEdit extends NumberedEdit {
  readonly reason: string;
}

const FIELD_OF = {
  broader: 'broader',
  related: 'related',
  essential: 'essentialSkills',
  optional: 'optionalSkills',
} as const satisfies Readonly<Record<EditRelation, keyof Concept>>;

class EditRefused extends Error {}

/**
 * Concepts after the edits, in their order. An edit that has nothing to work on is reported and changes nothing: its
 * concept may come back with the next import.
 */
export function applyEdits(
  concepts: readonly Concept[],
  edits: readonly NumberedEdit[],
): { readonly concepts: readonly Concept[]; readonly idle: readonly IdleEdit[] } {
  if (edits.length === 0) return { concepts, idle: [] };
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const idle: IdleEdit[] = [];
  for (const { number, edit } of edits) {
    try {
      applyEdit(byId, edit);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      idle.push({ number, edit, reason: error.message });
    }
  }
  return { concepts: [...byId.values()], idle };
}

function applyEdit(byId: Map<ConceptId, Concept>, edit: OntologyEdit): void {
  switch (edit.op) {
    case 'add-synonym': {
      const concept = found(byId, edit.concept);
      const labels = withLabel(concept.labels[edit.language], edit.label, edit.isPreferred);
      byId.set(concept.id, { ...concept, labels: { ...concept.labels, [edit.language]: labels } });
      return;
    }
    case 'remove-synonym': {
      const concept = found(byId, edit.concept);
      byId.set(concept.id, withoutLabel(concept, edit.language, edit.label));
      return;
    }
    case 'add-relation': {
      const [from, to] = [found(byId, edit.from), found(byId, edit.to)];
      checkRelation(from, edit.relation, to);
      const field = FIELD_OF[edit.relation];
      byId.set(from.id, { ...from, [field]: [...new Set([...(from[field] ?? []), to.id])] });
      return;
    }
    case 'cut-relation': {
      const from = found(byId, edit.from);
      const field = FIELD_OF[edit.relation];
      const to = byId.get(edit.to);
      const isThere = from[field]?.includes(edit.to) === true;
      // related holds both ways and is written down at either end
      const isThereBack = edit.relation === 'related' && to?.related.includes(from.id) === true;
      if (!isThere && !isThereBack) throw new EditRefused(`${from.id} has no ${edit.relation} ${edit.to}`);
      byId.set(from.id, { ...from, [field]: (from[field] ?? []).filter((id) => id !== edit.to) });
      if (isThereBack && to !== undefined)
        byId.set(to.id, { ...to, related: to.related.filter((id) => id !== from.id) });
    }
  }
}

function found(byId: ReadonlyMap<ConceptId, Concept>, id: ConceptId): Concept {
  const concept = byId.get(id);
  if (concept === undefined) throw new EditRefused(`there is no concept ${id} now`);
  return concept;
}

function checkRelation(from: Concept, relation: EditRelation, to: Concept): void {
  if (from.id === to.id) throw new EditRefused(`${from.id} cannot be related to itself`);
  if (relation === 'broader' && from.type !== to.type)
    throw new EditRefused(`${to.id} is a ${to.type}: broader holds within a type, and ${from.id} is a ${from.type}`);
  if (relation !== 'essential' && relation !== 'optional') return;
  if (from.type !== 'OCCUPATION') throw new EditRefused(`${from.id} is a ${from.type}: only occupations have skills`);
  if (to.type !== 'SKILL' && to.type !== 'SOFT_SKILL') throw new EditRefused(`${to.id} is a ${to.type}, no skill`);
}

function withLabel(set: LabelSet | undefined, label: string, isPreferred: boolean): LabelSet {
  if (set === undefined) return { preferred: label, alternative: [], hidden: [] };
  const others = (labels: readonly string[]): string[] => labels.filter((each) => each !== label);
  const hidden = others(set.hidden);
  if (isPreferred) {
    const before = set.preferred === label ? [] : [set.preferred];
    return { preferred: label, alternative: [...before, ...others(set.alternative)], hidden };
  }
  if (set.preferred === label) return set;
  return { ...set, alternative: [...others(set.alternative), label], hidden };
}

function withoutLabel(concept: Concept, language: Language, label: string): Concept {
  const set = concept.labels[language];
  const key = foldLabel(label);
  const all = set === undefined ? [] : [set.preferred, ...set.alternative, ...set.hidden];
  // as written if there is one, else whatever differs only in case, accents or hyphens
  const written = all.includes(label) ? [label] : all.filter((each) => foldLabel(each) === key);
  if (set === undefined || written.length === 0)
    throw new EditRefused(`${concept.id} has no label "${label}" in ${language}`);
  const left = (labels: readonly string[]): string[] => labels.filter((each) => !written.includes(each));
  const [preferred, ...alternative] = left([set.preferred, ...set.alternative]);
  if (preferred === undefined && LANGUAGES.every((other) => other === language || concept.labels[other] === undefined))
    throw new EditRefused(`"${label}" is the only label of ${concept.id}`);
  const { [language]: _removed, ...others } = concept.labels;
  return {
    ...concept,
    labels:
      preferred === undefined
        ? others
        : { ...others, [language]: { preferred, alternative, hidden: left(set.hidden) } },
  };
}
