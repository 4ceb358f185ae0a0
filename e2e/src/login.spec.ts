import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { AUDIENCE, type IdentityProvider, startIdentityProvider } from '../../apps/server/test/identity-provider.ts';
import { expectAccessible } from './axe.ts';

const PORT = 4472;
const BASE = `http://localhost:${PORT}`;
const ROOT = path.resolve(import.meta.dirname, '../..');
const ACCOUNTS = {
  ria: { name: 'Ria Reader', roles: ['reader'] },
  olga: { name: 'Olga Peeters', roles: ['administrator'] },
  ats: { name: 'The other system', roles: [] },
};

let provider: IdentityProvider;
let server: ChildProcess;
let folder: string;

/** The configuration of the other browser tests, with a login. */
function configured(flow: 'redirect' | 'popup'): string {
  const file = JSON.parse(readFileSync(path.join(ROOT, 'e2e/config.json'), 'utf8')) as {
    readonly server: object;
    readonly config: { readonly features: object };
  };
  const { server: settings, config } = file;
  const target = path.join(folder, 'config.json');
  writeFileSync(
    target,
    JSON.stringify({
      ...file,
      server: { ...settings, login: { issuer: provider.issuer, audience: AUDIENCE } },
      config: { ...config, features: { ...config.features, externalLogin: true }, login: { flow } },
    }),
  );
  return target;
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-login-e2e-'));
  provider = await startIdentityProvider({ accounts: ACCOUNTS, screens: [BASE] });
  server = spawn(process.execPath, [path.join(ROOT, 'apps/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      DEMO: 'off',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'error',
      CONFIG_FILE: configured('redirect'),
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout?.on('data', (chunk: Buffer) =>
      chunk.toString().includes('Counterpart is at') ? resolve() : undefined,
    );
  });
  const authorization = `Bearer ${await provider.token('olga')}`;
  const put = await fetch(`${BASE}/api/hrmatching/jobs_index/jobs/doc/j1?refresh=true`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ jobTitle: 'Lasser', jobText: 'Wij zoeken een lasser in Gent.', language: 'DUT' }),
  });
  if (!put.ok) throw new Error(await put.text());
});
test.afterAll(async () => {
  server.removeAllListeners('exit');
  const gone = server.exitCode === null ? once(server, 'exit') : null;
  server.kill('SIGTERM');
  await gone;
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What somebody does at the identity provider. */
async function logInAt(page: Page, account: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(account);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('SET-23', async ({ page }) => {
  await page.goto(`${BASE}/jobs/list?details=j1`);
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
  await logInAt(page, 'ria');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
