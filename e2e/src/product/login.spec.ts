import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  BASE,
  bearer,
  inWindow,
  logInAt,
  type LoginWorld,
  openPerson,
  startLoginWorld,
  watch,
} from '../login-world.ts';

let world: LoginWorld;

// one server and one provider for all
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  world = await startLoginWorld();
});
test.afterAll(() => world.stop());

const SAVED = {
  id: 's1',
  name: 'Lassers',
  about: 'Gent',
  page: 'profileToCandidates',
  index: 'candidates',
  aspects: {},
  language: 'DUT',
  strategy: null,
  choices: '',
  entity: null,
  job: null,
  seen: { when: '2026-03-02T12:00:00.000Z', ids: [] },
};

test('SET-09 SET-18 SET-23b SET-23c SET-23d SET-23e the redirect is asked for once, a reader comes back where they were, sees nothing that they may not, and logs out', async ({
  page,
}) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { violations: string[] };
    kept.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => kept.violations.push(event.violatedDirective));
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/.well-known/openid-configuration', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${BASE}/jobs/list?index=jobs&details=j1`);
  await expect(page.getByRole('status')).toHaveText('Redirecting to login...');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  expect(seen.tokens).toEqual([]);
  expect(seen.addresses.filter((address) => /\/api\/(?!config)/.test(address))).toEqual([]);
  release();
  await page.waitForURL(/\/interaction\//);
  const asked = seen.addresses.filter((address) => address.startsWith(`${world.provider.issuer}/auth?`));
  expect(asked).toHaveLength(1);
  const query = new URL(asked[0] ?? '').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    client_id: 'counterpart',
    scope: 'openid profile read:hrmatching read:parsing read:ontology',
    audience: 'https://api.counterpart.example',
    redirect_uri: `${BASE}/login/callback`,
  });
  await logInAt(page, 'ria');

  await expect(page).toHaveURL(`${BASE}/jobs/list?index=jobs&details=j1`);
  const details = page.getByRole('dialog', { name: 'Lasser' });
  await expect(details).toBeVisible();
  expect(new Set(seen.tokens).size).toBe(1);
  await expect(details.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(details.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /New job|Add from files/ })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toContainText('Jobs');
  await expect(page.getByText(/Matching strategy|Matching test/)).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([]);
  // a reload keeps the login of the tab, and an address that leads to what is not allowed is not there
  for (const address of ['/matching-strategy', '/jobs/new', '/candidates/upload']) {
    await page.goto(`${BASE}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  }
  expect(seen.addresses.filter((address) => address.startsWith(`${world.provider.issuer}/auth?`))).toHaveLength(1);
  await openPerson(page, 'Ria Reader');
  await expect(page.getByText('Ria Reader · Reader')).toBeVisible();
  await expectAccessible(page);
  const out = page.getByRole('menuitem', { name: 'Log out' });
  await expect(out).toHaveAttribute('href', '/?bye=1');
  await out.click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.waitForURL(/\/interaction\//);
  expect(seen.addresses).toContain(`${BASE}/?bye=1`);
  // nothing of a token left in an address, and no page was told where somebody came from
  const [token = ''] = seen.tokens;
  expect(seen.addresses.filter((address) => address.includes(token))).toEqual([]);
  expect(seen.referrers.filter((referrer) => referrer.startsWith(BASE))).toEqual([]);
});

test('SET-23a SET-23f a login in a window, renewed in the background; a session that ends in the middle of an edit is asked for in place and nothing is lost', async ({
  page,
  context,
}) => {
  const seen = watch(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await inWindow(page);
  await page.addInitScript((search) => {
    if (location.pathname.startsWith('/login/') || localStorage.getItem('seeded') !== null) return;
    localStorage.setItem('seeded', 'yes');
    localStorage.setItem('counterpart.saved', JSON.stringify({ version: 1, searches: [search] }));
  }, SAVED);
  world.setLifetime(12);
  // nobody asked for the first window: the one that is closed is logged, and the button opens another
  const first = page.waitForEvent('popup');
  await page.goto(`${BASE}/jobs/list`);
  await (await first).close();
  await expect.poll(() => logged.join()).toContain('The login window failed');
  await expect(page.getByText('Please log in in the window that opened.')).toBeVisible();
  const second = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Log in' }).click();
  const popup = await second;
  await popup.waitForURL(/\/interaction\//);
  // a message of another origin ends no login, even with the right state
  const { searchParams } = new URL(seen.addresses.findLast((address) => address.includes('/auth?')) ?? '');
  await popup.evaluate(
    ([base, state]) =>
      (globalThis as unknown as { opener: Window }).opener.postMessage(
        { source: 'oidc-client', url: `${base}/login/popup?error=forged&state=${state}` },
        '*',
      ),
    [BASE, searchParams.get('state')] as const,
  );
  await logInAt(popup, 'olga');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  expect(logged.join()).not.toContain('forged');
  await expect.poll(() => popup.isClosed()).toBe(true);

  // the saved searches of the browser are the person's now
  const token = () => page.evaluate(() => JSON.stringify(sessionStorage).match(/access_token\\*":\\*"([^"\\]+)/)?.[1]);
  const searches = async () => {
    // a token lives seconds here: on a slow machine the one of the last call may be too old
    const answer = await page.request.get(`${BASE}/api/searches`, { headers: bearer(await token()) });
    return ((await answer.json()) as { searches?: { id: string }[] }).searches?.map(({ id }) => id);
  };
  await expect.poll(searches).toEqual(['s1']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('counterpart.saved'))).toContain('"searches":[]');

  // renewed without asking
  const before = new Set(seen.tokens);
  await page.goto(`${BASE}/jobs/edit/jobs/j1`);
  const title = page.getByRole('textbox', { name: 'Job title' });
  await expect(title).toHaveValue('Lasser');
  await expect.poll(async () => before.has((await token()) ?? '')).toBe(false);

  // the provider knows nobody any more, and the token grows old
  await title.fill('Lasser met ervaring');
  const last = async () => {
    // again at each look: a renewal that was under way when they went brings its cookie back
    await context.clearCookies();
    return (await page.request.get(`${BASE}/api/auth/me`, { headers: bearer(await token()) })).status();
  };
  await expect.poll(last, { timeout: 40_000 }).toBe(401);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(title).toHaveValue('Lasser met ervaring');
  const third = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  world.setLifetime(3600);
  await logInAt(await third, 'olga');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/jobs\/list/);
  const stored = await page.request.get(`${BASE}/api/hrmatching/jobs_index/jobs/doc/j1`, {
    headers: bearer(seen.tokens.at(-1)),
  });
  expect(await stored.json()).toMatchObject({ jobTitle: 'Lasser met ervaring', updatedBy: 'Olga Peeters' });
});

test('SET-10 SET-11 a one-time password is exchanged and no other login asked for; a token of the address goes before it; a forged return leads nowhere', async ({
  page,
}) => {
  world.setLifetime(3600);
  const seen = watch(page);
  const ats = await world.provider.token('ats', { scope: 'issue:otp' });
  const ria = await world.provider.token('ria');
  const issued = await page.request.post(`${BASE}/api/auth/otp`, { headers: bearer(ats), data: { token: ria } });
  const { otp } = (await issued.json()) as { otp: string };
  await page.goto(`${BASE}/jobs/list?otp=${otp}&index=jobs`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/jobs/list?index=jobs`);
  expect(seen.addresses.filter((address) => address.includes('/auth/exchange'))).toEqual([
    `${BASE}/api/auth/exchange?otp=${otp}`,
  ]);
  expect(new Set(seen.tokens)).toEqual(new Set([ria]));
  expect(seen.addresses.filter((address) => address.startsWith(world.provider.issuer))).toEqual([]);
  await openPerson(page, 'Ria Reader');
  await expect(page.getByText('Ria Reader · Reader')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveCount(0);
  await expectAccessible(page);

  const olga = await world.provider.token('olga');
  seen.tokens.length = 0;
  await page.goto(`${BASE}/jobs/list?tmb=${olga}`);
  await expect(page.getByRole('button', { name: 'Logged in as Olga Peeters' })).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/jobs/list`);
  expect(new Set(seen.tokens)).toEqual(new Set([olga]));
  expect(seen.referrers.filter((referrer) => referrer.includes(olga))).toEqual([]);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${BASE}/login/callback?code=x&state=https://evil.example/`);
  await expect(page.getByRole('heading', { name: 'There was an error setting up the application.' })).toBeVisible();
  await page.goto(`${BASE}/?otp=${otp}`);
  await expect(page.getByText('The one-time password was not taken: 401')).toBeVisible();
});

test('SET-10 SET-23d an address with a token that is not taken leads to the login, and who has no role is told so in place of every screen', async ({
  page,
}) => {
  world.setLifetime(3600);
  const seen = watch(page);
  await page.goto(`${BASE}/jobs/list?index=jobs&tmb=worn-out`);
  await page.waitForURL(/\/interaction\//);
  await logInAt(page, 'ria');
  await expect(page).toHaveURL(`${BASE}/jobs/list?index=jobs`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  const ats = await world.provider.token('ats');
  seen.addresses.length = 0;
  await page.goto(`${BASE}/candidates/list?tmb=${ats}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You may see nothing here yet' })).toBeVisible();
  await expect(page.getByText('You are logged in as The other system, but have no role here.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page);
  // nothing that would only be refused is asked for
  expect(seen.addresses.filter((address) => /\/api\/(?!config|auth)/.test(address))).toEqual([]);
});
