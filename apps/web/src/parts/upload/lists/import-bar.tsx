import { Anchor, Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ListState, STREAMED } from '../../../state/upload/upload-entry.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useMay } from '../../application/use-may.ts';
import { RefusalMessage } from '../files/refusal-message.tsx';
import classes from './import-bar.module.css';

interface ImportBarProps {
  readonly entryKey: string;
  readonly name: string;
  readonly state: ListState;
  readonly uploads: Uploads;
}

/** Taking all documents of a file in: how many, how far, stopping, going on, and what came of it. */
export function ImportBar({ entryKey, name, state, uploads }: ImportBarProps) {
  const intl = useIntl();
  const { reading, run, isReadAgain, refusal } = state;
  const total = reading.count + reading.problems.length;
  const settled = run.ok + run.failed;
  const canGoOn = STREAMED.has(reading.format) && run.line > 0;
  const mayImport = useMay(uploads.kind === 'JOB' ? 'importJobs' : 'importCandidates');
  const isOffered =
    mayImport &&
    reading.count > 0 &&
    !isReadAgain &&
    refusal === null &&
    run.status !== 'running' &&
    run.status !== 'done';
  const isBegun = run.status !== 'idle';
  return (
    <div className={classes.bar}>
      <div className={classes.choices}>
        <span className={classes.count}>
          <FormattedMessage id={`upload.count.${uploads.kind}`} values={{ count: reading.count }} />
        </span>
        <Button
          variant={isOffered ? 'filled' : 'default'}
          aria-disabled={!isOffered}
          {...(isOffered ? {} : { 'data-disabled': true })}
          onClick={() => (isOffered ? void uploads.importAll(entryKey) : undefined)}
        >
          {isBegun && canGoOn && run.status !== 'done' ? (
            <FormattedMessage id="upload.import.goOn" />
          ) : (
            <FormattedMessage id="upload.import" values={{ count: reading.count }} />
          )}
        </Button>
        {run.status === 'running' && (
          <>
            <Progress
              className={classes.progress}
              value={Math.min(100, (100 * settled) / Math.max(1, total))}
              animated
              aria-label={intl.formatMessage({ id: 'upload.import.label' }, { name })}
            />
            <span>
              <FormattedMessage id="indexing.progress" values={{ indexed: settled, documents: total }} />
            </span>
            <Button variant="default" size="xs" onClick={() => uploads.stopImport(entryKey)}>
              <FormattedMessage id="upload.import.stop" />
            </Button>
          </>
        )}
        {run.status === 'done' && (
          <Anchor component={Link} to={uploads.kind === 'JOB' ? '/jobs/list' : '/candidates/list'}>
            <FormattedMessage id={`upload.back.${uploads.kind}`} />
          </Anchor>
        )}
      </div>
      {!mayImport && (
        <Notice tone="warn">
          <FormattedMessage id="failure.forbidden" />
        </Notice>
      )}
      {(run.status === 'done' || run.status === 'stopped') && (
        <Notice tone={run.status === 'done' ? 'plain' : 'warn'}>
          <FormattedMessage id={`upload.import.${run.status}`} values={{ ok: run.ok, failed: run.failed }} />
        </Notice>
      )}
      {run.status === 'failed' && run.refusal !== null && (
        <Notice tone="bad" title={<FormattedMessage id="upload.step.importFailed" />}>
          <RefusalMessage refusal={run.refusal} />
          {run.ok > 0 && (
            <p>
              <FormattedMessage id="upload.import.stopped" values={{ ok: run.ok, failed: run.failed }} />
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
