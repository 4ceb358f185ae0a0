/** What a configuration value must be (B5, SET-16). */
export type ValueSchema =
  | {
      readonly kind: 'string';
      /** What the text must be like, and what that is called. */
      readonly like?: { readonly pattern: RegExp; readonly name: string };
      readonly isRequired?: boolean;
      readonly fallback?: unknown;
    }
  | {
      readonly kind: 'integer';
      readonly least?: number;
      readonly most?: number;
      readonly isRequired?: boolean;
      readonly fallback?: unknown;
    }
  | {
      readonly kind: 'boolean' | 'function' | 'any';
      readonly isRequired?: boolean;
      readonly fallback?: unknown;
    }
  | {
      readonly kind: 'enum';
      readonly values: readonly string[];
      readonly isRequired?: boolean;
      readonly fallback?: unknown;
    }
  | { readonly kind: 'array'; readonly items?: ValueSchema; readonly isRequired?: boolean; readonly fallback?: unknown }
  | { readonly kind: 'object'; readonly keys: Readonly<Record<string, ValueSchema>>; readonly isRequired?: boolean };

/** A configuration that cannot be used; the message names the key. */
export class ConfigurationError extends Error {
  readonly key: string;

  constructor(key: string, message: string) {
    super(`${key}: ${message}`);
    this.name = 'ConfigurationError';
    this.key = key;
  }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

const ARTICLE: Readonly<Record<string, string>> = { integer: 'an', array: 'an', object: 'an' };

function boundsOf({ least, most }: { readonly least?: number; readonly most?: number }): string {
  return `${least === undefined ? '' : ` from ${least}`}${most === undefined ? ' on' : ` to ${most}`}`;
}

/** Whether a value is of the kind that is expected, so that something else is wrong with it. */
function isOfKind({ kind }: ValueSchema, value: unknown): boolean {
  return kind === 'enum' || kind === typeof value || (kind === 'integer' && Number.isInteger(value));
}

/** What was expected of a value that does not fit, and what it is. */
function misfit(schema: ValueSchema, value: unknown): string {
  const plain = `${ARTICLE[schema.kind] ?? 'a'} ${schema.kind}`;
  if (!isOfKind(schema, value)) return `Expected ${plain} but got ${kindOf(value)}`;
  const got = `${kindOf(value)} ${JSON.stringify(value)}`;
  if (schema.kind === 'enum') return `Expected one of ${schema.values.join(', ')} but got ${got}`;
  if (schema.kind === 'string' && schema.like !== undefined) return `Expected ${schema.like.name} but got ${got}`;
  return `Expected ${plain}${schema.kind === 'integer' ? boundsOf(schema) : ''} but got ${got}`;
}

function fits(schema: ValueSchema, value: unknown): boolean {
  switch (schema.kind) {
    case 'boolean':
    case 'function':
      return typeof value === schema.kind;
    case 'string':
      return typeof value === 'string' && (schema.like?.pattern.test(value) ?? true);
    case 'integer':
      return (
        Number.isInteger(value) &&
        (value as number) >= (schema.least ?? -Infinity) &&
        (value as number) <= (schema.most ?? Infinity)
      );
    case 'any':
      return true;
    case 'enum':
      return (schema.values as readonly unknown[]).includes(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return kindOf(value) === 'object';
  }
}

function absent(key: string, schema: ValueSchema): unknown {
  if (schema.isRequired === true) throw new ConfigurationError(key, 'Config value is required but not set');
  if (schema.kind === 'object') return {};
  if (schema.kind === 'boolean') return schema.fallback ?? false;
  return schema.fallback;
}

/**
 * Checks a value and fills in what it leaves out; booleans are false unless set (B5). Throws ConfigurationError with the
 * key of the first wrong value; an unknown key is only passed to `warn`.
 */
export function readConfigurationValue(
  key: string,
  schema: ValueSchema,
  given: unknown,
  warn: (line: string) => void,
): unknown {
  const value = given ?? absent(key, schema);
  if (value === undefined) return undefined;
  if (!fits(schema, value)) {
    throw new ConfigurationError(key, misfit(schema, value));
  }
  if (schema.kind === 'array' && schema.items !== undefined) {
    const { items } = schema;
    return (value as readonly unknown[]).map((item, i) => readConfigurationValue(`${key}[${i}]`, items, item, warn));
  }
  if (schema.kind !== 'object') return value;
  const raw = value as Readonly<Record<string, unknown>>;
  const prefix = key === '' ? '' : `${key}.`;
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(schema.keys, name)) warn(`Unknown configuration key ${prefix}${name}`);
  }
  const entries = Object.entries(schema.keys)
    .map(([name, inner]): [string, unknown] => [
      name,
      readConfigurationValue(`${prefix}${name}`, inner, raw[name], warn),
    ])
    .filter(([, read]) => read !== undefined);
  return Object.fromEntries(entries);
}

/**
 * Replaces every `${NAME}` in a configuration by the variable of that name; a text that is nothing but one variable
 * takes the variable's own type. Throws ConfigurationError for an unresolved one.
 */
export function resolveVariables(value: unknown, variables: Readonly<Record<string, unknown>>, key = ''): unknown {
  if (typeof value === 'string') {
    const lookUp = (name: string): unknown => {
      if (!Object.hasOwn(variables, name)) throw new ConfigurationError(key, `Unresolved variable in config: ${name}`);
      return variables[name];
    };
    const whole = /^\$\{(\w+)\}$/.exec(value)?.[1];
    if (whole !== undefined) return lookUp(whole);
    return value.replace(/\$\{(\w+)\}/g, (_match, name: string) => {
      const found = lookUp(name);
      return typeof found === 'string' ? found : JSON.stringify(found);
    });
  }
  if (Array.isArray(value)) return value.map((item, i) => resolveVariables(item, variables, `${key}[${i}]`));
  if (typeof value !== 'object' || value === null) return value;
  const prefix = key === '' ? '' : `${key}.`;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolveVariables(inner, variables, `${prefix}${name}`)]),
  );
}
