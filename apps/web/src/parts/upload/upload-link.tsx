import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { uploadsOf } from './uploads-of.ts';

/** The way from a list to adding documents from files; it says how many files wait there unsaved. */
export function UploadLink({ kind }: { readonly kind: ProfileKind }) {
  const { application } = useScreen();
  const uploads = uploadsOf(application, kind);
  useStore(uploads.store);
  return (
    <>
      <Button component={Link} to={kind === 'JOB' ? '/jobs/upload' : '/candidates/upload'} size="compact-md">
        <FormattedMessage id="upload.add" />
      </Button>
      {uploads.unsaved > 0 && (
        <span className="dimmed">
          <FormattedMessage id="upload.unsaved" values={{ count: uploads.unsaved }} />
        </span>
      )}
    </>
  );
}
