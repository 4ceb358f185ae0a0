import { type ConceptId, type ConceptType, LANGUAGES, type Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Ontology } from '../concepts/ontology.ts';

/** A label that resembles what was asked. */
export interface NearLabel {
  readonly id: ConceptId;
  readonly label: string;
  readonly language: Language;
  /** Shared pairs of letters, 0..1 (Dice). */
  readonly likeness: number;
}

/** Pairs of letters of a text, at most as many as labels are long. */
function pairs(text: string): ReadonlySet<string> {
  const key = ` ${foldLabel(text).slice(0, 200)} `;
  const found = new Set<string>();
  for (let at = 0; at < key.length - 1; at++) found.add(key.slice(at, at + 2));
  return found;
}

/** Which labels are looked at: all of them where it does not say. */
export interface LabelScope {
  readonly type?: ConceptType;
  /** Its labels alone, and no ids. */
  readonly language?: Language;
}

/** The visible labels and ids of an ontology that are most like a text, each concept once, the likest first. */
export function nearestLabels(
  ontology: Ontology,
  text: string,
  size: number,
  scope: LabelScope = {},
): readonly NearLabel[] {
  const wanted = pairs(text);
  const languages = scope.language === undefined ? LANGUAGES : [scope.language];
  const best = new Map<ConceptId, NearLabel>();
  const consider = (id: ConceptId, label: string, language: Language, compared: string): void => {
    const own = pairs(compared);
    let shared = 0;
    for (const pair of own) if (wanted.has(pair)) shared++;
    const likeness = (2 * shared) / (own.size + wanted.size);
    if (likeness > (best.get(id)?.likeness ?? 0)) best.set(id, { id, label, language, likeness });
  };
  for (const { id, type, labels } of ontology.concepts()) {
    if (scope.type !== undefined && type !== scope.type) continue;
    if (scope.language === undefined) consider(id, ontology.label(id, 'ENG'), 'ENG', id);
    for (const language of languages) {
      const set = labels[language];
      if (set === undefined) continue;
      for (const label of [set.preferred, ...set.alternative]) consider(id, label, language, label);
    }
  }
  return [...best.values()]
    .sort(
      (a, b) =>
        b.likeness - a.likeness ||
        Number(isPreferred(ontology, b)) - Number(isPreferred(ontology, a)) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, size);
}

function isPreferred(ontology: Ontology, { id, label, language }: NearLabel): boolean {
  return ontology.concept(id)?.labels[language]?.preferred === label;
}
