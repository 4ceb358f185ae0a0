import {
  type ConfigModifier,
  type Configuration,
  ConfigurationError,
  mergeConfiguration,
  readConfiguration,
  resolveVariables,
} from '@counterpart/domain';

/** Modules of customers by their folder below `variants/`, each loaded only when it is asked for (SET-17). */
export type CustomerModules = Readonly<Record<string, () => Promise<unknown>>>;

/** Where a configuration comes from. */
export interface ConfigurationSource {
  readonly fetch: typeof fetch;
  /** Names of the server's layers, merged in order. */
  readonly layers: readonly string[];
  readonly modules?: CustomerModules;
  readonly log: (what: string, error: unknown) => void;
}

/** Nothing shows before the configuration is there: who waits longer is told which part is missing. */
const LONGEST_WAIT_MS = 30_000;

interface Layer {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly config: Readonly<Record<string, unknown>>;
}

async function fetchLayer(source: ConfigurationSource, name: string, address: string): Promise<Layer> {
  const failed = (why: string) => new Error(`The configuration ${name} could not be loaded: ${why}`);
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  let response: Response;
  let text: string;
  try {
    response = await source.fetch(address, { signal });
    text = await response.text();
  } catch {
    throw failed(signal.aborted ? `no answer in ${LONGEST_WAIT_MS / 1000} seconds` : 'it cannot be reached');
  }
  if (!response.ok) throw failed(String(response.status));
  try {
    const layer: unknown = JSON.parse(text);
    if (typeof layer === 'object' && layer !== null && !Array.isArray(layer)) return layer as Layer;
  } catch {
    // falls through to what is expected
  }
  throw failed(`Expected an object of variables and config but got ${JSON.stringify(text.trim().slice(0, 60))}`);
}

function merged(earlier: Layer, { variables = {}, config = {} }: Partial<Layer>): Layer {
  return {
    variables: { ...earlier.variables, ...variables },
    config: mergeConfiguration(earlier.config, config),
  };
}

/** The function of a customer's module; throws ConfigurationError where there is none (SET-16f). */
async function configModifier(customer: string, modules: CustomerModules): Promise<ConfigModifier> {
  const load = Object.hasOwn(modules, customer) ? modules[customer] : undefined;
  if (load === undefined) throw new ConfigurationError('configModifier', `Cannot find module ${customer}`);
  const loaded = (await load()) as { readonly default?: unknown };
  if (typeof loaded.default !== 'function') {
    throw new ConfigurationError('configModifier', `Config modifier ${customer} has no default export`);
  }
  return loaded.default as ConfigModifier;
}

/**
 * Fetches the layers and the endpoints that they name, merges them in order, fills in the variables, lets the customer's
 * module change the result, and checks it (SET-15…17). Throws with what is wrong; nothing starts with half of it.
 */
export async function loadConfiguration(source: ConfigurationSource): Promise<Configuration> {
  let layer: Layer = { variables: {}, config: {} };
  for (const name of source.layers) {
    layer = merged(layer, await fetchLayer(source, name, `/api/config/${encodeURIComponent(name)}`));
  }
  const endpoints = (layer.config['configurationEndpoints'] ?? []) as readonly string[];
  for (const endpoint of Array.isArray(endpoints) ? endpoints : []) {
    layer = merged(layer, await fetchLayer(source, endpoint, endpoint));
  }
  const resolved = resolveVariables(layer.config, layer.variables) as Readonly<Record<string, unknown>>;
  const customer = resolved['configModifier'];
  const modify = typeof customer === 'string' ? await configModifier(customer, source.modules ?? {}) : null;
  return readConfiguration(modify === null ? resolved : modify(resolved), (line) => source.log(line, null));
}
