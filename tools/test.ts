// Runs everything that CI runs and stops at the first failure. The static steps go two at a time: most of them keep
// one core, and they are a tenth of the whole; the others keep both cores and go one after the other.
//   npm test                 everything
//   npm run check            the quick part: format, lint, layers, types, dead code, unit tests
//   npm test -- unit         only the named steps
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import { PROGRAMS } from './layers.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Step {
  readonly name: string;
  readonly isQuick: boolean;
  /** Whether another such step may run beside it; what it says is shown when it ends. */
  readonly isStatic?: boolean;
  readonly command: readonly string[];
  readonly prepare?: () => Readonly<Record<string, string>>;
}

const bin = (name: string, ...args: string[]) => ['tools/launch.mjs', '--bin', name, ...args];

const STEPS: readonly Step[] = [
  { name: 'format', isQuick: true, isStatic: true, command: bin('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'lint', isQuick: true, isStatic: true, command: bin('oxlint', '--type-aware', '--deny-warnings') },
  {
    name: 'layers',
    isQuick: true,
    isStatic: true,
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
  { name: 'types', isQuick: true, isStatic: true, command: bin('tsc', '-p', 'tsconfig.json') },
  { name: 'types (web)', isQuick: true, isStatic: true, command: bin('tsc', '-p', 'apps/web/tsconfig.json') },
  { name: 'dead code', isQuick: true, isStatic: true, command: bin('knip', '--no-progress') },
  // a server builds the screens where they are not built, and those of unit tests end before they are done: in a fresh
  // checkout each of them would begin anew
  { name: 'screens', isQuick: true, isStatic: true, command: ['tools/launch.mjs', 'tools/build-web.ts'] },
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

const stop = new AbortController();

/** Runs a step; where it fails, ends the whole run and what goes beside it. */
async function run({ name, command, prepare, isStatic = false }: Step): Promise<void> {
  const started = performance.now();
  if (!isStatic) console.log(`\n— ${name}`);
  const child = spawn(process.execPath, command, {
    cwd: root,
    signal: stop.signal,
    stdio: isStatic ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...prepare?.() },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  if (isStatic) console.log(`\n— ${name}\n${output}`.trimEnd());
  if (status !== 0) {
    console.error(`\n${name} failed.`);
    stop.abort();
    process.exit(1);
  }
  console.log(`${name} passed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function runInTurn(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) await run(step);
}

const beside = steps.filter(({ isStatic = false }) => isStatic);
await Promise.all([runInTurn(beside), runInTurn(beside)]);
await runInTurn(steps.filter(({ isStatic = false }) => !isStatic));
console.log(`\n${steps.length} passed, 0 failed`);
