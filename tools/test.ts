// Runs everything that CI runs, one step after the other; stops at the first that fails.
//   npm test                 everything
//   npm run check            the quick part: format, lint, layers, types, dead code, unit tests
//   npm test -- unit         only the named steps
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import { PROGRAMS } from './layers.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Step {
  readonly name: string;
  readonly isQuick: boolean;
  readonly command: readonly string[];
  readonly prepare?: () => Readonly<Record<string, string>>;
}

const bin = (name: string, ...args: string[]) => ['tools/launch.mjs', '--bin', name, ...args];

const STEPS: readonly Step[] = [
  { name: 'format', isQuick: true, command: bin('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'lint', isQuick: true, command: bin('oxlint', '--type-aware', '--deny-warnings') },
  {
    name: 'layers',
    isQuick: true,
    command: bin(
      'depcruise',
      '--output-type',
      'err',
      'packages',
      'apps',
      'tools',
      ...Object.keys(PROGRAMS),
      '--include-only',
      `^(packages|apps|tools|${Object.keys(PROGRAMS).join('|')})/|^node:|node_modules`,
    ),
  },
  { name: 'types', isQuick: true, command: bin('tsc', '-p', 'tsconfig.json') },
  { name: 'types (web)', isQuick: true, command: bin('tsc', '-p', 'apps/web/tsconfig.json') },
  { name: 'dead code', isQuick: true, command: bin('knip', '--no-progress') },
  {
    name: 'unit',
    isQuick: true,
    command: bin('vitest', 'run', '--project', 'unit', '--project', 'processes', '--project', 'web'),
  },
  { name: 'conformance', isQuick: false, command: bin('vitest', 'run', '--project', 'conformance') },
  {
    name: 'browser',
    isQuick: false,
    command: bin('playwright', 'test', '--config', 'e2e/playwright.config.ts'),
    prepare: () => ({ CHROMIUM_PATH: ensureChromium() }),
  },
];

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const isQuick = args.includes('--quick');
const steps = STEPS.filter((step) => (named.length === 0 ? !isQuick || step.isQuick : named.includes(step.name)));

for (const { name, command, prepare } of steps) {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...prepare?.() },
  });
  if (status !== 0) {
    console.error(`\n${name} failed.`);
    process.exit(1);
  }
  console.log(`${name} passed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log(`\n${steps.length} passed, 0 failed`);
