import { Anchor, Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { DropZone } from '../../parts/upload/drop-zone.tsx';
import { FileRow } from '../../parts/upload/file-row.tsx';
import { UploadMessages } from '../../parts/upload/upload-messages.tsx';
import { UploadNews } from '../../parts/upload/upload-news.tsx';
import { uploadsOf } from '../../parts/upload/uploads-of.ts';
import { isReadyToSave } from '../../state/upload-entry.ts';
import { useStore } from '../../parts/application/use-store.ts';
import '../../parts/upload/upload.css';

function UploadScreen({ kind }: { readonly kind: ProfileKind }) {
  const { application } = useScreen();
  const uploads = uploadsOf(application, kind);
  const { entries, removed } = useStore(uploads.store);
  const ready = entries.filter(({ state }) => isReadyToSave(state)).length;
  return (
    <div className="page upload-page">
      <div className="page-head">
        <Title order={1} size="h3">
          <FormattedMessage id={`upload.title.${kind}`} />
        </Title>
        <Anchor component={Link} to={kind === 'JOB' ? '/jobs/list' : '/candidates/list'}>
          <FormattedMessage id={`upload.back.${kind}`} />
        </Anchor>
      </div>
      <DropZone kind={kind} isCompact={entries.length > 0} onFiles={(files) => void uploads.add(files)} />
      {removed !== null && (
        <p className="removed" role="status">
          <FormattedMessage id="upload.removed" values={{ name: removed.entry.file.name }} />{' '}
          <Button size="compact-sm" variant="default" onClick={() => uploads.restore()}>
            <FormattedMessage id="upload.undo" />
          </Button>
        </p>
      )}
      <UploadNews entries={entries} />
      {entries.length > 0 && (
        <section className="upload-files">
          <div className="upload-files-head">
            <h2>
              <FormattedMessage id="upload.files" values={{ count: entries.length }} />
            </h2>
            {ready > 1 && (
              <Button size="compact-md" onClick={() => void uploads.saveAll()}>
                <FormattedMessage id="upload.saveAll" values={{ count: ready }} />
              </Button>
            )}
          </div>
          <ul>
            {entries.map((entry) => (
              <FileRow key={entry.key} entry={entry} uploads={uploads} isOnly={entries.length === 1} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Candidates or jobs from files: dropped, understood, corrected, saved. */
export function UploadPage({ kind }: { readonly kind: ProfileKind }) {
  return (
    <UploadMessages>
      <UploadScreen kind={kind} />
    </UploadMessages>
  );
}
