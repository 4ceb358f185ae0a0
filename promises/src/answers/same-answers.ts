import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inFolder, ROOT } from '../server-process.ts';
import { none, notRun, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';

interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Promise 12: every engine gives the bits of the plain definition: the conformance suite as it is. */
export async function sameAnswers({ scale }: Trial): Promise<Verdict> {
  if (scale === 'smoke') return notRun('the conformance suite is a step of npm test');
  return inFolder('conformance', async (folder) => {
    const file = path.join(folder, 'report.json');
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const options = ['run', '--project', 'conformance', '--reporter', 'json', '--outputFile', file];
    const child = spawn(process.execPath, [vitest, ...options], { cwd: ROOT, stdio: 'ignore' });
    await once(child, 'exit');
    const { numTotalTests, numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    const skipped = results.filter(({ status }) => status === 'skipped' || status === 'pending').length;
    const failed = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return verdict(
      [
        none('tests that differ', numTotalTests - numPassedTests - skipped),
        tried('tests', numTotalTests, 1),
        told('skipped', skipped),
      ],
      failed,
    );
  });
}
