import { expect, type Page, test } from '@playwright/test';
import { open } from '../../src/walk.ts';

/** The numbers of the pages that can be gone to, and whether some are left out before and after. */
async function numbers(page: Page): Promise<readonly number[]> {
  const labels = await page
    .getByRole('button', { name: /^Page \d+$/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => Number(label.replace('Page ', '')));
}

test('MAT-07 LST-04 a list goes to 4 pages on either side of its own, and begins at its top', async ({ page }) => {
  await open(page, '/candidates/list?page=8');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const shown = await numbers(page);
  expect(shown.filter((one) => one >= 4 && one <= 12)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(shown).not.toContain(3);
  expect(shown).not.toContain(13);
  await page.getByRole('button', { name: 'Page 9' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Page 9' }).click();
  await expect(page).toHaveURL(/page=9/);
  await expect.poll(async () => page.evaluate(() => scrollY)).toBe(0);
});

test('MAT-07 results go to 2 pages on either side of their own, and a page begins with its first row', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  for (const next of [3, 5, 7]) {
    const asked = page.waitForResponse('**/match2candidates/**');
    await page.getByRole('button', { name: `Page ${next}`, exact: true }).click();
    await asked;
    await expect(page).toHaveURL(new RegExp(`page=${next}`));
  }
  const shown = await numbers(page);
  expect(shown.filter((one) => one >= 5 && one <= 9)).toEqual([5, 6, 7, 8, 9]);
  expect(shown).not.toContain(4);
  expect(shown).not.toContain(10);
  const last = page.locator('tr[data-match]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(page.locator('tr[data-match]')).toHaveCount(20);
  await page.getByRole('button', { name: 'Page 8', exact: true }).click();
  await expect(page.locator('tr[data-match]').first()).toBeInViewport();
});

test('MAT-07 an address whose page is no number shows the first one, with its range', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates&page=abc');
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await expect(page.getByText(/^1–\d+ of \d+/)).toBeVisible();
  await expect(page.getByText(/\bNaN\b/)).toHaveCount(0);
});

test('LST-04 a page of a list that does not exist says how many there are, and leads to the first', async ({
  page,
}) => {
  // page 501 of 20 is further than the server looks
  for (const beyond of [400, 501]) {
    await open(page, `/candidates/list?page=${beyond}`);
    await expect(page.getByText(new RegExp(`^There is no page ${beyond}:`))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'To the first page' }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page).toHaveURL(/\/candidates\/list$/);
  }
});

test('PRO-05 suggestions are of what is typed last: a call for what was typed before is given up', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  let release = () => undefined as void;
  const held = new Promise<void>((done) => {
    release = done;
  });
  let isFirst = true;
  const texts: string[] = [];
  await page.route('**/ontology/findPrefix*', async (route) => {
    texts.push((route.request().postDataJSON() as { text: string }).text);
    const waits = isFirst;
    isFirst = false;
    if (waits) await held;
    await route.fallback().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Hard skills: add', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Hard skills: add', exact: true });
  const isGivenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('findPrefix'));
  await field.pressSequentially('pn');
  await expect.poll(() => texts).toEqual(['pn']);
  await field.pressSequentially('eu');
  await isGivenUp;
  await expect.poll(() => texts).toEqual(['pn', 'pneu']);
  release();
  await expect(page.getByRole('option').first()).toContainText('pneu');
});

test('PRO-05 an aspect without concept types lists its values and asks for no suggestions', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('findPrefix')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Contract type: add', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Temporary', exact: true })).toBeVisible();
  await page.keyboard.type('temp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Contract type: add' })).toHaveCount(0);
  // letters in an aspect that has concept types ask at once: by now the others would have been asked for, too
  await page.getByRole('button', { name: 'Hard skills: add', exact: true }).click();
  const suggested = page.waitForResponse('**/findPrefix');
  await page.getByRole('combobox', { name: 'Hard skills: add', exact: true }).pressSequentially('pn');
  await suggested;
  expect(asked).toHaveLength(1);
});
