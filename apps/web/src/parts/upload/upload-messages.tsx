import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, IntlProvider, useIntl } from 'react-intl';
import { useScreen } from '../application/use-screen.ts';
import { loadUploadMessages } from '../../i18n/messages.ts';

/** Adds what the upload screen says to the catalogue around it, in the language of now. */
export function UploadMessages({ children }: { readonly children: ReactNode }) {
  const { locale } = useScreen();
  const { messages, onError } = useIntl();
  const { data, error, refetch } = useQuery({
    queryKey: ['uploadMessages', locale],
    queryFn: () => loadUploadMessages(locale),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  if (error !== null) {
    return (
      <Alert color="red" role="alert" title={<FormattedMessage id="error.unreachable" />}>
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          <FormattedMessage id="actions.retry" />
        </Button>
      </Alert>
    );
  }
  if (data === undefined) return null;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...data } as Record<string, string>} onError={onError}>
      {children}
    </IntlProvider>
  );
}
