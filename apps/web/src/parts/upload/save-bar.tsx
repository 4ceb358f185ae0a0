import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { matchingAddress } from '../../state/addresses.ts';
import type { DocumentState } from '../../state/upload-entry.ts';
import type { Uploads } from '../../state/uploads.ts';
import { Notice } from './notice.tsx';
import { RefusalMessage } from './refusal-message.tsx';

interface SaveBarProps {
  readonly entryKey: string;
  readonly state: DocumentState;
  readonly uploads: Uploads;
}

function Conflict({ entryKey, id, uploads }: { entryKey: string; id: string; uploads: Uploads }) {
  return (
    <Notice tone="warning" title={<FormattedMessage id="upload.exists" values={{ id }} />}>
      <div className="save-choices">
        <Button size="compact-md" onClick={() => void uploads.save(entryKey, { replace: true })}>
          <FormattedMessage id="upload.replace" />
        </Button>
        <Button size="compact-md" variant="default" onClick={() => void uploads.saveAsNew(entryKey)}>
          <FormattedMessage id="upload.saveAsNew" />
        </Button>
      </div>
    </Notice>
  );
}

/** Saving a document: the button, what became of it, and the way to its matches. */
export function SaveBar({ entryKey, state, uploads }: SaveBarProps) {
  const { save, draft } = state;
  const { id } = draft.document;
  const { kind, index } = uploads;
  const isSaved = save.status === 'saved';
  const target = kind === 'JOB' ? 'candidates' : 'jobs';
  return (
    <div className="save-bar">
      {save.status === 'conflict' ? (
        <Conflict entryKey={entryKey} id={id} uploads={uploads} />
      ) : (
        <div className="save-choices">
          {/* Stays when it has done its work, so that the focus does. */}
          <Button
            variant={isSaved ? 'default' : 'filled'}
            aria-disabled={isSaved}
            {...(isSaved ? { 'data-disabled': true } : {})}
            loading={save.status === 'saving'}
            onClick={() => (isSaved ? undefined : void uploads.save(entryKey))}
          >
            <FormattedMessage id="upload.save" />
          </Button>
          {isSaved && (
            <>
              <span className="saved">
                <span aria-hidden="true">✓</span> <FormattedMessage id="upload.saved" />
              </span>
              <Button component={Link} to={matchingAddress(target, kind, index, id)}>
                <FormattedMessage id={`upload.matches.${kind}`} />
              </Button>
            </>
          )}
          <span className="dimmed">{id}</span>
        </div>
      )}
      {save.status === 'failed' && (
        <Notice tone="refused" title={<FormattedMessage id="upload.step.failed" />}>
          <RefusalMessage refusal={save.refusal} /> <FormattedMessage id="error.keepsText" />
        </Notice>
      )}
    </div>
  );
}
