import { ActionIcon, Menu } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Access } from '../../state/login/access.ts';
import type { Login } from '../../state/login/login.ts';

interface PersonMenuProps {
  readonly access: Access;
  readonly login: Login;
  /** Where a log-out ends. */
  readonly logoutUrl: string;
}

/** Who works here, what they may, and the way out (SET-09); nothing without a login. */
export function PersonMenu({ access: { person, role }, login, logoutUrl }: PersonMenuProps) {
  const intl = useIntl();
  if (person === null && !login.isOffered) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={intl.formatMessage({ id: 'login.person' }, { name: person?.name ?? '' })}>
          <IconUser size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {person?.name}
          {' · '}
          <FormattedMessage id={`login.role.${role ?? 'none'}`} />
        </Menu.Label>
        {login.isOffered && (
          <Menu.Item
            component="a"
            href={logoutUrl}
            onClick={(event) => {
              event.preventDefault();
              void login.logOut();
            }}
          >
            <FormattedMessage id="login.logOut" />
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
