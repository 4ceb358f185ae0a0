import { Menu, OverflowList, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCurrent, type MenuEntry } from '../../state/menu-entries.ts';
import classes from './main-menu.module.css';

function MenuLink({ entry, isOn }: { readonly entry: MenuEntry; readonly isOn: boolean }) {
  return (
    <Link to={entry.to} className={classes.entry} aria-current={isOn ? 'page' : undefined}>
      <FormattedMessage id={entry.id} />
    </Link>
  );
}

interface MoreProps {
  readonly entries: readonly MenuEntry[];
  readonly pathname: string;
  /** Given by the list, which measures whether the button itself still fits. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** What does not fit: one menu at the end, which carries the name of the page when that is one of its entries. */
function More({ entries, pathname, ref }: MoreProps) {
  const current = entries.find((entry) => isCurrent(entry, pathname));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton
          {...(ref === undefined ? {} : { ref })}
          className={`${classes.entry} ${classes.more}`}
          aria-current={current === undefined ? undefined : 'page'}
        >
          <span className={classes.words}>
            <FormattedMessage id={current?.id ?? 'shell.more'} />
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
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
      </Menu.Dropdown>
    </Menu>
  );
}

/** The pages on one line; entries that do not fit move into the last menu. */
export function MainMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <nav className={classes.nav} aria-label={intl.formatMessage({ id: 'shell.menu' })}>
      <OverflowList
        data={[...entries]}
        gap={0}
        className={classes.list}
        getItemKey={(entry: MenuEntry) => entry.id}
        renderItem={(entry: MenuEntry) => <MenuLink key={entry.id} entry={entry} isOn={isCurrent(entry, pathname)} />}
        renderOverflow={(hidden: MenuEntry[]) => <More entries={hidden} pathname={pathname} />}
      />
    </nav>
  );
}
