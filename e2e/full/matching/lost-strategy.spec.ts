import { expect, type Page, test } from '@playwright/test';
import { open } from '../../src/walk.ts';

const STRATEGIES = '/api/hrmatching/matchingstrategies';
const gone = (name: string) => `The strategy ‘${name}’ does not exist any more: the default one was used.`;

/** Results of a strategy that somebody deletes while they are looked at. */
async function openLostResults(page: Page, name: string): Promise<void> {
  const { parameters } = await (await page.request.get(`${STRATEGIES}/defaults/CANDIDATE`)).json();
  const made = await page.request.put(`${STRATEGIES}/${name}?template=CANDIDATE`, { data: parameters });
  expect(made.ok()).toBe(true);
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1', 'en');
  await page.getByRole('button', { name: 'Strategy: Default' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible();
  expect((await page.request.delete(`${STRATEGIES}/${name}`)).ok()).toBe(true);
  await expect(page.getByText(gone(name))).toHaveCount(0);
}

test('STR-04e the details of a match show with the default strategy when its own was deleted meanwhile', async ({
  page,
}) => {
  await openLostResults(page, 'brief');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByText(gone('brief'))).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('STR-04e a download that fails for it works the next time, and a reload knows nothing of it', async ({ page }) => {
  await openLostResults(page, 'short');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The download failed.').first()).toBeVisible();
  await expect(page.getByText(gone('short'))).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await again).suggestedFilename()).toMatch(/\.csv$/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible();
  await expect(page.getByText(gone('short'))).toHaveCount(0);
});
