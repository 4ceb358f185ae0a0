import type { ImportFormat, ImportProblem, RouteResponse } from '@counterpart/client';
import type { Language, ProfileKind } from '@counterpart/domain';
import type { ColumnChoices } from './upload-columns.ts';
import type { Draft } from './upload-draft.ts';
import type { Refusal } from './upload-refusal.ts';

/** What the server reads in a file. */
export type Reading = RouteResponse<'readCandidateFile'>;

/** How far the storing of one document is. */
export type SaveState =
  | { readonly status: 'unsaved' | 'saving' }
  /** A document of that id is there already and nobody said yet what to do. */
  | { readonly status: 'conflict' }
  | { readonly status: 'failed'; readonly refusal: Refusal }
  | { readonly status: 'saved' };

/** One document that was read, being checked. */
export interface DocumentState {
  readonly step: 'document';
  readonly format: ImportFormat;
  readonly draft: Draft;
  /** Set where the text reads like the other kind: it belongs on the other page. */
  readonly otherKind: ProfileKind | null;
  /** Whether the person agreed to replace what is there, or it is theirs. */
  readonly isOwn: boolean;
  readonly save: SaveState;
}

/** A line that was not taken in. */
export interface RejectedLine {
  readonly line: number;
  readonly error: Omit<ImportProblem, 'line'>;
}

/** How far the import of a list is. */
export interface ImportRun {
  readonly status: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** How much of the file is sent, 0..1. */
  readonly share: number;
  readonly ok: number;
  readonly failed: number;
  /** Everything up to and with this line is settled. */
  readonly line: number;
  readonly rejected: readonly RejectedLine[];
  readonly refusal: Refusal | null;
}

/** An import that has not begun. */
export const IDLE_IMPORT: ImportRun = {
  status: 'idle',
  share: 0,
  ok: 0,
  failed: 0,
  line: 0,
  rejected: [],
  refusal: null,
};

/** A file with many documents, being checked or taken in. */
export interface ListState {
  readonly step: 'list';
  readonly reading: Reading;
  readonly choices: ColumnChoices;
  /** The language that the person chose for documents that name none; null: each tells its own. */
  readonly language: Language | null;
  /** While columns go elsewhere and the file is read again. */
  readonly isReadAgain: boolean;
  /** Why it could not be read with the columns as they are chosen. */
  readonly refusal: Refusal | null;
  readonly run: ImportRun;
}

/** How far a file is. */
export type EntryState =
  | { readonly step: 'waiting' | 'reading' | 'cancelled' }
  | { readonly step: 'uploading'; readonly share: number }
  | { readonly step: 'refused'; readonly refusal: Refusal }
  | DocumentState
  | ListState;

/** A file on the upload screen. */
export interface UploadEntry {
  readonly key: string;
  readonly file: File;
  readonly state: EntryState;
}

/** Formats that hold one document after the other: an import of them can go on where it stopped. */
export const STREAMED: ReadonlySet<ImportFormat> = new Set<ImportFormat>(['CSV', 'NDJSON', 'JSON_ARRAY']);

/** Whether leaving now would lose something of a file. */
export function isUnsaved({ state }: UploadEntry): boolean {
  switch (state.step) {
    case 'cancelled':
    case 'refused':
      return false;
    case 'document':
      return state.save.status !== 'saved';
    case 'list':
      return state.run.status !== 'done';
    default:
      return true;
  }
}

/** Whether nothing was found in a document, nor filled in since. */
export function isNothingFound({ draft }: Pick<DocumentState, 'draft'>): boolean {
  return Object.keys(draft.aspects).length === 0;
}

/** Whether a document may be stored without asking anything; one that reads like the other kind, or says nothing, is not. */
export function isReadyToSave(state: EntryState): boolean {
  if (state.step !== 'document' || state.otherKind !== null || isNothingFound(state)) return false;
  return state.save.status === 'unsaved' || state.save.status === 'failed';
}
