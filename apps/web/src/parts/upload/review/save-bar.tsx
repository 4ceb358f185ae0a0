import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { matchableWith, matchingAddress } from '../../../state/addresses.ts';
import type { DocumentState } from '../../../state/upload/upload-entry.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useScreen } from '../../application/use-screen.ts';
import { RefusalMessage } from '../files/refusal-message.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  readonly entryKey: string;
  readonly state: DocumentState;
  readonly uploads: Uploads;
}

function Conflict({ entryKey, id, uploads }: { entryKey: string; id: string; uploads: Uploads }) {
  return (
    <Notice tone="warn" title={<FormattedMessage id="upload.exists" values={{ id }} />}>
      <div className={classes.choices}>
        <Button size="xs" variant="filled" onClick={() => void uploads.save(entryKey, { replace: true })}>
          <FormattedMessage id="upload.replace" />
        </Button>
        <Button size="xs" variant="default" onClick={() => void uploads.saveAsNew(entryKey)}>
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
  const { configuration } = useScreen().application;
  const target = kind === 'JOB' ? 'candidates' : 'jobs';
  return (
    <div className={`${classes.bar} ${classes.sticky}`}>
      {save.status === 'conflict' ? (
        <Conflict entryKey={entryKey} id={id} uploads={uploads} />
      ) : (
        <div className={classes.choices}>
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
              <span className={classes.saved}>
                <IconCheck size={16} stroke={1.75} aria-hidden="true" />
                <FormattedMessage id="upload.saved" />
              </span>
              {matchableWith(kind, configuration).includes(target) && (
                <Button variant="filled" component={Link} to={matchingAddress(target, kind, index, id)}>
                  <FormattedMessage id={`upload.matches.${kind}`} />
                </Button>
              )}
            </>
          )}
          <span className={classes.id}>{id}</span>
        </div>
      )}
      {save.status === 'failed' && (
        <Notice tone="bad" title={<FormattedMessage id="upload.step.failed" />}>
          <RefusalMessage refusal={save.refusal} /> <FormattedMessage id="error.keepsText" />
        </Notice>
      )}
    </div>
  );
}
