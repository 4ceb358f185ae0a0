// Looks at every screen and state in four languages and both themes with axe; prints what it finds.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';

const { status } = spawnSync(
  process.execPath,
  ['tools/launch.mjs', '--bin', 'playwright', 'test', '--config', 'e2e/axe.config.ts', ...process.argv.slice(2)],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
  },
);
process.exit(status ?? 1);
