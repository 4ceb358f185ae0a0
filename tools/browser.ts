// Runs the browser tests of a Playwright configuration: the full suite, or the axe grid.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';

const { status } = spawnSync(
  process.execPath,
  ['tools/launch.mjs', '--bin', 'playwright', 'test', '--config', ...process.argv.slice(2)],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
  },
);
process.exit(status ?? 1);
