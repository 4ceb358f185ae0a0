import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageBody } from '../ui/page-body.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** An address that leads nowhere, or to a feature that is off. */
export function NotFoundPage() {
  const intl = useIntl();
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'notFound.title' })} />
      <EmptyState title={<FormattedMessage id="notFound.text" />}>
        <Button component={Link} to="/" mt="md">
          <FormattedMessage id="notFound.home" />
        </Button>
      </EmptyState>
    </PageBody>
  );
}
