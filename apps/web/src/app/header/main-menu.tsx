import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCurrent, type MenuEntry } from '../../state/menu-entries.ts';
import classes from './main-menu.module.css';
import { useFittingCount } from './use-fitting-count.ts';

/** What the last menu takes in pixels when it is called 'More', which is never longer than 52 in the four languages. */
const LEAST_MORE = 96;
/** What an entry's name takes there over its own width: the chevron with its gap, and the weight of the current page. */
const MORE_EXTRA = 24;

interface MoreProps {
  readonly entries: readonly MenuEntry[];
  readonly pathname: string;
}

/** What does not fit: one menu at the end, which carries the name of the page when that is one of its entries. */
function More({ entries, pathname }: MoreProps) {
  const current = entries.find((entry) => isCurrent(entry, pathname));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton
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
  const list = useRef<HTMLDivElement>(null);
  const fitting = useFittingCount(list, entries.length, { least: LEAST_MORE, extra: MORE_EXTRA });
  // the same elements: measuring draws the list again, not what stands in it
  const links = useMemo(
    () =>
      entries.map((entry) => (
        <Link
          key={entry.id}
          to={entry.to}
          className={classes.entry}
          aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        >
          <FormattedMessage id={entry.id} />
        </Link>
      )),
    [entries, pathname],
  );
  return (
    <nav className={classes.nav} aria-label={intl.formatMessage({ id: 'shell.menu' })}>
      <div ref={list} className={classes.list}>
        {links.map((link, at) => (
          <div key={link.key} className={classes.place} data-hidden={at >= fitting || undefined}>
            {link}
          </div>
        ))}
        {fitting < entries.length && <More entries={entries.slice(fitting)} pathname={pathname} />}
      </div>
    </nav>
  );
}
