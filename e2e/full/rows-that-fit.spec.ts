import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../src/walk.ts';

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
  test(`DET-08 what an item weighs and where it was found is never cut in the details (${language})`, async ({
    page,
  }) => {
    await open(page, `${RESULTS}&details=hand-c-nl-1`, language);
    const weights = page.getByRole('dialog').locator('[data-importance]');
    await expect(weights.first()).toBeVisible();
    for (const weight of await weights.all()) expect(await cut(weight)).toBe(0);
    for (const source of await page.locator('[data-sources-short]').all()) expect(await cut(source)).toBe(0);
    expect(await page.locator('[data-sources-short]').count()).toBeGreaterThan(1);
  });
}
