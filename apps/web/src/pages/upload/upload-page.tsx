import { Anchor, Button, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { labelOf } from '../../i18n/label-of.ts';
import { DropZone } from '../../parts/upload/files/drop-zone.tsx';
import { FileRow } from '../../parts/upload/files/file-row.tsx';
import { UploadMessages } from '../../parts/upload/upload-messages.tsx';
import { UploadNews } from '../../parts/upload/files/upload-news.tsx';
import { uploadsOf } from '../../parts/upload/files/uploads-of.ts';
import { configuredIndices } from '../../state/configured-indices.ts';
import { isReadyToSave } from '../../state/upload/upload-entry.ts';
import { useStore } from '../../parts/application/use-store.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './upload-page.module.css';

function UploadScreen({ kind }: { readonly kind: ProfileKind }) {
  const { application } = useScreen();
  const intl = useIntl();
  const indices = configuredIndices(application.configuration, kind);
  const [index, setIndex] = useState(indices[0].name);
  const uploads = uploadsOf(application, kind, index);
  const { entries, removed } = useStore(uploads.store);
  const ready = entries.filter(({ state }) => isReadyToSave(state)).length;
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: `upload.title.${kind}` })}
        about={
          <Anchor component={Link} to={kind === 'JOB' ? '/jobs/list' : '/candidates/list'}>
            <FormattedMessage id={`upload.back.${kind}`} />
          </Anchor>
        }
      >
        {indices.length > 1 && (
          <Select
            aria-label={intl.formatMessage({ id: 'upload.index' })}
            data={indices.map(({ name, label }) => ({ value: name, label: labelOf(intl, label, label) }))}
            value={index}
            onChange={(chosen) => chosen !== null && setIndex(chosen)}
          />
        )}
      </PageHead>
      <DropZone kind={kind} isCompact={entries.length > 0} onFiles={(files) => void uploads.add(files)} />
      {removed !== null && (
        <p className={classes.removed} role="status">
          <FormattedMessage id="upload.removed" values={{ name: removed.entry.file.name }} />
          <Button size="xs" onClick={() => uploads.restore()}>
            <FormattedMessage id="upload.undo" />
          </Button>
        </p>
      )}
      <UploadNews entries={entries} />
      {entries.length > 0 && (
        <section className={classes.files}>
          <div className={classes.filesHead}>
            <h2 className={classes.title}>
              <FormattedMessage id="upload.files" values={{ count: entries.length }} />
            </h2>
            {ready > 1 && (
              <Button variant="filled" onClick={() => void uploads.saveAll()}>
                <FormattedMessage id="upload.saveAll" values={{ count: ready }} />
              </Button>
            )}
          </div>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <FileRow entry={entry} uploads={uploads} isOnly={entries.length === 1} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  );
}

/** Candidates or jobs from files: dropped, understood, corrected, saved. */
export function UploadPage({ kind }: { readonly kind: ProfileKind }) {
  const { locale } = useScreen();
  return (
    <UploadMessages locale={locale}>
      <UploadScreen key={kind} kind={kind} />
    </UploadMessages>
  );
}
