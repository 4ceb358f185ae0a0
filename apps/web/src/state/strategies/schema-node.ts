/** What an editor knows of a JSON value: its shape, its words and its bounds. */
interface Described {
  readonly title: string | null;
  readonly description: string | null;
  /** What a number counts, such as `years`. */
  readonly unit: string | null;
  /** What the value is when nobody changed it; undefined when the schema names none. */
  readonly preset: unknown;
}

/** One node of a schema that the tree editor can show (STR-03a). */
export type SchemaNode = Described &
  (
    | {
        readonly type: 'object';
        readonly properties: readonly (readonly [name: string, node: SchemaNode])[];
        /** What properties of other names hold; null when there are none. */
        readonly additional: SchemaNode | null;
      }
    | { readonly type: 'array'; readonly items: SchemaNode }
    | {
        readonly type: 'number' | 'integer';
        readonly minimum: number | null;
        readonly maximum: number | null;
        /** Whether the minimum itself is too small. */
        readonly isOpen: boolean;
      }
    | { readonly type: 'string' | 'boolean' | 'unknown' }
    | { readonly type: 'enum'; readonly values: readonly string[] }
  );

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : null);
const count = (value: unknown) => (typeof value === 'number' ? value : null);

/** Reads a JSON Schema; what is of no known type is logged and shown as nothing (STR-03d). */
export function readSchema(schema: unknown, log: (what: string) => void, path = ''): SchemaNode {
  const json = isObject(schema) ? schema : {};
  const described: Described = {
    title: text(json['title']),
    description: text(json['description']),
    unit: text(json['unit']),
    preset: json['default'],
  };
  const read = (part: unknown, name: string) => readSchema(part, log, `${path}/${name}`);
  if (Array.isArray(json['enum'])) {
    return { ...described, type: 'enum', values: json['enum'].filter((value) => typeof value === 'string') };
  }
  switch (json['type']) {
    case 'object': {
      const properties = isObject(json['properties']) ? Object.entries(json['properties']) : [];
      const free = json['additionalProperties'];
      return {
        ...described,
        type: 'object',
        properties: properties.map(([name, part]) => [name, read(part, name)] as const),
        additional: isObject(free) ? read(free, '*') : null,
      };
    }
    case 'array':
      return { ...described, type: 'array', items: read(json['items'], '*') };
    case 'number':
    case 'integer': {
      const open = count(json['exclusiveMinimum']);
      return {
        ...described,
        type: json['type'],
        minimum: open ?? count(json['minimum']),
        maximum: count(json['maximum']),
        isOpen: open !== null,
      };
    }
    case 'string':
    case 'boolean':
      return { ...described, type: json['type'] };
    default:
      log(`The schema has an unknown type at ${path === '' ? '/' : path}: ${JSON.stringify(json['type'])}`);
      return { ...described, type: 'unknown' };
  }
}
