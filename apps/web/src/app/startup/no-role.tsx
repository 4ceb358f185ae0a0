import { Button, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { Person } from '@counterpart/domain';
import type { Login } from '../../state/login/login.ts';
import classes from './startup.module.css';

interface NoRoleProps {
  readonly person: Person | null;
  readonly login: Login;
}

/** Stands in place of all screens for somebody who is logged in and may nothing: each of them would only be refused. */
export function NoRole({ person, login }: NoRoleProps) {
  return (
    <main className={classes.gate}>
      <Title order={1} size="h3">
        <FormattedMessage id="login.noRole" />
      </Title>
      <p>
        <FormattedMessage id="login.noRole.text" values={{ name: person?.name ?? '' }} />
      </p>
      {login.isOffered && (
        <Button variant="filled" onClick={() => void login.logOut()}>
          <FormattedMessage id="login.logOut" />
        </Button>
      )}
    </main>
  );
}
