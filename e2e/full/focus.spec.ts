import { expect, test } from '@playwright/test';
import { open } from '../src/walk.ts';

test('RES-10 the focus goes back to its row from the comparison, the keys and the search of everything', async ({
  page,
}) => {
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates&page=1');
  await expect(page.locator('tr[data-match]').nth(2)).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const second = page.locator('tr[data-match]').nth(1).locator('[data-row-name]');
  await expect(second).toBeFocused();
  for (const key of ['c', '?', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(second).toBeFocused();
  }
});

test('LST-03 the document beside a list takes the focus, keeps it from one to the next, and gives it back', async ({
  page,
}) => {
  await open(page, '/candidates/list', 'nl');
  await page.locator('tbody tr [data-open]').first().press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Sluiten' });
  await expect(close).toBeFocused();
  const id = page.locator('tbody tr[data-document]').nth(1);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`details=${await id.getAttribute('data-document')}`));
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(id.locator('[data-open]')).toBeFocused();
});
