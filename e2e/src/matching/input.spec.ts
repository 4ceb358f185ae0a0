import { expect, test } from '@playwright/test';
import { open } from '../walk.ts';

test('MAT-17a an empty text gets a clear message and an unreadable one keeps what was typed', async ({ page }) => {
  await open(page, '/job-to-candidates');
  await page.getByRole('button', { name: 'Parse Job' }).click();
  await expect(page.getByRole('alert')).toContainText('The text is empty. Paste a job first.');
  // what failed is red in words and sign too, not in the accent's colour
  await expect(page.getByRole('alert')).toHaveCSS('color', 'rgb(180, 35, 24)');
  const text = 'word '.repeat(120_000);
  await page.getByLabel('Job description').fill(text);
  await page.getByRole('button', { name: 'Parse Job' }).click();
  await expect(page.getByRole('alert')).toContainText('The text is too long.');
  await expect(page.getByLabel('Job description')).toHaveValue(text);
});

test('MAT-17b a lost connection keeps the text, and the next try works', async ({ page, context }) => {
  await open(page, '/job-to-candidates');
  await page.getByLabel('Job description').fill('We are looking for a warehouse operative in London, full-time.');
  // parts of the page that come late are there: a page that lost its own script is another matter
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Parse Job' }).click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Parse Job' }).click();
  await expect(page).toHaveURL(/match$/);
});

test('what was typed survives a reload', async ({ page }) => {
  await open(page, '/job-to-candidates');
  await page.getByLabel('Job description').fill('A text that nobody wants to type twice.');
  await page.reload();
  await expect(page.getByLabel('Job description')).toHaveValue('A text that nobody wants to type twice.');
});

test('MAT-17c a reload at the match step keeps the profile and finds its results again', async ({ page }) => {
  await open(page, '/job-to-candidates', 'nl');
  await page.getByLabel('Vacaturetekst').fill('Magazijnier gezocht in Gent met heftruckattest.');
  await page.getByRole('button', { name: /^Vacature (ontleden|lezen)$/ }).click();
  await expect(page).toHaveURL(/match$/);
  await page.getByRole('button', { name: 'Resultaten' }).click();
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/match/);
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Matchprofiel' }).click();
  await expect(page.getByRole('button', { name: /^magazijnier,/i })).toBeVisible();
});

test('MAT-17c a pasted page is headed by the line that its job is read from, before and after a reload', async ({
  page,
}) => {
  await open(page, '/job-to-candidates', 'nl');
  await page
    .getByLabel('Vacaturetekst')
    .fill(
      'Home > Vacatures > Onderwijs\n\nBegeleider kinderopvang (m/v/x)\nGemeente Lier\n\nJe speelt met de kinderen.',
    );
  await page.getByRole('button', { name: 'Vacature lezen' }).click();
  await expect(page).toHaveURL(/match$/);
  // above the sections: the results say it too, once they are there
  const head = page
    .getByRole('main')
    .locator('strong:not(section strong)')
    .filter({ hasText: /^Begeleider kinderopvang \(m\/v\/x\)$/ });
  await expect(head).toBeVisible();
  await page.reload();
  await expect(head).toBeVisible();
});

test('SET-24c the profile language follows the interface language', async ({ page }) => {
  await open(page, '/profile-to-candidates', 'fr');
  await expect(page.getByRole('button', { name: 'Langue : Français' })).toBeVisible();
  await page.getByRole('button', { name: /^Langue des écrans/ }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect(page.getByRole('button', { name: 'Lingua: Italiano' })).toBeVisible();
});

test('every action of the results has a key or a tab stop', async ({ page }) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1');
  await page.getByRole('button', { name: 'Results' }).press('Enter');
  await expect(page.locator('tr[data-match]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-match]').nth(1).locator('[data-row-name]')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('tr[data-match]').first().locator('[data-open]')).toBeFocused();
});
