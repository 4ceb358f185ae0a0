import { QueryClient } from '@tanstack/react-query';
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
  type ProfileKind,
} from '@counterpart/domain';
import { type CustomerModules, loadConfiguration } from './configuration/load-configuration.ts';
import { ErrorQueue } from './failures/error-queue.ts';
import { JobInput } from './job/job-input.ts';
import { Keyboard } from './keyboard.ts';
import { type Access, allowedConfiguration, loadAccess } from './login/access.ts';
import type { Login } from './login/login.ts';
import { loginAgain, type LoginSurroundings, requireLogin } from './login/require-login.ts';
import { contextsOf } from './contexts-of.ts';
import { pageSizeOf } from './matching/searches/match-body.ts';
import { choicesText } from './matching/drafts/addressed-choices.ts';
import { entityOf } from './matching/source-entity.ts';
import { MatchingContext } from './matching/matching-context.ts';
import type { MatchedSearch } from './matching/matching-state.ts';
import { durationMs } from './kept/max-age.ts';
import { type KeptTexts, SearchMemory } from './kept/search-memory.ts';
import { tabFirstStorage } from './kept/tab-first-storage.ts';
import { personalSearches } from './start/personal-searches.ts';
import { RecentSearches } from './start/recent-searches.ts';
import { recentSearchOf } from './start/recent-search-of.ts';
import { SavedSearches } from './start/saved-searches.ts';
import { Store } from './store.ts';

/** Everything that the screens work with, made once at startup. */
export interface Application {
  /** What is configured, less what the person may not. */
  readonly configuration: Configuration;
  readonly login: Login;
  readonly access: Access;
  readonly api: ApiClient;
  /** What came from the server, for every screen. */
  readonly queryClient: QueryClient;
  /** A client like `api` that calls through another fetch, such as one that tells how much of a file is sent. */
  readonly apiThrough: (through: typeof fetch) => ApiClient;
  readonly allowed: ReadonlySet<AspectName>;
  /** The locale that the configuration sets; en for none or an unknown one (SET-24b). */
  readonly configuredLocale: Locale;
  readonly contexts: Readonly<Record<MatchingPage, MatchingContext>>;
  readonly jobInput: JobInput;
  readonly recent: RecentSearches;
  /** Drafts and searches that outlive a visit. */
  readonly memory: SearchMemory;
  readonly saved: SavedSearches;
  readonly keyboard: Keyboard;
  /** What this tab keeps until it is closed. */
  readonly session: KeptTexts;
  /** Errors that stand before everything else, one at a time. */
  readonly errors: ErrorQueue;
  /** Profiles that are still empty follow the interface language (SET-24c). */
  readonly chooseLanguage: (language: Language) => void;
  /** The interface language of now. */
  readonly locale: Store<{ readonly current: Locale }>;
  readonly log: (what: string, error: unknown) => void;
}

/** The world around the startup. */
export interface StartupOptions extends Omit<LoginSurroundings, 'locale'> {
  readonly now: () => Date;
  /** The interface language that the user chose before; null leaves it to the configuration. */
  readonly locale: Locale | null;
  /** Names of the configuration layers, merged in order. */
  readonly layers: readonly string[];
  /** Modules of customers by their folder, loaded when the configuration names one (SET-17). */
  readonly modules?: CustomerModules;
  readonly log: (what: string, error: unknown) => void;
}

/** The locale of a configuration; none or an unknown one is en (SET-24b). */
export function knownLocale(locale: string | undefined): Locale {
  const base = locale?.toLowerCase().split('-')[0];
  return LOCALES.find((known) => known === base) ?? 'en';
}

/** Drafts and searches of this browser, no older than the configuration says. */
function searchMemory({ localStorageMaxAge }: Configuration, options: StartupOptions): SearchMemory {
  const maxAgeMs = durationMs(localStorageMaxAge);
  if (maxAgeMs === null) {
    throw new Error(`localStorageMaxAge: Expected an ISO 8601 duration but got ${localStorageMaxAge}`);
  }
  const storage = tabFirstStorage(options.session, options.browser);
  return new SearchMemory({ storage, maxAgeMs, now: options.now, log: options.log });
}

