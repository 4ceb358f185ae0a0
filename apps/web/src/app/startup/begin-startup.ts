import type { Locale, LoginFlow } from '@counterpart/domain';
import type { Messages } from '../../i18n/message-catalogue.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { storageOrPassing } from '../../state/kept/browser-storage.ts';
import { LOGIN_ENDS, takeBrought } from '../../state/login/addresses.ts';
import { endLogin } from '../../state/login/identity-client.ts';
import type { Login } from '../../state/login/login.ts';
import { type Application, knownLocale, startApplication, type StartupOptions } from '../../state/startup.ts';
import { type Readable, Store } from '../../state/store.ts';
import { customerModules } from './customer-modules.ts';
import { preparePage } from '../pages.ts';
import { type AppRouter, createAppRouter } from '../router.tsx';

const LOCALE_KEY = 'counterpart.locale';
/** What the tab and the browser keep; some refuse in a frame of another site. */
const session = storageOrPassing(() => globalThis.sessionStorage);
const browser = storageOrPassing(() => globalThis.localStorage);

/** All that a first screen shows, there at once: whatever came later would be drawn a second time. */
export interface Started {
  readonly status: 'started';
  readonly application: Application;
  readonly locale: Locale;
  readonly messages: Messages;
  /** With its first page loaded. */
  readonly router: AppRouter;
}

/** How far a startup has come. */
export type Startup =
  | { readonly status: 'starting' }
  /** A window or a frame of a login, which shows nothing. */
  | { readonly status: 'ended' }
  | { readonly status: 'anonymous'; readonly login: Login; readonly flow: LoginFlow; readonly locale: Locale }
  | { readonly status: 'failed'; readonly error: unknown }
  | Started;

/** What embedders read of our trouble, in the browser's console; nothing is sent anywhere. */
export function logError(what: string, error: unknown): void {
  if (error === null) globalThis.console.warn(what);
  else globalThis.console.error(what, error);
}

/** Keeps the interface language that somebody chose; it wins over the configuration (SET-24b). */
export function keepLocale(locale: Locale): void {
  browser.setItem(LOCALE_KEY, locale);
}

function keptLocale(): Locale | null {
  const kept = browser.getItem(LOCALE_KEY);
  return kept === null ? null : knownLocale(kept);
}

async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

/** Where a login in a window or a frame ends. */
const ENDS = new Map<string, 'popup' | 'silent'>([
  [LOGIN_ENDS.popup, 'popup'],
  [LOGIN_ENDS.silent, 'silent'],
]);

function start(showLogin: NonNullable<StartupOptions['showLogin']>): Promise<Application> {
  const location = new URL(globalThis.location.href);
  const { address, ...brought } = takeBrought(location);
  if (address !== location) history.replaceState(null, '', address);
  unregisterServiceWorkers().catch((error: unknown) => logError('A service worker could not be unregistered', error));
  return startApplication({
    fetch: globalThis.fetch.bind(globalThis),
    location: address,
    brought,
    replaceAddress: (next) => history.replaceState(null, '', next),
    reload: () => globalThis.location.reload(),
    showLogin,
    session,
    browser,
    now: () => new Date(),
    locale: keptLocale(),
    layers: ['default'],
    modules: customerModules,
    log: logError,
  });
}

async function firstScreen(application: Application): Promise<Started> {
  const locale = application.locale.get().current;
  document.documentElement.lang = locale;
  const router = createAppRouter(application);
  // who may nothing sees no page
  const page = application.access.role === null ? null : router.load();
  const [messages] = await Promise.all([loadMessages(locale), page]);
  return { status: 'started', application, locale, messages, router };
}

/**
 * Starts the application at once: what needs nothing of each other is asked for together. The state says how far it is;
 * it never rejects.
 */
export function beginStartup(): Readable<{ readonly startup: Startup }> {
  const store = new Store<{ readonly startup: Startup }>({ startup: { status: 'starting' } });
  async function run(): Promise<void> {
    const end = ENDS.get(globalThis.location.pathname);
    if (end !== undefined) {
      await endLogin(end, globalThis.location.href);
      store.set({ startup: { status: 'ended' } });
      return;
    }
    // the server wrote the configured language into the page; what cannot be had is said when it is asked for again
    loadMessages(keptLocale() ?? knownLocale(document.documentElement.lang)).catch(() => undefined);
    preparePage(globalThis.location.pathname);
    const application = await start((login, locale, flow) =>
      store.set({ startup: { status: 'anonymous', login, flow, locale } }),
    );
    store.set({ startup: await firstScreen(application) });
  }
  run().catch((error: unknown) => store.set({ startup: { status: 'failed', error } }));
  return store;
}
