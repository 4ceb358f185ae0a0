/** A part of the repository whose tests are tried by planting defects: what is changed, and the tests that must notice. */
export interface MutationArea {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Leaves out what runs as a file is loaded: nobody knows which tests reach it, so each costs all tests of the area. */
  readonly withoutStatic?: true;
}

const WEB_TESTS = ['apps/web/test/**/*.test.ts', '!apps/web/test/built-files.test.ts'];

/** Data and texts are left out: what they say is compared with catalogues and generated documents, value by value. */
export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  domain: {
    mutate: ['packages/domain/src/**/*.ts', '!packages/domain/src/index.ts'],
    tests: ['packages/domain/test/**/*.test.ts'],
  },
  mapping: {
    mutate: ['packages/contract/src/profile-mapping.ts', 'packages/contract/src/schemas/canonical-aspect.ts'],
    tests: ['packages/contract/test/**/*.test.ts'],
  },
  // opening, damage, a full disk and copies are proven by processes that are killed and starved: not counted here
  'store-records': {
    mutate: [
      'packages/store/src/sqlite/records/*.ts',
      'packages/store/src/sqlite/traces/sqlite-{erasure,traces}.ts',
      'packages/store/src/sqlite/documents/{replaced-versions,sqlite-names}.ts',
    ],
    tests: ['packages/store/test/**/*.test.ts'],
    withoutStatic: true,
  },
  client: {
    mutate: ['packages/client/src/*.ts'],
    tests: ['packages/client/test/*.test.ts'],
    withoutStatic: true,
  },
  // in two, so that each is over within half an hour
  'scoring-values': {
    mutate: ['packages/scoring/src/{numbers,values,items,filters}/*.ts'],
    tests: ['packages/scoring/test/**/*.test.ts'],
  },
  'scoring-matches': {
    mutate: ['packages/scoring/src/{query,directions,matches,why-not}/*.ts'],
    tests: ['packages/scoring/test/**/*.test.ts'],
  },
  'state-search': {
    mutate: [
      'apps/web/src/state/*.ts',
      'apps/web/src/state/{configuration,filters,job,kept,lists,matching,profile,results,selection,start}/**/*.ts',
      // gives a file to a browser: proven in one
      '!apps/web/src/state/results/save-download.ts',
    ],
    tests: WEB_TESTS,
    withoutStatic: true,
  },
  'state-pages': {
    mutate: [
      'apps/web/src/state/{document-form,login,monitoring,strategies,text-mining,upload}/*.ts',
      // places a hundred words pixel by pixel: with a defect planted in each line its tests take minutes
      '!apps/web/src/state/text-mining/cloud-layout.ts',
      // an identity provider's windows and a request that tells its progress: proven in a browser
      '!apps/web/src/state/login/{identity-client,login}.ts',
      '!apps/web/src/state/upload/upload-fetch.ts',
    ],
    tests: WEB_TESTS,
    withoutStatic: true,
  },
};
