import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Unasked console output fails a test run (house-style.md, rule 38).
    setupFiles: ['./tools/fail-on-console.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/test/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'tools/test/**/*.test.ts',
            'eval/test/**/*.test.ts',
            'promises/test/**/*.test.ts',
          ],
          exclude: ['packages/conformance/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/test/**/*.test.ts', 'apps/web/test/**/*.test.tsx'],
          environment: 'node',
        },
      },
      { extends: true, test: { name: 'conformance', include: ['packages/conformance/test/**/*.test.ts'] } },
    ],
  },
});
