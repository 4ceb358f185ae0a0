import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../../application/use-screen.ts';
import { configuredIndices } from '../../../state/configured-indices.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { Notice } from '../../../ui/notice.tsx';
import { uploadsOf } from './uploads-of.ts';

interface OtherKindOfferProps {
  readonly entryKey: string;
  readonly otherKind: ProfileKind;
  readonly uploads: Uploads;
}

/** Offers to take a file to the page of the kind that it reads like; saving it here stays possible. */
export function OtherKindOffer({ entryKey, otherKind, uploads }: OtherKindOfferProps) {
  const { application } = useScreen();
  const navigate = useNavigate();
  function handleMove() {
    const file = uploads.store.get().entries.find(({ key }) => key === entryKey)?.file;
    if (file === undefined) return;
    uploads.remove(entryKey);
    const [index] = configuredIndices(application.configuration, otherKind);
    void uploadsOf(application, otherKind, index.name).add([file]);
    void navigate({ to: otherKind === 'JOB' ? '/jobs/upload' : '/candidates/upload' });
  }
  return (
    <Notice tone="warn" title={<FormattedMessage id={`upload.otherKind.${otherKind}`} />}>
      <Button size="xs" variant="filled" onClick={handleMove}>
        <FormattedMessage id={`upload.otherKind.move.${otherKind}`} />
      </Button>
    </Notice>
  );
}