/** Server state is asked for by what the user does, not by mounting or focusing a window; nothing is tried twice by itself. */
function createQueryClient(): QueryClient {
  const queries = {
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  } as const;
  return new QueryClient({ defaultOptions: { queries } });
}

/** The kind of document that a page finds. */
function targetOf(page: MatchingPage): ProfileKind {
  return page === 'profileToJobs' ? 'JOB' : 'CANDIDATE';
}

/** Reads the configuration, finds out who works here and makes the three matching contexts (SET-13). */
export async function startApplication(options: StartupOptions): Promise<Application> {
  const everything = await loadConfiguration(options);
  const configuredLocale = knownLocale(everything.locale);
  const asked = { ...options, locale: options.locale ?? configuredLocale };
  const login = await requireLogin(everything, asked);
  const locale = new Store<{ readonly current: Locale }>({ current: options.locale ?? configuredLocale });
  const clientOf = (through: typeof fetch, renew: (refused: string | null) => Promise<boolean>) =>
    createApiClient({
      baseUrl: everything.apiUrl,
      headers: everything.apiHeaders,
      token: () => login.tokens.current,
      renew,
      fetch: through,
    });
  const apiThrough = (through: typeof fetch) => clientOf(through, (refused) => login.renew(refused));
  const api = apiThrough(options.fetch);
  const first = clientOf(options.fetch, () => loginAgain(everything, login, asked));
  const access = await loadAccess(first, login.tokens.current);
  const configuration = allowedConfiguration(everything, access);
  const allowed = allowedAspects(configuration.enabledAspects);
  const queryClient = createQueryClient();
  const memory = searchMemory(configuration, options);
  const recent = new RecentSearches(memory);
  const saved = new SavedSearches(options.browser);
  if (access.person !== null && access.role !== null) await saved.moveTo(personalSearches(api), options.log);
  const contexts = contextsOf(
    MATCHING_PAGES,
    (page) =>
      new MatchingContext({
        api,
        client: queryClient,
        name: page,
        page: configuration.pages[page],
        target: targetOf(page),
        pageSize: pageSizeOf(targetOf(page), configuration.features.demoFilter),
        language: languageOfLocale(options.locale ?? configuredLocale),
        defaultRange: configuration.defaultRange,
        memory,
        session: options.session,
        entityVersionProperty: configuration.entityVersionProperty,
        persistsMatchingOptions: configuration.persistMatchingOptions,
        userLanguage: () => locale.get().current,
        onMatched: (matched) => remember(page, matched),
        log: options.log,
      }),
    options.log,
  );
  const jobInput = new JobInput({
    api,
    context: contexts.jobToCandidates,
    allowed,
    locale: () => locale.get().current,
    memory,
    log: options.log,
  });
  function remember(page: MatchingPage, matched: MatchedSearch) {
    const job = page === 'jobToCandidates' ? jobInput.store.get().parsedText : null;
    const search = recentSearchOf(matched, job, options.now());
    if (search !== null) recent.add(page, search);
    const { index, request, source, ids } = matched;
    const { aspects, language, strategy } = request;
    const choices = choicesText(contexts[page].store.get().indices, contexts[page].indices);
    const asked = { page, index, aspects, language, strategy, choices, entity: entityOf(source) };
    saved.visit(asked, { when: options.now().toISOString(), ids });
  }
  function chooseLanguage(language: Language) {
    for (const context of Object.values(contexts)) context.followLanguage(language);
  }
  return {
    chooseLanguage,
    configuration,
    login,
    access,
    api,
    queryClient,
    apiThrough,
    allowed,
    configuredLocale,
    contexts,
    jobInput,
    recent,
    memory,
    saved,
    keyboard: new Keyboard(options.browser),
    session: options.session,
    errors: new ErrorQueue(),
    locale,
    log: options.log,
  };
}
