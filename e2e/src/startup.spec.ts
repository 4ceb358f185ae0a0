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

test('SET-14 a failed startup shows its encoded error in a read-only box', async ({ page }) => {
  await failedStartup(page);
  const box = page.getByRole('textbox', { name: 'Error' });
  await expect(box).toHaveAttribute('readonly', '');
  const encoded = await box.inputValue();
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toContain(
    'The configuration default could not be loaded: 500',
  );
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
  await expect(steps.getByRole('link')).toHaveText('1. Job text');
});
