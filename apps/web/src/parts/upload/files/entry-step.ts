import { isNothingFound, type UploadEntry } from '../../../state/upload/upload-entry.ts';

/** How far a file can be, in the words of the screen (`upload.step.*`). */
export const ENTRY_STEPS = [
  'waiting',
  'uploading',
  'reading',
  'cancelled',
  'refused',
  'document',
  'empty',
  'conflict',
  'saving',
  'failed',
  'saved',
  'list',
  'importing',
  'stopped',
  'importFailed',
  'imported',
] as const;
/** How far a file is, in the words of the screen. */
export type EntryStep = (typeof ENTRY_STEPS)[number];

/** How far a file is. */
export function stepOf({ state }: UploadEntry): EntryStep {
  if (state.step === 'document') {
    if (state.save.status !== 'unsaved') return state.save.status;
    // what says nothing was read, but not understood
    return isNothingFound(state) ? 'empty' : 'document';
  }
  if (state.step !== 'list') return state.step;
  switch (state.run.status) {
    case 'idle':
      return 'list';
    case 'running':
      return 'importing';
    case 'stopped':
      return 'stopped';
    case 'failed':
      return 'importFailed';
    case 'done':
      return 'imported';
  }
}
