// Writes docs/openapi.json and docs/errors.md from the route table and the error catalogue. With --check it only says
// whether they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@counterpart/contract';
import { ERROR_CATALOGUE } from '@counterpart/domain';

const root = path.resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

const rows = Object.entries(ERROR_CATALOGUE).map(
  ([code, { status, message }]) => `| ${code} | ${status} | ${message} |`,
);

/** The generated documents by path below the project's root. */
export const GENERATED: Readonly<Record<string, string>> = {
  'docs/openapi.json': `${JSON.stringify(openApiDocument('/api', version), null, 1)}\n`,
  'docs/errors.md': `# Errors\n\nGenerated from the catalogue in \`packages/domain/src/error-catalogue.ts\`; do not edit.\n\n| code | status | message |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
};

if (process.argv[1] === import.meta.filename) {
  for (const [file, content] of Object.entries(GENERATED)) writeFileSync(path.join(root, file), content);
}
