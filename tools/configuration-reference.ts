// The reference of all configuration keys: their types and defaults from the schema, what they are for from configuration-texts.ts.
import { LOGIN_SCHEMA } from '../apps/server/src/config/login-settings.ts';
import { SERVER_SCHEMA } from '../apps/server/src/config/configuration-file.ts';
import { CONFIGURATION_SCHEMA, type ValueSchema } from '../packages/domain/src/index.ts';
import { CONFIGURATION_TEXTS } from './configuration-texts.ts';

interface Key {
  readonly key: string;
  readonly schema: ValueSchema;
}

/** The three matching pages have the same options, the kinds of selection the same endpoints: they stand once. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^pages\.(profileToJobs|profileToCandidates|jobToCandidates)\b/, 'pages.<page>'],
  [/\.selectionEndpoints\.\w+/, '.selectionEndpoints.<kind>'],
];

function keysOf(schema: ValueSchema, key: string): readonly Key[] {
  if (schema.kind === 'object') {
    return Object.entries(schema.keys).flatMap(([name, inner]) => keysOf(inner, key === '' ? name : `${key}.${name}`));
  }
  const own = ALIKE.reduce((text, [pattern, name]) => text.replace(pattern, name), key);
  const { items } = schema.kind === 'array' ? schema : {};
  return [{ key: own, schema }, ...(items?.kind === 'object' ? keysOf(items, `${own}[]`) : [])];
}

function typeOf(schema: ValueSchema): string {
  if (schema.kind === 'enum') return `one of ${schema.values.join(', ')}`;
  if (schema.kind !== 'array') return schema.kind;
  const { items } = schema;
  return items === undefined ? 'array' : `array of ${items.kind === 'enum' ? typeOf(items) : items.kind}`;
}

function defaultOf(schema: ValueSchema): string {
  if (schema.isRequired === true) return '**required**';
  const fallback = schema.kind === 'object' ? undefined : schema.fallback;
  if (fallback === undefined) return schema.kind === 'boolean' ? '`false`' : '';
  return `\`${JSON.stringify(fallback)}\``;
}

function distinct(keys: readonly Key[]): readonly Key[] {
  return [...new Map(keys.map((each) => [each.key, each])).values()];
}

const SERVER_KEYS = [...keysOf(SERVER_SCHEMA, 'server'), ...keysOf(LOGIN_SCHEMA, 'server.login')];

/** Every key of a configuration file: those of the screens, below `config`, and the server's own. */
export function configurationKeys(): readonly string[] {
  return [...distinct(keysOf(CONFIGURATION_SCHEMA, '')), ...SERVER_KEYS].map(({ key }) => key);
}

function table(keys: readonly Key[]): string {
  const rows = keys.map(
    ({ key, schema }) =>
      `| \`${key}\` | ${typeOf(schema)} | ${defaultOf(schema)} | ${CONFIGURATION_TEXTS[key] ?? ''} |`,
  );
  return ['| key | type | default | what it does |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The document. */
export function configurationReference(): string {
  return `# Configuration

Generated from the schema in \`packages/domain/src/configuration\` and \`apps/server/src/config\`; do not edit.

A configuration file is a JSON object of \`server\` (for the server alone), \`variables\` and \`config\` (for the screens, at
\`GET /api/config/default\`). \`\${NAME}\` in \`config\` is replaced by the variable of that name, a text that is nothing else
takes the variable's type. An unknown key only warns; wrong values stop the start: of each its file, line, key and what was expected, twenty at most.
\`counterpart config check [file] [--variant customer/environment]\` says of every value which file and line it comes from.

Layers are merged in this order, objects key by key, anything else as a whole: \`CONFIG_FILE\`, else \`counterpart.config.json\`,
else \`variants/default/config.json\`; with \`VARIANT=customer/environment\` then \`variants/<customer>/config.json\` and
\`variants/<customer>/<environment>.json\`; in the browser then each of \`configurationEndpoints\`, which answer
\`{"variables": {}, "config": {}}\`; last \`variants/<customer>/module.ts\` of \`configModifier\`, whose default export takes the
configuration and answers it changed. Only a module can set keys of the type function.

## \`config\`

${table(distinct(keysOf(CONFIGURATION_SCHEMA, '')))}

## \`server\`

${table(SERVER_KEYS)}
`;
}
