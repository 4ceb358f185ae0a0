// Plants defects in the named areas of tools/mutation/areas.ts (all when none is named) and says which no test noticed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { MUTATION_AREAS } from './mutation/areas.ts';

const CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/mutation');
/** The least part of planted defects that tests must notice, in percent; those that live are explained in docs/testing.md. */
const FLOOR = 90;

const named = process.argv.slice(2);
const unknown = named.filter((name) => MUTATION_AREAS[name] === undefined);
if (unknown.length > 0) {
  throw new Error(`No area ${unknown.join(', ')}: there are ${Object.keys(MUTATION_AREAS).join(', ')}.`);
}
mkdirSync(CACHE, { recursive: true });

/** Of what ran as a file was loaded Stryker does not know which tests reach it: what lived is tried again, as tests may be new. */
function forgetLoaded(file: string): void {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly files: Readonly<
      Record<string, { mutants: readonly { readonly static?: boolean; readonly status: string }[] }>
    >;
  };
  for (const entry of Object.values(report.files)) {
    entry.mutants = entry.mutants.filter((mutant) => mutant.static !== true || mutant.status === 'Killed');
  }
  writeFileSync(file, JSON.stringify(report));
}

let isShort = false;
for (const name of named.length > 0 ? named : Object.keys(MUTATION_AREAS)) {
  process.env['MUTATION_AREA'] = name;
  const incrementalFile = path.join(CACHE, `${name}.json`);
  forgetLoaded(incrementalFile);
  const results = await new Stryker({
    mutate: [...(MUTATION_AREAS[name]?.mutate ?? [])],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic: MUTATION_AREAS[name]?.withoutStatic ?? false,
    concurrency: 1,
    // a loaded machine is no endless loop
    timeoutMS: 20_000,
    // TypeScript 7 has no interface for programs; the sources run as they are
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    incremental: true,
    incrementalFile,
    // outside of node_modules, where Node strips no types: some tests start processes of what they test
    tempDirName: path.join(tmpdir(), `counterpart-mutation-${name}`),
    ignorePatterns: ['data', 'dist', '**/test-results'],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: path.join(CACHE, `${name}-report.json`) },
    checkers: [],
  }).runMutationTest();
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const lived = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  const part = (100 * noticed) / Math.max(1, noticed + lived);
  isShort ||= part < FLOOR;
  // Now and then Vitest runs none of the tests that are asked for: that proves nothing of the defect.
  for (const { status, testsCompleted, fileName, location } of results) {
    if (status !== 'Survived' || testsCompleted !== 0) continue;
    console.log(`${name}: ${fileName}:${location.start.line} was tried by no test; delete ${CACHE} to try it again`);
  }
  console.log(`${name}: ${noticed} of ${noticed + lived} planted defects noticed, ${part.toFixed(1)} %`);
}
process.exit(isShort ? 1 : 0);
