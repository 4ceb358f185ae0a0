import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { configure } from './configure.ts';
import { open } from './walk.ts';

const CONFIG = '**/api/config/default';

test('SET-10 a one-time token is taken out of the address and sent with every call', async ({ page }) => {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/hrmatching/')) tokens.push(request.headers()['authorization']);
  });
  await page.goto('/candidates/list?tmb=ticket-7&page=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/candidates\/list\?page=2$/);
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  expect(new Set(tokens)).toEqual(new Set(['Bearer ticket-7']));
});

test('SET-12 a startup that takes longer than 500 ms shows a spinner, a shorter one does not', async ({ page }) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CONFIG, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile-to-candidates', { waitUntil: 'commit' });
  await page.waitForRequest(CONFIG);
  await page.clock.runFor(490);
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('status')).toContainText('Counterpart');
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('SET-13a SET-24b SET-24c locale and messages come from the configuration, and the profile is in their language', async ({
  page,
}) => {
  for (const [configured, lang, title, language] of [
    ['it-IT', 'it', 'Da profilo a candidati', 'Italiano'],
    ['nl', 'nl', 'Profiel naar kandidaten', 'Nederlands'],
    ['xx', 'en', 'Profile to candidates', 'English'],
    [undefined, 'en', 'Profile to candidates', 'English'],
  ] as const) {
    await page.unrouteAll();
    await configure(page, (config) => {
      if (configured === undefined) delete config['locale'];
      else config['locale'] = configured;
    });
    await page.goto('/profile-to-candidates');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: new RegExp(`: ${language}$`) }).last()).toBeVisible();
  }
});

test('SET-13c a service worker that is registered is unregistered', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = globalThis as { unregistered?: number };
    kept.unregistered = 0;
    const registration = {
      unregister: () => {
        kept.unregistered = (kept.unregistered ?? 0) + 1;
        return Promise.resolve(true);
      },
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistrations: () => Promise.resolve([registration, registration]) },
    });
  });
  await page.goto('/profile-to-candidates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { unregistered?: number }).unregistered)).toBe(2);
});

async function failedStartup(page: Page): Promise<void> {
  await page.route(CONFIG, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  await page.goto('/profile-to-candidates');
  await expect(page.getByRole('heading', { name: 'There was an error setting up the application.' })).toBeVisible();
}

test("SET-14 a failed startup shows its encoded error, and the copy button says 'Copied!' for 5 s", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await failedStartup(page);
  const box = page.getByRole('textbox', { name: 'Error' });
  await expect(box).toHaveAttribute('readonly', '');
  const encoded = await box.inputValue();
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toContain(
    'The configuration default could not be loaded: 500',
  );
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(4900);
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy to clipboard' })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(encoded);
});

test('a failed startup is accessible and can be tried again', async ({ page }) => {
  await failedStartup(page);
  await expectAccessible(page);
  await page.unroute(CONFIG);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile to candidates' })).toBeVisible();
});

test('SET-05 the bare address of job to candidates is its input', async ({ page }) => {
  await open(page, '/job-to-candidates');
  await expect(page).toHaveURL(/\/job-to-candidates\/input$/);
});

test('MAT-17e the match step is no link before a job was parsed', async ({ page }) => {
  await open(page, '/job-to-candidates/input');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link')).toHaveCount(1);
  await expect(steps.getByRole('link')).toHaveAttribute('aria-current', 'step');
});
