import { type ApiClient, createApiClient } from '@counterpart/client';
import {
  allowedAspects,
  type AspectName,
  type Configuration,
  type Language,
  languageOfLocale,
  type Locale,
  LOCALES,
  MATCHING_PAGES,
  type MatchingPage,
  readConfiguration,
  resolveVariables,
} from '@counterpart/domain';
import { JobInput, type TextStorage } from './job-input.ts';
import { Keyboard } from './keyboard.ts';
import { MatchingContext } from './matching-context.ts';
import { Store } from './store.ts';

/** Everything that the screens work with, made once at startup. */
export interface Application {
  readonly configuration: Configuration;
  readonly api: ApiClient;
  /** A client like `api` that calls through another fetch, such as one that tells how much of a file is sent. */
  readonly apiThrough: (through: typeof fetch) => ApiClient;
  readonly allowed: ReadonlySet<AspectName>;
  /** The locale that the configuration sets; en for none or an unknown one (SET-24b). */
  readonly configuredLocale: Locale;
  readonly contexts: Readonly<Record<MatchingPage, MatchingContext>>;
  readonly jobInput: JobInput;
  readonly keyboard: Keyboard;
  /** Profiles that are still empty follow the interface language (SET-24c). */
  readonly chooseLanguage: (language: Language) => void;
  /** The interface language of now. */
  readonly locale: Store<{ readonly current: Locale }>;
  readonly log: (what: string, error: unknown) => void;
}

/** The world around the startup. */
export interface StartupOptions {
  readonly fetch: typeof fetch;
  readonly location: URL;
  readonly session: TextStorage;
  /** What outlives the tab: how a person likes the screens. */
  readonly local: TextStorage;
  /** The interface language that the user chose before; null leaves it to the configuration. */
  readonly locale: Locale | null;
  /** Names of the configuration layers, merged in order. */
  readonly layers: readonly string[];
  readonly log: (what: string, error: unknown) => void;
}

const TOKEN_KEY = 'counterpart.token';

/** Takes the one-time token out of the address (SET-10); answers the address without it. */
export function takeToken(location: URL, session: TextStorage): URL {
  const token = location.searchParams.get('tmb');
  if (token === null) return location;
  session.setItem(TOKEN_KEY, token);
  const clean = new URL(location);
  clean.searchParams.delete('tmb');
  return clean;
}

/** The locale of a configuration; none or an unknown one is en (SET-24b). */
export function knownLocale(locale: string | undefined): Locale {
  const base = locale?.toLowerCase().split('-')[0];
  return LOCALES.find((known) => known === base) ?? 'en';
}

async function loadConfiguration(options: StartupOptions): Promise<Configuration> {
  let variables: Record<string, unknown> = {};
  let config: Record<string, unknown> = {};
  for (const layer of options.layers) {
    const response = await options.fetch(`/api/config/${encodeURIComponent(layer)}`);
    if (!response.ok) throw new Error(`The configuration ${layer} could not be loaded: ${response.status}`);
    const answer = (await response.json()) as { variables: Record<string, unknown>; config: Record<string, unknown> };
    variables = { ...variables, ...answer.variables };
    config = { ...config, ...answer.config };
  }
  return readConfiguration(resolveVariables(config, variables), (line) => options.log(line, null));
}

/** Reads the configuration and makes the three matching contexts (SET-13). */
export async function startApplication(options: StartupOptions): Promise<Application> {
  const configuration = await loadConfiguration(options);
  const configuredLocale = knownLocale(configuration.locale);
  const locale = new Store<{ readonly current: Locale }>({ current: options.locale ?? configuredLocale });
  const apiThrough = (through: typeof fetch) =>
    createApiClient({
      baseUrl: configuration.apiUrl,
      headers: configuration.apiHeaders,
      token: () => options.session.getItem(TOKEN_KEY),
      fetch: through,
    });
  const api = apiThrough(options.fetch);
  const allowed = allowedAspects(configuration.enabledAspects);
  const seen = new Set<string>();
  const contexts = Object.fromEntries(
    MATCHING_PAGES.map((page) => {
      if (seen.has(page)) options.log(`Duplicate matching context id ${page}`, null);
      seen.add(page);
      const context = new MatchingContext({
        api,
        page: configuration.pages[page],
        target: page === 'profileToJobs' ? 'JOB' : 'CANDIDATE',
        language: languageOfLocale(options.locale ?? configuredLocale),
        userLanguage: () => locale.get().current,
        log: options.log,
      });
      return [page, context];
    }),
  ) as Record<MatchingPage, MatchingContext>;
  const jobInput = new JobInput({
    api,
    context: contexts.jobToCandidates,
    allowed,
    locale: () => locale.get().current,
    storage: options.session,
    log: options.log,
  });
  function chooseLanguage(language: Language) {
    for (const context of Object.values(contexts)) {
      if (Object.keys(context.store.get().aspects).length === 0) context.setLanguage(language);
    }
  }
  return {
    chooseLanguage,
    configuration,
    api,
    apiThrough,
    allowed,
    configuredLocale,
    contexts,
    jobInput,
    keyboard: new Keyboard(options.local),
    locale,
    log: options.log,
  };
}
