import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(packages).filter(([at, { link }]) => at.startsWith('node_modules/') && link !== true);

/** Under these the product may be passed on, as a whole and to customers; a new one is a decision. */
const LICENCES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Apache-2.0 AND MIT',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR GPL-3.0-or-later)',
]);

/** Under these a tool may stand beside the product that is never passed on with it: data of browsers that name their source. */
const TOOL_LICENCES = new Set(['CC-BY-4.0']);

describe('the lock file', () => {
  it('has a hash of every package that is installed, and none comes from elsewhere than the registry', () => {
    expect(installed.length).toBeGreaterThan(300);
    for (const [at, { integrity, resolved = 'https://registry.npmjs.org/' }] of installed) {
      expect(integrity, at).toMatch(/^sha512-[\w+/]+=*$/);
      expect(resolved, at).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });

  it('holds only licences that were agreed to', () => {
    const isAgreed = ({ license = '', dev = false }: Locked) =>
      LICENCES.has(license) || (dev && TOOL_LICENCES.has(license));
    expect(installed.filter(([, locked]) => !isAgreed(locked)).map(([at]) => at)).toEqual([]);
  });

  it('is what the manifests ask for: every version is exact', () => {
    const folders = ['.', 'bench', 'e2e', 'eval', 'promises'];
    for (const parent of ['packages', 'apps']) {
      folders.push(...readdirSync(path.join(ROOT, parent)).map((name) => path.join(parent, name)));
    }
    for (const folder of folders) {
      const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Record<
        string,
        object
      >;
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
        for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
          expect(version, `${folder} ${name}`).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
        }
      }
    }
  });
});
