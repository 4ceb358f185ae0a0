import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '../config/environment.ts';

/** What the environment says of the configuration. */
export interface ConfigurationChoice {
  /** A file of its own instead of the project's or the one that ships. */
  readonly CONFIG_FILE?: string | undefined;
  /** `customer` or `customer/environment` (SET-17). */
  readonly VARIANT?: string | undefined;
}

/** The variant that is no customer's: the configuration that ships, as it is. */
const NO_CUSTOMER = 'default';

function basePath(root: string, given: string | undefined): string {
  if (given !== undefined) return path.resolve(root, given);
  const own = path.join(root, 'counterpart.config.json');
  return existsSync(own) ? own : path.join(root, 'variants/default/config.json');
}

/** Names of the files of a folder that end so. */
function namesIn(root: string, pattern: string, ending: string): readonly string[] {
  return globSync(pattern, { cwd: root }).map((file) => path.basename(file, ending));
}

/** The files of a customer's configuration and of its environment; throws EnvironmentError that names those there are. */
function customerPaths(root: string, variant: string): readonly string[] {
  const [customer = '', environment, ...more] = variant.split('/');
  if (!/^[a-z0-9-]+$/.test(customer) || !/^[a-z0-9-]*$/.test(environment ?? '') || more.length > 0) {
    throw new EnvironmentError(`VARIANT must be customer or customer/environment, not "${variant}".`);
  }
  const folder = path.join(root, 'variants', customer);
  const own = path.join(folder, 'config.json');
  if (!existsSync(own)) {
    const known = globSync('variants/*/config.json', { cwd: root }).map((file) => path.basename(path.dirname(file)));
    throw new EnvironmentError(`VARIANT=${variant}: there is no ${customer}, only ${known.toSorted().join(', ')}.`);
  }
  const base = customer === NO_CUSTOMER ? [] : [own];
  if (environment === undefined || environment === '') return base;
  const special = path.join(folder, `${environment}.json`);
  if (!existsSync(special) || environment === 'config') {
    const known = namesIn(folder, '*.json', '.json').filter((name) => name !== 'config');
    const others = known.length === 0 ? 'it has none' : `only ${known.toSorted().join(', ')}`;
    throw new EnvironmentError(`VARIANT=${variant}: ${customer} has no environment ${environment}, ${others}.`);
  }
  return [...base, special];
}

/**
 * The configuration files to read, each merged over those before it: the given one, the project's own or the one that
 * ships, then the customer's and its environment's. Throws EnvironmentError.
 */
export function configurationPaths(root: string, { CONFIG_FILE, VARIANT }: ConfigurationChoice): readonly string[] {
  return [
    basePath(root, CONFIG_FILE),
    ...(VARIANT === undefined || VARIANT === '' ? [] : customerPaths(root, VARIANT)),
  ];
}
