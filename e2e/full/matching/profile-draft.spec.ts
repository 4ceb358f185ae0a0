import { expect, test } from '@playwright/test';
import { addValues, chip, nextMatch } from '../../src/profile-walk.ts';
import { open } from '../../src/walk.ts';

test('MAT-12 a reload keeps the flag, the weight and a value that was never matched', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  await addValues(page, 'Hard skills: add', 'zonnepanelen plaatsen');
  const added = chip(page, 'zonnepanelen plaatsen');
  await added.focus();
  await page.keyboard.press('r');
  await page.keyboard.press('+');
  await expect(added).toHaveAccessibleName(/^zonnepanelen plaatsen, weight 110, required/);
  await page.reload();
  await expect(added).toHaveAccessibleName(/^zonnepanelen plaatsen, weight 110, required/);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(added).toHaveCount(0);
});

test('MAT-12 after Match required, weights and the open index are there again', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  const first = page.locator('[data-chip^="jobFunctions/"]').nth(1);
  await first.focus();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  const name = await first.getAttribute('aria-label');
  expect(name).toContain('weight 80');
  const asked = nextMatch(page);
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await asked;
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  const again = nextMatch(page);
  await page.reload();
  expect((await again).matchProfile.aspects['jobFunctions']?.value).toMatchObject([{ weight: 0.8 }]);
  await expect(page).toHaveURL(/index=candidates/);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Match profile' }).click();
  await expect(page.getByRole('button', { name: name ?? '' })).toBeVisible();
});

test('a profile without a source survives a reload, and stays cleared when it was', async ({ page }) => {
  await open(page, '/profile-to-jobs', 'en');
  await page.getByRole('group', { name: 'Or start with' }).getByRole('button', { name: 'Job functions' }).click();
  await page.getByRole('combobox', { name: 'Job functions: add' }).fill('welder,');
  await expect(chip(page, 'welder')).toBeVisible();
  await page.reload();
  await expect(chip(page, 'welder')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Search, or paste a CV' })).toBeVisible();
  await expect(chip(page, 'welder')).toHaveCount(0);
});
