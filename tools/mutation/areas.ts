/** A part of the repository whose tests are tried by planting defects: what is changed, and the tests that must notice. */
export interface MutationArea {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  readonly environment: 'node' | 'happy-dom';
}

/** Data and texts are left out: what they say is compared with catalogues and generated documents, value by value. */
export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  domain: {
    mutate: ['packages/domain/src/**/*.ts', '!packages/domain/src/index.ts'],
    tests: ['packages/domain/test/**/*.test.ts'],
    environment: 'node',
  },
  mapping: {
    mutate: ['packages/contract/src/profile-mapping.ts', 'packages/contract/src/canonical-aspect.ts'],
    tests: ['packages/contract/test/**/*.test.ts'],
    environment: 'node',
  },
  // in two, so that each is over within half an hour
  'scoring-values': {
    mutate: ['packages/scoring/src/{numbers,values,items,filters}/*.ts'],
    tests: ['packages/scoring/test/**/*.test.ts'],
    environment: 'node',
  },
  'scoring-matches': {
    mutate: ['packages/scoring/src/{query,directions,matches,why-not}/*.ts'],
    tests: ['packages/scoring/test/**/*.test.ts'],
    environment: 'node',
  },
  state: {
    mutate: ['apps/web/src/state/**/*.ts'],
    tests: ['apps/web/test/**/*.test.ts', '!apps/web/test/built-files.test.ts'],
    environment: 'happy-dom',
  },
};
