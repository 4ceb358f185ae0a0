import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { configure } from '../configure.ts';
import { OWN } from '../own-worlds.ts';
import { open, settled } from '../walk.ts';

const { job, results: RESULTS } = OWN.judging;
const DECISIONS = `/api/monitoring/from/JOB/doc/${job.id}/to/CANDIDATE/key/recruiters`;

async function decisions(page: Page): Promise<unknown> {
  const { decisions: kept } = (await (await page.request.get(DECISIONS)).json()) as {
    decisions: { matchedProfileId: string; decision: string }[];
  };
  return kept.map(({ matchedProfileId, decision }) => [matchedProfileId, decision]);
}

test('a match is judged beside its row, at once and by keyboard, and the matching test knows it', async ({ page }) => {
  await open(page, RESULTS);
  const row = page.locator('tr[data-match]').first();
  await expect(row).toBeVisible();
  const id = (await row.getAttribute('data-match')) ?? '';
  await row.hover();
  const good = row.getByRole('button', { name: /^Good match: / });
  const bad = row.getByRole('button', { name: /^No good match: / });
  await expect(good).toHaveAttribute('aria-pressed', 'false');
  await expect(good).toHaveAttribute('title', /kept in “recruiters”/);
  await good.click();
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  await expect(row.getByRole('img', { name: 'Good match in “recruiters”' })).toBeVisible();
  await expect.poll(async () => decisions(page)).toEqual([[id, 'ACCEPT']]);

  // r rejects the row that has the focus; what is decided is there after a reload
  await row.locator('[data-row-name]').focus();
  await page.keyboard.press('r');
  await expect(bad).toHaveAttribute('aria-pressed', 'true');
  await expect(good).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => decisions(page)).toEqual([[id, 'REJECT']]);
  await page.reload();
  await expect(row.getByRole('img', { name: 'No good match in “recruiters”' })).toBeVisible();
  await expectAccessible(page);

  // what cannot be saved is as it was
  await page.route('**/api/monitoring/from/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await row.locator('[data-row-name]').focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Your decision could not be saved.')).toBeVisible();
  await expect(bad).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/monitoring/from/**');

  // the matching test has it, with when
  await open(page, '/matching-test');
  await settled(page);
  await page.getByRole('combobox', { name: 'Feedback', exact: true }).click();
  await page.getByRole('option', { name: 'recruiters' }).click();
  const judged = page.getByRole('group', { name: /^Decision about/ }).first();
  await expect(judged.getByRole('button', { name: 'NOK' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row').filter({ has: judged })).toContainText(/\d+\/\d+\/\d+/);

  // the same again takes it back
  await open(page, RESULTS);
  await expect(row.getByRole('img', { name: 'No good match in “recruiters”' })).toBeVisible();
  await row.hover();
  await bad.click();
  await expect(row.getByRole('img', { name: /“recruiters”/ })).toHaveCount(0);
  await expect.poll(async () => decisions(page)).toEqual([]);
});

test('without a source, or with the matching test off, no row is judged', async ({ page }) => {
  await open(page, '/profile-to-candidates?q=lasser&index=candidates');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Good match: / })).toHaveCount(0);
  await configure(page, (config) => {
    (config['features'] as Record<string, boolean>)['monitoring'] = false;
  });
  await open(page, RESULTS);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Good match: / })).toHaveCount(0);
});
