import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  AUDIENCE,
  type IdentityProvider,
  startIdentityProvider,
} from '../../apps/server/test/worlds/identity-provider.ts';
import { startOwnServer } from './own-server.ts';
import { PORTS } from './ports.ts';

/** Where the screens with a login are. */
export const BASE = `http://localhost:${PORTS.login}`;
const ROOT = path.resolve(import.meta.dirname, '../..');
const ACCOUNTS = {
  ria: { name: 'Ria Reader', roles: ['reader'] },
  olga: { name: 'Olga Peeters', roles: ['administrator'] },
  ats: { name: 'The other system', roles: [] },
};

/** A server of its own with a login, and the provider that it asks for it. */
export interface LoginWorld {
  readonly provider: IdentityProvider;
  /** How long new tokens live from now on, in seconds. */
  setLifetime(seconds: number): void;
  stop(): Promise<void>;
}

/** The configuration of the other browser tests, with a login. */
function configured(folder: string, issuer: string): string {
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
      server: { ...settings, login: { issuer, audience: AUDIENCE, clockToleranceSeconds: 0 } },
      config: { ...config, features: { ...config.features, externalLogin: true }, login: { logoutUrl: '/?bye=1' } },
    }),
  );
  return target;
}

/** Starts both, with one job in the index. */
export async function startLoginWorld(): Promise<LoginWorld> {
  let lifetime = 3600;
  const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-login-e2e-'));
  const provider = await startIdentityProvider({ accounts: ACCOUNTS, screens: [BASE], lifetime: () => lifetime });
  const server = await startOwnServer(PORTS.login, { CONFIG_FILE: configured(folder, provider.issuer) });
  const put = await fetch(`${BASE}/api/hrmatching/jobs_index/jobs/doc/j1?refresh=true`, {
    method: 'PUT',
    headers: { ...bearer(await provider.token('olga')), 'content-type': 'application/json' },
    body: JSON.stringify({ jobTitle: 'Lasser', jobText: 'Wij zoeken een lasser in Gent.', language: 'DUT' }),
  });
  if (!put.ok) throw new Error(await put.text());
  return {
    provider,
    setLifetime: (seconds) => {
      lifetime = seconds;
    },
    async stop() {
      await server.stop();
      await provider.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The header that carries a token. */
export const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token ?? ''}` });

/** What somebody does at the identity provider. */
export async function logInAt(page: Page, account: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(account);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

/** Answers the screens that they log in in a window of its own. */
export async function inWindow(page: Page): Promise<void> {
  await page.route('**/api/config/default', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly config: { login: object } };
    answer.config.login = { ...answer.config.login, flow: 'popup' };
    await route.fulfill({ response, json: answer });
  });
}

/** Collects the tokens that calls carry, and every address that is asked for. */
export function watch(page: Page) {
  const seen = { tokens: [] as string[], addresses: [] as string[], referrers: [] as string[] };
  page.context().on('request', (request) => {
    seen.addresses.push(request.url());
    const { authorization, referer } = request.headers();
    if (authorization !== undefined) seen.tokens.push(authorization.replace('Bearer ', ''));
    if (referer !== undefined) seen.referrers.push(referer);
  });
  return seen;
}

/** Opens the menu of a person. */
export async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Logged in as ${name}` }).click();
}
