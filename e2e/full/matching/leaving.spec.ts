/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { open } from '../../src/walk.ts';

/** Holds the answers of a call until they are let go. */
async function hold(page: Page, url: string | RegExp): Promise<() => Promise<unknown>> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => {
    const answered = page.waitForResponse(url);
    held.resolve();
    return answered;
  };
}

async function goToCandidates(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Candidates', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeVisible();
}

/** Nothing that came since then led somewhere else: the list is still the one that works. */
async function expectStillAtCandidates(page: Page): Promise<void> {
  await page.locator('tbody tr [data-open]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/candidates\/list\?details=/);
}

test('who leaves while a job, comments or a start are being read is not led back when the answer comes', async ({
  page,
}) => {
  const jobRead = await hold(page, '**/parsing/parseJob');
  await open(page, '/job-to-candidates');
  await page.getByLabel('Job description').fill('We are looking for a warehouse operative in London, full-time.');
  await page.getByRole('button', { name: 'Parse Job' }).click();
  await expect(page.locator('form[aria-busy=true]')).toHaveCount(1);
  await goToCandidates(page);
  // the job is there all the same: it is matched
  const matched = page.waitForResponse((response) => response.request().postData()?.includes('warehouse') ?? false);
  await jobRead();
  await matched;
  await expectStillAtCandidates(page);

  const counted = await hold(page, '**/stats/ngrams/**');
  await open(page, '/text-mining/input');
  await page.getByRole('textbox', { name: 'Comments' }).fill('You should plan ahead more.');
  await page.getByRole('button', { name: 'Parse' }).click();
  await goToCandidates(page);
  await counted();
  // the tab keeps what was found
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage).replaceAll('\\', ''));
  await expect.poll(kept).toContain('"parsedInput":"You should plan ahead more."');
  await expectStillAtCandidates(page);
});

test('who goes on while a document is being deleted stays where they went', async ({ page }) => {
  const id = 'leaving-1';
  const put = await page.request.put(`/api/hrmatching/candidates_index/candidates/doc/${id}?refresh=true`, {
    data: {
      id,
      language: 'ENG',
      preferredJobTitle: 'candle maker',
      extraProperties: { name: 'Lea Leaving', status: 'placed' },
    },
  });
  expect(put.ok()).toBe(true);
  const held = Promise.withResolvers<void>();
  await page.route(`**/doc/${id}*`, async (route) => {
    if (route.request().method() === 'DELETE') await held.promise;
    await route.continue();
  });
  await open(page, `/candidates/list?page=2&details=${id}`);
  const deleting = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('dialog', { name: 'Lea Leaving' }).getByRole('button', { name: 'Delete' }).click();
  await deleting;
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  held.resolve();
  await expect(page.getByText('Lea Leaving is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/list$/);
});
