import { ActionIcon, Menu } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Locale, LOCALES } from '@counterpart/domain';
import { isCurrent, type MenuEntry } from '../../state/menu-entries.ts';
import { OWN_NAMES } from './language-menu.tsx';

interface FoldedMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly onTheme: () => void;
  /** Message id of the other theme's name. */
  readonly themeLabel: string;
}

/** Pages, language and theme below 768 px, where the header has no room for them. */
export function FoldedMenu({ entries, locale, onLocale, onTheme, themeLabel }: FoldedMenuProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <ActionIcon size="lg" aria-label={intl.formatMessage({ id: 'shell.menu' })}>
          <IconMenu2 size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item
            key={entry.id}
            component={Link}
            to={entry.to}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
          >
            <FormattedMessage id={entry.id} />
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>
          <FormattedMessage id="shell.language" />
        </Menu.Label>
        {LOCALES.map((code) => (
          <Menu.Item key={code} lang={code} fw={code === locale ? 600 : 400} onClick={() => onLocale(code)}>
            {OWN_NAMES[code]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onTheme}>
          <FormattedMessage id={themeLabel} />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
