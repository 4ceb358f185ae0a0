import { expect, type Locator, type Page, test } from '@playwright/test';
import { chip } from '../profile-walk.ts';
import { open } from '../walk.ts';

const ADDRESS = '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates';

function filters(page: Page): Locator {
  return page.getByRole('region', { name: 'Filters' });
}

/** How many the tab of the results counts. */
async function resultCount(page: Page): Promise<number> {
  const tab = page.getByRole('region', { name: 'Results' }).getByRole('tab').first();
  await expect(tab).toContainText(/\d/);
  return Number((await tab.innerText()).replace(/\D/g, ''));
}

async function openFilters(page: Page): Promise<Locator> {
  await filters(page).getByRole('button', { name: 'Filters' }).click();
  await expect(filters(page).getByRole('group', { name: 'Office' }).getByRole('checkbox').first()).toBeVisible();
  return filters(page);
}

test('MAT-06 MAT-20 filters and order stand in the fragment: Back, Forward, a reload and a colleague find them', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, ADDRESS);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  const all = await resultCount(page);
  const area = await openFilters(page);
  await area.getByRole('group', { name: 'Office' }).getByRole('checkbox').first().check();
  await expect.poll(() => resultCount(page)).toBeLessThan(all);
  const narrowed = await resultCount(page);
  await expect(page).toHaveURL(/\?index=candidates#[\w-]+$/);
  const filtered = page.url();
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .or(page.getByRole('button', { name: /^By/ }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Office' }).click();
  await expect(page).not.toHaveURL(filtered);
  const sorted = page.url();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect.poll(() => resultCount(page)).toBe(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(/\?index=candidates$/);
  await expect.poll(() => resultCount(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => resultCount(page)).toBe(narrowed);
  await page.reload();
  await expect.poll(() => resultCount(page)).toBe(narrowed);
  // a colleague's browser knows nothing but the address, which wins over what the browser kept
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const colleague = await other.newPage();
  const asked = colleague.waitForRequest((one) => one.postDataJSON()?.size === 20 && one.url().includes('/match2'));
  await open(colleague, sorted);
  expect((await asked).postDataJSON().sort).toEqual([{ field: 'office', order: 'asc' }]);
  await expect.poll(() => resultCount(colleague)).toBe(narrowed);
  await other.close();
});

test('MAT-01 MAT-07 DET-01 Back goes from a page of results to the first, to the profile, to what was open before; what was closed stays so', async ({
  page,
}) => {
  const row = (at: number) => page.locator('tr[data-match]').nth(at);
  const source = '/profile-to-candidates/job/jobs/hand-j-nl-1';
  await open(page, '/candidates/list');
  await page.locator('tbody tr [data-open]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/candidates\/list$/);
  await page.goto(source);
  const profile = page.getByRole('button', { name: 'Match profile', exact: true });
  await expect(profile).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('main').getByRole('button', { name: 'Match', exact: true }).click();
  await expect(row(0)).toBeVisible();
  await page.goBack();
  await expect(profile).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(new RegExp(`${source}$`));
  await page.goForward();
  await expect(profile).toHaveAttribute('aria-expanded', 'false');
  const best = await row(0).getAttribute('data-match');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(row(0)).not.toHaveAttribute('data-match', best ?? '');
  await row(1).locator('[data-open]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  // a key that is pressed twice goes back once
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\?index=candidates&page=2$/);
  await page.goBack();
  await expect(row(0)).toHaveAttribute('data-match', best ?? '');
  await page.goBack();
  await expect(profile).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/candidates\/list$/);
});

test('MAT-10 while a source is on its way nothing is asked for, and nothing can be made that would take its place', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/jobs_index/jobs/doc/hand-j-nl-1*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, ADDRESS);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('tab', { name: /^Candidates/ })).toBeVisible();
  await expect(results.getByRole('tabpanel')).toBeVisible();
  await expect(results.getByRole('tabpanel')).toHaveText('');
  await page.getByRole('button', { name: 'Match profile', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Job functions: add', exact: true })).toHaveCount(0);
  // as a hand presses it: nothing is waited for
  const match = page.getByRole('main').getByRole('button', { name: 'Match', exact: true });
  await match.click({ force: true });
  await page.keyboard.press('Control+Enter');
  held.resolve();
  await expect(page.getByRole('button', { name: 'Job functions: add', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/hand-j-nl-1$/);
  await match.click();
  await expect(page).toHaveURL(/\?index=candidates$/);
});

test('MAT-08 nothing found names what to drop with what it brings, a click drops it, and Undo takes that back', async ({
  page,
}) => {
  await open(page, ADDRESS);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  const all = await resultCount(page);
  const area = await openFilters(page);
  const age = area.getByRole('textbox', { name: 'Age', exact: true });
  await age.fill('150');
  await age.press('Enter');
  await expect.poll(() => resultCount(page)).toBe(0);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText('No results.')).toBeVisible();
  await expect(results.getByText('Try again with less filters')).toBeVisible();
  await page.getByRole('button', { name: `Without Age ≥ 150: ${all} results` }).click();
  await expect.poll(() => resultCount(page)).toBe(all);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => resultCount(page)).toBe(0);
  await page.getByRole('button', { name: `Without Age ≥ 150: ${all} results` }).click();
  await expect.poll(() => resultCount(page)).toBe(all);

  // no filter is on: a requirement that nobody meets is named, and the words of filters are not there
  await page.getByRole('button', { name: 'Match profile' }).click();
  await page.getByRole('button', { name: 'Hard skills: add' }).click();
  await page.getByRole('combobox', { name: 'Hard skills: add' }).fill('qwertzology,');
  await page.keyboard.press('Escape');
  await chip(page, 'qwertzology').focus();
  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => resultCount(page)).toBe(0);
  await expect(results.getByText('No results.')).toBeVisible();
  await expect(results.getByText('Try again with less filters')).toHaveCount(0);
  const free = page.getByRole('button', { name: /^‘qwertzology’ no longer required/ });
  await free.click();
  await expect.poll(() => resultCount(page)).toBeGreaterThan(0);
});

test('a saved search says how many are new since the last visit, and has seen them when it is opened', async ({
  page,
}) => {
  await open(page, ADDRESS);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  // the head of the ranking says of which job it is and what was asked, required or not
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.locator('strong').first()).toHaveText(/\w/);
  await expect(results.getByText('Asked:')).toBeVisible();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  // as if two of them had not been there when it was saved
  const left = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('counterpart.saved') ?? '{}');
    const [search] = kept.searches;
    const gone = search.seen.ids.splice(1, 2);
    search.seen.when = '2026-01-05T08:00:00.000Z';
    localStorage.setItem('counterpart.saved', JSON.stringify(kept));
    return gone;
  });
  expect(left).toHaveLength(2);
  await page.goto('/profile-to-candidates');
  const entry = page.getByRole('button', { name: /2 new$/ });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(results.getByText(/^2 new since Jan 5, 2026/)).toBeVisible();
  await expect(page).toHaveURL(/job\/jobs\/hand-j-nl-1\?index=candidates/);
  await page.goto('/profile-to-candidates');
  await expect(page.getByRole('button', { name: /nothing new$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Remove the saved search/ }).click();
  await expect(page.getByRole('button', { name: /nothing new$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /nothing new$/ })).toBeVisible();
});
