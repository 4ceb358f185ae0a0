import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Unasked console output fails a test run (house-style.md, rule 38).
    setupFiles: ['./tools/fail-on-console.ts'],
    maxWorkers: 2,
    // A hang is what these end; a machine at half its speed, or with other work, is none.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker keeps what it loaded for the next file: the parser over the whole ontology takes seconds to make.
          // So a module that test files share runs once: a hook at its top would be heard in the first of them only.
          isolate: false,
          // one project after the other: a worker is kept for files of its project only
          sequence: { groupOrder: 0 },
          include: [
            'packages/*/test/**/*.test.ts',
            'apps/server/test/{documents,downloads,login,matching,text-mining}/**/*.test.ts',
            'eval/test/**/*.test.ts',
          ],
          exclude: ['packages/conformance/**'],
        },
      },
      {
        extends: true,
        test: {
          // Each of these files has a process to itself: they start and end servers, and measure what one takes.
          name: 'processes',
          sequence: { groupOrder: 1 },
          include: [
            'apps/server/test/{imports,running}/**/*.test.ts',
            'tools/test/**/*.test.ts',
            'promises/test/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          setupFiles: ['./tools/settle-imports.ts'],
          sequence: { groupOrder: 2 },
          include: ['apps/web/test/**/*.test.ts', 'apps/web/test/**/*.test.tsx'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          sequence: { groupOrder: 3 },
          include: ['packages/conformance/test/**/*.test.ts'],
        },
      },
    ],
  },
});
