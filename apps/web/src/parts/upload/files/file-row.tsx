import { Button, CloseButton, Progress } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  type Icon,
  IconMinus,
  IconPencil,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { propertyText } from '../../../state/documents/document-labels.ts';
import { type EntryState, isNothingFound, type UploadEntry } from '../../../state/upload/upload-entry.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { singlePress } from '../../../ui/single-press.ts';
import { DocumentReview } from '../review/document-review.tsx';
import { type EntryStep, stepOf } from './entry-step.ts';
import classes from './file-row.module.css';
import { ListReview } from '../lists/list-review.tsx';
import { RefusalMessage } from './refusal-message.tsx';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** Shape and colour of each step; the word always stands beside them. */
const LOOK: Readonly<Record<EntryStep, { readonly Icon: Icon; readonly tone: Tone }>> = {
  waiting: { Icon: IconClock, tone: 'plain' },
  uploading: { Icon: IconUpload, tone: 'plain' },
  reading: { Icon: IconClock, tone: 'plain' },
  cancelled: { Icon: IconMinus, tone: 'plain' },
  refused: { Icon: IconX, tone: 'bad' },
  document: { Icon: IconPencil, tone: 'plain' },
  empty: { Icon: IconPencil, tone: 'plain' },
  conflict: { Icon: IconAlertTriangle, tone: 'warn' },
  saving: { Icon: IconClock, tone: 'plain' },
  failed: { Icon: IconX, tone: 'bad' },
  saved: { Icon: IconCheck, tone: 'good' },
  list: { Icon: IconPencil, tone: 'plain' },
  importing: { Icon: IconUpload, tone: 'plain' },
  stopped: { Icon: IconMinus, tone: 'plain' },
  importFailed: { Icon: IconX, tone: 'bad' },
  imported: { Icon: IconCheck, tone: 'good' },
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
  // a file of a few letters is small, not nothing
  const shown = bytes === 0 ? 0 : Math.max(bytes, 100);
  const text = intl.formatNumber(shown / (isSmall ? 1000 : 1_000_000), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall && bytes >= 1000 ? 0 : 1,
  });
  return <span className={classes.size}>{text}</span>;
}

/** A button that goes away hands the focus to the same button of the next row, or to the chooser. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector('[data-remove]') ?? document.querySelector('[data-choose-files]');
  if (target instanceof HTMLElement) target.focus();
}

/** Whom or what the file is about, as far as it was understood. */
function Summary({ kind, state }: { readonly kind: ProfileKind; readonly state: EntryState }) {
  if (state.step === 'list') {
    return (
      <span className={classes.summary}>
        <FormattedMessage id={`upload.count.${kind}`} values={{ count: state.reading.count }} />
      </span>
    );
  }
  if (state.step !== 'document') return null;
  const { document, aspects } = state.draft;
  const functions = aspects.jobFunctions?.type === 'concepts' ? aspects.jobFunctions.value : [];
  const name = propertyText(document, kind === 'JOB' ? 'company' : 'name');
  const parts = [name, document.jobTitle ?? '', ...functions.slice(0, 2).map(({ label }) => label)];
  return <span className={classes.summary}>{[...new Set(parts)].filter((part) => part !== '').join(' · ')}</span>;
}

/** What to know of a file before it is saved: it is of the other kind, nothing was found in it, or lines of it will be refused. */
function Doubt({ state }: { readonly state: EntryState }) {
  if (state.step === 'list' && state.run.status === 'idle' && state.reading.problems.length > 0) {
    return (
      <span className={classes.step} data-tone="warn">
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id="upload.rejected" values={{ count: state.reading.problems.length }} />
      </span>
    );
  }
  if (state.step !== 'document') return null;
  if (state.otherKind === null && !isNothingFound(state)) return null;
  return (
    <span className={classes.step} data-tone="warn">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <FormattedMessage
        id={state.otherKind === null ? 'jobInput.nothingFound' : `upload.otherKind.${state.otherKind}`}
      />
    </span>
  );
}

/** One file: its name, how far it is, what can be done with it, and when opened what was understood. */
export function FileRow({ entry, uploads, isOnly }: FileRowProps) {
  const intl = useIntl();
  const id = useId();
  const [isWanted, setWanted] = useState(isOnly);
  const { key, file, state } = entry;
  const step = stepOf(entry);
  const { Icon, tone } = LOOK[step];
  const isOpenable = state.step === 'document' || state.step === 'list';
  const isOpen = isOpenable && isWanted;
  const isUnderWay = step === 'waiting' || step === 'uploading' || step === 'reading';
  const named = (message: string) => intl.formatMessage({ id: message }, { name: file.name });
  return (
    <article className={classes.row} aria-label={file.name}>
      <div className={classes.head}>
        <span className={classes.name}>{file.name}</span>
        <FileSize bytes={file.size} />
        <span className={classes.step} data-tone={tone}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <FormattedMessage id={`upload.step.${step}`} />
        </span>
        <Summary kind={uploads.kind} state={state} />
        {!isOpen && <Doubt state={state} />}
        {isUnderWay && (
          <Progress
            className={classes.progress ?? ''}
            value={state.step === 'uploading' ? state.share * 100 : state.step === 'reading' ? 100 : 0}
            animated={state.step === 'reading'}
            striped={state.step === 'reading'}
            aria-label={named('upload.progress')}
          />
        )}
        <span className={classes.actions}>
          {(isUnderWay || step === 'refused' || step === 'cancelled') && (
            <Button
              size="xs"
              variant="default"
              aria-label={named(isUnderWay ? 'upload.cancel.of' : 'upload.retry.of')}
              onClick={singlePress(() => (isUnderWay ? uploads.cancel(key) : void uploads.retry(key)))}
            >
              <FormattedMessage id={isUnderWay ? 'upload.cancel' : 'actions.retry'} />
            </Button>
          )}
          {isOpenable && (
            <Button
              size="xs"
              variant="default"
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
            onClick={(event) =>
              singlePress(() => {
                focusNeighbour(event.currentTarget);
                uploads.remove(key);
              })(event)
            }
          />
        </span>
      </div>
      {state.step === 'refused' && (
        <p className={classes.refusal}>
          <RefusalMessage refusal={state.refusal} />
        </p>
      )}
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && state.step === 'document' && <DocumentReview entryKey={key} state={state} uploads={uploads} />}
        {isOpen && state.step === 'list' && (
          <ListReview entryKey={key} name={file.name} state={state} uploads={uploads} />
        )}
      </div>
    </article>
  );
}
