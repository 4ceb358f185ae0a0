// Starts every command of the project with Node 24, whatever Node runs this file (20 or newer).
// The platform's Node comes in through optionalDependencies (docs/adr/0001-node-24.md); a Node that is
// already 24 or newer is kept. Plain JavaScript on purpose: an old Node must be able to read it.
//
//   node tools/launch.mjs <script.ts> [args]        run a script
//   node tools/launch.mjs --bin <name> [args]       run a command of node_modules/.bin
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Node to run with, or null when there is none new enough. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', executable);
  return existsSync(bundled) ? bundled : null;
}

/** The JavaScript file behind a command of node_modules/.bin, so that no shell shim picks another Node. */
function scriptOf(name) {
  const require = createRequire(path.join(root, 'package.json'));
  const candidates = { playwright: '@playwright/test', depcruise: 'dependency-cruiser', tsc: 'typescript' };
  const owner = candidates[name] ?? name;
  for (const base of require.resolve.paths(owner) ?? []) {
    const manifest = path.join(base, owner, 'package.json');
    if (!existsSync(manifest)) continue;
    const bin = JSON.parse(readFileSync(manifest, 'utf8')).bin;
    const file = typeof bin === 'string' ? bin : bin?.[name];
    if (file) return path.join(base, owner, file);
  }
  return null;
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const node = findNode();
if (node === null) {
  fail(
    `Counterpart needs Node ${NEEDED_MAJOR} or newer; this is ${process.versions.node} and none came with the installation for ` +
      `${process.platform} ${process.arch}. Install Node ${NEEDED_MAJOR}, or run "npm ci" without --omit=optional.`,
  );
}
const [first, ...rest] = process.argv.slice(2);
if (first === undefined) fail('Usage: node tools/launch.mjs <script> | --bin <command> [arguments]');
let args;
if (first === '--bin') {
  const script = scriptOf(rest[0] ?? '');
  if (script === null) fail(`There is no command "${rest[0]}" here; run "npm ci" first.`);
  args = [script, ...rest.slice(1)];
} else {
  // A small nursery: collecting it holds up answers less (match p95 46 ms with 16 MB, 56 with 32, 74 with 64, one machine).
  args = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', path.resolve(root, first), ...rest];
}
const child = spawn(node, args, {
  stdio: 'inherit',
  env: {
    // Stripped and compiled sources are kept for the next start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compile'),
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  },
});
// A terminal's Ctrl+C reaches the child by itself (same process group); forwarding covers a supervisor's kill.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
