import { spotlight } from '@mantine/spotlight';
import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKeys } from '../parts/keys/use-keys.ts';
import { useScreen } from '../parts/application/use-screen.ts';
import { latePart } from '../ui/late-part.ts';
import { useSettled } from '../ui/use-settled.ts';
import { Header } from './header/header.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import classes from './shell.module.css';

const Overlays = latePart(async () => (await import('./overlays.tsx')).Overlays);
const Palette = latePart(async () => (await import('../parts/palette/palette.tsx')).Palette);
const KeyHelp = latePart(async () => (await import('../parts/keys/key-help.tsx')).KeyHelp);

/** The frame around every screen: skip link, header (unless hidden, SET-08), find, keys, what was done. */
export function Shell() {
  const { application, locale, setLocale } = useScreen();
  const { configuration, keyboard } = application;
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useLayoutEffect(() => {
    window.addEventListener('keydown', keyboard.notice, true);
    document.addEventListener('keydown', keyboard.handle);
    return () => {
      window.removeEventListener('keydown', keyboard.notice, true);
      document.removeEventListener('keydown', keyboard.handle);
    };
  }, [keyboard]);
  const main = useKeptFocus();
  const isSettled = useSettled();
  function find() {
    setPaletteWanted(true);
    spotlight.open();
  }
  useKeys([
    { key: 'mod+k', label: 'keys.find', group: 'everywhere', run: find },
    // a screen that has a search of its own takes the key
    { key: '/', label: 'keys.find', group: 'everywhere', run: find, isFallback: true },
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
      {isSettled && <Overlays />}
      {isPaletteWanted && <Palette onHelp={() => setHelpOpen(true)} />}
      {isHelpOpen && <KeyHelp isOpen onClose={() => setHelpOpen(false)} />}
    </>
  );
}
