import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_WHOLE_FILE, type ProfileKind } from '@counterpart/domain';
import classes from './drop-zone.module.css';

/** What the file chooser offers first; the server goes by content, so other names may be dropped. */
const ACCEPTED = '.pdf,.docx,.txt,.rtf,.html,.htm,.json,.jsonld,.csv,.tsv,.ndjson,.jsonl';

interface DropZoneProps {
  readonly kind: ProfileKind;
  /** With files below it takes less room. */
  readonly isCompact: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry()?.isDirectory === true;
}

/** Where files are dropped or chosen; the whole window takes what is dropped. */
export function DropZone({ kind, isCompact, onFiles }: DropZoneProps) {
  const intl = useIntl();
  const id = useId();
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const [hasFolder, setHasFolder] = useState(false);
  const handleDrag = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  });
  const handleDrop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const items = [...(event.dataTransfer?.items ?? [])].filter((item) => item.kind === 'file');
    setHasFolder(items.some(isFolder));
    const files = items.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []);
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    // A file that is dropped beside the zone must not replace the page, so the whole window takes it.
    globalThis.addEventListener('dragover', handleDrag);
    globalThis.addEventListener('dragleave', handleDrag);
    globalThis.addEventListener('drop', handleDrop);
    return () => {
      globalThis.removeEventListener('dragover', handleDrag);
      globalThis.removeEventListener('dragleave', handleDrag);
      globalThis.removeEventListener('drop', handleDrop);
    };
  }, []);
  function handleChoice(files: readonly File[]) {
    // The same file can be chosen again after it was mended.
    reset.current?.();
    setHasFolder(false);
    if (files.length > 0) onFiles(files);
  }
  const choose = intl.formatMessage({ id: 'upload.choose' });
  return (
    <div className={classes.zone} data-compact={isCompact || undefined} data-over={isOver || undefined}>
      {!isCompact && <IconUpload size={20} stroke={1.75} className={classes.icon} aria-hidden="true" />}
      <p className={classes.title} aria-hidden="true">
        <FormattedMessage id={`upload.drop.${kind}`} />
      </p>
      <FileButton
        multiple
        accept={ACCEPTED}
        resetRef={reset}
        onChange={handleChoice}
        inputProps={{ 'aria-label': choose, tabIndex: -1 }}
      >
        {(props) => (
          <Button {...props} data-choose-files aria-describedby={`${id}-formats`}>
            {choose}
          </Button>
        )}
      </FileButton>
      <p id={`${id}-formats`} className={classes.formats}>
        <FormattedMessage id="upload.formats" values={{ limit: MAX_WHOLE_FILE / 1_000_000 }} />
      </p>
      {hasFolder && (
        <p role="alert">
          <FormattedMessage id="upload.folders" />
        </p>
      )}
    </div>
  );
}
