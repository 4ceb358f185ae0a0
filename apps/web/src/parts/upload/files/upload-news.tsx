import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { UploadEntry } from '../../../state/upload/upload-entry.ts';
import { type EntryStep, stepOf } from './entry-step.ts';

const TOLD: ReadonlySet<EntryStep> = new Set<EntryStep>([
  'refused',
  'document',
  'conflict',
  'failed',
  'saved',
  'list',
  'importFailed',
  'imported',
]);

/** Tells who cannot see it what became of each file: a line that is new is read out. */
export function UploadNews({ entries }: { readonly entries: readonly UploadEntry[] }) {
  return (
    <VisuallyHidden role="log">
      {entries.map((entry) => {
        const step = stepOf(entry);
        if (!TOLD.has(step)) return null;
        return (
          <p key={`${entry.key} ${step}`}>
            <FormattedMessage
              id="upload.said"
              values={{ name: entry.file.name, step: <FormattedMessage id={`upload.step.${step}`} /> }}
            />
          </p>
        );
      })}
    </VisuallyHidden>
  );
}
