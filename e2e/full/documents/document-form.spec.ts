import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../src/axe.ts';
import { open } from '../../src/walk.ts';

const CV = `Mieke Formulier
mieke.formulier@voorbeeld.be

Werkervaring
2019 - heden: MIG-lasser bij Staalbouw NV
TIG-lassen

Opleiding
2010 - 2012 Lassen-constructie, VTI Gent`;

async function stored(page: Page, address: string) {
  const response = await page.request.get(`/api/hrmatching/${address}`);
  return response.ok() ? ((await response.json()) as Record<string, unknown>) : response.status();
}

test('ENG-01 ENG-17 ENG-18 ENG-19 a candidate is written: what is typed is read, corrected, created, and can be undone', async ({
  page,
}) => {
  await open(page, '/candidates/list');
  await page.getByRole('link', { name: 'New candidate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New candidate');
  await page.getByRole('textbox', { name: 'CV text' }).fill(CV);
  await expect(page.getByRole('button', { name: /^TIG-lassen/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Mieke Formulier');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('mieke.formulier@voorbeeld.be');
  await expect(page.getByPlaceholder('Dutch, from the text')).toBeVisible();
  const work = page.getByRole('group', { name: 'Work experience 1' });
  await expect(work.getByRole('textbox', { name: 'Company' })).toHaveValue('Staalbouw NV');
  await expect(page.getByRole('group', { name: 'Education 1' }).getByLabel('School')).toHaveValue('VTI Gent');
  await work.getByRole('textbox', { name: 'Company' }).fill('Lasbedrijf De Vonk');
  await page.getByRole('textbox', { name: 'Name of another property' }).fill('office');
  await page.getByRole('button', { name: 'Add property' }).click();
  await page.getByRole('textbox', { name: 'Office' }).fill('Aalst');
  await page.getByRole('textbox', { name: 'ID' }).fill('form-new-1');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('What you had typed and not saved is back.')).toBeVisible();
  await expect(work.getByRole('textbox', { name: 'Company' })).toHaveValue('Lasbedrijf De Vonk');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/candidates\/list\?.*details=form-new-1/);
  await expect(page.getByRole('dialog', { name: 'Mieke Formulier' })).toContainText('Lasbedrijf De Vonk');
  expect(await stored(page, 'candidates_index/candidates/doc/form-new-1')).toMatchObject({
    version: 1,
    language: 'DUT',
    extraProperties: { name: 'Mieke Formulier', office: 'Aalst' },
    workExperiences: [{ title: 'MIG-lasser', company: 'Lasbedrijf De Vonk', dateFrom: '2019' }],
  });
  await expect(page.getByText('Mieke Formulier is created.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(page, 'candidates_index/candidates/doc/form-new-1')).toBe(404);
});

test('ENG-01 ENG-16a two people edit one job: nothing is written over silently, fields come together, conflicts are chosen', async ({
  page,
}) => {
  const address = '/api/hrmatching/jobs_index/jobs/doc/form-edit-1?refresh=true';
  const job = {
    language: 'DUT',
    jobTitle: 'magazijnier',
    jobText: 'Wij zoeken een magazijnier in Aalst.',
    extraProperties: { company: 'Logistiek NV', office: 'Aalst' },
  };
  await page.request.put(address, { data: job });
  await open(page, '/jobs/list?details=form-edit-1', 'nl');
  await page.getByRole('link', { name: 'Bewerken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vacature bewerken');
  await page.getByRole('textbox', { name: 'Functietitel' }).fill('heftruckchauffeur');
  await page.getByRole('textbox', { name: 'Bedrijf', exact: true }).fill('Haven NV');
  const theirs = { ...job, jobTitle: 'orderpicker', extraProperties: { company: 'Logistiek NV', office: 'Gent' } };
  await page.request.put(address, { data: theirs });
  await page.getByRole('button', { name: 'Bewaren' }).click();

  await expect(page.getByText('Iemand anders heeft het intussen bewaard.')).toBeVisible();
  await expect(page.getByText('Eén veld is door beiden gewijzigd. Kies en sla dan op.')).toBeVisible();
  expect(await stored(page, 'jobs_index/jobs/doc/form-edit-1')).toMatchObject({ version: 2, jobTitle: 'orderpicker' });
  const choice = page.getByRole('radiogroup', { name: 'Functietitel' });
  await expect(choice.getByRole('radio', { name: 'Van mij: heftruckchauffeur' })).toBeChecked();
  await expectAccessible(page);
  await choice.getByRole('radio', { name: 'Van de ander: orderpicker' }).check();
  await expect(page.getByRole('textbox', { name: 'Functietitel' })).toHaveValue('orderpicker');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page).toHaveURL(/\/jobs\/list\?.*details=form-edit-1/);
  expect(await stored(page, 'jobs_index/jobs/doc/form-edit-1')).toMatchObject({
    version: 3,
    jobTitle: 'orderpicker',
    extraProperties: { company: 'Haven NV', office: 'Gent' },
  });
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect
    .poll(() => stored(page, 'jobs_index/jobs/doc/form-edit-1'))
    .toMatchObject({ version: 4, extraProperties: { company: 'Logistiek NV', office: 'Gent' } });
});

test('a form by keyboard from the palette, in the width of a phone, with nothing cut', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/jobs/list', 'fr');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Tout rechercher' })).toBeFocused();
  await page.keyboard.type('nouvelle offre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle offre');
  await page.getByRole('textbox', { name: 'Texte de l’offre' }).fill('Nous cherchons un soudeur TIG à Namur.');
  await expect(page.getByRole('button', { name: /^soudeur/i }).first()).toBeVisible();
  expect(await page.locator('html').evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/\/jobs\/list/);
});
