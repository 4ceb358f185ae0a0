import { readFileSync } from 'node:fs';
import {
  type Configuration,
  ConfigurationError,
  ConfigurationMistakes,
  mergeConfiguration,
  type ProfileKind,
  readConfiguration,
  readConfigurationValue,
  resolveVariables,
  type ValueSchema,
} from '@counterpart/domain';
import { checkLogin, LOGIN_SCHEMA, type LoginSettings } from './login-settings.ts';
import { RETENTION_SCHEMA, type RetentionSettings } from './retention-settings.ts';
import { screensConfig } from './screens-config.ts';
import type { EnvironmentDefaults } from './environment.ts';

/** An index that the server keeps. */
export interface IndexDefinition {
  readonly name: string;
  readonly kind: ProfileKind;
  readonly label: string;
}

/** What the server itself takes from the file; everything under `config` is for the screens. */
export interface ServerSettings extends EnvironmentDefaults {
  readonly indices: readonly IndexDefinition[];
  /** Origins that may show the screens in a frame, besides the server's own. */
  readonly frameAncestors: readonly string[];
  /** Host names besides the loopback ones under which the server may be called. */
  readonly allowedHosts: readonly string[];
  /** Requests a minute from one caller; none is the default of the server. */
  readonly requestsPerMinute?: number;
  /** Whose tokens are asked for; none, and only this machine may call. */
  readonly login?: LoginSettings;
  /** The header by which a proxy tells callers apart, such as `x-forwarded-for`; none goes by their addresses. */
  readonly clientHeader?: string;
  /** How long things are kept; nothing, and nothing is removed by age. */
  readonly retention?: RetentionSettings;
}

/** A configuration file: server settings, variables, and the layer that GET /config/default answers. */
export interface ConfigurationFile {
  readonly server: ServerSettings;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly config: Readonly<Record<string, unknown>>;
}

/** What a file may consist of. */
const PARTS = new Set(['server', 'variables', 'config']);

const strings: ValueSchema = { kind: 'array', items: { kind: 'string' }, fallback: [] };

/** The schema of the server's own settings. */
export const SERVER_SCHEMA: ValueSchema = {
  kind: 'object',
  keys: {
    host: { kind: 'string' },
    port: { kind: 'integer', least: 0, most: 65_535 },
    dataDir: { kind: 'string' },
    frameAncestors: strings,
    allowedHosts: strings,
    requestsPerMinute: { kind: 'integer', least: 1 },
    clientHeader: { kind: 'string' },
    retention: RETENTION_SCHEMA,
    indices: {
      kind: 'array',
      fallback: [
        { name: 'candidates', kind: 'CANDIDATE', label: 'Candidates' },
        { name: 'jobs', kind: 'JOB', label: 'Jobs' },
      ],
      items: {
        kind: 'object',
        keys: {
          name: { kind: 'string', isRequired: true },
          kind: { kind: 'enum', values: ['JOB', 'CANDIDATE'], isRequired: true },
          label: { kind: 'string', isRequired: true },
        },
      },
    },
  },
};

/** A file, or files of which each is merged over those before it. */
function parse(paths: string | readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof paths === 'string') return parseFile(paths);
  const mistakes = new ConfigurationMistakes();
  const files = paths.map((file) => mistakes.gather(() => parseFile(file)) ?? {});
  mistakes.refuse();
  return files.reduce(mergeConfiguration, {});
}

function parseFile(path: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new ConfigurationError(path, 'The configuration file cannot be read');
  }
  // editors of Windows begin a file with a mark
  const written = text.replace(/^\uFEFF/, '');
  const isNone = (what: string) => new ConfigurationError(path, `The configuration file is not a JSON object: ${what}`);
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (error) {
    throw isNone(written.trim() === '' ? 'it is empty' : (error as SyntaxError).message);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw isNone(`it is ${Array.isArray(value) ? 'an array' : JSON.stringify(value).slice(0, 40)}`);
}

