import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../src/axe.ts';
import { open } from '../../src/walk.ts';

async function put(page: Page, kind: 'candidates' | 'jobs', id: string, document: object): Promise<void> {
  const answer = await page.request.put(`/api/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, {
    data: { language: 'DUT', ...document },
  });
  expect(answer.ok()).toBe(true);
}

const functions = (label: string, required = false) => ({
  jobFunctions: {
    type: 'concepts',
    weight: 1,
    required,
    complete: true,
    value: [{ id: 'f', label, weight: 1, required }],
  },
});
const skills = (labels: readonly string[], required: boolean) => ({
  hardSkills: {
    type: 'concepts',
    weight: 1,
    required,
    complete: true,
    value: labels.map((label) => ({ id: label, label, weight: 1, required })),
  },
});

test('why a candidate of the list is not found for a job, and the smallest change applied and taken back with one click', async ({
  page,
}) => {
  await put(page, 'jobs', 'whynot-job', {
    jobTitle: 'Dakwerker waarom',
    matchProfile: { aspects: { ...functions('dakdekker'), ...skills(['Excel'], true) } },
    extraProperties: { company: 'Waarom NV' },
  });
  await put(page, 'candidates', 'whynot-person', {
    matchProfile: { aspects: functions('dakdekker') },
    extraProperties: { name: 'Wim Waarom', status: 'placed' },
  });
  await open(page, '/candidates/list');
  await page.getByRole('searchbox').fill('whynot-person');
  const row = page.locator('tr[data-document="whynot-person"]');
  await row.getByRole('button', { name: 'Other direction: Wim Waarom' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/candidates/edit/candidates/whynot-person',
  );
  await page.getByRole('menuitem', { name: 'Why not for a job?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why is Wim Waarom not found?' });
  await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first().fill('whynot-job');
  await page.getByRole('option', { name: /Dakwerker waarom/ }).click();
  await expect(dialog.getByText('Excel is required and was not found.')).toBeVisible();
  await expect(dialog.getByText('The status is Placed: closed or placed.')).toBeVisible();
  await expect(dialog.getByText('No longer require Excel.')).toBeVisible();
  await expect(dialog.getByText('Show status Placed too.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply and match' }).click();

  await expect(page).toHaveURL(/\/profile-to-candidates\/job\/jobs\/whynot-job/);
  await page
    .getByRole('button', { name: /^Results/ })
    .first()
    .click();
  const found = page.locator('tr[data-match="whynot-person"]');
  await expect(found).toBeVisible();
  await expect(page.getByText('Also shown: Placed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found).toHaveCount(0);
  await expect(page.getByText('Also shown: Placed')).toHaveCount(0);
});

test('the answer why someone is not here is in sight: no names lie over it, and a name that one has is enough', async ({
  page,
}) => {
  await put(page, 'candidates', 'whynot-alone', {
    matchProfile: { aspects: functions('dakdekker') },
    extraProperties: { name: 'Zwaantje Enigma' },
  });
  await open(page, '/profile-to-candidates/job/jobs/hand-j-nl-1?index=candidates', 'it');
  await page.getByRole('button', { name: 'Perché qualcuno non è qui?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Perché non qui?' });
  const field = dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first();
  await field.fill('Enigma');
  await expect(page.getByRole('option', { name: /Zwaantje Enigma/ })).toBeVisible();
  await field.press('Enter');
  await expect(dialog.getByText(/^Zwaantje Enigma \(whynot-alone\)/)).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});
