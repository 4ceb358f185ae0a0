import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Vite } from 'vitest/node';
import { MUTATION_AREAS } from './areas.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const area = MUTATION_AREAS[process.env['MUTATION_AREA'] ?? ''];
if (area === undefined) throw new Error('MUTATION_AREA names no area of tools/mutation/areas.ts');

/** Packages by name lead to the copy in which defects are planted, not by node_modules to the sources themselves. */
function packagesOfCopy(): { readonly find: RegExp; readonly replacement: string }[] {
  return readdirSync(path.join(ROOT, 'packages')).flatMap((name) => {
    const folder = path.join(ROOT, 'packages', name, 'src');
    if (!existsSync(path.join(folder, 'index.ts'))) return [];
    return [
      { find: new RegExp(`^@counterpart/${name}$`), replacement: path.join(folder, 'index.ts') },
      { find: new RegExp(`^@counterpart/${name}/(.+)$`), replacement: path.join(folder, '$1.ts') },
    ];
  });
}

/**
 * Stryker asks for tests by the titles of suite and test with a blank between; Vitest 5 puts " > " there, and would run
 * none of them, which counts as a defect that nobody noticed. Either is let through.
 */
function titlesAsJoined(): Vite.Plugin {
  return {
    name: 'titles-as-joined',
    configureVitest({ project }) {
      let pattern: RegExp | undefined;
      Object.defineProperty(project.config, 'testNamePattern', {
        enumerable: true,
        get: () => pattern,
        set: (asked: RegExp | undefined) => {
          pattern = asked === undefined ? undefined : new RegExp(asked.source.replaceAll(' ', '(?: | > )'));
        },
      });
    },
  };
}

export default defineConfig({
  root: ROOT,
  plugins: [titlesAsJoined()],
  resolve: { alias: packagesOfCopy() },
  test: {
    include: area.tests.filter((pattern) => !pattern.startsWith('!')),
    // sources with defects planted in them are slower, on a machine that may be busy
    testTimeout: 60_000,
    exclude: area.tests.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
  },
});
