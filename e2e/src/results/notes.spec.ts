import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { OWN } from '../own-worlds.ts';
import { open } from '../walk.ts';

interface Kept {
  readonly notes: readonly { readonly id: string; readonly subject: string; readonly version: number }[];
}

test('RES-12c ENG-13d a note is undone, changed, removed, and never written over in silence', async ({ page }) => {
  await open(page, OWN.notes.results);
  const row = page.locator('tr[data-match]').nth(3);
  const id = (await row.getAttribute('data-match')) ?? '';
  const who = (await row.locator('[data-row-name]').textContent()) ?? '';
  const url = `/api/notes/CANDIDATE/candidates/${id}`;
  const kept = async () => ((await (await page.request.get(url)).json()) as Kept).notes;
  const subjects = async () => (await kept()).map(({ subject }) => subject);
  await row.locator('[data-open]').click();
  const openNotes = async () => page.getByRole('button', { name: 'Add a note' }).click();
  await openNotes();
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  // it lies over the details that name them
  await expect(dialog.getByRole('heading')).toHaveText(`Add a note ${who}`);
  await dialog.getByLabel('Subject').fill('Called');
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  expect(await subjects()).toEqual(['Called']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(subjects).toEqual([]);

  await openNotes();
  await dialog.getByLabel('Subject').fill('Called twice');
  await dialog.getByLabel('Text').fill('No answer');
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await expect(dialog).toHaveCount(0);
  await openNotes();
  const note = dialog.getByRole('listitem');
  await expect(note).toContainText('Called twice');
  await expect(note).toContainText(/\d{4}/);
  await expectAccessible(page);

  // somebody else changes it while it is open here
  await dialog.getByRole('button', { name: 'Change the note ‘Called twice’' }).click();
  const change = page.getByRole('dialog', { name: 'Change a note' });
  await expect(change.getByLabel('Text')).toHaveValue('No answer');
  const [first] = await kept();
  const theirs = await page.request.put(`${url}/${first?.id ?? ''}`, { data: { subject: 'Mailed by Bart' } });
  expect(theirs.status()).toBe(200);
  await change.getByLabel('Subject').fill('Called three times');
  await change.getByRole('button', { name: 'Save the note' }).click();
  await expect(change.getByText(/^Somebody else changed this note meanwhile/)).toBeVisible();
  await expect(change.locator('strong')).toHaveText('Mailed by Bart');
  await expect(change.getByLabel('Subject')).toHaveValue('Called three times');
  expect(await subjects()).toEqual(['Mailed by Bart']);
  await change.getByRole('button', { name: 'Save the note' }).click();
  await expect(note).toContainText('Called three times');
  await expect(note).toContainText('changed on');
  expect(await kept()).toMatchObject([{ subject: 'Called three times', version: 3 }]);

  // what is removed goes at once, is back when that fails, and by undo
  await page.route('**/notes/**', (request) =>
    request.request().method() === 'DELETE' ? request.abort() : request.fallback(),
  );
  const remove = dialog.getByRole('button', { name: 'Remove the note ‘Called three times’' });
  await remove.click();
  await expect(page.getByText('The note could not be removed.')).toBeVisible();
  await expect(note).toContainText('Called three times');
  await page.unroute('**/notes/**');
  await remove.click();
  await expect(note).toHaveCount(0);
  await expect.poll(subjects).toEqual([]);
  await page.getByText('The note is removed.').locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(note).toContainText('Called three times');
});
