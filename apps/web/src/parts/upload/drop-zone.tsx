import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAX_WHOLE_FILE, type ProfileKind } from '@counterpart/domain';

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

/** Where files are dropped or chosen; the chooser is an ordinary file field, so keyboard and screen reader know it. */
export function DropZone({ kind, isCompact, onFiles }: DropZoneProps) {
  const id = useId();
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
  return (
    <div className="drop-zone" data-compact={isCompact || undefined} data-over={isOver || undefined}>
      <p className="strong" aria-hidden="true">
        <FormattedMessage id={`upload.drop.${kind}`} />
      </p>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        accept={ACCEPTED}
        aria-describedby={`${id}-formats`}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = '';
          setHasFolder(false);
          if (files.length > 0) onFiles(files);
        }}
      />
      <label htmlFor={id} className="choose-files">
        <FormattedMessage id="upload.choose" />
      </label>
      <p id={`${id}-formats`} className="dimmed">
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
