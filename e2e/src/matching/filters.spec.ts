import { expect, type Locator, type Page, test } from '@playwright/test';
import { configure } from '../configure.ts';
import { open } from '../walk.ts';

const ADDRESS = '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates';

function filters(page: Page): Locator {
  return page.getByRole('region', { name: 'Filters' });
}

async function openFilters(page: Page): Promise<Locator> {
  await open(page, ADDRESS);
  await filters(page).getByRole('button', { name: 'Filters' }).click();
  await expect(filters(page).getByRole('group', { name: 'Office' }).getByRole('checkbox').first()).toBeVisible();
  await expect.poll(() => count(page)).toBeGreaterThan(0);
  return filters(page);
}

/** How many the results tab counts. */
async function count(page: Page): Promise<number> {
  const tab = page.getByRole('tab', { name: /Candidates/ }).last();
  return Number((await tab.innerText()).replace(/\D/g, ''));
}

test('MAT-05 SET-21c there is one tab per index that has filters, and none without', async ({ page }) => {
  await openFilters(page);
  await expect(filters(page).getByRole('tab')).toHaveText(['Candidates']);
  await configure(page, (config) => {
    const { indices } = (config['pages'] as Record<string, { indices: Record<string, unknown>[] }>)[
      'profileToCandidates'
    ] ?? { indices: [] };
    const [first = {}] = indices;
    indices.push({ ...first, label: 'Talent pool', filters: [], filterProperties: [] });
    delete first['filters'];
    delete first['filterProperties'];
  });
  await open(page, ADDRESS);
  await expect(page.getByRole('tab', { name: /Talent pool/ })).toBeVisible();
  await expect(filters(page)).toHaveCount(0);
});

test('FIL-01 FIL-02a a ticked value narrows the results to its count; switched off it is ignored and kept', async ({
  page,
}) => {
  const area = await openFilters(page);
  const all = await count(page);
  const status = area.getByRole('group', { name: 'Status' });
  await status.getByRole('checkbox').first().check();
  await expect.poll(() => count(page)).toBeLessThan(all);
  const narrowed = await count(page);
  await area.getByRole('switch', { name: 'Filter Status on' }).press(' ');
  await expect.poll(() => count(page)).toBe(all);
  await expect(status.getByRole('checkbox').first()).toBeChecked();
  await expect(status.getByRole('checkbox').first()).toBeDisabled();
  await area.getByRole('switch', { name: 'Filter Status on' }).press(' ');
  await expect.poll(() => count(page)).toBe(narrowed);
});

test('FIL-02a values are counted under the other filters, never under their own', async ({ page }) => {
  const area = await openFilters(page);
  const offices = area.getByRole('group', { name: 'Office' });
  const statuses = area.getByRole('group', { name: 'Status' });
  const own = await statuses.getByRole('listitem').allInnerTexts();
  const others = await offices.getByRole('listitem').allInnerTexts();
  await statuses.getByRole('checkbox').first().check();
  await expect.poll(() => offices.getByRole('listitem').allInnerTexts()).not.toEqual(others);
  expect(await statuses.getByRole('listitem').allInnerTexts()).toEqual(own);
});

test('active filters are chips by the results, each can be removed, and they survive a reload', async ({ page }) => {
  const area = await openFilters(page);
  const all = await count(page);
  await area.getByRole('group', { name: 'Office' }).getByRole('checkbox').first().check();
  await expect.poll(() => count(page)).toBeLessThan(all);
  await area.getByRole('button', { name: 'Filters' }).click();
  const chips = area.getByRole('list', { name: 'Filters that are on' });
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => count(page)).toBeLessThan(all);
  await chips.getByRole('button', { name: /^Remove filter Office/ }).click();
  await expect.poll(() => count(page)).toBe(all);
  await expect(chips).toHaveCount(0);
});

test('FIL-01 PRO-08 an age filter takes a comparison and years; what is no number falls back to what there was', async ({
  page,
}) => {
  const area = await openFilters(page);
  const all = await count(page);
  const age = area.getByRole('textbox', { name: 'Age', exact: true });
  await age.fill('150');
  await age.press('Enter');
  await expect.poll(() => count(page)).toBe(0);
  await age.fill('nonsense');
  await age.blur();
  await expect(age).toHaveValue('150');
  await age.fill('');
  await age.blur();
  await expect.poll(() => count(page)).toBe(all);
});

test('FIL-10 a term is completed from two characters on', async ({ page }) => {
  const area = await openFilters(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_prefix')) asked.push(request.postData() ?? '');
  });
  const town = area.getByLabel('Town', { exact: true });
  await town.fill('a');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await town.fill('an');
  await page.getByRole('option', { name: 'Antwerpen' }).click();
  await expect(town).toHaveValue('Antwerpen');
  expect(asked.map((body) => (JSON.parse(body) as { text: string }).text)).toEqual(['an']);
});

test('FIL-03 FIL-04a own conditions: groups to depth 1, another property resets the rule, each counts when complete', async ({
  page,
}) => {
  const area = await openFilters(page);
  const all = await count(page);
  await area.getByRole('button', { name: 'Group' }).click();
  await expect(area.getByRole('button', { name: 'Group' })).toHaveCount(1);
  await area.getByRole('button', { name: 'Remove' }).first().click();
  await area.getByRole('button', { name: 'Condition' }).click();
  await expect(area.getByRole('combobox', { name: 'Comparison', exact: true })).toHaveValue('is one of');
  expect(await count(page)).toBe(all);
  await area.getByRole('combobox', { name: 'Values' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect.poll(() => count(page)).toBeLessThan(all);
  await area.getByRole('combobox', { name: 'Property' }).click();
  await page.getByRole('option', { name: 'Changed' }).click();
  await expect(area.getByRole('combobox', { name: 'Comparison', exact: true })).toHaveValue('less than');
  await expect(area.getByRole('textbox', { name: 'Number' })).toHaveValue('1');
  await expect(area.getByRole('combobox', { name: 'Unit' })).toHaveValue('week');
  await expect(area.getByRole('combobox', { name: 'Before or after now' })).toHaveValue('ago');
});

test('FIL-08 a day is written yyyy/MM/dd, to the year 9999', async ({ page }) => {
  const area = await openFilters(page);
  await area.getByRole('button', { name: 'Condition' }).click();
  await area.getByRole('combobox', { name: 'Property' }).click();
  await page.getByRole('option', { name: 'Available from' }).click();
  const day = area.getByRole('textbox', { name: 'Date' });
  await day.fill('2026/04/01');
  await day.blur();
  await expect(day).toHaveValue('2026/04/01');
  await day.fill('0999/01/02');
  await day.blur();
  await expect(day).toHaveValue('0999/01/02');
  await day.fill('9999/12/31');
  await day.blur();
  await expect(day).toHaveValue('9999/12/31');
});

test('FIL-07 a value under "is one of" is unavailable under "is not one of"', async ({ page }) => {
  const area = await openFilters(page);
  await area.getByRole('button', { name: 'Condition' }).click();
  await area.getByRole('button', { name: 'Condition' }).click();
  await area.getByRole('combobox', { name: 'Values' }).first().click();
  const option = page.getByRole('option').first();
  const value = await option.innerText();
  await option.click();
  await page.keyboard.press('Escape');
  await area.getByRole('combobox', { name: 'Comparison', exact: true }).last().click();
  await page.getByRole('option', { name: 'is not one of' }).click();
  await area.getByRole('combobox', { name: 'Values' }).last().click();
  await expect(page.getByRole('option', { name: value }).last()).toHaveAttribute('data-combobox-disabled', 'true');
});
