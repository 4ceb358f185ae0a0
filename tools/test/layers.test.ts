import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAYERS, PROGRAMS, ROOMS } from '../layers.ts';

const root = path.resolve(import.meta.dirname, '../..');
let copy: string;

function cruise(): { readonly status: number | null; readonly output: string } {
  const script = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const run = spawnSync(process.execPath, [script, 'packages', ...Object.keys(PROGRAMS), '--output-type', 'err'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

function plant(file: string, code: string): void {
  const target = path.join(copy, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}

/** What breaks a rule, each in a file of its own so that one run finds them all. */
const PLANTS: readonly (readonly [what: string, file: string, code: string])[] = [
  [
    'an import up the layers',
    'packages/domain/src/planted-1.ts',
    "export { compileQuery } from '../../scoring/src/index.ts';",
  ],
  [
    'an import past the index',
    'packages/scoring/src/planted-2.ts',
    "export type { Aspect } from '../../domain/src/aspect.ts';",
  ],
  ['an import that resolves to nothing', 'packages/domain/src/planted-3.ts', "export { nothing } from './nowhere.ts';"],
  [
    'an import up the rooms of a package',
    'packages/scoring/src/numbers/planted-4.ts',
    "export { forwardReach } from '../query/reach.ts';",
  ],
  [
    'a room that imports a file beside the rooms',
    'packages/scoring/src/numbers/planted-5.ts',
    "export { compileQuery } from '../index.ts';",
  ],
  [
    'an import up the stages of reading a text',
    'packages/parsing/src/concepts/planted-6.ts',
    "export { isNegated } from '../relevance/polarity.ts';",
  ],
  [
    'an import up the stages of reading the terms of employment',
    'packages/parsing/src/terms/wage/planted-7.ts',
    "export { findWorkingHours } from '../hours/find-working-hours.ts';",
  ],
  [
    'an import up the stages of reading a CV',
    'packages/parsing/src/cv/dates/planted-8.ts',
    "export { linesOf } from '../layout/cv-lines.ts';",
  ],
  ['the file system in a core package', 'packages/scoring/src/planted-9.ts', "export { readFileSync } from 'node:fs';"],
  [
    'a package that stands on a program',
    'packages/domain/src/planted-10.ts',
    "export { none } from '../../../promises/planted.ts';",
  ],
  [
    'a program that imports a package that its line does not name',
    'eval/planted-11.ts',
    "export { openSqliteStore } from '../packages/store/src/index.ts';",
  ],
  [
    'a program that enters a package past its index',
    'bench/planted-12.ts',
    "export type { Aspect } from '../packages/domain/src/aspect.ts';",
  ],
  ['a program that imports another', 'e2e/planted-13.ts', "export { none } from '../promises/planted.ts';"],
];

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'counterpart-layers-'));
  for (const folder of [
    'packages/domain',
    'packages/text',
    'packages/scoring',
    'packages/ontology',
    'packages/parsing',
    'packages/store',
  ]) {
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  }
  for (const file of ['.dependency-cruiser.mjs', 'package.json']) cpSync(path.join(root, file), path.join(copy, file));
  cpSync(path.join(root, 'tools/layers.ts'), path.join(copy, 'tools/layers.ts'));
  for (const program of Object.keys(PROGRAMS)) plant(`${program}/planted.ts`, 'export const none = 0;');
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the tripwire of the layer rules', () => {
  it('a clean copy passes, so the plants below are what fails', () => {
    expect(cruise().status).toBe(0);
  });

  it('an import that breaks a rule is an error', () => {
    for (const [, file, code] of PLANTS) plant(file, code);
    plant('packages/domain/src/planted-a.ts', "export type { B } from './planted-b.ts';\nexport type A = 1;");
    plant('packages/domain/src/planted-b.ts', "export type { A } from './planted-a.ts';\nexport type B = 1;");
    const { status, output } = cruise();
    expect(status).not.toBe(0);
    const errors = output.split('\n').filter((line) => line.includes('error'));
    for (const [what, file] of PLANTS)
      expect(
        errors.filter((line) => line.includes(file)),
        what,
      ).not.toEqual([]);
    const cycles = errors.filter((line) => line.includes('planted-a.ts') || line.includes('planted-b.ts'));
    expect(cycles.join('\n'), 'a cycle, even of types').toContain('no-cycles');
  });

  it('every room of the table is a folder, and every folder beside rooms is a room', () => {
    for (const [folder, rooms] of Object.entries(ROOMS)) {
      const folders = readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) =>
        entry.isDirectory(),
      );
      expect([...rooms].sort(), folder).toEqual(folders.map((entry) => entry.name).sort());
    }
  });

  it('every package stands in the table', () => {
    const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    expect(workspaces).toContain('packages/*');
    const allowed = [...Object.values(LAYERS).flat(), ...Object.values(PROGRAMS).flat()];
    expect(allowed.filter((folder) => !folder.endsWith('/test') && !(folder in LAYERS))).toEqual([]);
    const others = workspaces.filter((workspace) => !workspace.includes('*'));
    expect(Object.keys(PROGRAMS).sort()).toEqual(others.sort());
  });
});
