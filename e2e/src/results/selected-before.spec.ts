import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { configure } from '../configure.ts';
import { OWN } from '../own-worlds.ts';
import { open } from '../walk.ts';

const { job, results: RESULTS } = OWN.selectedBefore;

/** Switches options of the indices of the page. */
async function withOptions(page: Page, options: Record<string, unknown>): Promise<void> {
  await configure(page, (config) => {
    const pages = config['pages'] as Record<string, { indices: Record<string, unknown>[] }>;
    for (const index of pages['profileToCandidates']?.indices ?? []) Object.assign(index, options);
  });
}

test('RES-01a RES-01b RES-08d RES-08e RES-09 RES-14 who was selected before is marked, opens in the other system, and says statuses, notes and last contact', async ({
  page,
}) => {
  await withOptions(page, {
    openExternalExistingSelection: 'https://crm.example/{type}/{subjectId}/{id}/{externalId}',
  });
  await open(page, RESULTS);
  // the other test writes about the first
  const row = page.locator('tr[data-match]').nth(4);
  const id = (await row.getAttribute('data-match')) ?? '';
  await page.request.post('/api/selections/candidatesForJob', {
    data: { subjectId: job.id, selectionIds: [id], selectionStatus: 'invited' },
  });
  await page.request.post(`/api/notes/CANDIDATE/candidates/${id}`, { data: { subject: 'gebeld' } });
  await page.route(`**/selections/candidatesForJob/${job.id}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, externalSelectionIdByCandidate: { [id]: 'crm-77' } } });
  });
  await page.reload();
  const marker = row.getByRole('link', { name: /^Already selected: open the selection of / });
  await expect(marker).toHaveAttribute('href', `https://crm.example/candidatesForJob/${job.id}/${id}/crm-77`);
  await expect(marker).toHaveAttribute('rel', 'noreferrer');
  await expect(row).toContainText(/Invited · 1 note/);
  await expect(page.getByRole('link', { name: /^Already selected/ })).toHaveCount(1);
  await expect(row.getByRole('checkbox', { name: /^Choose / })).toBeVisible();
  await expectAccessible(page);

  await page.unrouteAll({ behavior: 'wait' });
  await withOptions(page, { resultAnnotationEndpoint: undefined, selectionEndpoints: {}, allowComparison: false });
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('1 note');
  await expect(page.getByRole('link', { name: /^Already selected/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Choose / })).toHaveCount(0);
});

test('RES-12a RES-12b RES-12c RES-12d RES-12e ENG-13d a note has a type, a subject and a body; only the subject is needed, and a failure stays open and red', async ({
  page,
}) => {
  await withOptions(page, { noteTypes: ['call', 'mail'], defaultNoteType: 'mail' });
  await open(page, RESULTS);
  const row = page.locator('tr[data-match]').first();
  const id = (await row.getAttribute('data-match')) ?? '';
  await row.locator('[data-open]').click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  const save = dialog.getByRole('button', { name: 'Save the note' });
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveValue('mail');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Subject').fill('  ');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Subject').fill('Gemaild');
  await expect(save).toBeEnabled();

  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.route('**/notes/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await save.click();
  const error = dialog.getByRole('alert');
  await expect(error).toHaveText("Note couldn't be created");
  await expect(error).toHaveCSS('color', /^rgb\((1[5-9]\d|2\d\d), \d{1,2}, /);
  expect(logged.some((line) => line.includes('A note could not be created'))).toBe(true);
  await expect(dialog.getByLabel('Subject')).toHaveValue('Gemaild');

  await page.unroute('**/notes/**');
  const held = Promise.withResolvers<void>();
  await page.route('**/notes/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/notes/**');
  await save.click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe(`/api/notes/CANDIDATE/candidates/${id}`);
  expect(request.postDataJSON()).toEqual({ type: 'mail', subject: 'Gemaild', body: '' });
  await expect(save).toBeDisabled();
  held.resolve();
  await expect(dialog).toHaveCount(0);
  const notes = (await (await page.request.get(`/api/notes/CANDIDATE/candidates/${id}`)).json()) as { notes: object[] };
  expect(notes.notes[0]).toMatchObject({ type: 'mail', subject: 'Gemaild', body: '' });
});
