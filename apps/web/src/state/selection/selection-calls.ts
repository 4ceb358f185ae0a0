import type { ApiClient } from '@counterpart/client';
import {
  type IndexConfiguration,
  type ProfileKind,
  SELECTION_TYPES,
  type SelectionType,
  type WireDocument,
} from '@counterpart/domain';
import { propertyText } from '../documents/document-labels.ts';
import { type ExistingSelections, NO_SELECTIONS, readSelections } from './existing-selections.ts';

/** The property that names the company of a job, unless the customer's module says otherwise (A3, SET-21r). */
const COMPANY = 'companyId';

type Getters = Pick<IndexConfiguration, 'matchInformationGetters'>;

function companyOf({ matchInformationGetters }: Getters, document: WireDocument): string {
  return matchInformationGetters?.companyId?.(document) ?? propertyText(document, COMPANY);
}

/** A selection that can be made here: of which kind, for whom, and where. */
export interface PossibleSelection {
  readonly type: SelectionType;
  readonly subjectId: string;
  readonly get: string | null;
  readonly set: string;
}

const SIDES: Readonly<Record<SelectionType, { readonly source: ProfileKind; readonly target: ProfileKind }>> = {
  candidatesForJob: { source: 'JOB', target: 'CANDIDATE' },
  jobsForCandidate: { source: 'CANDIDATE', target: 'JOB' },
  candidatesForCompany: { source: 'JOB', target: 'CANDIDATE' },
  companiesForCandidate: { source: 'CANDIDATE', target: 'JOB' },
};

/**
 * The kind of selection that an index offers for a source: the first of the four, in order, that fits both sides and
 * has a set endpoint (RES-07). Null where selection is off.
 */
export function possibleSelection(
  index: Pick<IndexConfiguration, 'allowSelection' | 'selectionEndpoints' | 'matchInformationGetters'>,
  source: { readonly type: ProfileKind; readonly document: WireDocument } | null,
  target: ProfileKind,
): PossibleSelection | null {
  const { allowSelection, selectionEndpoints = {} } = index;
  if (!allowSelection || source === null) return null;
  for (const type of SELECTION_TYPES) {
    const { get = null, set } = selectionEndpoints[type] ?? {};
    const sides = SIDES[type];
    if (set === undefined || sides.source !== source.type || sides.target !== target) continue;
    const subjectId = type === 'candidatesForCompany' ? companyOf(index, source.document) : source.document.id;
    if (subjectId !== '') return { type, subjectId, get, set };
  }
  return null;
}

/** The id under which a match is selected: its company's where companies are chosen, otherwise its own. */
export function selectedId(index: Getters, type: SelectionType, document: WireDocument): string {
  return type === 'companiesForCandidate' ? companyOf(index, document) : document.id;
}

/** A whole address, or one below the API. */
function addressOf(baseUrl: string, endpoint: string): string {
  return /^(https?:)?\/\//.test(endpoint) ? endpoint : `${baseUrl}${endpoint}`;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** What was selected before; what cannot be fetched is nothing, and logged (RES-08b). */
export async function existingSelection(
  api: ApiClient,
  baseUrl: string,
  { type, get, subjectId }: PossibleSelection,
  log: (what: string, error: unknown) => void,
  signal: AbortSignal,
): Promise<ExistingSelections> {
  if (get === null) return NO_SELECTIONS;
  try {
    const answer = await api.request(
      'GET',
      `${addressOf(baseUrl, get)}/${encodeURIComponent(subjectId)}`,
      undefined,
      signal,
    );
    return readSelections(answer, type);
  } catch (error) {
    // a call that was given up did not fail
    if (!signal.aborted) log('The existing selection could not be fetched', error);
    return NO_SELECTIONS;
  }
}

/** Who of a selection is not there any more, by our own server: what it is for, or some of those chosen; the others are in. */
export interface MissingDocuments {
  readonly isSubject: boolean;
  readonly ids: readonly string[];
}

/**
 * What came of a selection: nothing to say, or why it failed (RES-06). `missing` where our own server names it, to be told
 * in the language of the page; otherwise the endpoint's own text, null where the answer has none.
 */
export type SelectionOutcome =
  | { readonly isMade: true }
  | { readonly isMade: false; readonly message: string | null; readonly missing: MissingDocuments | null };

/** The message of an answer with errors: its own, else the first of its results; null where neither has one. */
function failureText(answer: unknown): string | null {
  const message = field(answer, 'message');
  if (typeof message === 'string' && message !== '') return message;
  const results = field(answer, 'results');
  const told: unknown[] = Array.isArray(results) ? results.map((result) => field(result, 'message')) : [];
  return told.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}

const NOT_THERE = 'UNKNOWN_DOCUMENT';

function missingIn(answer: unknown): MissingDocuments | null {
  const isSubject = field(answer, 'code') === NOT_THERE;
  const results: unknown = field(answer, 'results');
  const ids = (Array.isArray(results) ? results : []).flatMap((result: unknown) =>
    field(result, 'code') === NOT_THERE ? [String(field(result, 'id'))] : [],
  );
  return isSubject || ids.length > 0 ? { isSubject, ids } : null;
}

/** Makes a selection; never throws: a failure is logged and comes back with its text, where it has one (RES-06). */
export async function makeSelection(
  api: ApiClient,
  baseUrl: string,
  { set, subjectId }: PossibleSelection,
  selection: { readonly selectionIds: readonly string[]; readonly selectionStatus: string | null },
  log: (what: string, error: unknown) => void,
): Promise<SelectionOutcome> {
  try {
    const answer = await api.request('POST', addressOf(baseUrl, set), { subjectId, ...selection });
    if (field(answer, 'hasErrors') !== true) return { isMade: true };
    const message = failureText(answer);
    log('A selection was answered with errors', message);
    return { isMade: false, message, missing: missingIn(answer) };
  } catch (error) {
    log('A selection could not be made', error);
    return { isMade: false, message: null, missing: null };
  }
}
