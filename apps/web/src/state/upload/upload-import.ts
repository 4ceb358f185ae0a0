import type { ImportLine } from '@counterpart/client';
import type { WireDocument } from '@counterpart/domain';
import type { Sending } from './upload-calls.ts';
import { mapParameters } from './upload-columns.ts';
import { draftOf } from './upload-draft.ts';
import {
  type EntryState,
  IDLE_IMPORT,
  type ImportRun,
  type ListState,
  type Reading,
  STREAMED,
} from './upload-entry.ts';

/** What a person chose for a list, as its calls take it. */
export function chosenOf({ choices, language }: ListState): Pick<Sending, 'map' | 'language'> {
  return { map: mapParameters(choices), language };
}

/** Hears what an import tells line by line; `before` is what was settled when it went on. */
export function importListener(
  before: ImportRun,
  tell: (change: Partial<ImportRun>) => void,
  current: () => ImportRun | undefined,
): { readonly hear: (line: ImportLine) => void; readonly isDone: () => boolean } {
  let isDone = false;
  const hear = (line: ImportLine): void => {
    const run = current();
    if (run === undefined) return;
    if ('progress' in line) {
      const { ok, failed, line: settled } = line.progress;
      tell({ ok: before.ok + ok, failed: before.failed + failed, line: settled });
    } else if ('format' in line) {
      isDone = true;
      tell({ status: 'done', ok: before.ok + line.ok, failed: before.failed + line.failed });
    } else if ('status' in line && line.status === 'error') {
      tell({ rejected: [...run.rejected, { line: line.line, error: line.error }] });
    }
  };
  return { hear, isDone: () => isDone };
}

/** What comes of a reading: a document to be checked, or a list. */
export async function understood(reading: Reading, isStored: (id: string) => Promise<boolean>): Promise<EntryState> {
  const [only] = reading.documents;
  if (STREAMED.has(reading.format) || reading.count !== 1 || only === undefined) {
    return { step: 'list', reading, choices: {}, language: null, isReadAgain: false, refusal: null, run: IDLE_IMPORT };
  }
  const draft = draftOf(only as unknown as WireDocument, reading.evidence);
  const save = { status: (await isStored(draft.document.id)) ? 'conflict' : 'unsaved' } as const;
  return { step: 'document', format: reading.format, draft, otherKind: reading.otherKind ?? null, isOwn: false, save };
}
