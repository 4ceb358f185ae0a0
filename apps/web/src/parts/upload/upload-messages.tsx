import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '@counterpart/domain';
import { loadUploadMessages } from '../../i18n/messages.ts';
import { CallFailure } from '../failure/call-failure.tsx';

interface UploadMessagesProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Adds what the upload screen says to the catalogue around it, in the language of now. */
export function UploadMessages({ locale, children }: UploadMessagesProps) {
  const { messages, onError } = useIntl();
  const { data, error, refetch } = useQuery({
    queryKey: ['uploadMessages', locale],
    queryFn: () => loadUploadMessages(locale),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  if (error !== null) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...data } as Record<string, string>} onError={onError}>
      {children}
    </IntlProvider>
  );
}
