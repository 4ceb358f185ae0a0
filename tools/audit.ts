// Asks the registry whether a package of the lock file has a known weakness:  npm run audit
// Ends with 1 when one has. Where no service answers it says that nothing was audited, and ends with 0: a machine without
// network must be able to run everything else.
import { spawnSync } from 'node:child_process';

interface Report {
  readonly error?: unknown;
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 50_000_000 });
let report: Report;
try {
  report = JSON.parse(stdout) as Report;
} catch {
  report = { error: true, message: 'npm audit gave no answer' };
}
if (report.vulnerabilities === undefined) {
  console.log(`Not audited: ${report.message ?? 'no service answers here'}`);
} else {
  const found = Object.entries(report.vulnerabilities);
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`);
  console.log(`${found.length} packages with a known weakness`);
  process.exit(found.length === 0 ? 0 : 1);
}
