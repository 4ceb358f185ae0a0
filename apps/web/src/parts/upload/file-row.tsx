import { Button, CloseButton, Progress } from '@mantine/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { propertyText } from '../../state/document-labels.ts';
import type { EntryState, UploadEntry } from '../../state/upload-entry.ts';
import type { Uploads } from '../../state/uploads.ts';
import { DocumentReview } from './document-review.tsx';
import { type EntryStep, stepOf } from './entry-step.ts';
import { ListReview } from './list-review.tsx';
import { RefusalMessage } from './refusal-message.tsx';

/** What a person who does not read the word sees; the word always stands beside it. */
const ICON: Readonly<Record<EntryStep, string>> = {
  waiting: '…',
  uploading: '↑',
  reading: '…',
  cancelled: '–',
  refused: '✕',
  document: '✎',
  conflict: '!',
  saving: '…',
  failed: '✕',
  saved: '✓',
  list: '✎',
  importing: '↑',
  stopped: '–',
  importFailed: '✕',
  imported: '✓',
};

interface FileRowProps {
  readonly entry: UploadEntry;
  readonly uploads: Uploads;
  /** A file that comes alone opens by itself, and stays open when others follow. */
  readonly isOnly: boolean;
}

function FileSize({ bytes }: { readonly bytes: number }) {
  const intl = useIntl();
  const isSmall = bytes < 1_000_000;
  const text = intl.formatNumber(bytes / (isSmall ? 1000 : 1_000_000), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall && bytes >= 1000 ? 0 : 1,
  });
  return <span className="dimmed">{text}</span>;
}

/** A button that goes away hands the focus to the same button of the next row, or to the chooser. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector('[data-remove]') ?? document.querySelector('.drop-zone input');
  if (target instanceof HTMLElement) target.focus();
}

/** Whom or what the file is about, as far as it was understood. */
function Summary({ kind, state }: { readonly kind: ProfileKind; readonly state: EntryState }) {
  if (state.step === 'list') {
    return (
      <span className="file-summary">
        <FormattedMessage id="list.count" values={{ count: state.reading.count }} />
      </span>
    );
  }
  if (state.step !== 'document') return null;
  const { document, aspects } = state.draft;
  const functions = aspects.jobFunctions?.type === 'concepts' ? aspects.jobFunctions.value : [];
  const name = propertyText(document, kind === 'JOB' ? 'company' : 'name');
  const parts = [name, document.jobTitle ?? '', ...functions.slice(0, 2).map(({ label }) => label)];
  return <span className="file-summary">{[...new Set(parts)].filter((part) => part !== '').join(' · ')}</span>;
}

/** One file: its name, how far it is, what can be done with it, and when opened what was understood. */
export function FileRow({ entry, uploads, isOnly }: FileRowProps) {
  const intl = useIntl();
  const id = useId();
  const [isWanted, setWanted] = useState(isOnly);
  const { key, file, state } = entry;
  const step = stepOf(entry);
  const isOpenable = state.step === 'document' || state.step === 'list';
  const isOpen = isOpenable && isWanted;
  const isUnderWay = step === 'waiting' || step === 'uploading' || step === 'reading';
  const named = (message: string) => intl.formatMessage({ id: message }, { name: file.name });
  return (
    <li className="file-row" data-step={step}>
      <div className="file-row-head">
        <span className="file-name">{file.name}</span>
        <FileSize bytes={file.size} />
        <span className="file-step">
          <span aria-hidden="true">{ICON[step]}</span> <FormattedMessage id={`upload.step.${step}`} />
        </span>
        <Summary kind={uploads.kind} state={state} />
        {isUnderWay && (
          <Progress
            className="file-progress"
            value={state.step === 'uploading' ? state.share * 100 : state.step === 'reading' ? 100 : 0}
            animated={state.step === 'reading'}
            striped={state.step === 'reading'}
            aria-label={named('upload.progress')}
          />
        )}
        <span className="file-actions">
          {(isUnderWay || step === 'refused' || step === 'cancelled') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={named(isUnderWay ? 'upload.cancel.of' : 'upload.retry.of')}
              onClick={() => (isUnderWay ? uploads.cancel(key) : void uploads.retry(key))}
            >
              <FormattedMessage id={isUnderWay ? 'upload.cancel' : 'actions.retry'} />
            </Button>
          )}
          {isOpenable && (
            <Button
              size="compact-sm"
              variant={isOpen ? 'default' : 'light'}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={named(isOpen ? 'upload.close.of' : 'upload.check.of')}
              onClick={() => setWanted(!isOpen)}
            >
              <FormattedMessage id={isOpen ? 'actions.close' : 'upload.check'} />
            </Button>
          )}
          <CloseButton
            data-remove
            aria-label={named('upload.remove.of')}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              uploads.remove(key);
            }}
          />
        </span>
      </div>
      {state.step === 'refused' && (
        <p className="refusal">
          <RefusalMessage refusal={state.refusal} />
        </p>
      )}
      <div id={id} className="file-row-body" hidden={!isOpen}>
        {isOpen && state.step === 'document' && <DocumentReview entryKey={key} state={state} uploads={uploads} />}
        {isOpen && state.step === 'list' && (
          <ListReview entryKey={key} name={file.name} state={state} uploads={uploads} />
        )}
      </div>
    </li>
  );
}
