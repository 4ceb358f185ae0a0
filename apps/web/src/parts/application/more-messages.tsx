import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '@counterpart/domain';
import { loadMoreMessages, type MessagePart } from '../../i18n/messages.ts';
import { CallFailure } from '../failure/call-failure.tsx';

interface MoreMessagesProps {
  readonly part: MessagePart;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Adds what some screens say besides to the catalogue around them, in the language of now; no other screen pays for it. */
export function MoreMessages({ part, locale, children }: MoreMessagesProps) {
  const { messages, onError } = useIntl();
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', part, locale],
    queryFn: () => loadMoreMessages(part, locale),
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
