// Finds a Chromium for the browser tests, and installs one where it can: Debian's package as root, otherwise
// the test runner's own download. Says how where it cannot.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium on this machine, or null. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && existsSync(given)) return given;
  const own = chromium.executablePath();
  return [...PLACES, own].find((place) => existsSync(place)) ?? null;
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** A Chromium, installed when there is none; throws with what to do when that fails. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('Installing Chromium for the browser tests…');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  }
  if (findChromium() === null) {
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (installed === null) {
    throw new Error(
      'No Chromium could be installed. Install one (Debian: "apt-get install chromium" as root; elsewhere Chrome or Chromium) or set CHROMIUM_PATH to one.',
    );
  }
  return installed;
}
