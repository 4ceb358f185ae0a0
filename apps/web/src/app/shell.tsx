import { Notifications } from '@mantine/notifications';
import { spotlight } from '@mantine/spotlight';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorModal } from '../parts/error-modal/error-modal.tsx';
import { useKeys } from '../parts/keys/use-keys.ts';
import { useScreen } from '../parts/application/use-screen.ts';
import { Header } from './header/header.tsx';
import classes from './shell.module.css';

const Palette = lazy(async () => ({ default: (await import('../parts/palette/palette.tsx')).Palette }));
const KeyHelp = lazy(async () => ({ default: (await import('../parts/keys/key-help.tsx')).KeyHelp }));

/** Another screen takes the focus to its beginning, so that it never falls to the body. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || !activeElement.isConnected)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The frame around every screen: skip link, header (unless hidden, SET-08), find, keys, what was done. */
export function Shell() {
  const { application, locale, setLocale } = useScreen();
  const { configuration, keyboard } = application;
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    document.addEventListener('keydown', keyboard.handle);
    return () => document.removeEventListener('keydown', keyboard.handle);
  }, [keyboard]);
  useFocusOnNewScreen();
  function find() {
    setPaletteWanted(true);
    spotlight.open();
  }
  useKeys([
    { key: 'mod+k', label: 'keys.find', group: 'everywhere', run: find },
    { key: '?', label: 'keys.help', group: 'everywhere', run: () => setHelpOpen(true) },
  ]);
  return (
    <>
      <a className={classes.skip} href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      {!configuration.hideMenu && (
        <Header configuration={configuration} locale={locale} onLocale={setLocale} onFind={find} />
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <ErrorModal />
      <Notifications position="bottom-center" limit={3} />
      <Suspense fallback={null}>
        {isPaletteWanted && <Palette onHelp={() => setHelpOpen(true)} />}
        {isHelpOpen && <KeyHelp isOpen onClose={() => setHelpOpen(false)} />}
      </Suspense>
    </>
  );
}
