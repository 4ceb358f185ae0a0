import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES } from '@counterpart/domain';
import { useScreen } from './application-context.ts';
import { menuEntries } from './menu-entries.ts';

const OWN_NAMES = { nl: 'Nederlands', fr: 'Français', en: 'English', it: 'Italiano' } as const;

function LanguageSelect() {
  const { locale, setLocale } = useScreen();
  const intl = useIntl();
  return (
    <select
      className="language-select"
      aria-label={intl.formatMessage({ id: 'shell.language' })}
      value={locale}
      onChange={(event) => setLocale(event.currentTarget.value as typeof locale)}
    >
      {LOCALES.map((code) => (
        <option key={code} value={code} lang={code}>
          {OWN_NAMES[code]}
        </option>
      ))}
    </select>
  );
}

function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const intl = useIntl();
  const next = scheme === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={intl.formatMessage({ id: `shell.theme.${next}` })}
      onClick={() => setColorScheme(next)}
    >
      <span aria-hidden="true">{scheme === 'dark' ? '☀' : '☾'}</span>
    </ActionIcon>
  );
}

/** The frame around every screen: skip link, menu (unless hidden), language and theme. */
export function Shell() {
  const { application } = useScreen();
  const { configuration } = application;
  return (
    <>
      <a className="skip-link" href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      {!configuration.hideMenu && (
        <header className="shell-header">
          <Link to="/" className="brand">
            <img src="/icon.svg" alt="" width={22} height={22} />
            Counterpart
          </Link>
          <nav aria-label="Counterpart">
            <ul className="menu">
              {menuEntries(configuration).map((entry) => (
                <li key={entry.id}>
                  <Link to={entry.to} activeProps={{ className: 'is-active', 'aria-current': 'page' }}>
                    <FormattedMessage id={entry.id} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="shell-tools">
            <LanguageSelect />
            <ThemeToggle />
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