/** Two indices of one name, or one that has a name of the API's own. */
function checkIndexNames({ indices }: ServerSettings): void {
  const mistakes = new ConfigurationMistakes();
  for (const [at, { name }] of indices.entries()) {
    if (name === 'details') mistakes.add(`server.indices[${at}].name`, 'The name details is reserved');
    const isTwice = indices.slice(0, at).some((earlier) => earlier.name === name);
    if (isTwice) mistakes.add(`server.indices[${at}].name`, `There is another index ${name}`);
  }
  mistakes.refuse();
}

/** What the server keeps and the screens ask for do not fit: a page of an index that there is not. */
function doubtPages({ indices }: ServerSettings, { apiUrl, pages }: Configuration, warn: (line: string) => void): void {
  // screens that call another server are not ours to check
  if (!apiUrl.startsWith('/') || apiUrl.startsWith('//')) return;
  for (const [page, { enabled, indices: shown }] of Object.entries(pages)) {
    const kind = page === 'profileToJobs' ? 'JOB' : 'CANDIDATE';
    const known = indices.filter((index) => index.kind === kind).map(({ name }) => name);
    for (const [at, { name }] of enabled ? shown.entries() : []) {
      if (known.includes(name)) continue;
      const there = known.length === 0 ? 'none' : `only ${known.join(', ')}`;
      warn(`pages.${page}.indices[${at}].name: The server keeps no index ${name} of kind ${kind}, ${there}`);
    }
  }
}

/** The server's settings; `login` is there only when it is configured: its absence means no login. */
function readServer(raw: unknown, warn: (line: string) => void): ServerSettings {
  const { login, ...rest } = (raw ?? {}) as { readonly login?: unknown };
  const mistakes = new ConfigurationMistakes();
  const settings = mistakes.gather(
    () => readConfigurationValue('server', SERVER_SCHEMA, raw === undefined ? raw : rest, warn) as ServerSettings,
  );
  if (settings !== undefined) mistakes.gather(() => checkIndexNames(settings));
  const checked = mistakes.gather(() => (login === undefined ? undefined : readLogin(login, warn)));
  mistakes.refuse();
  return { ...(settings as ServerSettings), ...(checked === undefined ? {} : { login: checked }) };
}

function readLogin(raw: unknown, warn: (line: string) => void): LoginSettings {
  const login = readConfigurationValue('server.login', LOGIN_SCHEMA, raw, warn) as LoginSettings;
  checkLogin(login);
  return login;
}

/** Of a login that is wrong the screens are told nothing more: what they lack is what the server lacks. */
const UNREAD_LOGIN = { login: { issuer: '', audience: '' } };

/** Reads and checks a configuration file; throws ConfigurationError that names the offending keys. */
export function readConfigurationFile(
  path: string | readonly string[],
  warn: (line: string) => void,
): ConfigurationFile {
  const raw = parse(path);
  const mistakes = new ConfigurationMistakes();
  const object = (key: string): Readonly<Record<string, unknown>> => {
    const given = raw[key] ?? {};
    if (typeof given === 'object' && !Array.isArray(given)) return given as Readonly<Record<string, unknown>>;
    mistakes.add(key, `Expected an object but got ${Array.isArray(given) ? 'array' : typeof given}`);
    return {};
  };
  for (const key of Object.keys(raw)) if (!PARTS.has(key)) warn(`Unknown configuration key ${key}`);
  const variables = object('variables');
  const server = mistakes.gather(() => readServer(raw['server'], warn));
  const config = screensConfig(server ?? UNREAD_LOGIN, object('config'));
  // The screens check again; a mistake should already stop the server, where the administrator is looking.
  const resolved = resolveVariables(config, variables, mistakes);
  const screens = mistakes.gather(() => readConfiguration(resolved, warn));
  mistakes.refuse();
  if (server === undefined || screens === undefined) throw new ConfigurationError('config', 'It could not be read');
  doubtPages(server, screens, warn);
  return { server, variables, config };
}
