import { expect, type Page, type Route, test } from '@playwright/test';
import { open } from '../../src/walk.ts';

const RESULTS = '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates';
const MATCH = '**/api/hrmatching/match2candidates/candidates*';
/** What the server says to wait, in seconds. */
const WAIT_S = 3;

const refuse = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { error: { code: 'INTERNAL', message: 'Nobody should read this.', requestId: 'r-4711' } },
});

interface Trouble {
  readonly what: string;
  readonly locale: 'nl' | 'fr' | 'en' | 'it';
  readonly fail: (route: Route) => Promise<void>;
  readonly said: readonly string[];
  readonly retry: string;
}

const TROUBLES: readonly Trouble[] = [
  {
    what: 'a lost server, in Dutch',
    locale: 'nl',
    fail: (route) => route.abort('connectionrefused'),
    said: [
      'De resultaten konden niet worden opgehaald',
      'De server is niet bereikbaar. Wat u hebt ingevuld, blijft bewaard.',
      'Een nieuwe poging volgt vanzelf.',
    ],
    retry: 'Opnieuw proberen',
  },
  {
    what: 'a failure of the server, in French',
    locale: 'fr',
    fail: (route) => route.fulfill(refuse(500)),
    said: [
      'Les résultats n’ont pas pu être chargés',
      'Un problème est survenu sur le serveur. Votre saisie est conservée.',
      'Indiquez le numéro r-4711 si vous demandez de l’aide.',
    ],
    retry: 'Réessayer',
  },
  {
    what: 'a busy server, in Italian',
    locale: 'it',
    fail: (route) => route.fulfill(refuse(503, { 'retry-after': '60' })),
    said: ['Impossibile caricare i risultati', 'Il server è occupato.', 'Seguirà automaticamente un nuovo tentativo.'],
    retry: 'Riprova',
  },
];

/** The box of the first office in the filters, which no other filter narrows. */
async function office(page: Page) {
  await page.locator('section button[aria-expanded=false]', { hasText: /Filt/ }).click();
  return page.getByRole('checkbox', { name: 'Gent', exact: true }).first();
}

for (const { what, locale, fail, said, retry } of TROUBLES) {
  test(`on a matching page ${what}, is said, keeps the choice, and another attempt brings the rows`, async ({
    page,
  }) => {
    await open(page, RESULTS, locale);
    const rows = page.locator('tr[data-match]');
    await expect(rows.first()).toBeVisible();
    const box = await office(page);
    await expect(box).toBeVisible();
    await page.route(MATCH, fail);
    await box.check();
    for (const text of said) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Nobody should read this.')).toHaveCount(0);
    await expect(box).toBeChecked();
    await page.unroute(MATCH);
    const asked = page.waitForRequest(MATCH);
    await page.getByRole('button', { name: retry }).click();
    // what was chosen is what is asked
    expect(JSON.stringify((await asked).postDataJSON())).toContain('"Gent"');
    await expect(page.getByText(said[1] ?? '')).toHaveCount(0);
    await expect(rows.first()).toContainText('Gent');
    await expect(box).toBeChecked();
  });

  test(`on a list ${what}, is said, keeps what was typed, and another attempt brings the rows`, async ({ page }) => {
    await open(page, '/candidates/list', locale);
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    await page.route(MATCH, fail);
    await page.getByRole('searchbox').fill('Nele');
    for (const text of said) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('Nele');
    await page.unroute(MATCH);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByText(said[1] ?? '')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('Nele');
  });
}

test('a busy server is asked again by itself when it said it may be, and not before', async ({ page }) => {
  await open(page, RESULTS);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  const box = await office(page);
  const calls: number[] = [];
  await page.route(MATCH, async (route) => {
    calls.push(Date.now());
    if (calls.length === 1) await route.fulfill(refuse(503, { 'retry-after': String(WAIT_S) }));
    else await route.fallback();
  });
  await box.check();
  await expect(page.getByText('The server is busy.')).toBeVisible();
  await expect(page.getByText('The server is busy.')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('tr[data-match]').first()).toContainText('Gent');
  expect(calls).toHaveLength(2);
  expect((calls[1] ?? 0) - (calls[0] ?? 0)).toBeGreaterThanOrEqual(WAIT_S * 1000 - 50);
});

test('a slow answer leaves the rows in sight, says that it matches, and a later choice replaces it', async ({
  page,
}) => {
  await open(page, RESULTS);
  const rows = page.locator('tr[data-match]');
  await expect(rows.first()).toBeVisible();
  const before = await rows.first().getAttribute('data-match');
  const box = await office(page);
  let answer = () => undefined as void;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  const isAborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/match2candidates/'));
  let calls = 0;
  await page.route(MATCH, async (route) => {
    calls += 1;
    if (calls === 1) await held;
    await route.fallback().catch(() => undefined);
  });
  await box.check();
  await expect(page.getByRole('img', { name: 'Matching' })).toBeVisible();
  await expect(page.locator('table[aria-busy=true]')).toBeVisible();
  await expect(rows.first()).toHaveAttribute('data-match', before ?? '');
  // nobody waits for an answer that is not wanted any more
  await box.uncheck();
  await isAborted;
  await expect(page.locator('table[aria-busy=false]')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Matching' })).toHaveCount(0);
  answer();
  await expect(rows.first()).toHaveAttribute('data-match', before ?? '');
  await expect(box).not.toBeChecked();
});

test('MAT-07 the next page that cannot be fetched says so in sight, though it was turned at the end of the last', async ({
  page,
}) => {
  await open(page, RESULTS);
  await expect(page.locator('tr[data-match]')).toHaveCount(20);
  await page.route(MATCH, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => (await page.getByRole('alert').boundingBox())?.y).toBeGreaterThanOrEqual(header);
  await expect(page.getByRole('alert')).toBeInViewport();
});
