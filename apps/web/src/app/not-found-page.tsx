import { Anchor, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

/** An address that leads nowhere, or to a feature that is off. */
export function NotFoundPage() {
  return (
    <div className="page empty-state">
      <Title order={1} size="h3">
        <FormattedMessage id="notFound.title" />
      </Title>
      <p>
        <FormattedMessage id="notFound.text" />
      </p>
      <Anchor href="/">
        <FormattedMessage id="notFound.home" />
      </Anchor>
    </div>
  );
}
