import { Loader, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { languageOfLocale, type Locale, type LoginFlow } from '@counterpart/domain';
import type { Messages } from '../i18n/message-catalogue.ts';
import { loadMessages } from '../i18n/messages.ts';
import { storageOrPassing } from '../state/browser-storage.ts';
import { LOGIN_ENDS, takeBrought } from '../state/login/addresses.ts';
import { endLogin } from '../state/login/identity-client.ts';
import type { Login } from '../state/login/login.ts';
import { type Application, knownLocale, startApplication, type StartupOptions } from '../state/startup.ts';
import { styleOptions } from './content-policy.ts';
import { ScreenContext } from '../parts/application/use-screen.ts';
import { customerModules } from './customer-modules.ts';
import { LoginGate } from './login-gate.tsx';
import { createAppRouter } from './router.tsx';
import { StartupFailure } from './startup-failure.tsx';
import classes from './startup.module.css';
import { theme } from './theme.ts';
import { cssVariables } from './tokens.ts';

/** The spinner of a startup shows only when it takes longer (A9, SET-12). */
const LOADING_DELAY_MS = 500;
const LOCALE_KEY = 'counterpart.locale';
/** What the tab and the browser keep; some refuse in a frame of another site. */
const session = storageOrPassing(() => globalThis.sessionStorage);
const browser = storageOrPassing(() => globalThis.localStorage);

type Startup =
  | { readonly status: 'starting' }
  | { readonly status: 'anonymous'; readonly login: Login; readonly flow: LoginFlow; readonly locale: Locale }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'started'; readonly application: Application };

function logError(what: string, error: unknown): void {
  // Whoever embeds the product reads its trouble in the browser's console; nothing is sent anywhere.
  if (error === null) globalThis.console.warn(what);
  else globalThis.console.error(what, error);
}

async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

/** The end of a login in a window or a frame shows nothing. */
const ENDS = new Map<string, 'popup' | 'silent'>([
  [LOGIN_ENDS.popup, 'popup'],
  [LOGIN_ENDS.silent, 'silent'],
]);

async function start(showLogin: StartupOptions['showLogin']): Promise<Application> {
  const location = new URL(globalThis.location.href);
  const { address, ...brought } = takeBrought(location);
  if (address !== location) history.replaceState(null, '', address);
  await unregisterServiceWorkers().catch((error: unknown) =>
    logError('A service worker could not be unregistered', error),
  );
  return startApplication({
    fetch: globalThis.fetch.bind(globalThis),
    location: address,
    brought,
    replaceAddress: (next) => history.replaceState(null, '', next),
    reload: () => globalThis.location.reload(),
    ...(showLogin === undefined ? {} : { showLogin }),
    session,
    browser,
    now: () => new Date(),
    locale: storedLocale(),
    layers: ['default'],
    modules: customerModules,
    log: logError,
  });
}

function storedLocale(): Locale | null {
  const stored = browser.getItem(LOCALE_KEY);
  return stored === null ? null : knownLocale(stored);
}

/** Starts the application, shows how that goes, and puts the providers around every screen. */
export function Root() {
  const [startup, setStartup] = useState<Startup>({ status: 'starting' });
  const [isSlow, setSlow] = useState(false);
  const [locale, setLocale] = useState<Locale>('en');
  const [messages, setMessages] = useState<Messages | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    async function run() {
      try {
        const end = ENDS.get(globalThis.location.pathname);
        if (end !== undefined) return await endLogin(end, globalThis.location.href);
        const application = await start((login, wanted, flow) =>
          setStartup({ status: 'anonymous', login, flow, locale: wanted }),
        );
        // What the user chose here before wins over the configuration (SET-24b).
        setLocale(storedLocale() ?? application.configuredLocale);
        setStartup({ status: 'started', application });
      } catch (error) {
        setStartup({ status: 'failed', error });
      } finally {
        clearTimeout(timer);
      }
    }
    void run();
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (startup.status !== 'started') return;
    startup.application.locale.set({ current: locale });
    document.documentElement.lang = locale;
    loadMessages(locale).then(setMessages, (error: unknown) => setStartup({ status: 'failed', error }));
  }, [locale, startup]);

  const router = useMemo(() => (startup.status === 'started' ? createAppRouter(startup.application) : null), [startup]);
  const application = startup.status === 'started' ? startup.application : null;
  const screen = useMemo(() => {
    function chooseLocale(chosen: Locale) {
      browser.setItem(LOCALE_KEY, chosen);
      setLocale(chosen);
      application?.chooseLanguage(languageOfLocale(chosen));
    }
    return application === null ? null : { application, locale, setLocale: chooseLocale };
  }, [application, locale]);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" {...styleOptions}>
      {startup.status === 'failed' && <StartupFailure error={startup.error} />}
      {startup.status === 'anonymous' && <LoginGate {...startup} />}
      {(startup.status === 'starting' || startup.status === 'started') &&
        (router === null || screen === null || messages === null) &&
        isSlow && (
          <div className={classes.waiting} role="status" aria-live="polite">
            <Loader />
            <span>Counterpart</span>
          </div>
        )}
      {router !== null && screen !== null && messages !== null && (
        <IntlProvider locale={locale} messages={messages} onError={(error) => logError('message', error)}>
          <QueryClientProvider client={screen.application.queryClient}>
            <ScreenContext value={screen}>
              <RouterProvider router={router} />
            </ScreenContext>
          </QueryClientProvider>
        </IntlProvider>
      )}
    </MantineProvider>
  );
}
