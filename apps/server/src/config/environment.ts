import path from 'node:path';

/** What the environment says; read and checked once, at start. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Path of a configuration file, or null for the one that ships. */
  readonly configFile: string | null;
  readonly loadsDemo: boolean;
  readonly allowUnauthenticated: boolean;
  readonly logLevel: string;
  /** Requests a minute from one caller. */
  readonly requestsPerMinute: number;
  /** The header that tells callers behind a proxy apart, in lower case; null goes by their addresses. */
  readonly clientHeader: string | null;
  /** Texts read at once, each in a thread that holds the ontology; null chooses by the machine. */
  readonly parserThreads: number | null;
  /** Threads that search, each with a part of the documents; 0 searches where requests are answered. */
  readonly matchThreads: number;
  /** Whether what first answers need is made ready after the start; otherwise by whoever first needs it. */
  readonly warmsUp: boolean;
}

/** A setting that cannot be used; the message is one clear line. */
export class EnvironmentError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Whether an address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host) || host.startsWith('127.');
}

/** What a configuration file may set of the environment; a variable of the environment wins. */
export interface EnvironmentDefaults {
  readonly host?: string;
  readonly port?: number;
  readonly dataDir?: string;
  readonly requestsPerMinute?: number;
  readonly clientHeader?: string;
  /** Whether callers prove who they are: then others than this machine may be let in. */
  readonly login?: object;
}

const REQUESTS_PER_MINUTE = 6000;
/** More threads than this are a mistake: each answers a part of every search. */
const MOST_MATCH_THREADS = 64;

function countFrom(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new EnvironmentError(`${name} must be a whole number from 1 on, not "${text}".`);
  }
  return count;
}

function headerFrom(text: string): string | null {
  if (text === '') return null;
  if (/^[A-Za-z0-9-]+$/.test(text)) return text.toLowerCase();
  throw new EnvironmentError(`CLIENT_HEADER must be the name of a header, not "${text}".`);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new EnvironmentError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function threadsFrom(text: string): number {
  const count = Number(text);
  if (text.trim() === '' || !Number.isInteger(count) || count < 0 || count > MOST_MATCH_THREADS) {
    throw new EnvironmentError(`MATCH_THREADS must be a whole number from 0 to ${MOST_MATCH_THREADS}, not "${text}".`);
  }
  return count;
}

/** Whether a switch that is on unless it is said is on. */
function isOn(name: string, text = 'on'): boolean {
  const value = text.toLowerCase();
  if (value !== 'on' && value !== 'off') throw new EnvironmentError(`${name} must be on or off, not "${text}".`);
  return value === 'on';
}

/**
 * Reads PORT, HOST, DATA_DIR, CONFIG_FILE, DEMO, ALLOW_UNAUTHENTICATED, LOG_LEVEL, REQUESTS_PER_MINUTE,
 * CLIENT_HEADER, PARSER_THREADS, MATCH_THREADS and WARM_UP; throws EnvironmentError.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
  defaults: EnvironmentDefaults = {},
): Environment {
  const host = variables['HOST'] ?? defaults.host ?? '127.0.0.1';
  const allowUnauthenticated = variables['ALLOW_UNAUTHENTICATED'] === 'true';
  if (!isLoopback(host) && !allowUnauthenticated && defaults.login === undefined) {
    throw new EnvironmentError(
      `HOST=${host} would let others in without login: use 127.0.0.1, configure server.login, or set ALLOW_UNAUTHENTICATED=true if that is meant.`,
    );
  }
  const logLevel = variables['LOG_LEVEL'] ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new EnvironmentError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  return {
    host,
    port: portFrom(variables['PORT'] ?? String(defaults.port ?? 4400)),
    dataDir: path.resolve(root, variables['DATA_DIR'] ?? defaults.dataDir ?? 'data'),
    configFile: variables['CONFIG_FILE'] ?? null,
    loadsDemo: isOn('DEMO', variables['DEMO']),
    allowUnauthenticated,
    logLevel,
    requestsPerMinute: countFrom(
      'REQUESTS_PER_MINUTE',
      variables['REQUESTS_PER_MINUTE'] ?? String(defaults.requestsPerMinute ?? REQUESTS_PER_MINUTE),
    ),
    clientHeader: headerFrom(variables['CLIENT_HEADER'] ?? defaults.clientHeader ?? ''),
    parserThreads:
      variables['PARSER_THREADS'] === undefined ? null : countFrom('PARSER_THREADS', variables['PARSER_THREADS']),
    matchThreads: threadsFrom(variables['MATCH_THREADS'] ?? '0'),
    warmsUp: isOn('WARM_UP', variables['WARM_UP']),
  };
}
