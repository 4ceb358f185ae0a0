import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../../src/walk.ts';

const RESULTS = '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates';

/** The second reason of the first row that shows two. */
const secondReason = (page: Page) => page.locator('tr[data-match] [data-reasons] [data-kind]:nth-child(2)').first();

/** Pixels by which the text of an element is cut. */
const cut = (element: Locator) => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('RES-01f beside pinned details a row is as high as ever, and what hovers covers none of its buttons', async ({
  page,
}) => {
  await open(page, RESULTS, 'it');
  const row = page.locator('tr[data-match]').first();
  await row.locator('[data-open]').click();
  await page.getByRole('button', { name: 'Fissa accanto alla lista' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await row.boundingBox())?.width ?? 0).toBeLessThan(620);
  expect((await row.boundingBox())?.height).toBe(56);
  await row.hover();
  // pressed in their middles: one that something lies over would not be
  const acting = await row.locator('td:last-child').locator('a, button').all();
  expect(acting.length).toBeGreaterThan(4);
  for (const one of acting) await one.click({ trial: true });
  await page.locator('h1').hover();
  await expect(secondReason(page)).toBeVisible();
});

for (const [locale, unit] of [
  ['nl', 'stappen'],
  ['fr', 'heures'],
  ['en', 'steps'],
  ['it', 'giorni'],
] as const) {
  test(`STR-03a what a number of a strategy counts stands whole beside it (${locale})`, async ({ page }) => {
    await open(page, '/matching-strategy', locale);
    const said = page.getByText(unit, { exact: true }).first();
    await expect(said).toBeVisible();
    expect(await cut(said)).toBeLessThanOrEqual(0);
  });
}

test('RES-01d at 1024 px a row has room for who it is and for two of its reasons', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, RESULTS, 'it');
  const rows = page.locator('tr[data-match]');
  await expect(rows.first()).toBeVisible();
  await expect(secondReason(page)).toBeVisible();
  const main = rows.first().locator('td:has([data-row-name])');
  expect((await main.boundingBox())?.width).toBeGreaterThan(300);
});

for (const language of ['nl', 'it'] as const) {
  test(`DET-08 what an item weighs, by way of what and where it was found is never cut in the details (${language})`, async ({
    page,
  }) => {
    await open(page, `${RESULTS}&details=hand-c-nl-1`, language);
    const weights = page.getByRole('dialog').locator('[data-importance]');
    await expect(weights.first()).toBeVisible();
    for (const weight of await weights.all()) expect(await cut(weight)).toBe(0);
    for (const source of await page.locator('[data-sources-short]').all()) expect(await cut(source)).toBe(0);
    expect(await page.locator('[data-sources-short]').count()).toBeGreaterThan(1);
    // by way of what a value was found is why it counts less
    for (const found of await page.locator('[data-found]').all()) expect(await cut(found)).toBe(0);
    expect(await page.locator('[data-found]').count()).toBeGreaterThan(1);
  });
}

test('MAT-06 the tabs of the results and their order stand on the line of the title, and cover nothing', async ({
  page,
}) => {
  await open(page, RESULTS, 'fr');
  const rows = page.locator('tr[data-match]');
  await expect(rows.first()).toBeVisible();
  const results = page.getByRole('region', { name: 'Résultats' });
  const middle = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const title = results.getByRole('button', { name: 'Résultats', exact: true });
  for (const one of [results.getByRole('tab').first(), results.getByRole('combobox').first()]) {
    expect(Math.abs((await middle(one)) - (await middle(title)))).toBeLessThan(2);
    await one.click({ trial: true });
  }
  await title.click({ trial: true });
  // what was asked takes one line or two (12 px more); with the tabs on a line of their own it were 44 px more
  expect((await rows.first().boundingBox())?.y).toBeLessThan(420);
  await page.setViewportSize({ width: 360, height: 740 });
  const order = results.getByRole('combobox').first();
  await expect
    .poll(async () => Math.abs((await middle(order)) - (await middle(results.getByRole('tab').first()))))
    .toBeLessThan(4);
});

test('RES-01 a reason that is an amount says how much was found', async ({ page }) => {
  const one = { weight: 1, required: false };
  const aspects = (years: number) => ({
    jobFunctions: { type: 'concepts', ...one, complete: true, value: [{ id: 'f', label: 'pottenbakker', ...one }] },
    seniority: { type: 'integer', ...one, value: { value: years, ...one } },
  });
  const put = async (kind: 'candidates' | 'jobs', id: string, years: number, extraProperties: object) => {
    const data = { id, language: 'DUT', matchProfile: { aspects: aspects(years) }, extraProperties };
    const answer = await page.request.put(`/api/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, { data });
    expect(answer.ok()).toBe(true);
  };
  await put('candidates', 'amount-c', 7, { name: 'Ann Amount' });
  await put('jobs', 'amount-j', 3, { company: 'Amount nv' });
  await open(page, '/profile-to-candidates/job/jobs/amount-j?index=candidates', 'nl');
  await expect(page.locator('tr[data-match="amount-c"]').getByText('Ervaring: 7 jaar', { exact: true })).toBeVisible();
});
