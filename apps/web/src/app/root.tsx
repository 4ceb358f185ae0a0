import { Loader, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { languageOfLocale, type Locale } from '@counterpart/domain';
import { loadMessages } from '../i18n/messages.ts';
import { ScreenContext } from '../parts/application/use-screen.ts';
import { useStore } from '../parts/application/use-store.ts';
import type { Readable } from '../state/store.ts';
import { keepLocale, logError, type Started, type Startup } from './startup/begin-startup.ts';
import { styleOptions } from './content-policy.ts';
import { LoginGate } from './startup/login-gate.tsx';
import { NoRole } from './startup/no-role.tsx';
import { StartupFailure } from './startup/startup-failure.tsx';
import classes from './startup/startup.module.css';
import { theme } from './look/theme.ts';
import { cssVariables } from './look/tokens.ts';

/** The providers around every screen; another language shows when its messages are there. */
function Screens({ started }: { readonly started: Started }) {
  const { application, router } = started;
  const [{ locale, messages }, setTexts] = useState(started);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const wanted = useRef(locale);
  const screen = useMemo(() => {
    async function chooseLocale(chosen: Locale): Promise<void> {
      wanted.current = chosen;
      keepLocale(chosen);
      application.chooseLanguage(languageOfLocale(chosen));
      const texts = { locale: chosen, messages: await loadMessages(chosen) };
      // somebody who chose another meanwhile wants that one
      if (wanted.current !== chosen) return;
      application.locale.set({ current: chosen });
      document.documentElement.lang = chosen;
      setTexts((before) => ({ ...before, ...texts }));
    }
    const setLocale = (chosen: Locale) => void chooseLocale(chosen).catch((error: unknown) => setFailure({ error }));
    return { application, locale, setLocale };
  }, [application, locale]);
  if (failure !== null) return <StartupFailure error={failure.error} />;
  return (
    <IntlProvider locale={locale} messages={messages} onError={(error) => logError('message', error)}>
      <QueryClientProvider client={application.queryClient}>
        <ScreenContext value={screen}>
          {application.access.role === null ? (
            <NoRole {...application.access} login={application.login} />
          ) : (
            <RouterProvider router={router} />
          )}
        </ScreenContext>
      </QueryClientProvider>
    </IntlProvider>
  );
}

/** Shows how the startup goes, and the screens once it is done. */
export function Root({ store }: { readonly store: Readable<{ readonly startup: Startup }> }) {
  const { startup } = useStore(store);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" {...styleOptions}>
      {startup.status === 'failed' && <StartupFailure error={startup.error} />}
      {startup.status === 'anonymous' && <LoginGate {...startup} />}
      {startup.status === 'starting' && (
        <div className={classes.waiting} role="status" aria-live="polite">
          <Loader />
          <span>Counterpart</span>
        </div>
      )}
      {startup.status === 'started' && <Screens started={startup} />}
    </MantineProvider>
  );
}
