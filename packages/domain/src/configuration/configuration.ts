import { RANGE_UNITS, type RangeUnit } from '../values/enumerations.ts';
import { configurationDoubts } from './configuration-doubts.ts';
import { ConfigurationError, ConfigurationMistakes } from './configuration-mistakes.ts';
import { readConfigurationValue, type ValueSchema } from './configuration-schema.ts';
import { offeredProperties } from './filter-definitions.ts';
import { LOGIN_CONFIGURATION, type LoginConfiguration } from './login-configuration.ts';
import { INDEX_CONFIGURATION, type IndexConfiguration } from './index-configuration.ts';

/** Options of one matching page (B3, SET-20). */
export interface PageConfiguration {
  readonly enabled: boolean;
  readonly keywordSearch: boolean;
  readonly keywordSuggestions: boolean;
  readonly strategySelect: boolean;
  readonly indices: readonly IndexConfiguration[];
}

/** The three matching pages. */
export const MATCHING_PAGES = ['profileToJobs', 'profileToCandidates', 'jobToCandidates'] as const;
/** The name of a matching page, and of its matching context. */
export type MatchingPage = (typeof MATCHING_PAGES)[number];

/** The whole configuration of the product, as screens read it. */
export interface Configuration {
  /** Interface language; absent or unknown is en (SET-24b). */
  readonly locale?: string;
  readonly defaultRoute: string;
  readonly hideMenu: boolean;
  /** Comma list; empty or `*` all; leading `!` all except (SET-22). */
  readonly enabledAspects: string;
  readonly apiUrl: string;
  readonly apiHeaders: Readonly<Record<string, string>>;
  /** Addresses of further layers, fetched in order and merged over this one (SET-15). */
  readonly configurationEndpoints: readonly string[];
  /** The folder below `variants/` whose module changes the configuration last (SET-17). */
  readonly configModifier?: string;
  /** What this installation is for, such as uat; for the customer's module. */
  readonly environment?: string;
  /** Origins besides those of `externalDetailsTabUrl` that the details may show in a frame. */
  readonly framedOrigins: readonly string[];
  /** Origins besides those of the configured endpoints whose answers the screens may fetch. */
  readonly calledOrigins: readonly string[];
  readonly showIndexingWarning: boolean;
  readonly allowReset: boolean;
  readonly disableScoreColours: boolean;
  readonly rangeUnits: readonly RangeUnit[];
  /** Range of a new location, in kilometres (A9). */
  readonly defaultRange: number;
  /** ISO 8601 duration after which a draft or a search of this browser is discarded (A9). */
  readonly localStorageMaxAge: string;
  /** Property of a document, or of its extraProperties; a kept search of another value of it is discarded (A4). */
  readonly entityVersionProperty: string;
  /** Whether aspects, filters and sort mode of the last match are kept in the browser (A4). */
  readonly persistMatchingOptions: boolean;
  /** The key of what is decided of a match beside its row; empty, and rows offer no decision. */
  readonly feedbackKey: string;
  readonly features: {
    readonly candidateList: boolean;
    readonly jobList: boolean;
    readonly matchingStrategy: boolean;
    /** The matching test. */
    readonly monitoring: boolean;
    readonly textMining: boolean;
    /** The job list shows 40 a page, and of them only those that say enough to be shown to somebody (LST-01). */
    readonly demoFilter: boolean;
    /** Whether whoever uses the screens logs in at an identity provider first (SET-23). */
    readonly externalLogin: boolean;
  };
  readonly login: LoginConfiguration;
  readonly pages: Readonly<Record<MatchingPage, PageConfiguration>>;
}

/** ISO 8601, with at least one part. */
const DURATION = {
  pattern: /^\s*P(?=.)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?\s*$/,
  name: 'an ISO 8601 duration such as P30D',
};

const flag: ValueSchema = { kind: 'boolean' };
const text: ValueSchema = { kind: 'string' };
const page: ValueSchema = {
  kind: 'object',
  keys: {
    enabled: flag,
    keywordSearch: flag,
    keywordSuggestions: flag,
    strategySelect: flag,
    indices: { kind: 'array', items: INDEX_CONFIGURATION, fallback: [] },
  },
};

/** The schema of the configuration: every key, its type and what it is when left out. */
export const CONFIGURATION_SCHEMA: ValueSchema = {
  kind: 'object',
  keys: {
    locale: text,
    defaultRoute: { kind: 'string', fallback: '/profile-to-candidates' },
    hideMenu: flag,
    enabledAspects: { kind: 'string', fallback: '' },
    apiUrl: { kind: 'string', fallback: '/api' },
    apiHeaders: { kind: 'any', fallback: {} },
    configurationEndpoints: { kind: 'array', items: text, fallback: [] },
    configModifier: text,
    environment: text,
    framedOrigins: { kind: 'array', items: text, fallback: [] },
    calledOrigins: { kind: 'array', items: text, fallback: [] },
    showIndexingWarning: flag,
    allowReset: flag,
    disableScoreColours: flag,
    rangeUnits: { kind: 'array', items: { kind: 'enum', values: RANGE_UNITS }, fallback: [...RANGE_UNITS] },
    defaultRange: { kind: 'integer', least: 1, fallback: 30 },
    localStorageMaxAge: { kind: 'string', like: DURATION, fallback: 'P30D' },
    entityVersionProperty: { kind: 'string', fallback: 'version' },
    persistMatchingOptions: flag,
    feedbackKey: { kind: 'string', fallback: 'recruiters' },
    features: {
      kind: 'object',
      keys: {
        candidateList: flag,
        jobList: flag,
        matchingStrategy: flag,
        monitoring: flag,
        textMining: flag,
        demoFilter: flag,
        externalLogin: flag,
      },
    },
    login: LOGIN_CONFIGURATION,
    pages: { kind: 'object', keys: { profileToJobs: page, profileToCandidates: page, jobToCandidates: page } },
  },
};

/** A login of which nobody says where: what two keys say together. */
function checkExternalLogin(raw: unknown): void {
  const { features, login } = (raw ?? {}) as { readonly features?: unknown; readonly login?: unknown };
  const { externalLogin } = (features ?? {}) as { readonly externalLogin?: unknown };
  const { domain } = (login ?? {}) as { readonly domain?: unknown };
  if (externalLogin === true && (domain ?? null) === null) {
    throw new ConfigurationError('login.domain', 'Config value is required but not set');
  }
}

/** Checks a configuration and fills in what it leaves out; throws ConfigurationError, passes unknown keys to `warn`. */
export function readConfiguration(raw: unknown, warn: (line: string) => void): Configuration {
  const mistakes = new ConfigurationMistakes();
  const checked = mistakes.gather(() => readConfigurationValue('', CONFIGURATION_SCHEMA, raw, warn));
  mistakes.gather(() => checkExternalLogin(raw));
  mistakes.refuse();
  const read = checked as Configuration;
  for (const line of configurationDoubts(read)) warn(line);
  const offered = (page: PageConfiguration): PageConfiguration => ({
    ...page,
    indices: page.indices.map((index) => ({ ...index, filterProperties: offeredProperties(index.filterProperties) })),
  });
  const { profileToJobs, profileToCandidates, jobToCandidates } = read.pages;
  return {
    ...read,
    pages: {
      profileToJobs: offered(profileToJobs),
      profileToCandidates: offered(profileToCandidates),
      jobToCandidates: offered(jobToCandidates),
    },
  };
}
