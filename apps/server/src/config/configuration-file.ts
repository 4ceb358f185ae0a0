import { readFileSync } from 'node:fs';
import {
  type Configuration,
  ConfigurationError,
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
  return paths.map(parseFile).reduce(mergeConfiguration, {});
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

/** What the server keeps and the screens ask for do not fit: two indices of one name, or a page of one that there is not. */
function checkIndices(
  { indices }: ServerSettings,
  { apiUrl, pages }: Configuration,
  warn: (line: string) => void,
): void {
  for (const [at, { name }] of indices.entries()) {
    if (name === 'details') throw new ConfigurationError('server.indices', 'The name details is reserved');
    const isTwice = indices.slice(0, at).some((earlier) => earlier.name === name);
    if (isTwice) throw new ConfigurationError(`server.indices[${at}].name`, `There is another index ${name}`);
  }
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
  const settings = readConfigurationValue(
    'server',
    SERVER_SCHEMA,
    raw === undefined ? raw : rest,
    warn,
  ) as ServerSettings;
  if (login === undefined) return settings;
  return { ...settings, login: readConfigurationValue('server.login', LOGIN_SCHEMA, login, warn) as LoginSettings };
}

/** Reads and checks a configuration file; throws ConfigurationError that names the offending key. */
export function readConfigurationFile(
  path: string | readonly string[],
  warn: (line: string) => void,
): ConfigurationFile {
  const raw = parse(path);
  const object = (key: string) => readConfigurationValue(key, { kind: 'any', fallback: {} }, raw[key], warn);
  for (const key of Object.keys(raw)) if (!PARTS.has(key)) warn(`Unknown configuration key ${key}`);
  const variables = object('variables') as Readonly<Record<string, unknown>>;
  const server = readServer(raw['server'], warn);
  if (server.login !== undefined) checkLogin(server.login);
  const config = screensConfig(server, object('config') as Readonly<Record<string, unknown>>);
  // The screens check again; a mistake should already stop the server, where the administrator is looking.
  checkIndices(server, readConfiguration(resolveVariables(config, variables), warn), warn);
  return { server, variables, config };
}
