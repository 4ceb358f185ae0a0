// Writes what is generated: the API from the route table, the errors from their catalogue, the packages' doors from their code.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument, ROUTES, scopeOf } from '@counterpart/contract';
import { ERROR_CATALOGUE } from '@counterpart/domain';
import { configurationReference } from './configuration-reference.ts';
import { provenRows, rowsDocument } from './proven-rows.ts';
import type { Placed } from '../eval/src/worlds/small-world.ts';
import { SMALL_WORLDS } from '../eval/src/worlds/small-worlds.ts';

const root = path.resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

const rows = Object.entries(ERROR_CATALOGUE).map(
  ([code, { status, message }]) => `| ${code} | ${status} | ${message} |`,
);

async function exportsOf(name: string): Promise<string> {
  const door = (await import(path.join(root, 'packages', name, 'src/index.ts'))) as object;
  const names = Object.keys(door).toSorted();
  return `## ${name}\n\n${names.length === 0 ? 'Types only.' : names.map((each) => `\`${each}\``).join(', ')}\n`;
}

const line = ({ document, reason }: Placed): string => `${document.id}: ${reason}`;
const worlds = SMALL_WORLDS.map(({ name, lesson, expected, absent = [] }) => {
  const order = expected.map((target, at) => `${at + 1}. ${line(target)}`);
  const left = absent.length === 0 ? '' : `\n\nNot in the list: ${absent.map(line).join('; ')}.`;
  return `## ${name}\n\n${lesson}\n\n${order.join('\n')}${left}\n`;
});

const packages = readdirSync(path.join(root, 'packages')).toSorted();
const doors = await Promise.all(packages.map(exportsOf));

const accesses = Object.values(ROUTES).map(
  ({ method, path: address, scope, role }) =>
    `| ${method} | \`${address}\` | ${scope === 'PUBLIC' ? 'no token' : (scopeOf(scope) ?? 'any')} | ${role ?? '—'} |`,
);

/** The generated documents by path below the project's root. */
export const GENERATED: Readonly<Record<string, string>> = {
  'docs/openapi.json': `${JSON.stringify(openApiDocument('/api', version), null, 1)}\n`,
  'docs/errors.md': `# Errors\n\nGenerated from the catalogue in \`packages/domain/src/error-catalogue.ts\`; do not edit.\n\n| code | status | message |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
  'docs/access.md': `# Who may call what\n\nGenerated from the route table (\`packages/contract/src/routes\`, by family, for scopes, \`route-roles.ts\` for roles); do not edit. A role may\nwhat those before it may: reader, recruiter, operator, administrator ([ADR 18](adr/0018-login.md)). Without a configured login the\nserver answers its own machine only, and everything is allowed.\n\n| method | path | scope | role |\n| --- | --- | --- | --- |\n${accesses.join('\n')}\n`,
  'docs/rankings.md': `# Rankings of which a person would be sure\n\nGenerated from \`eval/src/worlds\`, where their documents stand; do not edit. A test holds the default strategy to them.\n\n${worlds.join('\n')}`,
  'docs/configuration.md': configurationReference(),
  'docs/rows.md': rowsDocument(provenRows(root)),
  'docs/packages.md': `# What each package exports\n\nGenerated from the packages' \`index.ts\`; do not edit. Types are not listed.\n\n${doors.join('\n')}`,
};

if (process.argv[1] === import.meta.filename) {
  for (const [file, content] of Object.entries(GENERATED)) writeFileSync(path.join(root, file), content);
}
