import { SELECTION_TYPES, type SelectionType } from '@counterpart/domain';

/** Ids by which another system knows the entries of a selection: its own id by ours. */
export type ExternalIds = Readonly<Record<string, string>>;

/** What was selected before: the four sets of ids, and the ids of another system for candidates, jobs and companies (RES-14). */
export interface ExistingSelections {
  readonly candidatesForJob: readonly string[];
  readonly jobsForCandidate: readonly string[];
  readonly candidatesForCompany: readonly string[];
  readonly companiesForCandidate: readonly string[];
  readonly externalSelectionIdByCandidate: ExternalIds;
  readonly externalSelectionIdByJob: ExternalIds;
  readonly externalSelectionIdByCompany: ExternalIds;
}

/** Nothing was selected before. */
export const NO_SELECTIONS: ExistingSelections = {
  candidatesForJob: [],
  jobsForCandidate: [],
  candidatesForCompany: [],
  companiesForCandidate: [],
  externalSelectionIdByCandidate: {},
  externalSelectionIdByJob: {},
  externalSelectionIdByCompany: {},
};

/** What is selected in a set: which map knows its ids in the other system. */
const EXTERNAL = {
  candidatesForJob: 'externalSelectionIdByCandidate',
  jobsForCandidate: 'externalSelectionIdByJob',
  candidatesForCompany: 'externalSelectionIdByCandidate',
  companiesForCandidate: 'externalSelectionIdByCompany',
} as const satisfies Readonly<Record<SelectionType, keyof ExistingSelections>>;

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function externalIds(value: unknown): ExternalIds {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([id, external]) => [id, String(external)]));
}

/**
 * The answer of a get endpoint: the ids of the type that was asked for as `ids`, or any of the four sets by name, with the maps of ids.
 * What is no list is nobody (RES-08c).
 */
export function readSelections(answer: unknown, type: SelectionType): ExistingSelections {
  const sets = Object.fromEntries(SELECTION_TYPES.map((name) => [name, idsIn(field(answer, name))]));
  const asked = field(answer, 'ids');
  return {
    ...NO_SELECTIONS,
    ...sets,
    ...(asked === undefined ? {} : { [type]: idsIn(asked) }),
    externalSelectionIdByCandidate: externalIds(field(answer, 'externalSelectionIdByCandidate')),
    externalSelectionIdByJob: externalIds(field(answer, 'externalSelectionIdByJob')),
    externalSelectionIdByCompany: externalIds(field(answer, 'externalSelectionIdByCompany')),
  };
}

/** The selections with ids added to one set, each once, those of before first (RES-06). */
export function withSelected(
  before: ExistingSelections,
  type: SelectionType,
  ids: readonly string[],
): ExistingSelections {
  return { ...before, [type]: [...new Set([...before[type], ...ids])] };
}

/** The selections keyed by id, and within by type: the id of another system, null where it has none (RES-14). */
export function selectionsById(
  selections: ExistingSelections,
): Readonly<Record<string, { readonly [Type in SelectionType]?: { readonly externalId: string | null } }>> {
  const byId: Record<string, { [Type in SelectionType]?: { readonly externalId: string | null } }> = {};
  for (const type of SELECTION_TYPES) {
    for (const id of selections[type]) {
      byId[id] = { ...byId[id], [type]: { externalId: selections[EXTERNAL[type]][id] ?? null } };
    }
  }
  return byId;
}
