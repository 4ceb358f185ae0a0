import type { ReactNode } from 'react';
import type { Locale } from '@counterpart/domain';
import { MoreMessages } from '../application/more-messages.tsx';

interface UploadMessagesProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Adds what the upload screen says to the catalogue around it, in the language of now. */
export function UploadMessages({ locale, children }: UploadMessagesProps) {
  return (
    <MoreMessages part="upload" locale={locale}>
      {children}
    </MoreMessages>
  );
}
