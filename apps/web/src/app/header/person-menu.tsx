import { ActionIcon, Menu, Popover } from '@mantine/core';
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
  const button = (
    <ActionIcon aria-label={intl.formatMessage({ id: 'login.person' }, { name: person?.name ?? '' })}>
      <IconUser size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  const who = (
    <>
      {person?.name}
      {' · '}
      <FormattedMessage id={`login.role.${role ?? 'none'}`} />
    </>
  );
  if (!login.isOffered) {
    // nothing to choose: what only tells is no menu
    return (
      <Popover position="bottom-end">
        <Popover.Target>{button}</Popover.Target>
        <Popover.Dropdown>{who}</Popover.Dropdown>
      </Popover>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{who}</Menu.Label>
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
      </Menu.Dropdown>
    </Menu>
  );
}
