import { useScreen } from '../../application/use-screen.ts';
import { Notice } from '../../../ui/notice.tsx';
import { refusalFrom } from '../../../state/upload/upload-refusal.ts';
import { RefusalMessage } from './refusal-message.tsx';
import { UploadMessages } from '../upload-messages.tsx';

/** Why a file could not be read, in the words of the page for files; trying the same file again would not help. */
export function FileRefusal({ error }: { readonly error: unknown }) {
  const { locale } = useScreen();
  return (
    <UploadMessages locale={locale}>
      <Notice tone="bad" title={<RefusalMessage refusal={refusalFrom(error)} />} />
    </UploadMessages>
  );
}
