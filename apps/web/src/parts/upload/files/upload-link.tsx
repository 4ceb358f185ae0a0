import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { useStore } from '../../application/use-store.ts';
import classes from './upload-link.module.css';

interface UploadLinkProps {
  readonly kind: ProfileKind;
  /** The uploads into the index that the list shows. */
  readonly uploads: Uploads;
}

/** The way from a list to adding documents from files; it says how many files wait there unsaved. */
export function UploadLink({ kind, uploads }: UploadLinkProps) {
  useStore(uploads.store);
  return (
    <span className={classes.link}>
      {uploads.unsaved > 0 && (
        <span className={classes.unsaved}>
          <FormattedMessage id="upload.unsaved" values={{ count: uploads.unsaved }} />
        </span>
      )}
      <Button
        component={Link}
        to={kind === 'JOB' ? '/jobs/upload' : '/candidates/upload'}
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
      >
        <FormattedMessage id="upload.add" />
      </Button>
    </span>
  );
}
