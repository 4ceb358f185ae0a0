import { ActionIcon, Kbd, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '@counterpart/domain';
import { menuEntries } from '../../state/menu-entries.ts';
import type { Application } from '../../state/startup.ts';
import { FoldedMenu } from './folded-menu.tsx';
import classes from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Below this width the menu folds. */
const NARROW = '(max-width: 767px)';

interface HeaderProps {
  readonly application: Application;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly onFind: () => void;
}

/** 48 px on one line: brand, menu, find (Ctrl-K), language, theme; below 768 px the menu folds. */
export function Header({ application, locale, onLocale, onFind }: HeaderProps) {
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const intl = useIntl();
  const { configuration, access, login } = application;
  const entries = useMemo(() => menuEntries(configuration), [configuration]);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  return (
    <header className={classes.header}>
      {isNarrow && (
        <FoldedMenu
          entries={entries}
          locale={locale}
          onLocale={onLocale}
          onTheme={() => setColorScheme(other)}
          themeLabel={`shell.theme.${other}`}
        />
      )}
      <Link to="/" className={classes.brand}>
        <img src="/icon.svg" alt="" width={20} height={20} />
        Counterpart
      </Link>
      {!isNarrow && (
        <div className={classes.menu}>
          <MainMenu entries={entries} />
        </div>
      )}
      <div className={classes.end}>
        <UnstyledButton className={classes.find} onClick={onFind} aria-label={intl.formatMessage({ id: 'shell.find' })}>
          <IconSearch size={16} stroke={1.75} aria-hidden />
          <span className={classes.findText}>
            <FormattedMessage id="shell.find" />
          </span>
          <Kbd className={classes.findKey} aria-hidden>
            Ctrl K
          </Kbd>
        </UnstyledButton>
        {!isNarrow && (
          <>
            <LanguageMenu locale={locale} onLocale={onLocale} />
            <ActionIcon
              aria-label={intl.formatMessage({ id: `shell.theme.${other}` })}
              onClick={() => setColorScheme(other)}
            >
              {other === 'dark' ? (
                <IconMoon size={16} stroke={1.75} aria-hidden />
              ) : (
                <IconSun size={16} stroke={1.75} aria-hidden />
              )}
            </ActionIcon>
          </>
        )}
        <PersonMenu access={access} login={login} logoutUrl={configuration.login.logoutUrl} />
      </div>
    </header>
  );
}
