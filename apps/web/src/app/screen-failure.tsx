import { Button, Group } from '@mantine/core';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../ui/empty-state.tsx';
import { useScreen } from '../parts/application/use-screen.ts';

/** A screen that broke or could not be loaded: says so, and leads back; nothing typed elsewhere is lost. */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
  const { application } = useScreen();
  useEffect(() => application.log('A screen failed', error), [application, error]);
  return (
    <EmptyState title={<FormattedMessage id="screenFailure.title" />}>
      <p>
        <FormattedMessage id="screenFailure.text" />
      </p>
      <Group justify="center" mt="md">
        <Button variant="filled" onClick={reset}>
          <FormattedMessage id="actions.retry" />
        </Button>
        <Button onClick={() => globalThis.location.reload()}>
          <FormattedMessage id="screenFailure.reload" />
        </Button>
        <Button component={Link} to="/">
          <FormattedMessage id="notFound.home" />
        </Button>
      </Group>
    </EmptyState>
  );
}
