import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { spotlight } from '@mantine/spotlight';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorModal } from '../parts/error-modal/error-modal.tsx';
import { useKeys } from '../parts/keys/use-keys.ts';
import { LoginDialog } from '../parts/login/login-dialog.tsx';
import { useScreen } from '../parts/application/use-screen.ts';
import { latePart } from '../ui/late-part.ts';
import { Header } from './header/header.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import classes from './shell.module.css';

const Palette = latePart(async () => (await import('../parts/palette/palette.tsx')).Palette);
const KeyHelp = latePart(async () => (await import('../parts/keys/key-help.tsx')).KeyHelp);

/** The frame around every screen: skip link, header (unless hidden, SET-08), find, keys, what was done. */
export function Shell() {
  const { application, locale, setLocale } = useScreen();
  const intl = useIntl();
  const { configuration, keyboard } = application;
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    document.addEventListener('keydown', keyboard.handle);
    return () => document.removeEventListener('keydown', keyboard.handle);
  }, [keyboard]);
  const main = useKeptFocus();
  // every toast can be closed, and its button has a name in the language of the screen
  const toasts = useMemo(() => {
    const closeButtonProps = { 'aria-label': intl.formatMessage({ id: 'actions.close' }) };
    return { components: { Notification: { defaultProps: { closeButtonProps } } } };
  }, [intl]);
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
        <Header application={application} locale={locale} onLocale={setLocale} onFind={find} />
      )}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <ErrorModal />
      <LoginDialog />
      <MantineThemeProvider theme={toasts}>
        <Notifications position="bottom-center" limit={3} />
      </MantineThemeProvider>
      {isPaletteWanted && <Palette onHelp={() => setHelpOpen(true)} />}
      {isHelpOpen && <KeyHelp isOpen onClose={() => setHelpOpen(false)} />}
    </>
  );
}
