import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { configure } from '../configure.ts';
import { nextMatch } from '../profile-walk.ts';
import { open } from '../walk.ts';

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

test('SET-14 a failed startup shows its encoded error in a read-only box; its copy button says Copied! for 5 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // the page's clock goes by hand: five seconds are five seconds on a machine of any speed
  await page.clock.install();
  await failedStartup(page);
  const box = page.getByRole('textbox', { name: 'Error' });
  await expect(box).toHaveAttribute('readonly', '');
  const encoded = await box.inputValue();
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toContain(
    'The configuration default could not be loaded: 500',
  );
  const copied = page.getByRole('button', { name: 'Copied!' });
  const copy = page.getByRole('button', { name: 'Copy to clipboard' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await copy.click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(encoded);
  await page.clock.runFor(4999);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1);
  await expect(copy).toBeVisible();
  await expect(copied).toHaveCount(0);
});

test('SET-12 a startup shows a spinner only when it takes longer than 500 ms', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CONFIG, async (route) => {
    await held;
    await route.continue();
  });
  // what stands in the page when, told by the page itself: a slow machine looks too late
  await page.addInitScript(() => {
    const seen = { begun: 0, spinner: 0 };
    Object.assign(globalThis, { seen });
    // the first thing that a startup does
    Object.defineProperty(navigator, 'serviceWorker', {
      value: {
        getRegistrations: () => {
          seen.begun ||= performance.now();
          return Promise.resolve([]);
        },
      },
    });
    const look = () => {
      // the screens have states of their own to tell
      const isWaiting = [...document.querySelectorAll('[role=status]')].some(
        (one) => one.textContent === 'Counterpart',
      );
      if (seen.spinner === 0 && isWaiting) seen.spinner = performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/profile-to-candidates');
  await expect(page.getByRole('status')).toBeVisible();
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: { begun: number; spinner: number } }).seen);
  // it is in the page before the frame in which the page looks
  await expect.poll(async () => (await seen()).spinner).toBeGreaterThan(0);
  const waiting = await seen();
  expect(waiting.spinner - waiting.begun).toBeGreaterThan(490);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile to candidates' })).toBeVisible();
  await page.unroute(CONFIG);

  // a startup that is not held never shows it
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile to candidates' })).toBeVisible();
  const { begun, spinner } = await seen();
  expect(begun).toBeGreaterThan(0);
  if (spinner > 0) expect(spinner - begun).toBeGreaterThan(490);
});

test('a browser that keeps nothing, as in a frame of another site, has the whole product', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      Object.defineProperty(Storage.prototype, name, { value: refuse });
    }
  });
  await page.goto('/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates');
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  // a choice of language holds for this visit
  await page.getByRole('button', { name: /^Interface language/ }).click();
  await page
    .getByRole('menuitem', { name: 'Italiano' })
    .or(page.getByRole('menuitemradio', { name: 'Italiano' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Da profilo a candidati' })).toBeVisible();
  expect(troubles).toEqual([]);
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

test('MAT-17c MAT-17e MAT-17f steps are links from step 1 and 3 on, the open one is the current step, and a new job matches anew', async ({
  page,
}) => {
  await open(page, '/job-to-candidates/input');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link')).toHaveText(['1. Job text']);
  await expect(steps.locator('[aria-current]')).toHaveText(['1. Job text']);
  await expect(steps.locator('[aria-current=step]')).toHaveText(['1. Job text']);
  await expect(steps.locator('[aria-disabled=true]')).toHaveText(['2. Match']);

  const text = page.getByRole('textbox', { name: 'Job description' });
  await text.fill('We are looking for a welder in Ghent. You know TIG welding.');
  const first = nextMatch(page);
  await page.getByRole('button', { name: 'Parse Job' }).click();
  expect(JSON.stringify((await first).matchProfile)).toContain('TIG welding');
  await expect(page).toHaveURL(/\/job-to-candidates\/match$/);
  await expect(steps.getByRole('link')).toHaveText(['1. Job text', '2. Match']);
  await expect(steps.locator('[aria-current=step]')).toHaveText(['2. Match']);
  await expect(steps.locator('[aria-current=page]')).toHaveCount(0);

  await steps.getByRole('link', { name: '1. Job text' }).click();
  await text.fill('We are looking for an accountant in Leuven. You know Excel.');
  const second = nextMatch(page);
  await page.getByRole('button', { name: 'Parse Job' }).click();
  const asked = JSON.stringify((await second).matchProfile);
  expect(asked).toContain('accountant');
  expect(asked).not.toContain('TIG');
  await expect(page.locator('[data-count]')).toContainText(/\d/);
});
