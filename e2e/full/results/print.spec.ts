import { expect, type Page, test } from '@playwright/test';
import { open, settled } from '../../src/walk.ts';

const JOB = 'hand-j-nl-1';
const RESULTS = `/profile-to-candidates/job/jobs/${JOB}?index=candidates`;

/** Sheets of a PDF, by its page objects. */
async function sheets(page: Page, landscape = false): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', landscape });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

for (const [what, address] of [
  ['the dialog', `${RESULTS}&details=hand-c-nl-1`],
  ['the address of a match', `/match-details/jobs/${JOB}/candidates/hand-c-nl-1`],
] as const) {
  test(`${what} prints on one sheet: who, sums, what is asked, evidence, and nothing around them`, async ({ page }) => {
    await open(page, address);
    const details = page.locator('[data-details="hand-c-nl-1"]');
    await expect(details.locator('mark').first()).toBeVisible();
    await settled(page);
    const name = await details.getByRole('heading').first().innerText();
    const passages = details.locator('[data-passages]');
    await expect(passages).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    // who, the calculation, both directions, the evidence
    await expect(details.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(details.getByRole('table')).toBeVisible();
    await expect(details.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(details.getByRole('region', { name: 'What is asked' })).toBeVisible();
    await expect(passages.getByRole('listitem').first()).toBeVisible();
    await expect(passages.getByRole('heading', { name: 'Evidence in the texts' })).toBeVisible();
    // no whole texts, no buttons that paper cannot press, no screen behind
    await expect(details.getByRole('region', { name: 'Texts' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Calculation' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add a note' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('tr[data-match]:visible')).toHaveCount(0);
    expect(await sheets(page)).toBe(1);
  });
}

test('RES-10 a comparison prints alone on one sheet, with its scores and without its tools', async ({ page }) => {
  await open(page, RESULTS);
  const boxes = page.locator('tr[data-match]').getByRole('checkbox');
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await page.getByRole('button', { name: /^Compare/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).not.toHaveCount(0);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText('Job functions').first()).toBeVisible();
  await expect(dialog.getByText(/^\d+%$/).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('tr[data-match]:visible')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  expect(await sheets(page, true)).toBe(1);
});
