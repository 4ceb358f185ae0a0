import { ConfigurationMistakes } from './configuration-mistakes.ts';

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

function absent(key: string, schema: ValueSchema, mistakes: ConfigurationMistakes): unknown {
  if (schema.isRequired === true) mistakes.add(key, 'Config value is required but not set');
  if (schema.kind === 'object') return {};
  if (schema.kind === 'boolean') return schema.fallback ?? false;
  return schema.fallback;
}

/** What a reading passes on: where it warns, and where it notes what is wrong. */
interface Reading {
  readonly warn: (line: string) => void;
  readonly mistakes: ConfigurationMistakes;
}

function readValue(key: string, schema: ValueSchema, given: unknown, reading: Reading): unknown {
  const value = given ?? absent(key, schema, reading.mistakes);
  if (value === undefined) return undefined;
  if (!fits(schema, value)) {
    reading.mistakes.add(key, misfit(schema, value));
    return undefined;
  }
  if (schema.kind === 'array' && schema.items !== undefined) {
    const { items } = schema;
    return (value as readonly unknown[]).map((item, i) => readValue(`${key}[${i}]`, items, item, reading));
  }
  if (schema.kind !== 'object') return value;
  const raw = value as Readonly<Record<string, unknown>>;
  const prefix = key === '' ? '' : `${key}.`;
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(schema.keys, name)) reading.warn(`Unknown configuration key ${prefix}${name}`);
  }
  const entries = Object.entries(schema.keys)
    .map(([name, inner]): [string, unknown] => [name, readValue(`${prefix}${name}`, inner, raw[name], reading)])
    .filter(([, read]) => read !== undefined);
  return Object.fromEntries(entries);
}

/**
 * Checks a value and fills in what it leaves out; booleans are false unless set (B5). Throws ConfigurationError with the
 * keys of all wrong values; an unknown key is only passed to `warn`.
 */
export function readConfigurationValue(
  key: string,
  schema: ValueSchema,
  given: unknown,
  warn: (line: string) => void,
): unknown {
  const mistakes = new ConfigurationMistakes();
  const read = readValue(key, schema, given, { warn, mistakes });
  mistakes.refuse();
  return read;
}

/** Where a text takes a variable's value. */
const VARIABLE = /\$\{(\w+)\}/g;

type Variables = Readonly<Record<string, unknown>>;

function resolve(value: unknown, variables: Variables, key: string, mistakes: ConfigurationMistakes): unknown {
  if (typeof value === 'string') {
    const unknown = [...value.matchAll(VARIABLE)].find(([, name = '']) => !Object.hasOwn(variables, name))?.[1];
    if (unknown !== undefined) {
      mistakes.add(key, `Unresolved variable in config: ${unknown}`);
      return undefined;
    }
    const whole = /^\$\{(\w+)\}$/.exec(value)?.[1];
    if (whole !== undefined) return variables[whole];
    return value.replace(VARIABLE, (_match, name: string) => {
      const found = variables[name];
      return typeof found === 'string' ? found : JSON.stringify(found);
    });
  }
  if (Array.isArray(value)) return value.map((item, i) => resolve(item, variables, `${key}[${i}]`, mistakes));
  if (typeof value !== 'object' || value === null) return value;
  const prefix = key === '' ? '' : `${key}.`;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolve(inner, variables, `${prefix}${name}`, mistakes)]),
  );
}

/**
 * Replaces every `${NAME}` in a configuration by the variable of that name; a text that is nothing but one variable
 * takes the variable's own type. Those that there are not are noted, or thrown all at once as ConfigurationError.
 */
export function resolveVariables(value: unknown, variables: Variables, noted?: ConfigurationMistakes): unknown {
  const mistakes = noted ?? new ConfigurationMistakes();
  const resolved = resolve(value, variables, '', mistakes);
  if (noted === undefined) mistakes.refuse();
  return resolved;
}
