import { expect, type Page, test } from '@playwright/test';
import { configure } from '../../src/configure.ts';
import { OWN } from '../../src/own-worlds.ts';
import { open } from '../../src/walk.ts';

const RESULTS = '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates';

/** Opens the results with other options of the index of candidates. */
async function openWith(page: Page, options: Readonly<Record<string, unknown>>, address = RESULTS): Promise<void> {
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) Object.assign(index, options);
  });
  await open(page, address);
}

test('SET-21o DET-01 the external tab comes first where the option says so, and only where there is one', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('icon.svg?of=')) fetched.push(request.url());
  });
  const details = `${RESULTS}&details=hand-c-nl-1`;
  await openWith(page, { externalDetailsTabUrl: '/icon.svg?of={id}', externalDetailsTabDefaultActive: true }, details);
  await expect(page.getByRole('tab', { name: 'External details' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/icon\.svg\?of=hand-c-nl-1$/);
  await page.getByRole('tab', { name: 'Match details' }).click();
  await expect(page.getByRole('region', { name: 'Texts' })).toBeVisible();
  expect(fetched).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await openWith(page, { externalDetailsTabDefaultActive: true }, details);
  await expect(page.getByRole('region', { name: 'Texts' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'External details' })).toHaveCount(0);
});

test('SET-21n RES-10 the comparison names the property that is configured under each name, and none without it', async ({
  page,
}) => {
  for (const [options, count] of [
    [{ comparisonSubtitleProperty: 'reference' }, 2],
    [{ comparisonSubtitleProperty: undefined }, 0],
  ] as const) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openWith(page, options, OWN.compared.results);
    for (const { id } of OWN.compared.people) {
      await page.locator(`tr[data-match="${id}"]`).getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: /^Compare/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Olive Optie').first()).toBeVisible();
    await expect(dialog.getByText('REF-0042')).toHaveCount(count);
  }
});

test('FIL-01 one term and a compared number each narrow the matches by their rule', async ({ page }) => {
  await openWith(page, {
    filters: [
      { name: 'one', label: 'One office', type: 'term', property: 'office', values: { from: 'terms' } },
      { name: 'grade', label: 'Grade', type: 'numberComparison', property: 'grade' },
    ],
  });
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Filters' }).click();
  const sent = async (act: () => Promise<void>) => {
    const asked = page.waitForRequest((one) => one.postDataJSON()?.size === 20 && one.url().includes('/match2'));
    await act();
    return ((await asked).postDataJSON().matchFilter?.rules ?? []) as unknown[];
  };
  await filters.getByRole('combobox', { name: 'One office' }).click();
  const option = page.getByRole('option').first();
  const office = await option.innerText();
  expect(await sent(() => option.click())).toEqual([
    { property: 'office', data: { type: 'enum', comparison: 'is one of', value: [office] } },
  ]);
  const grade = filters.getByRole('textbox', { name: 'Grade', exact: true });
  await grade.fill('7');
  expect(await sent(() => grade.press('Enter'))).toContainEqual({
    combinator: 'or',
    rules: [
      { property: 'grade', data: { type: 'number', comparison: 'greater than', value: 7 } },
      { property: 'grade', data: { type: 'number', comparison: 'equal', value: 7 } },
    ],
  });
});

test('PRO-05 a suggestion says of what type its concept is', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  for (const [aspect, typed, type] of [
    ['Hard skills', 'pneu', 'skill'],
    ['Job functions', 'lass', 'function'],
  ] as const) {
    await page.getByRole('button', { name: `${aspect}: add`, exact: true }).click();
    await page.getByRole('combobox', { name: `${aspect}: add`, exact: true }).pressSequentially(typed);
    await expect(page.getByRole('option').first()).toContainText(type);
    await page.keyboard.press('Escape');
  }
});
